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
  const paths = new Map()
  for (const [node, { role, path, parent, leaving }] of nodes.entries()) {
    if (leaving || (node > 0 && path === undefined)) continue
    let outer = parent
    while (outer >= 0 && !paths.has(outer)) outer = nodes[outer].parent
    paths.set(node, { type: role, path: [...(paths.get(outer)?.path ?? []), ...stepsOf(path)], node })
  }
  return [...paths.values()]
}

/** The keys and places in a path such as `layers[0].items[1].symbol`. */
const stepsOf = (path = "") => (path.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** The position of the control that a node is part of. */
export function controlAt(position, nodes) {
  let each = position
  while (!isControl(nodes[each])) each = nodes[each].parent
  return each
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

/** The place of the item whose id a node has, before which are those of panels. */
export function placeOf(nodeID, ids) {
  const fits = ids.map((id, place) => ({ id, place })).filter(({ id }) => nodeID === id || nodeID?.endsWith(`/${id}`))
  return fits.reduce((best, fit) => (best && best.id.length >= fit.id.length ? best : fit), undefined)?.place
}

/** The ids of panels, before those of the items of a control. */
export function prefixOf(position, nodes, ids) {
  const [item] = nodes.flatMap(({ role, id, leaving, hiddenIDs = [] }, each) => {
    const isItem = !leaving && each > position && ["chip", "segment", "overflow"].includes(role) && controlAt(each, nodes) === position
    return isItem ? (role === "overflow" ? hiddenIDs : [id]) : []
  })
  const own = ids[placeOf(item, ids)]
  return own === undefined ? "" : item.slice(0, item.length - own.length)
}

/** The items of a control: `[{ id, text, isEnabled }]`, with the ids of its tree. */
export function itemsOf(position, nodes, document) {
  const { path } = controlsOf(nodes).find(({ node }) => node === position)
  const { items = [] } = path.reduce((value, step) => value[step], document)
  const ids = itemIDs(items)
  const prefix = prefixOf(position, nodes, ids)
  return ids.map((id, place) => {
    const { text = id, enabled = true } = typeof items[place] === "string" ? { text: items[place] } : (items[place] ?? {})
    return { id: prefix + id, text, isEnabled: enabled }
  })
}

/** What a tap on a node offers to choose, since a segmented control has no space for it: `[{ id, text, isEnabled }]`. */
export function choicesAt(position, nodes, document) {
  const control = controlAt(position, nodes)
  const { role, hiddenIDs = [] } = nodes[position]
  if (nodes[control].role !== "segmented" || !(role === "overflow" || nodes[control].strategy === "menu")) return []
  const items = itemsOf(control, nodes, document)
  return role === "overflow" ? items.filter(({ id }) => hiddenIDs.includes(id)) : items
}
