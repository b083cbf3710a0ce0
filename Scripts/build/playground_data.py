"""Writes what the playground knows into its folder: fonts, examples with their pictures, the schema, and what the
article on keys says.

    python3 Scripts/build/playground_data.py FOLDER TOOL
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARTICLE = ROOT / "Sources/Controls/PickerControls/PickerControls.docc/JSONFormat.md"

# The faces of the engine under the name of the default family: as in the engine, those of other scripts take over where
# Inter has no glyph. A browser takes all faces of a text from those of one range of weights: both ranges have all scripts.
REGULAR, BOLD = "100 500", "501 900"
ARABIC = "U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFE"
DEVANAGARI = "U+0900-097F,U+1CD0-1CFF,U+A8E0-A8FF"
HEBREW = "U+0590-05FF,U+FB1D-FB4F"
THAI = "U+0E00-0E7F"
CHINESE = "U+1100-11FF,U+2E80-9FFF,U+A960-A97F,U+AC00-D7FF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+20000-323AF"
FACES = [
    ("Inter/InterVariable.ttf", REGULAR, None),
    ("Inter/InterVariable.ttf", BOLD, None),
    ("NotoSansArabic/NotoSansArabic-Regular.ttf", REGULAR, ARABIC),
    ("NotoSansArabic/NotoSansArabic-Bold.ttf", BOLD, ARABIC),
    ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", REGULAR, DEVANAGARI),
    ("NotoSansDevanagari/NotoSansDevanagari-Bold.ttf", BOLD, DEVANAGARI),
    ("NotoSansHebrew/NotoSansHebrew-Regular.ttf", REGULAR, HEBREW),
    ("NotoSansHebrew/NotoSansHebrew-Bold.ttf", BOLD, HEBREW),
    ("NotoSansThai/NotoSansThai-Regular.ttf", REGULAR, THAI),
    ("NotoSansThai/NotoSansThai-Bold.ttf", BOLD, THAI),
    ("NotoSansCJK/NotoSansCJKsc-Regular.otf", REGULAR, CHINESE),
    ("NotoSansCJK/NotoSansCJKsc-Regular.otf", BOLD, CHINESE),
]

def fonts(folder):
    (folder / "fonts").mkdir()
    rules = []
    for path, weight, characters in FACES:
        source = ROOT / "Fonts" / path
        shutil.copy(source, folder / "fonts")
        shutil.copy(source.parent / "OFL.txt", folder / "licenses" / f"{source.parent.name}.txt")
        limit = f"unicode-range:{characters};" if characters else ""
        own = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", source.parent.name).replace("Sans CJK", "Sans CJK SC")
        for family in ["Inter"] if own == "Inter" else ["Inter", own]:
            rules.append(
                f"@font-face{{font-family:'{family}';font-weight:{weight};font-display:block;"
                f"{limit if family == 'Inter' else ''}src:url(fonts/{source.name})}}\n")
    (folder / "fonts.css").write_text("".join(rules))


def examples(folder):
    """Every document of the examples that the engine of a page can lay out: one that needs no file beside it, and no font features
    and adjusted sizes, which a canvas does not measure."""
    found = []
    for path in sorted((ROOT / "Examples").glob("*/*.json")):
        text = path.read_text()
        picture = path.with_suffix(".svg")
        if not picture.exists() or re.search(r'"(href|icons|fonts)"\s*:\s*(?!"data:)["\[]|"(features|sizeAdjust)"\s*:', text):
            continue
        name = f"{path.parent.name}/{path.stem}"
        target = folder / "examples" / f"{name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, target)
        found.append({"name": name, "document": text, "picture": f"examples/{name}.svg"})
    return found


def plain(markdown):
    """Text whose only markup is code."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", markdown).replace("``", "`").replace("*", "").strip()


def articles():
    """The rows `| key | value | meaning | absent |` of the article on keys, by control and object."""
    sections, names = {}, []
    for line in ARTICLE.read_text().splitlines():
        if line.startswith("#"):
            names = re.findall(r"`([A-Za-z.]+)`", line) or ["every"]
            names = ["flow.items", "stack.items", "grid.items"] if "item" in names else names
        elif row := re.match(r"\| (?:<a id=[^>]*></a>)+`([^`]+)` \| .*? \| (.*?) \| (.*?) \|$", line):
            meaning, absent = plain(row[2]), plain(row[3])
            for name in names:
                sections.setdefault(name, {})[row[1]] = {"meaning": meaning, **({"absent": absent} if absent else {})}
    return sections


def main(folder, tool):
    fonts(folder)
    schema = json.loads(subprocess.run([tool, "schema"], capture_output=True, check=True).stdout)
    data = {"schema": schema, "articles": articles(), "examples": examples(folder)}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (folder / "data.js").write_text(f"globalThis.playgroundData={text}\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2])
