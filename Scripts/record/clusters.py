#!/usr/bin/env python3
"""Records the widths and lines of texts with difficult clusters in Chromium and in Firefox: Scripts/record/clusters.py

About 2,000 labels, made by a seeded generator: emoji sequences, variation selectors, combining marks without a base, Arabic with kashida and
lam-alef, clusters of Indic scripts, Tibetan, Khmer, Burmese, N'Ko, and Mongolian in horizontal lines. Each is measured on one line, and broken
into the lines of a narrow box, in which words that are wider than it are divided between clusters.

Writes Tests/Fonts/PickerShapingTests/Fixtures/clusters.json.gz: of each label and browser the width in layout units, 1/64 px in Chromium and 1/60 px
in Firefox, and the offset in UTF-16 at which each line but the first begins.

Needs Debian's chromium, firefox-esr, fonts-noto-core and fonts-noto-color-emoji, and PyPI's websocket-client. FONTS is the folder of the fonts,
by default /usr/share/fonts/truetype/noto.
"""

import gzip
import json
import os
import pathlib
import random
import shutil
import tempfile

from recording import ROOT, font_face, opened
from browser.chromium import Chromium
from browser.firefox import Firefox
from browsers import STYLE, version

FONTS = pathlib.Path(os.environ.get("FONTS", "/usr/share/fonts/truetype/noto"))
OUTPUT = ROOT / "Tests/Fonts/PickerShapingTests/Fixtures/clusters.json.gz"
SIZES = [13, 14, 16, 17.6, 24]
INTER = ROOT / "Fonts/Inter/InterVariable.ttf"

