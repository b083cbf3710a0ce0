// A form for the common keys of a document. What may stand in a field is the schema's; which keys are common is here.

import { $, element, round } from "./dom.js"
import { find, parse, setting, valueOf } from "./json-text.js"

const box = [["width", 600], ["height", 600], ["padding", 40], ["direction"], ["fill"], ["cornerRadius", 40]]
const letters = [["font.size", 40], ["font.weight"]]

const item = (style) => [
  [`${style}.padding`, 30], [`${style}.cornerRadius`, 30], [`${style}.fill`], [`${style}.selectedFill`],
  [`${style}.textColor`], [`${style}.selectedTextColor`],
]

/** The fields of each control: the path of a key, and for numbers how far a slider goes. */
const fields = {
  chips: {
    Content: [["items"], ["selection"]],
    Rows: [["alignment"], ["spacing", 40], ["wrap"], ["maxRows", 10], ["rowAlignment"], ["lastRowAlignment"]],
    Chip: [...item("chip"), ["chip.checkmark"]],
  },
  segmented: {
    Content: [["items"], ["momentary"]],
    Segments: [
      ["variant"], ["distribution"], ["axis"], ["spacing", 40], ["separator"], ["stableSize"],
    ],
    Segment: [...item("segment"), ["indicator.fill"], ["indicator.cornerRadius", 30]],
  },
  text: { Content: [["text"], ["alignment"], ["maxLines", 10], ["truncation"]] },
  flow: {
    Lines: [
      ["axis"], ["wrap"], ["justify"], ["align"], ["alignLines"], ["spacing", 40], ["reversed"], ["maxLines", 10],
    ],
  },
  stack: { Panel: [["axis"], ["spacing", 60], ["alignment"]] },
  grid: { Panel: [["minimum", 400], ["columns", 8], ["spacing", 60]] },
  colorPicker: { Colour: [["values"], ["space"], ["alpha"], ["axis"]] },
  chromaTouch: { Colour: [["value"], ["colorModel"], ["orientation"], ["peek"], ["popped"]] },
  carousel: { Pages: [["current", 10], ["axis"], ["fit"], ["autoplay"], ["loops"]] },
  shape: { Shape: [["shape"], ["fill"]] },
  drawing: {},
}

/** Only of a whole document. */
const look = [["theme"], ["scheme"]]

const withoutLetters = new Set(["flow", "shape", "drawing", "colorPicker"])
const nested = { stack: "items", grid: "items", carousel: "pages" }

export class Form {
  #schema
  #help
  #changed
  #path = []
  #text
  #shape

  /** `changed(text, key)` gets the text of the document after a field was changed. */
  constructor(schema, help, changed) {
    this.#schema = schema
    this.#help = help
    this.#changed = changed
    $("form").onsubmit = (event) => event.preventDefault()
  }

