// Only the flow solver and the motion functions, for pages that need neither text nor documents: 47 KB with gzip.
//
//     import { loadKernel } from "pickerlayout/kernel"
//     const kernel = await loadKernel()
//     kernel.flow([{ width: 80, height: 30 }, { width: 60, height: 30, grow: 1 }], { width: 200, spacing: 8 })
import { moduleFrom } from "./bytes.js"

/** Loads the kernel. `wasm` is its file, its bytes or the compiled module; absent: the file beside this one. */
export async function loadKernel({ wasm = new URL("pickerlayout-kernel.wasm", import.meta.url) } = {}) {
  const module = await moduleFrom(wasm)
  // The C library would write messages that nobody reads.
  const badFile = () => 8
  const { exports } = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: { fd_close: badFile, fd_seek: badFile, fd_write: badFile },
  })
  return new Kernel(exports)
}

/** The loaded kernel. */
export class Kernel {
  #exports
  // Memory for numbers, which is kept and grows by doubling.
  #place = 0
  #capacity = 0

  constructor(exports) {
    this.#exports = exports
  }

  /** Places boxes like CSS flexbox, and returns x, y, width and height of each, in sequence. */
  flow(boxes, { width = NaN, spacing = 0, wrap = false } = {}) {
    const count = boxes.length
    this.#reserve(7 * count)
    const given = new Float64Array(this.#exports.memory.buffer, this.#place, 3 * count)
    for (const [number, box] of boxes.entries()) given.set([box.width, box.height, box.grow ?? 0], 3 * number)
    const frames = this.#place + given.byteLength
    if (!this.#exports.kernel_flow(this.#place, count, width, spacing, wrap ? 1 : 0, frames)) {
      throw new RangeError("expected finite numbers from 0 on, found others")
    }
    return new Float64Array(this.#exports.memory.buffer, frames, 4 * count).slice()
  }

  /** The distance of a spring from rest after some seconds. */
  spring({ response, dampingFraction, distance = 1, velocity = 0 }, time) {
    return valid(this.#exports.kernel_spring(response, dampingFraction, distance, velocity, time), "a spring")
  }

  /** The progress of a cubic Bézier curve at a time from 0 to 1. */
  curve([x1, y1, x2, y2], time) {
    return valid(this.#exports.kernel_curve(x1, y1, x2, y2, time), "a curve from 0 to 1")
  }

  #reserve(count) {
    if (count <= this.#capacity) return
    this.#capacity = Math.max(count, 2 * this.#capacity)
    this.#place = this.#exports.kernel_numbers(this.#capacity)
  }
}

function valid(number, what) {
  if (Number.isNaN(number)) throw new RangeError(`expected the numbers of ${what}, found others`)
  return number
}
