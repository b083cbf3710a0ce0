// A program in Node: boxes by the engine, its bytes, and what is exported.
import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { PickerLayoutError, load } from "pickerlayout"

const document = { type: "flow", width: 100, wrap: "wrap", items: [{ width: 60, height: 20 }, { width: 60, height: 20 }] }
const frames = [0, 0, 100, 40, 0, 0, 60, 20, 0, 20, 60, 20]

const engine = await load()
assert.deepEqual([...engine.layout(document).frames], frames)

const file = createRequire(import.meta.url).resolve("pickerlayout/pickerlayout.wasm")
for (const wasm of [await readFile(file), new URL(`file://${file}`), await WebAssembly.compile(await readFile(file))]) {
  assert.deepEqual([...(await load({ wasm })).layout(document).frames], frames)
}
assert.throws(() => engine.layout({ type: "flow", items: 3 }), PickerLayoutError)

// What a page and a worker are compared with.
const chips = { type: "chips", width: 200, items: ["tea", "coffee"] }
await writeFile("frames.json", JSON.stringify([...engine.layout(chips).frames]))
const { loadText } = await import("pickerlayout/text")
assert.deepEqual([...engine.layout(chips, { measurer: await loadText() }).frames], [...engine.layout(chips).frames])

const { subsetFont } = await import("pickerlayout/subset")
const inter = await readFile(createRequire(import.meta.url).resolve("pickerlayout/Inter.ttf.gz"))
assert.ok((await subsetFont(inter, "tea")).length < 40_000)

const { render } = await import("pickerlayout/mount")
assert.match(render(chips, { engine, width: 200 }), /role="listbox"/)
await import("pickerlayout/element")

const { draw } = await import("pickerlayout/canvas")
assert.equal(typeof draw, "function")
assert.equal(engine.layout(document).displayList().size.height, 40)
