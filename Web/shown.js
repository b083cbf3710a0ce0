// A document that is shown, and what its tree tells of it.

const controls = new Set([
  "text", "flow", "chips", "segmented", "stack", "grid", "colorPicker", "chromaTouch", "carousel", "shape", "drawing",
])

/** Whether a node is the root of a control, which a document or a part of it describes. */
export const isControl = ({ role }) => controls.has(role)

/** The flat form of a tree. */
export const read = (tree) => JSON.parse(tree.json({ form: "nodes", compact: true }))

/** A document with its session; without one where it takes no input. */
export class Shown {
  #document
  #width

  constructor(engine, source, { theme, scheme, measurer }, at) {
    const settings = { detail: ["accessibility"], ...(theme && { theme }), ...(scheme && { scheme }) }
    this.source = source
    this.#document = engine.document(source, { settings, ...(measurer && { measurer }) })
    try {
      const tree = this.#document.layout()
      this.natural = tree.size.width
      tree.free()
      this.session = this.#begin(at)
    } catch (error) {
      this.#document.free()
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

  /** Lays it out in a width, or in its own where there is space for it; whether it has changed. */
  fit(width, at) {
    const proposed = width > 0 && width < this.natural - 1 / 64 ? width : undefined
    if (proposed === this.#width) return false
    this.#width = proposed
    this.session?.resize({ width: proposed, at })
    return true
  }

  tree(at) {
    return this.session ? this.session.tree(at) : this.#document.layout({ width: this.#width })
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

/** What a segmented control offers: `[{ id, text }]`, those of its items that are hidden, or all of them. */
export function choicesOf({ id, position }, hidden, nodes, document) {
  const { items = [] } = pathTo(nodes, position).reduce((value, step) => value[step], document)
  const prefix = position > 0 && id !== undefined ? `${id}/` : ""
  const choices = items.map((item) => ({ id: prefix + (item.id ?? item.text ?? item), text: item.text ?? `${item}` }))
  return hidden ? choices.filter((choice) => hidden.includes(choice.id)) : choices
}