  /** Shows a document; fields that stay are kept, with the caret in them. */
  show(text) {
    this.#text = text
    const root = parse(text)
    if (!find(root, [...this.#path, "type"])) this.#path = []
    const type = find(root, [...this.#path, "type"])?.value
    const shape = JSON.stringify([type, this.#path, panels(root)])
    if (shape !== this.#shape) this.#build(root, type)
    this.#shape = shape
    for (const field of $("form").querySelectorAll("[data-key]")) this.#fill(field, root)
  }

  #build(root, type) {
    const groups = {
      ...(this.#path.length === 0 ? { Look: look } : {}), ...(fields[type] ?? {}), Box: box,
      ...(withoutLetters.has(type) ? {} : { Text: letters }),
    }
    const sets = Object.entries(groups).map(([title, keys]) => {
      const rows = keys.map((key) => this.#row(root, key)).filter((row) => row)
      return rows.length ? [element("fieldset", {}, element("legend", {}, title), ...rows)] : []
    })
    const empty = fields[type] ? [] : [element("p", { className: "quiet" }, "The document has no type yet.")]
    $("form").replaceChildren(...this.#chooser(root), ...empty, ...(fields[type] ? sets.flat() : []))
  }

  /** Chooses one of the controls of a panel. */
  #chooser(root) {
    const all = panels(root)
    if (all.length < 2) return []
    const select = element("select", { id: "form-control" }, ...all.map(({ path, name }) =>
      element("option", { value: JSON.stringify(path), selected: path.join() === this.#path.join() }, name)))
    select.onchange = () => {
      this.#path = JSON.parse(select.value)
      this.show(this.#text)
    }
    return [element("label", { className: "field chooser" }, element("span", {}, "Control"), select)]
  }

  #row(root, [key, limit]) {
    const path = [...this.#path, ...key.split(".")]
    const schemas = this.#schema.at(root, path)
    if (schemas.length === 0) return undefined
    const id = `form-${key.replaceAll(".", "-")}`
    const inputs = this.#inputs(root, path, schemas, id, limit)
    const reset = element("button", {
      type: "button", className: "reset", title: "Remove the key", "aria-label": `Remove ${nameOf(key)}`,
    }, "×")
    reset.onclick = () => this.#set(key, undefined)
    const label = element("label", { htmlFor: id }, nameOf(key))
    const notes = this.#help.rows(root, path).slice(1).map((row) => row.textContent)
    const row = element("div", { className: "field", "data-key": key, title: notes.join("\n") }, label, ...inputs, reset)
    row.oninput = (event) => this.#set(key, read(event.target), event.target)
    return row
  }

  #inputs(root, path, schemas, id, limit) {
    const key = path.at(-1)
    const words = this.#schema.words(root, path)
    if (key === "items") return [element("textarea", { id, rows: 5, "data-kind": "items", spellcheck: false })]
    if (/color$|fill$|^values?$/i.test(key)) {
      return [
        element("input", { id, type: "text", "data-kind": "text", placeholder: "default", spellcheck: false }),
        element("input", { type: "color", "data-kind": "color", "aria-label": `${nameOf(key)}, colour` }),
      ]
    }
    const isWord = words.length > 0 && words.every((word) => typeof word === "string")
    if (words.length > 0 && (isWord || words.length === 2) && limit === undefined) {
      const options = words.map((word) => element("option", { value: JSON.stringify(word) }, sayable(word)))
      return [element("select", { id, "data-kind": "json" }, element("option", { value: "" }, "default"), ...options)]
    }
    if (limit === undefined) return [element("input", { id, type: "text", "data-kind": "text" })]
    const minimum = schemas.find((schema) => schema.minimum > 0)?.minimum ?? 0
    const attributes = { min: minimum, max: limit, step: 1, "data-kind": "number" }
    return [
      element("input", { ...attributes, type: "range", "aria-label": `${nameOf(key)}, slider` }),
      element("input", { id, min: minimum, step: "any", type: "number", "data-kind": "number", placeholder: "default" }),
    ]
  }

  #fill(field, root) {
    const key = field.dataset.key
    const value = valueOf(find(root, [...this.#path, ...key.split(".")]))
    field.classList.toggle("given", value !== undefined)
    for (const input of field.querySelectorAll("[data-kind]")) {
      if (input === document.activeElement && input.dataset.kind !== "json") continue
      const shown = input.type === "range" && value === undefined ? input.min : show(value, input.dataset.kind)
      if (shown !== undefined && input.value !== shown) input.value = shown
    }
  }

  #set(key, value, source) {
    if (value === unreadable) return
    const path = [...this.#path, ...key.split(".")]
    const old = valueOf(find(parse(this.#text), path))
    const merged = key === "items" ? mergedItems(old, value) : value
    const text = setting(this.#text, path, merged)
    this.#text = text
    this.#changed(text, key)
    const root = parse(text)
    for (const field of $("form").querySelectorAll(`[data-key="${key}"]`)) this.#fill(field, root)
    if (!source) $("form").querySelector(`[data-key="${key}"] [id]`)?.focus()
  }
}

const unreadable = Symbol("unreadable")

function read({ value, dataset }) {
  if (dataset.kind === "items") return value.split("\n").filter((line) => line !== "")
  if (value === "") return undefined
  if (dataset.kind === "number") return Number.isFinite(Number(value)) ? Number(value) : unreadable
  return dataset.kind === "json" ? JSON.parse(value) : value
}

function show(value, kind) {
  if (kind === "items") return (value ?? []).map((each) => textOf(each)).join("\n")
  if (kind === "json") return value === undefined ? "" : JSON.stringify(value)
  if (kind === "number") return typeof value === "number" ? String(round(value)) : ""
  if (kind === "color") return hex(value)
  return typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value)
}

const textOf = (each) => (typeof each === "string" ? each : String(each?.text ?? each?.id ?? ""))

/** Lines of texts as items: those that were there keep what else they say, and a changed line that of its place. */
function mergedItems(old = [], lines = []) {
  const rest = [...old]
  return lines.map((line, place) => {
    const same = rest.findIndex((each) => each !== undefined && textOf(each) === line)
    if (same >= 0) return rest.splice(same, 1, undefined)[0]
    const here = old.length === lines.length ? old[place] : undefined
    return here !== null && typeof here === "object" ? { ...here, text: line } : line
  })
}

/** `#rrggbb` of a colour; undefined where it cannot be told. */
function hex(value) {
  if (typeof value !== "string" || !CSS.supports("color", value)) return undefined
  const context = document.createElement("canvas").getContext("2d")
  context.fillStyle = value
  return context.fillStyle.startsWith("#") ? context.fillStyle : undefined
}

const nameOf = (key) => {
  const words = key.split(".").at(-1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}

const sayable = (word) => (word === true ? "yes" : word === false ? "no" : String(word))

/** The controls of a document with their paths, the document first. */
function panels(root) {
  const found = []
  const visit = (path, depth) => {
    const value = find(root, path)
    const type = find(value, ["type"])?.value
    if (typeof type !== "string") return
    const name = [find(value, ["title"])?.value ?? find(value, ["id"])?.value, type].filter((word) => word).join(", ")
    found.push({ path, name: "\u2003".repeat(depth) + name })
    const key = nested[type]
    const inner = key ? (find(value, [key])?.items ?? []) : []
    inner.forEach((_, place) => visit([...path, key, place], depth + 1))
  }
  if (root) visit([], 0)
  return found
}
