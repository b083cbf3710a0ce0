#!/usr/bin/env python3
"""Records how libhyphen divides words: Scripts/record/hyphenation.py

Writes Tests/Fonts/PickerShapingTests/Fixtures/hyphenation.json: for files of patterns that show each part of the format, and for
the English and German files of Debian, words with a hyphen wherever libhyphen divides them without changing the spelling,
with two letters at least on either side. Needs libhyphen0, hyphen-en-us and hyphen-de.
"""

import ctypes
import itertools
import json
import pathlib
import re
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/hyphenation.json"

# Patterns by name, and words for them. Every rule of the format is in one of them.
FILES = {
    "settings": (
        "UTF-8\nLEFTHYPHENMIN 3\nRIGHTHYPHENMIN 4\n% comment a1b\n1ba\na1b2a\n.a3n\ns1t.\nffi1a\n",
        ["bababababa", "ananabaab", "kabababast", "ofﬃabababa", "ﬃaababab", "abababab"],
    ),
    "equal": ("ISO8859-2\n1na\n1ná\nn2a\nn1á\n1na2b\n", ["ananana", "ánáná", "nanabana", "nánáná", "ananxж"]),
    "longest": ("UTF-8\nb1c\nabcd\na1b\nxb2c\n", ["zabcyzabcd", "abcabcabc", "xbcxbcabx", "ababcdabcx"]),
    "compounds": (
        "UTF-8\nCOMPOUNDLEFTHYPHENMIN 2\nCOMPOUNDRIGHTHYPHENMIN 3\n1haus\n1schiff\nrechen1\nver1brechens1\n"
        "NEXTLEVEL\nh1a\na1u\nu1s\n1sch\ni1f\n1chen\nLEFTHYPHENMIN 4\n",
        ["hausschiff", "schiffhausschiff", "verbrechenshaus", "verbrechens", "haushaus", "aushaushaus", "schiffahrt"],
    ),
    "spelling": (
        "UTF-8\n1as\nas5szon/sz=,2,1\n.d1ze/dz=,1,1\néd3d1zü/dz=,2,1\nschif1fahrt/ff=f,5,2\nőffab1a/x=\n",
        ["asszonyok", "dzedzedze", "édzüasszon", "schiffahrten", "őffababa", "asasszonas"],
    ),
    "compound spelling": (
        "UTF-8\nl·9l/=,2,1\nŀ9l/l=,1,1\nschif1fahrt/ff=f,5,2\nNEXTLEVEL\n1co\no1l\nl1e\n1gi\ni1f\n",
        ["coŀlegicoŀlegi", "intelŀligent", "schiffahrtcol", "colegicolegi"],
    ),
}

NOUNS = (
    "apfel arbeit bahn baum bruder donau dampf eisen erde fahrt fenster feuer finger flasche garten gemüse geschwindigkeit "
    "gesellschaft gewitter haus himmel kaffee kapitän kirche kartoffel küche land leben licht lokomotive mädchen maschine "
    "mutter nachbar orangen papier pflanzen rechnung regen schiff schlüssel schmetterling schokolade schule sonne spiegel "
    "straße tasche tisch übung verbrechens versicherung wasser werkzeug winter wissenschaft zeitung zimmer zucker zwiebel"
).split()


def libhyphen():
    library = ctypes.CDLL("libhyphen.so.0")
    library.hnj_hyphen_load.restype = ctypes.c_void_p
    pointers = [ctypes.c_void_p] * 3
    library.hnj_hyphen_hyphenate2.argtypes = [
        ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p,
        *[ctypes.POINTER(p) for p in pointers],
    ]  # fmt: skip
    return library


LIBRARY = libhyphen()


class Patterns:
    def __init__(self, path: pathlib.Path):
        self.charset = path.open("rb").readline().strip().decode()
        self.dictionary = LIBRARY.hnj_hyphen_load(str(path).encode())

    def divided(self, word: str) -> str:
        try:
            letters = word.encode(self.charset)
        except UnicodeEncodeError:
            return word
        marks = ctypes.create_string_buffer(len(letters) + 8)
        changes, positions, cuts = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
        LIBRARY.hnj_hyphen_hyphenate2(
            self.dictionary, letters, len(letters), marks, None, ctypes.byref(changes), ctypes.byref(positions),
            ctypes.byref(cuts),
        )  # fmt: skip
        changed = [None] * len(letters)
        if changes.value:
            changed = (ctypes.c_void_p * len(letters)).from_address(changes.value)
        return "".join(
            letter + ("-" if marks.raw[i] & 1 and not changed[i] and 1 <= i < len(word) - 2 else "")
            for i, letter in enumerate(word)
        )


def english():
    articles = (ROOT / "Sources/Interfaces/PickerLayout/PickerLayout.docc").glob("*.md")
    found = set(re.findall(r"\b[a-z]{7,20}\b", "".join(path.read_text() for path in articles)))
    return sorted(found)[::2]


def german():
    return ["".join(pair) for pair in itertools.product(NOUNS, NOUNS)][::4]


def main():
    files = []
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "hyph_xx.dic"
        for name, (text, words) in FILES.items():
            path.write_bytes(text.encode(text.split("\n")[0]))
            patterns = Patterns(path)
            files.append({"name": name, "patterns": text, "divided": [patterns.divided(w) for w in words]})
    installed = []
    for language, words in (("en_US", english()), ("de_DE", german())):
        patterns = Patterns(pathlib.Path(f"/usr/share/hyphen/hyph_{language}.dic"))
        installed.append({"language": language, "divided": " ".join(patterns.divided(w) for w in words)})
    recording = {"files": files, "installed": installed}
    OUTPUT.write_text(json.dumps(recording, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
