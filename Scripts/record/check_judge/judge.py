"""What Chromium says about a cell, in 1/64 px."""

import base64
import contextlib
import dataclasses
import json

STYLE = """
#box { display: flex; box-sizing: border-box; text-rendering: geometricPrecision; font-synthesis: none;
  text-spacing-trim: space-all; text-autospace: no-autospace; align-items: flex-start;
  /* With letter spacing Chromium turns these off, where CSS turns off ligatures only. */
  font-feature-settings: "calt" 1 }
#box > div { box-sizing: border-box; border-style: solid; min-width: 0 }
#box.chips { flex-wrap: wrap; justify-content: center }
#box.chips > div { flex: 0 1 auto }
#box.chips.whole > div { flex-shrink: 0 }
#box.segmented > div { flex: 1 1 0 }
#box span { display: block; white-space: nowrap }
#box.cut span { overflow: hidden; text-overflow: ellipsis }
#box.natural { width: max-content !important; flex-wrap: nowrap }
#box.natural > div { flex: none; max-width: none !important }
#box.natural span { overflow: visible }
"""

SCRIPT = """
const box = document.getElementById('box');

function build(cell) {
  box.className = `${cell.kind} ${cell.cuts ? 'cut' : 'whole'}`;
  Object.assign(box.style, {
    gap: `${cell.gap}px`, direction: cell.direction, width: `${cell.width}px`,
    fontSize: `${Math.round(cell.size * cell.textScale)}px`, fontWeight: cell.weight,
    letterSpacing: `${cell.letterSpacing * cell.textScale}px` });
  box.lang = cell.locale;
  box.replaceChildren(...shown(cell).map(text => {
    const [item, label] = [document.createElement('div'), document.createElement('span')];
    label.textContent = text;
    Object.assign(item.style, {
      padding: `${cell.padding}px`, borderWidth: `${cell.border}px`,
      maxWidth: cell.maxWidth === null ? '' : `${cell.maxWidth}px` });
    item.append(label);
    return item;
  }));
}

// CLDR has the digits of most Arabic countries at the countries alone.
const numbersOf = locale => locale === 'ar' ? 'ar-EG' : locale;

const categoryOf = cell => new Intl.PluralRules(cell.locale).select(cell.count);

function shown(cell) {
  const number = new Intl.NumberFormat(numbersOf(cell.locale)).format(cell.count);
  return cell.texts.map(text => (typeof text === 'string' ? text : text[categoryOf(cell)])
    .replaceAll('#', number).replaceAll('@', cell.name));
}

const sixtyFourths = length => Math.round(length * 64);

function naturalWidths() {
  box.classList.add('natural');
  const widths = [...box.children].map(item => {
    const range = document.createRange();
    range.selectNodeContents(item.firstChild);
    return sixtyFourths(range.getBoundingClientRect().width);
  });
  box.classList.remove('natural');
  return widths;
}

function excesses(natural) {
  return [...box.children].map((item, number) =>
    natural[number] - sixtyFourths(item.firstChild.getBoundingClientRect().width));
}

function outside() {
  const frame = box.getBoundingClientRect();
  return [...box.children].map(item => {
    const own = item.getBoundingClientRect();
    return sixtyFourths(
      Math.max(0, frame.left - own.left) + Math.max(0, own.right - frame.right));
  });
}

// The smallest width of the container at which each item is neither cut nor outside; null where it is at all widths, 0
// where it is not now.
function neededWidths(cell, natural) {
  const known = new Map();
  const wrong = step => {
    if (!known.has(step)) {
      box.style.width = `${step / 64}px`;
      const out = outside();
      known.set(step, excesses(natural).map((excess, item) => excess > 0 || out[item] > 0));
    }
    return known.get(step);
  };
  const start = cell.width * 64;
  return cell.texts.map((_, item) => {
    if (!wrong(start)[item]) return 0;
    let [low, high] = [start, 16384 * 64];
    if (wrong(high)[item]) return null;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (wrong(middle)[item]) low = middle; else high = middle;
    }
    return high;
  });
}

async function verdict(cell) {
  build(cell);
  box.getBoundingClientRect();
  await document.fonts.ready;
  const natural = naturalWidths();
  const [excess, out] = [excesses(natural), outside()];
  return {
    texts: shown(cell), category: categoryOf(cell), natural, excess, out, needed: neededWidths(cell, natural) };
}
"""


@dataclasses.dataclass
class Verdict:
    """For each item its text with samples, and in 1/64 px: the natural width of its label, by how much that exceeds its box (negative where it
    has space to spare), how far the item extends beyond both sides of the container, and the smallest width at which
    it does neither (None where no width helps, 0 where it does not now)."""

    texts: list
    category: str
    natural: list
    excess: list
    out: list
    needed: list

    def form(self, cell, place):
        """The text of an item before samples are put in, in its plural form."""
        text = cell.texts[place]
        return text if isinstance(text, str) else text[self.category]


def numbers(chromium, path, locales):
    """How Chromium writes 1234567 in the locales of whose numbers and plural forms it knows."""
    path.write_text(f"<!doctype html><meta charset=utf-8><div id=box></div><script>{SCRIPT}</script>")
    with contextlib.closing(chromium.page(path.as_uri(), 100, 100)) as tab:
        return tab.evaluate(
            f"(() => {{ const locales = {json.dumps(locales)};"
            " const plurals = new Set(Intl.PluralRules.supportedLocalesOf(locales));"
            " const known = Intl.NumberFormat.supportedLocalesOf(locales).filter(each => plurals.has(each));"
            " return Object.fromEntries("
            "known.map(each => [each, new Intl.NumberFormat(numbersOf(each)).format(1234567)])) })()")


def open_page(chromium, faces, path):
    """A tab whose boxes have these fonts."""
    rules = "".join(_font_face(number, face) for number, face in enumerate(faces))
    families = ", ".join(f"f{number}" for number in range(len(faces)))
    path.write_text(
        f"<!doctype html><meta charset=utf-8><style>{rules}{STYLE}#box {{ font-family: {families} }}"
        f"</style><div id=box></div><script>{SCRIPT}</script>")
    return chromium.page(path.as_uri(), 1200, 800)


def verdict(tab, cell):
    return Verdict(**tab.evaluate(f"verdict({json.dumps(_input(cell))})"))


def _font_face(number, face):
    data = base64.b64encode(face.file.read_bytes()).decode()
    return (
        f"@font-face {{ font-family: f{number}; src: url(data:font/ttf;base64,{data});"
        " font-weight: 100 900 }")


def _input(cell):
    return {
        "kind": cell.kind, "cuts": cell.cuts, "locale": cell.locale, "direction": cell.direction,
        "texts": cell.texts, "size": cell.size, "weight": cell.weight,
        "letterSpacing": cell.letter_spacing, "padding": cell.padding, "border": cell.border,
        "count": cell.count, "name": cell.name, "gap": cell.gap, "maxWidth": cell.max_width, "width": cell.width, "textScale": cell.text_scale}
