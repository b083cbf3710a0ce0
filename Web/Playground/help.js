// Completion and explanations in the editor, from the schema and the articles.

import { $, element } from "./dom.js"
import { parse, placeAt, written } from "./json-text.js"

export class EditorHelp {
  #schema

  constructor(schema) {
    this.#schema = schema
  }

  attach(mirror) {
    mirror.on("inputRead", (_, change) => {
      const isOpening = /^["{,:a-zA-Z]/.test(change.text.at(-1)) && change.origin === "+input"
      if (isOpening && !mirror.state.completionActive) this.complete(mirror, false)
    })
    const code = mirror.getWrapperElement()
    code.addEventListener("pointermove", (event) => {
      if (event.buttons === 0 && event.pointerType === "mouse") this.#hover(mirror, event)
    })
    code.addEventListener("pointerleave", hideHint)
    mirror.on("scroll", hideHint)
    mirror.on("cursorActivity", hideHint)
  }

  /** Shows what may be written at the caret; where nothing was asked for, only what begins as it does. */
  complete(mirror, isAsked = true) {
    mirror.showHint({
      hint: (editor) => this.#hints(editor, isAsked), completeSingle: false, closeCharacters: /[\s()[\]{};,]/,
    })
  }

  #hints(mirror, isAsked) {
    const text = mirror.getValue()
    const offset = mirror.indexFromPos(mirror.getCursor())
    const root = parse(text)
    const place = placeAt(root, offset)
    const [start, end] = place.node ? [place.node.start, place.node.end] : wordAround(text, offset)
    const typed = text.slice(start, offset).replace(/^"/, "").toLowerCase()
    if (!isAsked && place.kind === "value" && !/["a-z]/i.test(text.slice(start, offset))) return undefined
    const list = (place.kind === "key" ? this.#keys(root, place) : this.#words(root, place))
      .filter(({ word }) => word.toLowerCase().includes(typed))
      .sort((a, b) => b.word.toLowerCase().startsWith(typed) - a.word.toLowerCase().startsWith(typed))
    if (list.length === 0 || list.some(({ text: whole }) => whole === text.slice(start, offset))) return undefined
    return { list, from: mirror.posFromIndex(start), to: mirror.posFromIndex(end) }
  }

  #keys(root, { path, object, node, value }) {
    const written = new Set((object.members ?? []).map(({ key }) => key).filter((key) => key !== node).map((key) => key.value))
    const hasValue = value !== undefined && value.kind !== "nothing"
    return [...this.#schema.keys(root, path)].filter(([key]) => !written.has(key)).map(([key, schemas]) => ({
      word: key,
      text: JSON.stringify(key) + (hasValue ? "" : ": "),
      render: (row) => row.append(element("b", {}, key), element("span", {}, short(this.#schema.kind(schemas)))),
    }))
  }

  #words(root, { path }) {
    return this.#schema.words(root, path).map((word) => {
      const text = written(word)
      return { word: String(word), text, displayText: text }
    })
  }

  #hover(mirror, event) {
    const at = mirror.coordsChar({ left: event.clientX, top: event.clientY }, "window")
    const box = mirror.charCoords(at, "window")
    if (at.outside || Math.abs(box.left - event.clientX) > 24) return hideHint()
    this.#explain(mirror, mirror.indexFromPos(at) + 1, event.clientX, box.bottom)
  }

  /** Explains what is at the caret. */
  explain(mirror) {
    const box = mirror.cursorCoords(true, "window")
    this.#explain(mirror, mirror.indexFromPos(mirror.getCursor()), box.left, box.bottom)
  }

  #explain(mirror, offset, x, y) {
    const root = parse(mirror.getValue())
    const place = placeAt(root, offset)
    const path = place.kind === "key" ? [...place.path, place.node?.value] : place.path
    const rows = typeof path.at(-1) === "string" ? this.rows(root, path) : []
    if (rows.length === 0) return hideHint()
    $("hint").replaceChildren(...rows)
    $("hint").hidden = false
    const { offsetWidth, offsetHeight } = $("hint")
    const isLow = y + 6 + offsetHeight > innerHeight
    $("hint").style.left = `${Math.max(8, Math.min(x, innerWidth - offsetWidth - 8))}px`
    $("hint").style.top = `${isLow ? y - offsetHeight - 28 : y + 6}px`
  }

  /** What is to be said about a key. */
  rows(root, path) {
    const schemas = this.#schema.keys(root, path.slice(0, -1)).get(path.at(-1))
    if (!schemas) return []
    const article = this.#schema.article(root, path)
    const description = article?.meaning ?? schemas.find((schema) => schema.description)?.description
    const rows = [element("p", {}, element("b", {}, path.at(-1)), " ", element("code", {}, this.#schema.kind(schemas)))]
    if (description) rows.push(element("p", {}, ...marked(description)))
    if (article?.absent) rows.push(element("p", { className: "quiet" }, "Absent: ", ...marked(article.absent)))
    return rows
  }
}

/** Text whose parts between back quotes are code. */
function marked(text) {
  return text.split("`").map((part, place) => (place % 2 === 1 ? element("code", {}, part) : part))
}

const longest = 34

const short = (text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

function wordAround(text, offset) {
  const before = /[\w"$-]*$/.exec(text.slice(0, offset))[0].length
  return [offset - before, offset]
}

export function hideHint() {
  $("hint").hidden = true
}
