import type { FontBytes } from "./text.js"

/**
 * Returns an uncompressed font with the glyphs that shaping may produce for the characters of a text, without hinting: TrueType or OpenType like
 * the source. Throws a `FontError` if the source cannot be read or subset, or lacks an axis in `variations`.
 */
export function subsetFont(source: FontBytes, text: string, options?: {
  /** Axis values to fix, which removes these axes from the font; absent: all axes are kept. */
  variations?: Readonly<Record<string, number>>
  /** Tags of features that are used in addition to the default ones. */
  features?: readonly string[]
  /** The face of a collection, from 0. */
  index?: number
  /** The module; absent: the file `pickerlayout-subset.wasm` beside this one. */
  wasm?: FontBytes
}): Promise<Uint8Array>
