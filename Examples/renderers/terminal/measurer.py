"""Measures texts in cells of a terminal."""

import unicodedata

EMOJI_STYLE = "\ufe0f"


class CellMeasurer:
    """Tells the engine how many cells a grapheme cluster takes, and remembers it for drawing."""

    def __init__(self) -> None:
        #: The cells of every cluster that was measured.
        self.cells: dict[str, int] = {}

    def advance(self, cluster: str, font) -> float:
        """Returns 2 for wide characters, 0 for what is not seen, else 1; a font has no say."""
        return self.cells.setdefault(cluster, cells_of(cluster))

    def metrics(self, font) -> tuple[float, float]:
        """A line is one row high, all of it above the baseline."""
        return 1, 0

    def clusters(self, text: str) -> list[tuple[str, int]]:
        """Splits a measured text into clusters as the engine did, with their cells."""
        found = []
        while text:
            cluster = next(
                (text[:end] for end in range(len(text), 0, -1) if text[:end] in self.cells), text[0]
            )
            found.append((cluster, self.cells.get(cluster, cells_of(cluster))))
            text = text.removeprefix(cluster)
        return found


def cells_of(cluster: str) -> int:
    """The cells of a grapheme cluster: those of its first character, or two if it is shown as an emoji."""
    if unicodedata.category(cluster[0]) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    is_wide = unicodedata.east_asian_width(cluster[0]) in ("W", "F") or EMOJI_STYLE in cluster
    return 2 if is_wide else 1