# Syllables: consonants, the sign that joins them, vowel signs, and marks that may follow.
INDIC = {
    "hi": ("NotoSansDevanagari", "कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह", "्", ["", "", "ा", "ि", "ी", "ु", "ू", "े", "ै", "ो", "ौ", "ृ"], ["", "", "", "ं", "ँ", "ः"]),
    "bn": ("NotoSansBengali", "কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ", "্", ["", "", "া", "ি", "ী", "ু", "ূ", "ে", "ৈ", "ো", "ৌ"], ["", "", "", "ং", "ঁ"]),
    "gu": ("NotoSansGujarati", "કખગઘચછજઝટઠડઢતથદધનપફબભમયરલવશષસહ", "્", ["", "", "ા", "િ", "ી", "ુ", "ૂ", "ે", "ૈ", "ો"], ["", "", "ં"]),
    "pa": ("NotoSansGurmukhi", "ਕਖਗਘਚਛਜਝਟਠਡਢਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹ", "੍", ["", "", "ਾ", "ਿ", "ੀ", "ੁ", "ੂ", "ੇ", "ੋ"], ["", "", "ੰ", "ਂ"]),
    "ta": ("NotoSansTamil", "கஙசஞடணதநபமயரலவழளறன", "்", ["", "", "ா", "ி", "ீ", "ு", "ூ", "ெ", "ே", "ை", "ொ", "ோ", "ௌ"], [""]),
    "te": ("NotoSansTelugu", "కఖగఘచఛజటఠడఢతథదధనపఫబభమయరలవశషసహ", "్", ["", "", "ా", "ి", "ీ", "ు", "ూ", "ె", "ే", "ై", "ొ", "ో"], ["", "", "ం"]),
    "kn": ("NotoSansKannada", "ಕಖಗಘಚಛಜಟಠಡಢತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹ", "್", ["", "", "ಾ", "ಿ", "ೀ", "ು", "ೂ", "ೆ", "ೇ", "ೈ", "ೊ", "ೋ"], ["", "", "ಂ"]),
    "ml": ("NotoSansMalayalam", "കഖഗഘചഛജടഠഡഢതഥദധനപഫബഭമയരലവശഷസഹ", "്", ["", "", "ാ", "ി", "ീ", "ു", "ൂ", "െ", "േ", "ൈ", "ൊ", "ോ"], ["", "", "ം"]),
    "si": ("NotoSansSinhala", "කඛගඝචඡජටඨඩඪණතථදධනපඵබභමයරලවශෂසහ", "්\u200d", ["", "", "ා", "ැ", "ි", "ී", "ු", "ූ", "ෙ", "ේ", "ො", "ෝ"], ["", "", "ං"]),
}
TIBETAN = ("ཀཁགངཅཆཇཉཏཐདནཔཕབམཙཚཛཝཞཟཡརལཤསཧ", "ྐྒྔྕྗྙྟྡྣྤྦྨྩྫྱྲླྷ", ["", "", "ི", "ུ", "ེ", "ོ"])
# Words, because a dictionary tells where lines may break.
KHMER = (
    "ភាសា ខ្មែរ សូម ស្វាគមន៍ ការកំណត់ ស្វែងរក រក្សាទុក បោះបង់ លុប ទំព័រដើម ជ្រើសរើស ថ្ងៃនេះ ម្សិលមិញ អាហារ ភោជនីយដ្ឋាន តំបន់ កាហ្វេ តែ បៃតង"
    " ទឹក ផ្លែឈើ បន្លែ ត្រី សាច់ បង្អែម តម្លៃ សរុប បញ្ជាទិញ ឈ្មោះ អាសយដ្ឋាន លេខ ទូរស័ព្ទ ពាក្យសម្ងាត់ បន្ទាប់ ត្រឡប់ ជួយ ពណ៌ ក្រហម ខៀវ ធំ តូច ទាំងអស់"
).split()
BURMESE = (
    "ဆက်တင် များ ရှာဖွေ ရန် သိမ်းဆည်း ပယ်ဖျက် ဘာသာစကား ယနေ့ မနက်ဖြန် အစားအစာ ကော်ဖီ လက်ဖက်ရည် ရေ သစ်သီး ငါး အသား စျေးနှုန်း စုစုပေါင်း အမည်"
    " လိပ်စာ ဖုန်း နံပါတ် စကားဝှက် နောက်သို့ အကူအညီ အရောင် အနီ အပြာ အစိမ်း ကြီး သေး အားလုံး ရွေးချယ် မြန်မာ စာမျက်နှာ ပင်မ"
).split()
NKO = ("ߊߋߌߍߎߏߐ", "ߓߔߕߖߗߘߙߚߛߜߝߞߟߡߢߣߤߥߦ", ["", "", "߫", "߬", "߭", "߮", "߯", "߲"])
MONGOLIAN = ("ᠠᠡᠢᠣᠤᠥᠦ", "ᠨᠪᠫᠬᠭᠮᠯᠰᠱᠲᠳᠴᠵᠶᠷᠸ", ["", "", "", "᠋", "᠌", "᠍"])
ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
MARKS = "\u0300\u0301\u0302\u0303\u0308\u030a\u0327\u0328\u0331\u0323\u20dd\u20e3"
PEOPLE = ["👩", "👨", "🧑", "👧", "👦", "👮", "🕵", "💂", "🧙", "🤦", "🤷", "🏃", "🚶", "🏋"]
TONES = ["", "🏻", "🏼", "🏽", "🏾", "🏿"]
JOBS = ["💻", "🔧", "🚀", "🎨", "🍳", "🏫", "🌾", "🔬", "🚒", "⚕️", "⚖️", "✈️"]
SIGNS = ["❤", "☀", "☎", "✂", "✈", "✔", "♥", "♻", "⚠", "⌚", "☔", "⭐", "▶", "©", "™", "↔", "〰", "🈂"]
WORDS = ["Tea", "coffee", "ready", "3 of 4", "new", "Open", "since 1998", "(all)"]

SCRIPT = """
(async () => {
  const cases = %s, units = %d, box = document.getElementById('box');
  const setUp = (element, item) => {
    element.lang = item.language;
    element.dir = item.direction;
    element.style.fontFamily = item.families.map(each => JSON.stringify(each)).join(', ');
    element.style.fontSize = item.size + 'px';
    element.textContent = item.text;
    return element;
  };
  const width = element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // Coordinates of single precision are rounded.
    return Math.round(range.getBoundingClientRect().width * units);
  };
  const starts = (element, text) => {
    const node = element.firstChild, range = document.createRange(), found = [];
    let last;
    for (let offset = 0; offset < text.length; offset += String.fromCodePoint(text.codePointAt(offset)).length) {
      range.setStart(node, offset);
      range.setEnd(node, offset + String.fromCodePoint(text.codePointAt(offset)).length);
      const rects = [...range.getClientRects()];
      // Spaces at the end of a line are in the next one, in Chromium.
      if (rects.length === 0 || text[offset] === ' ') continue;
      const {top} = rects[rects.length - 1];
      if (last !== undefined && top > last + 2) found.push(offset);
      last = top;
    }
    return found;
  };
  box.replaceChildren(...cases.map(item => setUp(document.createElement('span'), item)));
  box.getBoundingClientRect();
  await document.fonts.ready;
  const spans = [...box.children], widths = spans.map(width);
  box.replaceChildren(...cases.map(item => {
    const element = setUp(document.createElement('div'), item);
    element.style.width = item.available + 'px';
    return element;
  }));
  const lines = [...box.children].map((element, place) => starts(element, cases[place].text));
  return widths.map((width, place) => [width, ...lines[place]]);
})()
"""


