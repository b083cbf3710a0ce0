// What the JSON Schema of documents, and the articles, say about a place in a document.

import { find, valueOf } from "./json-text.js"

const types = ["string", "number", "integer", "boolean", "array", "object", "null"]

export class Schema {
  #definitions
  #articles

  constructor({ schema, articles }) {
    this.#definitions = schema.$defs
    this.#articles = articles
  }

  /** The schemas without choices that a schema allows, for a value where it decides. */
  #resolved(schema, value, found = []) {
    if (schema === undefined || typeof schema === "boolean") return found
    if (schema.$ref) {
      const name = schema.$ref.slice("#/$defs/".length)
      return this.#resolved({ ...this.#definitions[name], name }, value, found)
    }
    for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) this.#resolved(each, value, found)
    const branches = schema.if ? [schema, ...(schema.allOf ?? [])] : (schema.allOf ?? [])
    for (const branch of branches) {
      const holds = branch.if ? this.#holds(branch.if, value) : true
      this.#resolved(holds ? (branch.then ?? (branch.if ? undefined : branch)) : branch.else, value, found)
    }
    if (!schema.anyOf && !schema.oneOf) found.push(schema)
    return found
  }

  /** Whether a value has the members, and those members the values, of a condition. */
  #holds(condition, value) {
    const members = value !== null && typeof value === "object" ? value : {}
    const has = (condition.required ?? []).every((key) => key in members)
    return has && Object.entries(condition.properties ?? {}).every(([key, { enum: allowed }]) =>
      !(key in members) || !allowed || allowed.includes(members[key]))
  }

  /** The schemas that may describe the value at a path of a document. */
  at(root, path) {
    let schemas = this.#resolved({ $ref: "#/$defs/document" }, valueOf(root))
    for (const [place, step] of path.entries()) {
      const value = valueOf(find(root, path.slice(0, place + 1)))
      schemas = schemas.flatMap((schema) => {
        if (typeof step === "number") return this.#resolved(schema.items, value)
        return this.#resolved(schema.properties?.[step] ?? schema.additionalProperties, value)
      })
    }
    return schemas
  }

  /** The keys of the object at a path, with the schemas of each. */
  keys(root, path) {
    const keys = new Map()
    for (const schema of this.at(root, path)) {
      for (const [key, inner] of Object.entries(schema.properties ?? {})) {
        if (inner !== false) keys.set(key, [...(keys.get(key) ?? []), ...this.#resolved(inner)])
      }
    }
    return keys
  }

  /** The words that may stand at a path, as JSON. */
  words(root, path) {
    const words = this.at(root, path).flatMap((schema) => {
      if (schema.enum) return schema.enum
      return schema.type === "boolean" || schema.type?.includes?.("boolean") ? [true, false] : []
    })
    return [...new Set(words)].filter((word) => word !== null)
  }

  /** What a value may be, in words: `number, 0 to 1, or "auto"`. */
  kind(schemas) {
    const kinds = schemas.flatMap((schema) => kindsOf(schema))
    return [...new Set(kinds)].join(" | ")
  }

  /** What the articles say about a key: `{ meaning, absent }`; undefined if nothing. */
  article(root, path) {
    const key = path.at(-1)
    const parents = path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1)).reverse()
    const names = parents.map((parent) => parent.findLast((step) => typeof step === "string"))
    const controls = [...parents, []].map((parent) => find(root, [...parent, "type"])?.value)
    const own = controls.find((type) => typeof type === "string")
    const sections = [...names.map((name) => `${own}.${name}`), ...names, own, "every"]
    // The keys of every control are those of a control, not those of the objects in it.
    const allowed = typeof find(root, [...path.slice(0, -1), "type"])?.value === "string" ? sections : sections.slice(0, -1)
    return allowed.map((section) => this.#articles[section]?.[key]).find((row) => row)
  }
}

function kindsOf(schema) {
  if (schema.enum) return schema.enum.filter((word) => word !== null).map((word) => JSON.stringify(word))
  const own = [schema.type ?? []].flat().filter((type) => type !== "null" && types.includes(type))
  return own.map((type) => {
    if (type === "number" || type === "integer") return type + range(schema)
    if (type === "string" && schema.name === "color") return "colour"
    return type
  })
}

function range({ minimum, exclusiveMinimum, maximum }) {
  const huge = 1e7
  const from = exclusiveMinimum === undefined ? minimum : `more than ${exclusiveMinimum}`
  const isOpen = maximum === undefined || maximum >= huge
  if (from === undefined || from <= -huge) return isOpen ? "" : ` to ${maximum}`
  return isOpen ? ` ≥ ${from}`.replace("≥ more than", ">") : ` ${from} to ${maximum}`
}
