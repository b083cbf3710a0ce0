// Trees as the flat form of their JSON, one after another.

/** Milliseconds after which what is dragged is told anew. */
const longestSilence = 200

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
/** Facts of a node by which nothing is told, or which are told of what they refer to. */
const silentFacts = new Set(["frame", "paint", "label"])
const items = new Set(["chip", "segment"])

const wordingOf = ({ labels }, { label }) => labels?.[label]?.fullText ?? labels?.[label]?.text

/**
 * The positions of nodes that may say something else to assistive technology than before; undefined: the trees are not alike. Trees of one document
 * differ in few facts that matter; those of two, in any.
 */
function changes(one, other, isOther) {
  if (one.nodes.length !== other.nodes.length) return undefined
  return [...other.nodes.keys()].filter((position) => {
    const [before, after] = [one.nodes[position], other.nodes[position]]
    if (wordingOf(one, before) !== wordingOf(other, after)) return true
    if (isOther && one.paints?.[before.paint] !== other.paints?.[after.paint]) return true
    if (before === after) return false
    const facts = isOther ? Object.keys({ ...before, ...after }).filter((fact) => !silentFacts.has(fact)) : spokenFacts
    return before.color?.hex !== after.color?.hex || facts.some((fact) => before[fact] !== after[fact])
  })
}

/** The positions of the items that nodes are, or are part of; undefined: one is not. */
function itemsAround(positions, nodes) {
  const found = new Set()
  for (const position of positions) {
    let each = position
    while (each !== undefined && !items.has(nodes[each].role)) each = nodes[each].parent
    if (each === undefined) return undefined
    found.add(each)
  }
  return found
}

/** A tree of some items and what they are in, and for each node that is of an item its position in the whole tree. */
function excerpt({ version, type, size, nodes, labels = [], paints = [], fonts }, kept) {
  const isWithin = nodes.map(() => false)
  for (const [position, { parent }] of nodes.entries()) isWithin[position] = kept.has(position) || (isWithin[parent] ?? false)
  const around = new Set([...kept].flatMap((position) => ancestors(position, nodes)))
  const positions = [...nodes.keys()].filter((position) => isWithin[position] || around.has(position))
  const tables = { labels: [], paints: [] }
  const moved = (name, table, index) => (index === undefined ? undefined : tables[name].push(table[index]) - 1)
  const numbers = new Map(positions.map((position, number) => [position, number]))
  const all = positions.map((position) => {
    const { artwork, ...node } = nodes[position]
    return { ...node, parent: numbers.get(node.parent), label: moved("labels", labels, node.label), paint: moved("paints", paints, node.paint) }
  })
  return { places: positions.map((position) => (isWithin[position] ? position : undefined)), tree: { detail: ["accessibility"], version, type, size, nodes: all, ...tables, fonts } }
}

function ancestors(position, nodes) {
  const found = []
  for (let each = nodes[position].parent; each !== undefined; each = nodes[each].parent) found.push(each)
  return found
}

/** Reads the trees of a control, and keeps what stays the same between them. */
export class TreeReader {
  #engine
  // The tree that was read last, and of which its accessibility is.
  #last
  #spoken

  constructor(engine) {
    this.#engine = engine
  }

  /** The next tree is of another document. */
  forget() {
    if (this.#spoken) this.#spoken.isOther = true
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

  /** What assistive technology is told of each node. All of it takes as long as all else, and follows what is dragged a few times a second. */
  #spokenOf(json, tree, isBusy) {
    const now = performance.now()
    const last = this.#spoken
    const changed = last && changes(last.tree, tree, last.isOther)
    const mayWait = isBusy && last && !last.isOther && last.spoken.length === tree.nodes.length && now < last.time + longestSilence
    if (mayWait || (changed?.length === 0 && !last.isOther)) return last.spoken
    const around = changed && itemsAround(changed, tree.nodes)
    const spoken = around ? this.#partly(tree, around, last.spoken) : this.#wholly(json, tree)
    this.#spoken = { tree, spoken: shared(last?.spoken, spoken), time: now }
    return this.#spoken.spoken
  }

  #wholly(json, { detail }) {
    // Hit regions and the like, where the document asks for them, have no part in it.
    const plain = detail ? json.replace(/"detail":\[.*?\],/, "") : json
    return this.#described(plain.replace("{", '{"detail":["accessibility"],'))
  }

  /** An item is described by what is in it and around it, and not by other items. */
  #partly(all, around, last) {
    if (around.size === 0) return last
    const { places, tree } = excerpt(all, around)
    const spoken = [...last]
    for (const [number, one] of this.#described(tree).entries()) if (places[number] !== undefined) spoken[places[number]] = one
    return spoken
  }

  #described(source) {
    const tree = this.#engine.tree(source)
    const { nodes } = JSON.parse(tree.json({ form: "nodes", compact: true }))
    tree.free()
    return nodes.map(({ accessibility }) => accessibility)
  }
}
