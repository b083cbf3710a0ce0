// Files of what is shown: from the engine in the page, and in further formats where a server of ours serves it.

import { subsetFont } from "../dist/subset.js"
import { $, element, toast } from "./dom.js"
import { bytes } from "./engine.js"

const pixelsPerPoint = 2

/** `calls` has `picture()`, the shown tree, `text()`, the document, and `settings()`, what overrides it. */
export class Exporter {
  #calls

  constructor(calls) {
    this.#calls = calls
    const own = { "SVG picture": "svg", "PNG picture": "png", "Tree, JSON": "json", "Tree, flat JSON": "nodes", Document: "document" }
    const rows = Object.entries(own).map(([name, format]) => row(name, () => this.#save(format)))
    const formats = globalThis.layoutFormats ?? []
    const served = formats.map((format) => row(`${format.toUpperCase()}, by the server`, () => this.#ask(format)))
    $("export-menu").append(...rows, ...served)
  }

  async #save(format) {
    const tree = this.#calls.picture()
    // The next picture frees it.
    const { type = "picker", size } = tree ?? {}
    if (format !== "document" && !tree) return toast("There is nothing to export yet")
    try {
      const makers = {
        svg: async () => new Blob([await standalone(tree.svg())], { type: "image/svg+xml" }),
        png: async () => png(await standalone(tree.svg()), size),
        json: () => new Blob([tree.json()], { type: "application/json" }),
        nodes: () => new Blob([tree.json({ form: "nodes" })], { type: "application/json" }),
        document: () => new Blob([this.#calls.text()], { type: "application/json" }),
      }
      const endings = { nodes: "nodes.json", document: "json", json: "tree.json" }
      download(await makers[format](), `${type}.${endings[format] ?? format}`)
    } catch (error) {
      toast(`It could not be exported: ${error.message}`)
    }
  }

  async #ask(format) {
    const query = new URLSearchParams({ format, options: JSON.stringify(this.#calls.settings()) })
    const answer = await fetch(`layout?${query}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: this.#calls.text(),
    })
    if (!answer.ok) return toast((await answer.json()).error.message)
    const endings = { tree: "txt", nodes: "nodes.json", "display-list": "list.json" }
    download(await answer.blob(), `picker.${endings[format] ?? format}`)
  }
}

function row(name, action) {
  const button = element("button", { type: "button" }, name)
  button.onclick = () => {
    $("export-menu").hidePopover()
    action()
  }
  return button
}

function download(blob, name) {
  const link = element("a", { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** A picture with the letters that it has of the faces that draw them. */
async function standalone(svg) {
  const texts = [...new DOMParser().parseFromString(svg, "image/svg+xml").querySelectorAll("[font-family]")]
  const wanted = texts.map((text) => {
    const [style, weight, families] = ["font-style", "font-weight", "font-family"].map((name) => text.getAttribute(name) ?? "")
    return document.fonts.load(`${style} ${weight} 16px ${families}`, text.textContent)
  })
  const used = new Set((await Promise.all(wanted)).flat().map(keyOf))
  const rules = [...document.styleSheets].flatMap(faces).filter((rule) => used.has(keyOf(faceOf(rule))))
  const letters = texts.map(({ textContent }) => textContent).join("")
  const styles = await Promise.all(rules.map((rule) => embedded(rule, letters)))
  return svg.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${styles.join("")}</style>`)
}

const keyOf = ({ family, weight, unicodeRange }) => [family.replaceAll('"', ""), weight, unicodeRange].join()

const faceOf = ({ style }) => ({
  family: style.getPropertyValue("font-family"),
  weight: style.getPropertyValue("font-weight") || "normal",
  unicodeRange: style.getPropertyValue("unicode-range") || "U+0-10FFFF",
})

const faces = (sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)

let subsetter

async function embedded(rule, letters) {
  const url = /url\("?([^")]*)"?\)/.exec(rule.style.getPropertyValue("src"))[1]
  const font = await fetch(new URL(url, rule.parentStyleSheet.href))
  subsetter ??= await bytes("pickerlayout-subset")
  const small = new Blob([await subsetFont(font, letters, { wasm: subsetter })], { type: "font/sfnt" })
  const data = await new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result)
    reader.readAsDataURL(small)
  })
  return rule.cssText.replace(/url\([^)]*\)/, `url("${data}")`)
}

async function png(svg, { width, height }) {
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))
  await image.decode()
  const canvas = element("canvas", { width: Math.ceil(width * pixelsPerPoint), height: Math.ceil(height * pixelsPerPoint) })
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(image.src)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("too large"))), "image/png"))
}
