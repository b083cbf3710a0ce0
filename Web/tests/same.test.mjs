// The same answers as the tool, byte for byte, where no text is measured. Those with texts are compared in Chromium:
// Scripts/browser/web_engine.py.
import assert from "node:assert/strict"
import { test } from "node:test"
import { engine, examples, layout, read } from "./support.mjs"

const withTexts = new Set([
  "carousel/album.json", "carousel/documents.json", "carousel/empty.json", "carousel/many.json", "carousel/peek-center.json",
  "carousel/vertical-label.json", "drawing/caption.json", "drawing/effects.json", "drawing/flowers.json", "drawing/leaves.json",
  "drawing/polygons.json", "drawing/shadows.json", "drawing/stars.json", "flow/priority.json",
])

for (const { name, path } of examples("flow", "colorPicker", "carousel", "shape", "drawing")) {
  if (withTexts.has(name)) {
    test(`${name}_withoutMeasurer_isAnError`, () => {
      assert.throws(() => engine.layout(read(path)), /needs a measurer/)
    })
    continue
  }
  const forms = { json: (tree) => tree.json(), nodes: (tree) => tree.json({ form: "nodes" }), svg: (tree) => tree.svg() }
  for (const [form, write] of Object.entries(forms)) {
    test(`${name}_${form}_isWhatTheToolWrites`, () => {
      const tree = engine.layout(read(path))
      assert.equal(write(tree), layout("document", path, "--format", form))
      assert.equal(engine.tree(tree.json()).json(), tree.json())
    })
  }
  test(`${name}_displayList_isWhatTheToolWrites`, () => {
    const list = engine.layout(read(path)).displayList()
    assert.deepEqual(list, JSON.parse(layout("document", path, "--format", "display-list")))
  })
}

test("layout_afterACarouselWithATheme_hasNoPaper", () => {
  engine.layout({ type: "carousel", count: 3, width: 200, height: 100, theme: "plain" })
  assert.equal(JSON.parse(engine.layout({ type: "shape", shape: "circle", width: 20 }).json()).paper, undefined)
})
