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

const silence = { role: "presentation" }
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

/** Reads the trees of a control, and keeps what stays the same between them. */
export class TreeReader {
  #engine
  #isSilent
  // The tree that was read last, and of which its accessibility is.
  #last
  #spoken

  /** `isSilent`: without what assistive technology is told. */
  constructor(engine, isSilent = false) {
    this.#engine = engine
    this.#isSilent = isSilent
  }

  /**
   * The flat form of a tree, and the accessibility of its nodes; what is the same as in the tree before is the same object, and `isSame` says whether
   * all is.
   */
  read(tree, isBusy = false) {
    const json = tree.json({ form: "nodes", compact: true })
    const before = this.#last
    this.#last = shared(this.#last, JSON.parse(json))
    if (this.#isSilent) return { ...this.#last, accessibility: this.#last.nodes.map(() => silence) }
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
}
