"""Random cells: lists of real names in a language, as chips or segments of a random style."""

import dataclasses
import gettext
import json
import pathlib

import babel
import babel.localedata
import babel.numbers

from check_judge.fonts import Faces

CODES = pathlib.Path("/usr/share/iso-codes/json/iso_3166-1.json")
COUNTRY_LANGUAGES = [
    "de", "fr", "es", "it", "pl", "cs", "hu", "tr", "fi", "vi", "el", "ru", "uk", "ar", "he", "hi", "th",
    "zh_CN"]
# Sizes and text scales whose product is whole: FreeType, which Chromium uses on Linux, cuts other sizes to multiples of
# 1/64 px or less, which makes texts up to 0.1 % narrower.
SIZES = [
    (size, scale) for scale in [0.75, 0.85, 1, 1.25, 1.35, 1.5, 2] for size in range(10, 21)
    if abs(size * scale - round(size * scale)) < 1e-9]
# A form: the control, whether labels are cut, and whether chips have a maximum width.
FORMS = [
    ("chips", True, False), ("chips", True, True), ("chips", False, False), ("chips", False, True),
    ("segmented", True, False), ("segmented", True, False), ("segmented", True, False),
    ("segmented", False, False)]


# What stands for a number and for a name in the syntaxes of catalogues.
NUMBERS, NAMES = ["{count}", "%lld", "%1$d", "%(count)d", "{{count}}"], ["{name}", "%@", "%1$s", "%{name}"]
PLURALS = ["zero", "one", "two", "few", "many", "other"]
SAMPLE_NAMES = ["Ada", "Wolfeschlegelsteinhausen", "Alexandria", "Mia-Sophie"]


@dataclasses.dataclass
class Cell:
    """A control with the texts of a language, at a width and a text scale.

    A text may contain "#" for the number and "@" for the name of the samples; or it is a dict of plural forms.
    """

    kind: str
    cuts: bool
    locale: str
    direction: str
    texts: list
    faces: list
    size: float
    weight: int
    letter_spacing: float
    padding: float
    border: float
    gap: float
    max_width: float | None
    width: float
    text_scale: float
    count: int
    name: str
    syntaxes: tuple

    def translation(self, text):
        """A text, or its plural forms, as a catalogue has it."""
        if isinstance(text, dict):
            return {category: self.translation(form) for category, form in text.items()}
        return text.replace("#", self.syntaxes[0]).replace("@", self.syntaxes[1])

    @property
    def document(self):
        """The document; the text of each item is its number, in no language, which the translations replace."""
        style = {"padding": self.padding, "border": self.border, "minTarget": 0}
        style["truncation"] = "tail" if self.cuts else "none"
        if self.max_width is not None:
            style["maxWidth"] = self.max_width
        document = {
            "type": self.kind, "language": "zxx", "padding": 0, "border": 0, "spacing": self.gap,
            "items": [str(number) for number in range(len(self.texts))],
            "font": {
                "family": [face.family for face in self.faces], "size": self.size, "weight": self.weight,
                "letterSpacing": self.letter_spacing}}
        document["chip" if self.kind == "chips" else "segment"] = style
        if self.kind == "segmented":
            document["distribution"] = "equal"
        document["check"] = {"samples": {"count": self.count, "name": self.name, "%s": self.name}}
        files = [face for face in self.faces if not face.is_bundled]
        if files:
            document["fonts"] = [{"family": face.family, "file": str(face.file)} for face in files]
        return document


def _babel_locales():
    """Babel's names of the locales without a region."""
    return sorted(
        name for name in babel.localedata.locale_identifiers()
        if name not in ("root", "und") and babel.Locale.parse(name).territory is None)


def _number(number, tag):
    return babel.numbers.format_decimal(
        number, locale=babel.Locale.parse(tag, sep="-"), numbering_system="default")


def locales():
    """The tags of all locales."""
    return sorted({name.replace("_", "-") for name in _babel_locales() + COUNTRY_LANGUAGES})


class Source:
    """The names of all languages, and the fonts for them.

    Texts may contain a number in the locales in which the judge writes 1234567, as `numbers` tells, like babel: of some
    locales, Chromium has no numbers of their own.
    """

    def __init__(self, root, noto, numbers):
        self._counted = frozenset(tag for tag, text in numbers.items() if text == _number(1234567, tag))
        self._faces = Faces(root, noto)
        countries = json.loads(CODES.read_text())["3166-1"]
        self._countries = [each.get("common_name", each["name"]) for each in countries]
        self._locales = _babel_locales()

    def cell(self, chance):
        kind, cuts, is_limited = chance.choice(FORMS)
        name, texts = self._names(chance, 24 if kind == "chips" else 6)
        locale = babel.Locale.parse(name)
        count, sample = chance.choice([chance.randint(0, 30), chance.randint(0, 2_000_000)]), chance.choice(SAMPLE_NAMES)
        tag = name.replace("_", "-")
        number = _number(count, tag) if tag in self._counted else None
        letters = "".join(texts) + sample + (number or "")
        texts = [self._with_placeholders(chance, text, number is not None) for text in texts]
        faces = self._faces.covering(letters)
        is_plain = [face.family for face in faces] == ["Inter"]
        size, text_scale = chance.choice(SIZES)
        padding, border = chance.randint(0, 24) / 2, chance.choice([0, 0, 1])
        if kind == "chips":
            width = chance.randint(100, 640) / 2
        else:
            width = chance.randint(100, 400) / 2 + len(texts) * chance.randint(30, 180) / 2
        return Cell(
            kind=kind, cuts=cuts, locale=name.replace("_", "-"),
            direction="rtl" if locale.character_order == "right-to-left" else "ltr",
            texts=texts, faces=faces, size=size,
            weight=chance.choice([400, 500, 700]) if is_plain else 400,
            letter_spacing=chance.choice([0, 0, 0, 0.5]) if is_plain else 0,
            padding=padding, border=border, gap=chance.randint(0, 12),
            max_width=chance.randint(100, 240) / 2 if is_limited else None,
            width=width, text_scale=text_scale, count=count, name=sample,
            syntaxes=(chance.choice(NUMBERS), chance.choice(NAMES)))

    def _with_placeholders(self, chance, text, is_counted):
        kind = chance.random()
        if kind < 0.15:
            return chance.choice(["@: {}", "{} @", "{}, @, {}"]).format(text, text)
        if is_counted and kind < 0.3:
            return chance.choice(["# {}", "{}: #", "{} (#)"]).format(text)
        if is_counted and kind < 0.45:
            return {each: f"# {text[:chance.randint(1, len(text))]}".strip() for each in PLURALS}
        return text

    def _names(self, chance, most):
        if chance.random() < 0.4:
            name = chance.choice(COUNTRY_LANGUAGES)
            words = gettext.translation("iso_3166-1", "/usr/share/locale", languages=[name])
            sample = chance.sample(self._countries, chance.randint(2, most))
            return name, [words.gettext(each) for each in sample]
        name = chance.choice(self._locales)
        locale = babel.Locale.parse(name)
        context = chance.choice(["format", "stand-alone"])
        names = chance.choice([locale.months, locale.days])[context][chance.choice(["wide", "abbreviated"])]
        return name, [names[key] for key in sorted(names)]
