// A document that is shown, and what its tree tells of it.
import { beginView } from "../pickerlayout.js"

const controls = new Set([
  "text", "flow", "chips", "segmented", "stack", "grid", "colorPicker", "chromaTouch", "carousel", "shape", "drawing",
])

/** Whether a node is the root of a control, which a document or a part of it describes. */
export const isControl = ({ role }) => controls.has(role)

/** The scheme of a document that names none: that of the page. */
function schemeOf(source) {
  try {
    return (typeof source === "string" ? JSON.parse(source) : source)?.scheme == null ? "auto" : undefined
  } catch {
    // The engine says what is wrong.
    return undefined
  }
}

/** A document with its session; without one where it neither takes input nor moves. */
export class Shown {
  #document
  #width
  #view
  // The ids of the items of each control, by its path.
  #ids = new Map()

  constructor(source, { engine, theme, scheme = schemeOf(source), settings, limits, measurer, textScale, interactive = true }, at) {
    this.source = source
    this.#document = engine.document(source, { settings: { detail: [], theme, scheme, ...settings }, limits, measurer, textScale })
    try {
      this.session = interactive ? this.#begin(at) : undefined
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

  /** Lays out again what has a picture whose natural size is known now; whether there is one. */
  setNaturalSize(size, href, at) {
    if (!this.session?.setNaturalSize(size, href, at)) return false
    if (this.#width !== undefined) return true
    const tree = this.tree(at)
    this.natural = tree.size.width
    tree.free()
    return true
  }

  tree(at) {
    return this.session ? this.session.tree(at) : this.#document.layout({ width: this.#width })
  }

  get measurer() {
    return this.#document.measurer
  }

  /** What the page shows of it. */
  get view() {
    return (this.#view ??= beginView(this.#document))
  }

  /** Takes over what the page shows of a document before, if that is of the same engine and measurer. */
  follow(before) {
    if (before.measurer !== this.measurer || before.#document.core !== this.#document.core) return
    this.#view = before.#view
    before.#view = undefined
  }

  /** The nodes of a tree that is not shown. */
  nodesOf(tree) {
    const view = beginView(this.#document)
    const { nodes } = view.show(tree, 0)
    view.free()
    return nodes
  }

  /** The ids of the items of the control at a path, in the order of the document, which has also those that were removed. */
  idsOf(path, at) {
    // In the document's own layout nothing is removed, and in the current one everything is there that was expanded.
    for (const layOut of [() => this.#document.layout(), () => this.tree(at)]) if (!this.#ids.has(`${path}`)) this.#readIDs(layOut())
    return this.#ids.get(`${path}`) ?? []
  }

  #readIDs(tree) {
    const { ids } = tree
    const nodes = this.nodesOf(tree)
    tree.free()
    for (const { path, node } of controlsOf(nodes)) this.#ids.set(`${path}`, idsOf(node, nodes, ids))
  }

  get value() {
    return typeof this.source === "string" ? JSON.parse(this.source) : this.source
  }

  /** Takes over what was selected or picked in a session of a document like this one. */
  select({ session }, at) {
    if (!this.session || !session) return
    if (session.color) this.session.pick(session.color.hex, at)
    const wanted = session.selection
    for (const id of wanted) this.session.select(id, at)
    for (const id of this.session.selection) if (!wanted.includes(id)) this.session.deselect(id, at)
  }

  free() {
    this.#view?.free()
    this.session?.free()
    this.#document.free()
  }
}

/** The controls that are shown, but for texts in others: `[{ type, path, node }]`, where `path` leads to its document and `node` is a position in the tree. */
export function controlsOf(nodes) {
  const shown = [...nodes.entries()].filter(([node, { path, leaving }]) => !leaving && (node === 0 || path !== undefined))
  return shown.map(([node, { role }]) => ({ type: role, path: pathTo(node, nodes), node }))
}

/** The keys and places that lead to the document of a control, such as `["layers", 0, "items", 1, "symbol"]`. */
export function pathTo(position, nodes) {
  const { parent, path = "" } = nodes[position]
  const steps = (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return parent === undefined ? steps : [...pathTo(parent, nodes), ...steps]
}

/** The position of the control that a node is part of. */
export function controlAt(position, nodes) {
  let each = position
  while (!isControl(nodes[each])) each = nodes[each].parent
  return each
}

/** The ids of the items of a control, in the order of its document; `ids` are those of the tree. */
export function idsOf(position, nodes, ids) {
  const { id, firstID = 0, idCount = ids.length } = nodes[position]
  return ids.slice(firstID, firstID + idCount).filter((each) => each !== id)
}

/** The items of a control: `[{ id, text, isEnabled }]`, with the ids of the tree that shows it. */
export function itemsOf(position, nodes, shown, at) {
  const path = pathTo(position, nodes)
  const { items = [] } = path.reduce((value, step) => value[step], shown.value)
  return shown.idsOf(path, at).map((id, place) => {
    const item = typeof items[place] === "string" ? { text: items[place] } : (items[place] ?? {})
    return { id, text: item.text ?? item.id ?? id, isEnabled: item.enabled ?? true }
  })
}

/** What a tap on a node offers to choose, since a segmented control has no space for it: `[{ id, text, isEnabled }]`. */
export function choicesAt(position, nodes, shown, at) {
  const control = controlAt(position, nodes)
  const { role, hiddenIDs = [] } = nodes[position]
  if (nodes[control].role !== "segmented" || !(role === "overflow" || nodes[control].strategy === "menu")) return []
  const items = itemsOf(control, nodes, shown, at)
  return role === "overflow" ? items.filter(({ id }) => hiddenIDs.includes(id)) : items
}