def syllable(draw, language):
    _, consonants, joiner, vowels, marks = INDIC[language]
    count = draw.choice([1, 1, 1, 2, 2, 3])
    return joiner.join(draw.choice(consonants) for _ in range(count)) + draw.choice(vowels) + draw.choice(marks)


def words(draw, make, low=1, high=4, longest=5):
    return " ".join("".join(make() for _ in range(draw.randint(1, longest))) for _ in range(draw.randint(low, high)))


def emoji(draw):
    kind = draw.randrange(7)
    if kind == 0:
        return draw.choice(PEOPLE) + draw.choice(TONES) + draw.choice(["", "\u200d♀️", "\u200d♂️"])
    if kind == 1:
        return draw.choice("👩 👨 🧑".split()) + draw.choice(TONES) + "\u200d" + draw.choice(JOBS)
    if kind == 2:
        return "\u200d".join(draw.choices(["👩", "👨", "👧", "👦"], k=draw.randint(2, 4)))
    if kind == 3:
        return "".join(chr(0x1F1E6 + ord(letter) - 97) for letter in draw.choice(["de", "fr", "jp", "br", "ke", "qx", "un", "is"]))
    if kind == 4:
        return draw.choice("0123456789#*") + draw.choice(["\ufe0f\u20e3", "\u20e3", "\ufe0f"])
    if kind == 5:
        return draw.choice(SIGNS) + draw.choice(["", "\ufe0e", "\ufe0f"])
    return "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in draw.choice(["gbeng", "gbsct", "gbwls", "ustx"])) + "\U000e007f"


def texts(draw):
    """Category, text, language, direction and families of each label."""
    sans = lambda name: [name, "Inter"]  # noqa: E731
    for _ in range(260):
        parts = [draw.choice([emoji(draw), emoji(draw), draw.choice(WORDS)]) for _ in range(draw.randint(1, 5))]
        yield "emoji", draw.choice(["", " "]).join(parts).strip(), "en", "ltr", ["Inter", "Noto Color Emoji"]
    for _ in range(160):
        letters = [draw.choice("aeino0123≤≥∩∪⊕") + draw.choice(["", "\ufe00", "\ufe01", "\ufe0e", "\ufe0f", "\U000e0100"]) for _ in range(draw.randint(2, 9))]
        yield "selectors", "".join(letters) + " " + draw.choice(WORDS), "en", "ltr", ["Inter", "NotoSansMath"]
    for _ in range(160):
        pieces = [draw.choice([draw.choice(MARKS), "\u00a0" + draw.choice(MARKS), "\u25cc" + draw.choice(MARKS), draw.choice("aeo") + draw.choice(MARKS)])
                  for _ in range(draw.randint(1, 4))]
        yield "marks", "".join(pieces) + draw.choice(["", " ", "x "]) + draw.choice(WORDS), "en", "ltr", ["Inter", "NotoSans"]
    for language, (family, _, joiner, vowels, _) in INDIC.items():
        for _ in range(12):
            mark = draw.choice([each for each in vowels if each] + [joiner[0]])
            yield "marks", mark + draw.choice(["", mark, " " + syllable(draw, language)]), language, "ltr", sans(family)
        for _ in range(46):
            yield "indic", words(draw, lambda: syllable(draw, language)), language, "ltr", sans(family)
    for _ in range(260):
        def word():
            letters = [draw.choice(ARABIC) for _ in range(draw.randint(1, 4))]
            if draw.random() < 0.5:
                letters.insert(draw.randint(0, len(letters)), "ل" + draw.choice(["", "َ", "ّ"]) + draw.choice("اأإآ"))
            if draw.random() < 0.5:
                letters.insert(draw.randint(0, len(letters)), "ـ" * draw.randint(1, 4))
            return "".join(letters) + draw.choice(["", "", "\u064b", "\u0651\u064e"])
        yield "arabic", " ".join(word() for _ in range(draw.randint(1, 4))), "ar", "rtl", ["NotoSansArabic", "Inter"]
    for _ in range(180):
        base, below, vowels = TIBETAN

        def stack():
            return draw.choice(base) + "".join(draw.choice(below) for _ in range(draw.choice([0, 0, 1, 1, 2]))) + draw.choice(vowels)
        yield "tibetan", "".join(stack() + draw.choice(["", "་", "་"]) for _ in range(draw.randint(2, 12))) + draw.choice(["", "།"]), "bo", "ltr", sans("NotoSerifTibetan")
    for _ in range(180):
        yield "khmer", words(draw, lambda: draw.choice(KHMER), 1, 3), "km", "ltr", sans("NotoSansKhmer")
    for _ in range(180):
        yield "burmese", words(draw, lambda: draw.choice(BURMESE), 1, 3), "my", "ltr", sans("NotoSansMyanmar")
    for _ in range(120):
        vowels, consonants, tones = NKO
        yield "nko", words(draw, lambda: draw.choice(consonants) + draw.choice(vowels) + draw.choice(tones)), "nqo", "rtl", sans("NotoSansNKo")
    for _ in range(120):
        vowels, consonants, selectors = MONGOLIAN
        yield "mongolian", words(draw, lambda: draw.choice(consonants) + draw.choice(vowels) + draw.choice(selectors)) + draw.choice(["", "\u180e\u1820", "\u202f\u1836\u1822\u1828"]), "mn-Mong", "ltr", sans("NotoSansMongolian")


