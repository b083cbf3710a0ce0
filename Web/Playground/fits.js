// "Fits?": what `layout check` finds at several widths and text sizes, and in pseudo-locales.

import { $, element } from "./dom.js"

const letters = {
  truncated: "T", overflow: "O", overlap: "P", hidden: "H", clipped: "C", indistinct: "I", missingGlyph: "G", fallback: "F", spaces: "B", placeholder: "V", plural: "Q", tooLong: "W",
  untranslated: "U", duplicate: "E", unchanged: "A", differentRows: "J", narrowed: "N", rows: "R", smallTarget: "S", contrast: "K",
}
const defaults = { widths: "280, 320, 375, 414, 600", textScales: "1, 1.35, 2", pseudo: true }
const names = {
  source: "As it is", "en-XA": "Accented and longer", "ar-XB": "Right to left", "th-XT": "Tall letters",
  "ja-XW": "Wide letters",
}

export class Fits {
  #check
  #calls
  #inputs
  #text
  #shown

  /** `check(text, options)` returns a promise of the report; `calls.show(width)` shows a width in the picture. */
  constructor(check, calls) {
    this.#check = check
    this.#calls = calls
    this.#inputs = {
      widths: element("input", { type: "text", value: defaults.widths, size: 22, inputMode: "decimal" }),
      textScales: element("input", { type: "text", value: defaults.textScales, size: 10, inputMode: "decimal" }),
      pseudo: element("input", { type: "checkbox", checked: defaults.pseudo }),
    }
    const bar = element(
      "div", { className: "bar" },
      element("label", {}, "Widths ", this.#inputs.widths), element("label", {}, "Text sizes ", this.#inputs.textScales),
      element("label", { className: "switch" }, this.#inputs.pseudo, " Pseudo-languages"))
    bar.oninput = () => this.show(this.#text)
    $("panel-fits").replaceChildren(bar, element("div", { id: "fits-result" }))
  }

  /** Checks a document, unless it is the one that is shown. */
  async show(text) {
    this.#text = text
    const key = [text, this.#inputs.widths.value, this.#inputs.textScales.value, this.#inputs.pseudo.checked].join("\n")
    if (key === this.#shown) return
    this.#shown = key
    const widths = numbers(this.#inputs.widths.value)
    const textScales = numbers(this.#inputs.textScales.value)
    if (widths.length === 0 || textScales.length === 0) {
      return this.#say("Widths are numbers of points, text sizes factors, separated by commas.")
    }
    try {
      const report = await this.#check(text, { widths, textScales, pseudo: this.#inputs.pseudo.checked })
      if (key !== this.#shown) return
      $("fits-result").replaceChildren(...this.#summary(report), this.#table(report, widths, textScales), ...legend(report))
    } catch (error) {
      this.#say(error.message)
    }
  }

  #say(message) {
    $("fits-result").replaceChildren(element("p", { className: "quiet" }, message))
  }

  #summary({ findings, cells }) {
    const found = new Set(findings.map(keyOf)).size
    const text = found === 0 ? `Everything fits: ${cells} layouts.` : `${found} of ${cells} layouts have findings.`
    return [element("p", { className: found === 0 ? "good" : "bad" }, text)]
  }

  #table({ findings, matrix }, widths, textScales) {
    const cells = Map.groupBy ? Map.groupBy(findings, keyOf) : grouped(findings)
    const head = element("tr", {}, element("th", { scope: "col" }, "Language"),
      element("th", { scope: "col" }, "Text"), ...widths.map((width) => element("th", { scope: "col" }, String(width))))
    const rows = matrix.map((row) => {
      const isFirst = row.textScale === textScales[0]
      const name = element("th", { scope: "row", rowSpan: textScales.length }, names[row.locale] ?? row.locale)
      return element("tr", { className: isFirst ? "first" : "" }, ...(isFirst ? [name] : []),
        element("td", { className: "scale" }, `${row.textScale}×`),
        ...widths.map((width) => this.#cell(row, width, cells.get(keyOf({ ...row, width })) ?? [])))
    })
    return element("div", { className: "scrolls" },
      element("table", { className: "fits" }, element("thead", {}, head), element("tbody", {}, ...rows)))
  }

  #cell(row, width, findings) {
    const codes = [...new Set(findings.map(({ code }) => code))]
    const where = `${names[row.locale] ?? row.locale}, ${width} points, text ${row.textScale}×`
    const said = codes.length === 0 ? "fits" : codes.join(", ")
    const button = element("button", {
      type: "button", className: codes.length === 0 ? "fit" : severe(codes) ? "misfit" : "note",
      "aria-label": `${where}: ${said}`, title: [where, ...new Set(findings.map(({ message }) => message))].join("\n"),
    }, short(codes))
    button.onclick = () => {
      this.#calls.show(width)
      $("fits-detail")?.remove()
      const list = [...new Set(findings.map(({ message }) => message))].map((message) => element("li", {}, message))
      $("fits-result").append(element("div", { id: "fits-detail", role: "status" },
        element("b", {}, where), list.length ? element("ul", {}, ...list) : element("p", {}, "Everything fits.")))
    }
    return element("td", {}, button)
  }
}

const longest = 3

/** The letters of what was found, the worst first. */
function short(codes) {
  const order = Object.keys(letters)
  const sorted = codes.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).map((code) => letters[code] ?? "?")
  return sorted.slice(0, longest).join("") + (sorted.length > longest ? "…" : "") || "·"
}

const keyOf = ({ locale, textScale, direction, width }) => [locale, textScale, direction, width].join()

function grouped(findings) {
  const groups = new Map()
  for (const finding of findings) groups.set(keyOf(finding), [...(groups.get(keyOf(finding)) ?? []), finding])
  return groups
}

const mild = new Set(["contrast", "narrowed", "smallTarget", "rows"])
const severe = (codes) => codes.some((code) => !mild.has(code))

function legend({ findings }) {
  const codes = [...new Set(findings.map(({ code }) => code))]
  return codes.length === 0 ? [] : [element("p", { className: "quiet legend" }, ...codes.flatMap((code) => [
    element("b", {}, letters[code] ?? "?"), ` ${code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}  `,
  ]))]
}

function numbers(text) {
  const found = text.split(/[\s,;]+/).filter((word) => word !== "").map(Number)
  return found.every((number) => Number.isFinite(number) && number > 0) ? [...new Set(found)].slice(0, 12) : []
}
