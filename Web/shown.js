// A document that is shown, and what its tree tells of it.
import { TreeReader } from "./reader.js"

const controls = new Set([
  "text", "flow", "chips", "segmented", "stack", "grid", "colorPicker", "chromaTouch", "carousel", "shape", "drawing",
])

/** Whether a node is the root of a control, which a document or a part of it describes. */
export const isControl = ({ role }) => controls.has(role)

/** A document with its session; without one where it takes no input. */
export class Shown {
  #reader
  #document
  #width

  constructor(engine, source, { theme, scheme, measurer }, at) {
    this.#reader = new TreeReader(engine)
    const settings = { detail: [], ...(theme && { theme }), ...(scheme && { scheme }) }
    this.source = source
    this.#document = engine.document(source, { settings, ...(measurer && { measurer }) })
    try {
      this.session = this.#begin(at)
      const tree = this.tree(at)
      this.natural = tree.size.width
      tree.free()
    } catch (error) {
      this.free()
      throw error
    }
  }

  #begin(at) {
    try {
      return this.#document.session({ at })
    } catch (error) {
      if (error.reason?.includes("takes no input")) return undefined
      throw error
    }
  }

  /** Lays it out in a width, or in its own where there is space for it; whether it has changed. What is hidden has no width. */
  fit(width, at) {
    if (!(width > 0)) return false
    const proposed = width < this.natural - 1 / 64 ? width : undefined
    if (proposed === this.#width) return false
    this.#width = proposed
    this.session?.resize({ width: proposed, at })
    return true
  }

  tree(at) {
    return this.session ? this.session.tree(at) : this.#document.layout({ width: this.#width })
  }

  /** The flat form of a tree; see `TreeReader`. */
  read(tree, isBusy) {
    return this.#reader.read(tree, isBusy)
  }

  get value() {
    return typeof this.source === "string" ? JSON.parse(this.source) : this.source
  }

  free() {
    this.session?.free()
    this.#document.free()
  }
}

/** The keys that lead to a control in its document. */
function pathTo(nodes, position) {
  const path = []
  for (let each = position; nodes[each].parent !== undefined; ) {
    let above = nodes[each].parent
    let page
    while (!isControl(nodes[above])) {
      if (nodes[above].role === "page") page = nodes[above].index
      above = nodes[above].parent
    }
    if (page !== undefined) path.unshift("pages", page)
    else path.unshift("items", nodes.slice(0, each).filter(({ role, parent }) => parent === above && controls.has(role)).length)
    each = above
  }
  return path
}

/** The ids of items, as documents give them: own ones, or texts, numbered where they repeat. */
export function itemIDs(items) {
  const given = new Set(items.map((item) => item?.id).filter((id) => typeof id === "string"))
  const taken = new Set(given)
  return items.map((item) => {
    if (typeof item?.id === "string") return item.id
    const text = typeof item === "string" ? item : (item?.text ?? "")
    let id = text
    for (let number = 2; taken.has(id); number += 1) id = `${text}#${number}`
    taken.add(id)
    return id
  })
}

/** The items of a control: `[{ id, text }]`, with the ids of its tree. */
export function itemsOf(position, nodes, document) {
  const { items = [] } = pathTo(nodes, position).reduce((value, step) => value[step], document)
  const { id } = nodes[position]
  const prefix = position > 0 && id !== undefined ? `${id}/` : ""
  return itemIDs(items).map((id, place) => ({ id: prefix + id, text: items[place].text ?? (typeof items[place] === "string" ? items[place] : id) }))
}
