import type { AdvanceMeasurer, Font, FontMetrics, GlyphRun, LinePiece, Source } from "./pickerlayout.js"

/** A font: TrueType, OpenType, a collection or WOFF, each also packed with gzip; with a family that replaces the file's. */
export type FontSource = FontBytes | {
  bytes: FontBytes
  family?: string
  /** The whole font of which `bytes` are a part, loaded as soon as a text has a character or a feature that the part lacks. */
  whole?: FontBytes
}

/** What a font is known by in place of what its file says: its family, the weights that it covers, 1 to 1000, and its style. */
export interface FontNames {
  family?: string
  weights?: [number, number]
  style?: "normal" | "italic" | "oblique"
}

/** An address, a response, or bytes. */
export type FontBytes = string | URL | Response | ArrayBuffer | ArrayBufferView

/**
 * Loads a measurer that shapes texts: the engine of texts, beside the module or from `wasm`, with Inter and all its axes, or with other
 * fonts. In a browser, Inter is its Latin part as long as no text needs more. The families draw what the families of a document lack where it names the first of them or none of them.
 *
 * Throws a `FontError` where a font cannot be read.
 */
export function loadText(options?: { wasm?: Source; fonts?: readonly FontSource[] }): Promise<FontMeasurer>

/** Measures texts by the glyphs of fonts: kerning, ligatures, joining letters, marks, variable fonts, and fallback fonts. */
export interface FontMeasurer extends AdvanceMeasurer {
  /** The names of the families. */
  readonly families: string[]
  /** The faces that are alone in their files, for rules `@font-face`: `weight` and `style` are descriptors of CSS, `read` copies the bytes. */
  readonly faces: { family: string; weight: string; style: string; size: number; read(): Uint8Array }[]
  /** Ends when the whole fonts that texts need are there: measure these texts again then. Undefined: none is loading. */
  readonly loading: Promise<void> | undefined
  /** Adds all faces of a font, and returns its family. Throws a `FontError` where it cannot be read; nothing is added then. */
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
