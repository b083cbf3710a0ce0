// The kernel of solver and motion: its size, and the same frames as the whole engine.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { gzipSync } from "node:zlib"
import { engine } from "./support.mjs"

const bytes = readFileSync(new URL("../dist/pickerlayout-kernel.wasm", import.meta.url))
const none = () => 8
const wasi_snapshot_preview1 = { fd_close: none, fd_seek: none, fd_write: none }
const { instance: { exports: kernel } } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1 })

test("kernel_withGzip_isSmall", () => {
  const size = gzipSync(bytes, { level: 9 }).length
  assert.ok(size <= 60_000, `${size} bytes`)
})

test("kernel_ofBoxes_placesThemAsTheEngine", () => {
  const count = 200
  const boxes = Array.from({ length: count }, (_, n) => [20 + (n * 37) % 70, 10 + (n * 13) % 20, n % 5 ? 0 : 1])
  const [given, frames] = [kernel.kernel_numbers(3 * count), kernel.kernel_numbers(4 * count)]
  new Float64Array(kernel.memory.buffer, given, 3 * count).set(boxes.flat())
  assert.ok(kernel.kernel_flow(given, count, 333, 7, 1, frames))
  const items = boxes.map(([width, height, grow]) => ({ width, height, grow }))
  const tree = engine.layout({ type: "flow", wrap: "wrap", width: 333, spacing: 7, items })
  assert.deepEqual(new Float64Array(kernel.memory.buffer, frames, 4 * count), tree.frames.slice(4))
  assert.equal(kernel.kernel_flow(given, count, -1, 7, 1, frames), 0)
})

test("kernel_motion_startsAndRests", () => {
  assert.equal(kernel.kernel_spring(0.5, 1, 10, 0, 0), 10)
  assert.ok(Math.abs(kernel.kernel_spring(0.5, 1, 10, 0, 5)) < 1e-6)
  assert.ok(Number.isNaN(kernel.kernel_spring(-1, 1, 10, 0, 0)))
  assert.equal(kernel.kernel_curve(0.42, 0, 0.58, 1, 0.5), 0.5)
})
