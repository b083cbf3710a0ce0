"""Objects of the library that exist only in this process."""

from __future__ import annotations

from typing import ClassVar, NoReturn


class Handle:
    """Something that cannot be pickled or copied."""

    __slots__ = ()
    #: Advice for the error message.
    _instead: ClassVar[str]

    def __reduce__(self) -> NoReturn:
        kind = type(self).__name__
        raise TypeError(f"{kind} objects cannot be pickled or copied: {self._instead}")
