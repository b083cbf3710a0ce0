// The types: a program checked by the TypeScript compiler, and the members that the module really has.
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import * as module from "../dist/node.js"

const here = fileURLToPath(new URL(".", import.meta.url))
const types = ["kernel", "pickerlayout", "subset", "text"].map((name) => readFileSync(`${here}../dist/${name}.d.ts`, "utf8")).join("\n")

test("types_ofAProgram_fit", () => {
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--lib", "es2022,dom"]
  const { error, status, stdout } = spawnSync("tsc", [...options, `${here}types.ts`], { encoding: "utf8" })
  assert.ifError(error)
  assert.equal(status, 0, stdout)
})

/** The names in the body of a class or an interface of the declarations. */
function declared(name) {
  const body = types.match(new RegExp(`(?:class|interface) ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, "s"))[1]
  const names = [...body.matchAll(/^ {2}(?:get |readonly )?(\w+)\??[(<:]/gm)].map(([, member]) => member)
  return names.filter((member) => member !== "constructor").sort()
}

/** The names that an object really has, in its class and in itself. */
function members(prototype, object = {}) {
  const names = [...Object.getOwnPropertyNames(prototype), ...Object.getOwnPropertyNames(object)]
  return names.filter((member) => member !== "constructor").sort()
}

for (const name of ["Engine", "Document", "Tree", "Session", "Transition", "Kernel"]) {
  test(`types_of${name}_areItsMembers`, () => assert.deepEqual(members(module[name].prototype), declared(name)))
}

test("types_ofWhatATreeHas_areItsMembers", async () => {
  const engine = await module.load()
  const tree = engine.layout({ type: "flow", items: [{ width: 1, height: 1 }] })
  for (const [name, object] of [["TreeNode", tree.node(0)], ["Block", tree.block()]]) {
    assert.deepEqual(members(Object.getPrototypeOf(object), object), declared(name), name)
  }
})

test("types_ofModule_areItsExports", () => {
  const exported = [...types.matchAll(/^export (?:class|function|const) (\w+)/gm)].map(([, name]) => name)
  assert.deepEqual(Object.keys(module).sort(), exported.sort())
})
