// JSON as text: every value knows its place, so that an edit leaves the rest as it was written.

const maximumDepth = 200
const space = /[ \t\r\n]*/y
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const string = /"(?:[^"\\\u0000-\u001f]+|\\.)*"?/y

/**
 * Reads as far as a text can be understood, so that it serves while one types. A value is
 * `{ kind, start, end, value, members, items }`; what is missing has the kind "nothing".
 */
export function parse(text) {
  const reader = new Reader(text)
  const root = reader.value(0)
  return { ...root, isWhole: reader.isWhole && reader.rest() === "" }
}

class Reader {
  at = 0
  isWhole = true

  constructor(text) {
    this.text = text
  }

  rest() {
    this.skip()
    return this.text.slice(this.at)
  }

  match(pattern) {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ""
    this.at += found.length
    return found
  }

  skip() {
    this.match(space)
    return this.text[this.at]
  }

  takes(letter) {
    if (this.skip() !== letter) return false
    this.at += 1
    return true
  }

  value(depth) {
    const letter = this.skip()
    const start = this.at
    if (letter === "{" && depth < maximumDepth) return this.object(start, depth)
    if (letter === "[" && depth < maximumDepth) return this.array(start, depth)
    if (letter === '"') return this.string()
    const word = this.match(scalar)
    if (word === "") {
      this.isWhole = false
      return { kind: "nothing", start, end: start }
    }
    const value = JSON.parse(word)
    return { kind: value === null ? "null" : typeof value, start, end: this.at, value }
  }

  string() {
    const start = this.at
    const word = this.match(string)
    const isClosed = word.length > 1 && word.endsWith('"')
    let value = word.slice(1, isClosed ? -1 : undefined)
    try {
      value = JSON.parse(isClosed ? word : `${word}"`)
    } catch {
      this.isWhole = false
    }
    this.isWhole &&= isClosed
    return { kind: "string", start, end: this.at, value, isClosed }
  }

  /** The parts between brackets, up to the end of the text where the last bracket is missing. */
  parts(close, read) {
    const parts = []
    this.at += 1
    while (!this.takes(close)) {
      const before = this.at
      if (this.at >= this.text.length) break
      const part = read()
      if (part) parts.push(part)
      if (!this.takes(",") && this.skip() !== close) this.isWhole = false
      if (this.at === before) this.at += 1
    }
    if (this.text[this.at - 1] !== close) this.isWhole = false
    return parts
  }

  array(start, depth) {
    const items = this.parts("]", () => this.value(depth + 1))
    return { kind: "array", start, end: this.at, items }
  }

  object(start, depth) {
    const members = this.parts("}", () => {
      if (this.skip() !== '"') {
        this.isWhole = false
        return undefined
      }
      const key = this.string()
      if (this.takes(":")) return { key, value: this.value(depth + 1) }
      this.isWhole = false
      return { key, value: { kind: "nothing", start: this.at, end: this.at } }
    })
    return { kind: "object", start, end: this.at, members }
  }
}

/** What a parsed value stands for. */
export function valueOf(node) {
  if (node?.kind === "array") return node.items.map(valueOf)
  if (node?.kind === "object") {
    return Object.fromEntries(node.members.map(({ key, value }) => [key.value, valueOf(value)]))
  }
  return node?.value
}

/** The value at a path such as `["items", 3, "text"]`; undefined if there is none. */
export function find(node, path) {
  return path.reduce((found, step) => {
    if (typeof step === "number") return found?.items?.[step]
    return found?.members?.findLast(({ key }) => key.value === step)?.value
  }, node)
}

/**
 * Where an offset is: the path of the value around it, whether it is in a key or before one, and the string or value
 * that is being written.
 */
export function placeAt(node, offset, path = []) {
  const holds = (part) => part.start < offset && offset <= part.end
  for (const { key, value } of node.members ?? []) {
    if (holds(key)) return { path, kind: "key", node: key, value, object: node }
    if (offset > key.end && offset <= Math.max(value.end, value.start)) {
      const inner = [...path, key.value]
      return holds(value) ? placeAt(value, offset, inner) : { path: inner, kind: "value", node: value }
    }
  }
  for (const [place, item] of (node.items ?? []).entries()) {
    if (holds(item)) return placeAt(item, offset, [...path, place])
  }
  if (node.kind === "object") return { path, kind: "key", node: undefined, object: node }
  if (node.kind === "array") return { path: [...path, node.items.length], kind: "value", node: undefined }
  return { path, kind: "value", node }
}

/** The text with a value put at a path; undefined removes the member. Members that lead to it are made. */
export function setting(text, path, value) {
  const root = parse(text)
  let depth = path.length
  while (depth > 0 && find(root, path.slice(0, depth)) === undefined) depth -= 1
  const found = find(root, path.slice(0, depth))
  if (!found) return text
  if (depth === path.length) {
    if (value === undefined) return removing(text, find(root, path.slice(0, -1)), path.at(-1))
    return replacing(text, found.start, found.end, written(value))
  }
  if (value === undefined) return text
  const made = path.slice(depth + 1).reduceRight((inner, step) => ({ [step]: inner }), value)
  if (found.kind === "object") return adding(text, found, path[depth], made)
  // A value of another kind, such as a number where an object of sides is wanted, gives way.
  return replacing(text, found.start, found.end, written({ [path[depth]]: made }))
}

const replacing = (text, start, end, other) => text.slice(0, start) + other + text.slice(end)

/** One line, with spaces as people write them. */
export function written(value) {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`
  if (value !== null && typeof value === "object") {
    const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${written(inner)}`)
    return `{${members.join(", ")}}`
  }
  return JSON.stringify(value)
}

function adding(text, object, key, value) {
  const member = `${JSON.stringify(key)}: ${written(value)}`
  const last = object.members.at(-1)
  const place = last ? last.value.end : object.start + 1
  if (!last) return replacing(text, place, place, member)
  const before = text.slice(object.start + 1, object.members[0].key.start)
  const separator = before.includes("\n") ? `,\n${before.split("\n").at(-1)}` : ", "
  return replacing(text, place, place, separator + member)
}

function removing(text, { members, items, start, end }, key) {
  const parts = members?.map((member) => ({ start: member.key.start, end: member.value.end })) ?? items
  const place = members?.findLastIndex((member) => member.key.value === key) ?? key
  if (parts.length === 1) return replacing(text, start, end, members ? "{}" : "[]")
  if (place === 0) return replacing(text, parts[0].start, parts[1].start, "")
  return replacing(text, parts[place - 1].end, parts[place].end, "")
}

/** The smallest replacement that makes one text of another. */
export function change(before, after) {
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { start, end: before.length - same, text: after.slice(start, after.length - same) }
}
