// The functions of the module: JavaScript calls all of them, and those that the C header has, too, take what it says.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../", import.meta.url))

/** The functions that a module exports, with the types of their parameters and results. */
function exported(file) {
  const bytes = readFileSync(`${root}Web/dist/${file}`)
  let at = 8
  const number = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
  const list = (read) => Array.from({ length: number() }, read)
  const text = () => {
    const size = number()
    at += size
    return bytes.toString("utf8", at - size, at)
  }
  const sections = new Map()
  while (at < bytes.length) {
    const kind = bytes[at++]
    const size = number()
    sections.set(kind, at)
    at += size
  }
  const section = (kind, read) => {
    at = sections.get(kind)
    return list(read)
  }
  const values = { 0x7f: "i32", 0x7e: "i64", 0x7d: "f32", 0x7c: "f64" }
  const value = () => values[bytes[at++]]
  const types = section(1, () => (at++, { parameters: list(value), results: list(value) }))
  // All imports are functions.
  const imported = section(2, () => (text(), text(), assert.equal(bytes[at++], 0), number()))
  const functions = [...imported, ...section(3, number)]
  const entries = section(7, () => ({ name: text(), kind: bytes[at++], index: number() }))
  return new Map(entries.filter(({ kind }) => kind === 0).map(({ name, index }) => [name, types[functions[index]]]))
}

/** The functions of the C header, from the record of its binary interface. */
function declared() {
  const record = readFileSync(`${root}Tests/Library/abi/abi-3.txt`, "utf8")
  const lines = record.matchAll(/^function (\w+): (.*?) ?\((.*)\)$/gm)
  return new Map(Array.from(lines, ([, name, result, parameters]) => [name, { result, parameters: parameters.split(", ") }]))
}

/** Not in the header: JavaScript passes texts and lists as JSON, and reads what is more than a number from `pl_answer`. */
const own = [
  "pl_allocate", "pl_deallocate", "pl_release", "pl_answer", "pl_answer_count", "pl_roles",
  "pl_transition_velocity", "pl_tree_write", "pl_tree_svg", "pl_tree_hit",
  "pl_view_begin", "pl_view_show", "pl_view_html", "pl_view_set_disabled", "pl_document_scale_texts",
  "pl_add_hyphenation", "pl_hyphenation_problems",
]
/** Structs are numbers and JSON here, and a document has settings, limits and a measurer in place of an engine; a check takes all of it. */
const others = ["pl_session_send", "pl_session_state", "pl_document_read", "pl_tree_read", "pl_check"]

/** The type of a value of C. */
function type(value) {
  if (value.endsWith("*")) return "i32"
  return { double: "f64", bool: "i32", int32_t: "i32", uint32_t: "i32", int64_t: "i64", size_t: "i32" }[value]
}

const functions = exported("pickerlayout.wasm")
const check = exported("pickerlayout-check.wasm")

test("exports_withNamesOfTheHeader_takeAndReturnItsTypes", () => {
  const header = declared()
  const shared = [...functions.keys()].filter((name) => name.startsWith("pl_") && !own.includes(name))
  assert.ok(shared.length > 10)
  for (const name of shared.filter((name) => !others.includes(name))) {
    const { result, parameters } = header.get(name) ?? assert.fail(`${name} is not in the header`)
    const expected = { parameters: parameters.map(type).filter(Boolean), results: [type(result)].filter(Boolean) }
    assert.deepEqual(functions.get(name), expected, name)
  }
  for (const name of own) assert.ok(functions.has(name) && !header.has(name), name)
  for (const name of others) assert.ok(check.has(name) && header.has(name), name)
})

test("exports_ofBothModules_areWhatJavaScriptCalls", () => {
  const source = readFileSync(`${root}Web/pickerlayout.js`, "utf8")
  const called = new Set(Array.from(source.matchAll(/"(pl_\w+)"/g), ([, name]) => name))
  const names = (module) => [...module.keys()].filter((name) => name.startsWith("pl_"))
  assert.deepEqual([...called].sort(), names(check).sort())
  assert.deepEqual(names(check).filter((name) => !functions.has(name)), ["pl_check"])
  for (const name of names(functions)) assert.deepEqual(functions.get(name), check.get(name), name)
})
