// The same answers as the tool, byte for byte, where no text is measured.
import assert from "node:assert/strict"
import { test } from "node:test"
import { engine, examples, layout, read } from "./support.mjs"

const withTexts = []

for (const { name, path } of examples("flow", "colorPicker", "carousel", "shape", "chromaTouch", "drawing")) {
  for (const form of ["json", "nodes"]) {
    test(`${name}_${form}_isWhatTheToolWrites`, () => {
      let tree
      try {
        tree = engine.layout(read(path))
      } catch (error) {
        if (!/needs a measurer/.test(error.message)) throw error
        if (!withTexts.includes(name)) withTexts.push(name)
        return
      }
      const json = tree.json({ form: form === "json" ? "nested" : "nodes" })
      assert.equal(json, layout("document", path, "--format", form))
      assert.equal(engine.tree(json).json(), tree.json())
    })
  }
  test(`${name}_svg_isWhatTheToolDraws`, () => {
    let tree
    try {
      tree = engine.layout(read(path))
    } catch {
      return
    }
    assert.equal(tree.svg(), layout("document", path, "--format", "svg"))
  })
}

test("examplesWithTexts_areKnown", () => assert.deepEqual(withTexts, []))
