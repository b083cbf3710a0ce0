"""Which font files cover a text: those of the repository, then those of Debian's fonts-noto-core."""

import dataclasses
import functools
import pathlib
import unicodedata

from fontTools.ttLib import TTFont

BUNDLED = {
    "Inter": "Fonts/Inter/InterVariable.ttf",
    "Noto Sans Arabic": "Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf",
    "Noto Sans Hebrew": "Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf",
    "Noto Sans Devanagari": "Fonts/NotoSansDevanagari/NotoSansDevanagari-Regular.ttf",
    "Noto Sans Thai": "Fonts/NotoSansThai/NotoSansThai-Regular.ttf",
    "Noto Sans CJK SC": "Fonts/NotoSansCJK/NotoSansCJKsc-Regular.otf",
}


@dataclasses.dataclass(frozen=True)
class Face:
    family: str
    file: pathlib.Path
    is_bundled: bool

    @functools.cached_property
    def characters(self):
        with TTFont(self.file, lazy=True) as font:
            return frozenset(map(chr, font.getBestCmap()))


class Faces:
    """Faces by how much of a text they cover."""

    def __init__(self, root, noto):
        bundled = [Face(family, root / file, True) for family, file in BUNDLED.items()]
        self._inter = bundled[0]
        # A family of its own name, so that it is not one of those in the repository.
        self._all = bundled + [
            Face("Check " + file.stem.removesuffix("-Regular"), file, False)
            for file in sorted(noto.glob("NotoSans*-Regular.ttf"))]

    def covering(self, text):
        """The face with most letters of the text, then Inter, then others until all are covered that can be."""
        needed = {each for each in text if not unicodedata.category(each).startswith(("Z", "C"))}
        faces = [self._best({each for each in needed if each.isalpha()})]
        if self._inter not in faces:
            faces.append(self._inter)
        while True:
            rest = needed.difference(*(face.characters for face in faces))
            best = self._best(rest)
            if not rest & best.characters:
                return faces
            faces.append(best)

    def _best(self, needed):
        return max(self._all, key=lambda face: len(needed & face.characters))