def cases():
    draw = random.Random("clusters")
    for category, text, language, direction, families in texts(draw):
        yield {
            "category": category, "text": text, "language": language, "direction": direction, "families": families,
            "size": draw.choice(SIZES), "available": draw.choice([60, 90, 140, 200] if category in ("khmer", "burmese") else [24, 40, 60, 90, 140])}


def page(families):
    files = {family: FONTS / f"{family}-Regular.ttf" for family in families if family.startswith("NotoS")} | {"Inter": INTER}
    rules = "".join(font_face(family, file, "normal") for family, file in files.items())
    return (
        f"<!doctype html><meta charset=utf-8><style>{rules} #box {{ white-space: nowrap; line-height: 3; {STYLE} }}"
        " span { position: absolute } div > div { white-space: normal; overflow-wrap: break-word }</style><div id=box></div>")


def record(browser, units, items):
    html = page({family for item in items for family in item["families"]})
    with opened(browser, html, 2000, 1200) as tab:
        return [result for start in range(0, len(items), 100)
                for result in tab.evaluate(SCRIPT % (json.dumps(items[start:start + 100]), units))]


def main():
    items = list(cases())
    with tempfile.TemporaryDirectory() as folder:
        # No other font of the machine. Firefox takes no pictures from fonts of a page.
        for file in (INTER, FONTS / "NotoColorEmoji.ttf"):
            shutil.copy(file, folder)
        settings = pathlib.Path(folder) / "fonts.conf"
        settings.write_text(f"<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir>"
            "<include>/etc/fonts/conf.d/10-hinting-slight.conf</include></fontconfig>")
        os.environ["FONTCONFIG_FILE"] = str(settings)
        with Chromium(timeout=120) as chromium:
            chromium_version = chromium.call("Browser.getVersion")["product"]
            chromium_results = record(chromium, 64, items)
        with Firefox(timeout=120) as firefox:
            firefox_version = version(firefox)
            firefox_results = record(firefox, 60, items)
    for item, *results in zip(items, chromium_results, firefox_results):
        item["chromium"], item["firefox"] = results
    content = {"browsers": {"chromium": chromium_version, "firefox": firefox_version}, "cases": items}
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    OUTPUT.write_bytes(gzip.compress(data, 9, mtime=0))
    print(f"{len(items)} labels, {sum(item['chromium'][1:] == item['firefox'][1:] for item in items)} with equal lines in both")


if __name__ == "__main__":
    main()
