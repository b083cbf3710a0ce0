import type { Source } from "./pickerlayout.js"

/** Loads only the flow solver and the motion functions. `wasm` is the source of the module; absent: the file beside this one. */
export function loadKernel(options?: { wasm?: Source }): Promise<Kernel>

/** A box, in points. `grow` is its share of the free space. */
export interface KernelBox {
  width: number
  height: number
  /** Absent: 0. */
  grow?: number
}

export class Kernel {
  /**
   * Places boxes like CSS flexbox, and returns x, y, width and height of each, in sequence. `width` is the container's width; absent: as wide as
   * its boxes. Throws a `RangeError` for numbers that are negative or not finite.
   */
  flow(boxes: readonly KernelBox[], options?: { width?: number; spacing?: number; wrap?: boolean }): Float64Array
  /** The distance of a spring from rest after some seconds. Throws a `RangeError` for an invalid spring. */
  spring(spring: { response: number; dampingFraction: number; distance?: number; velocity?: number }, time: number): number
  /** The progress of a cubic Bézier curve, x1 y1 x2 y2, at a time from 0 to 1. Throws a `RangeError` for an invalid curve. */
  curve(points: readonly [number, number, number, number], time: number): number
}
