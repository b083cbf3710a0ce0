// A document that is shown, and what its tree tells of it.

const controls = new Set([
  "text", "flow", "chips", "segmented", "stack", "grid", "colorPicker", "chromaTouch", "carousel", "shape", "drawing",
])

/** Milliseconds after which what is dragged is told anew. */
const longestSilence = 200

/** Whether a node is the root of a control, which a document or a part of it describes. */
export const isControl = ({ role }) => controls.has(role)

/** A value with those parts of the one before it that are the same, or the one before it. */
function shared(last, next) {
  if (last === next || typeof last !== "object" || typeof next !== "object" || last === null || next === null) return next
  const keys = Object.keys(next)
  let isSame = keys.length === Object.keys(last).length
  for (const key of keys) {
    next[key] = shared(last[key], next[key])
    isSame &&= next[key] === last[key]
  }
  return isSame ? last : next
}

const spokenFacts = ["role", "id", "selected", "enabled", "current", "strategy", "selection"]

/** Whether two trees say the same to assistive technology. */
function saysTheSame(one, other) {
  if (one.nodes.length !== other.nodes.length) return false
  return one.nodes.every((before, position) => {
    const after = other.nodes[position]
    const [was, is] = [one.labels?.[before.label], other.labels?.[after.label]]
    if (before === after && was === is) return true
    return spokenFacts.every((fact) => before[fact] === after[fact]) && before.color?.hex === after.color?.hex && was?.text === is?.text
  })
}

/** A document with its session; without one where it takes no input. */
export class Shown {
  #engine
  #document
  #width
  // The tree that was read last, and of which its accessibility is.
  #last
  #spoken

  constructor(engine, source, { theme, scheme, measurer }, at) {
    this.#engine = engine
    const settings = { detail: [], ...(theme && { theme }), ...(scheme && { scheme }) }
    this.source = source
    this.#document = engine.document(source, { settings, ...(measurer && { measurer }) })
    try {
      this.session = this.#begin(at)
      const tree = this.tree(at)
      this.natural = tree.size.width
      tree.free()
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

  /**
   * The flat form of a tree, and the accessibility of its nodes; what is the same as in the tree before is the same object, and `isSame` says whether
   * all is.
   */
  read(tree, isBusy = false) {
    const json = tree.json({ form: "nodes", compact: true })
    const before = this.#last
    this.#last = shared(this.#last, JSON.parse(json))
    const spoken = this.#spoken?.spoken
    const accessibility = this.#spokenOf(json, this.#last, isBusy)
    return { ...this.#last, accessibility, isSame: this.#last === before && accessibility === spoken }
  }

  /** What assistive technology is told of each node. It takes as long as all else, and follows what is dragged a few times a second. */
  #spokenOf(json, tree, isBusy) {
    const now = performance.now()
    const last = this.#spoken
    const isFresh = last && (saysTheSame(last.tree, tree) || (isBusy && last.spoken.length === tree.nodes.length && now < last.time + longestSilence))
    if (isFresh) return last.spoken
    const described = this.#engine.tree(json.replace("{", '{"detail":["accessibility"],'))
    const { nodes } = JSON.parse(described.json({ form: "nodes", compact: true }))
    described.free()
    const spoken = shared(last?.spoken, nodes.map(({ accessibility }) => accessibility))
    this.#spoken = { tree, spoken, time: now }
    return spoken
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
