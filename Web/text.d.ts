import type { AdvanceMeasurer, Font, FontMetrics, GlyphRun, LinePiece, Source } from "./pickerlayout.js"

/** A font: TrueType, OpenType, a collection or WOFF, possibly compressed with gzip; `family` replaces the name in the file. */
export type FontSource = FontBytes | {
  bytes: FontBytes
  family?: string
  /** The complete font of which `bytes` are a part. It is loaded when a text has a character or a feature that the part lacks. */
  whole?: FontBytes
}

/** Declared properties of a font, which override those in its file: its family, the weights that it covers, 1 to 1000, and its style. */
export interface FontNames {
  family?: string
  weights?: [number, number]
  style?: "normal" | "italic" | "oblique"
}

/** An address, a response, or bytes. */
export type FontBytes = string | URL | Response | ArrayBuffer | ArrayBufferView

/**
 * Loads a measurer that shapes text: the text engine, beside the module or from `wasm`, with Inter and all its axes, or with other fonts. In a
 * browser, Inter is its Latin part until a text needs more. If a document names the first of these families or none of them, the others are its
 * fallbacks.
 *
 * Throws a `FontError` if a font cannot be read.
 */
export function loadText(options?: { wasm?: Source; fonts?: readonly FontSource[] }): Promise<FontMeasurer>

/** Measures text by the glyphs of fonts: kerning, ligatures, joining letters, marks, variable fonts, and fallback fonts. */
export interface FontMeasurer extends AdvanceMeasurer {
  /** The names of the families. */
  readonly families: string[]
  /** The faces that are not in a collection, for `@font-face` rules: `weight` and `style` are CSS descriptors, and `read` copies the bytes. */
  readonly faces: { family: string; weight: string; style: string; size: number; read(): Uint8Array }[]
  /** Resolves when the complete fonts that texts need are loaded; measure these texts again then. Undefined: none is loading. */
  readonly loading: Promise<void> | undefined
  /** Adds all faces of a font, and returns its family. Throws a `FontError` if it cannot be read; nothing is added then. */
  addFont(source: FontBytes, options?: FontNames): Promise<string>
  metrics(font: Font): FontMetrics
  lineMetrics(text: string, font: Font, isRightToLeft?: boolean): FontMetrics
  hasFamily(name: string): boolean
  axes(family: string): string[]
  replacement(cluster: string, font: Font): number
  pieceAdvances(clusters: string[], piece: LinePiece, font: Font, isRightToLeft?: boolean): number[]
  pieceSpaces(clusters: string[], piece: LinePiece, font: Font, isRightToLeft?: boolean): number[]
  runs(clusters: string[], pieces: LinePiece[], font: Font, isRightToLeft?: boolean): GlyphRun[]
  outline(face: string, glyph: number): Float64Array
}

/** Why a font cannot be read. */
export class FontError extends Error {}
