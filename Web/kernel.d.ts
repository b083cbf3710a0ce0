import type { Source } from "./pickerlayout.js"

/** Loads the solver of flows and the motion alone. `wasm` is where it comes from; absent: the file beside the module. */
export function loadKernel(options?: { wasm?: Source }): Promise<Kernel>

/** A box, in points; it grows into space that is free by its share. */
export interface KernelBox {
  width: number
  height: number
  /** Absent: 0. */
  grow?: number
}

export class Kernel {
  /**
   * Places boxes as CSS flexbox does, and returns x, y, width and height of each, one after the other. `width` is that of the container;
   * absent: as wide as its boxes. Throws a `RangeError` for numbers that are negative or not finite.
   */
  flow(boxes: readonly KernelBox[], options?: { width?: number; spacing?: number; wrap?: boolean }): Float64Array
  /** The distance of a spring from rest after some seconds. Throws a `RangeError` for an invalid spring. */
  spring(spring: { response: number; dampingFraction: number; distance?: number; velocity?: number }, time: number): number
  /** The progress of a cubic Bézier curve, x1 y1 x2 y2, at a time from 0 to 1. Throws a `RangeError` for an invalid curve. */
  curve(points: readonly [number, number, number, number], time: number): number
}
