import type { DisplayList } from "./canvas.js"
import type { FontBytes, FontNames, FontSource } from "./text.js"

/** The font of a text to measure. */
export interface Font {
  /** Families in order of preference. */
  readonly families: readonly string[]
  /** Points per em: 1 point is 1 CSS pixel. */
  readonly size: number
  /** 1 to 1000. */
  readonly weight: number
  readonly style: "normal" | "italic" | "oblique"
  /** A fixed optical size in points; absent: the font's size. */
  readonly opticalSize?: number
  /** The language of the text, a BCP 47 tag, for which fonts may have special glyphs; absent: unknown. */
  readonly language?: string
  /** Points that the engine adds after each cluster; absent: none. Spaced text has no ligatures. */
  readonly letterSpacing?: number
  /** The x-height to which every face is scaled, as a fraction of the size; absent: faces are not scaled. */
  readonly sizeAdjust?: number | "fromFont"
  /** OpenType features in addition to the default ones, such as `{ tnum: 1 }`. */
  readonly features: Readonly<Record<string, number>>
  /** Values of other variation axes, such as `{ wdth: 80 }`; absent: none. */
  readonly variations?: Readonly<Record<string, number>>
}

/** The vertical metrics of a font at its size, in points, each at least 0. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap?: number
}

/**
 * Measures text: `width` measures complete texts, or `advances` each grapheme cluster. The engine handles letter spacing, line
 * breaks and truncation. The call that needs the measurer rethrows its errors, and throws a `PickerLayoutError` for an invalid
 * result, such as `measurer.advances: expected 3 numbers, found 2`.
 */
export type Measurer = MeasurerBase & (WidthMeasurer | AdvanceMeasurer)

interface MeasurerBase {
  metrics(font: Font): FontMetrics
  /** The metrics of a line partly drawn in other faces, in a paragraph of a direction; absent: the font's. */
  lineMetrics?(text: string, font: Font, isRightToLeft?: boolean): FontMetrics
  /** Whether documents may name the family; absent: all of them. */
  hasFamily?(name: string): boolean
  /** The tags of the variation axes of a family, which `font.variations` may set; absent: none. */
  axes?(family: string): string[]
  /** The advance of the replacement for a cluster that the font lacks; absent or negative: the advance of U+FFFD, or half an em. */
  replacement?(cluster: string, font: Font): number | undefined
  /**
   * The advances of a piece of a line: one for each cluster, or for each copy of a sign; none if its font lacks the sign. A
   * measurer with this method shapes paragraphs: `advances` and `runs` get the direction of the paragraph and invisible characters.
   */
  pieceAdvances?(clusters: string[], piece: LinePiece, font: Font, isRightToLeft: boolean): ArrayLike<number>
  /** The number of letter spaces of each cluster of a piece; required with `pieceAdvances`, and called if there is letter spacing. */
  pieceSpaces?(clusters: string[], piece: LinePiece, font: Font, isRightToLeft: boolean): ArrayLike<number>
  /**
   * The glyphs of a line from left to right, with their letter spacing, for pictures with outlines; none, or absent: the line is live
   * text.
   */
  runs?(clusters: string[], pieces: LinePiece[], font: Font, isRightToLeft: boolean): GlyphRun[]
  /** The outline of a glyph at one point per em, y down: 0 before a start, 1 a line, 2 and 3 a curve by one and by two points, 4 an end. */
  outline?(face: string, glyph: number): ArrayLike<number>
}

/**
 * Clusters of a text, which may join adjacent letters; or `count` copies of a sign beside a cluster: an ellipsis or full stops in the
 * font of that cluster or in the first font, or a hyphen.
 */
export type LinePiece =
  | { start: number; end: number; joins: boolean }
  | { sign: string; count: number; beside: number; isInFirstFace: boolean; isHyphen: boolean }

/** Glyphs of one face and one direction. */
export interface GlyphRun {
  /** The key of the face for `outline`. */
  face: string
  /** The maximum weight of the face; if it is below 600 and the font's weight is not, glyphs are emboldened; absent: the font's weight. */
  heaviest?: number
  /** Points per em; absent: the font's. */
  size?: number
  isReversed: boolean
  /** Five numbers each: the glyph, the UTF-8 offset of its character in the text (-1 in an ellipsis), its advance, and its offset, in points, y down. */
  glyphs: number[]
}

export interface WidthMeasurer {
  /** The width of a text on one line without letter spacing, in points; undefined or negative: the font lacks a glyph. */
  width(text: string, font: Font): number | undefined
}

export interface AdvanceMeasurer {
  /** The advances of consecutive clusters, in points; undefined or negative for a cluster without a glyph. */
  advances(clusters: string[], font: Font, isRightToLeft?: boolean): (number | undefined)[]
}

/**
 * Measures with a canvas; undefined if there is none. Load the fonts first: `await document.fonts.load("16px Inter")`.
 * `fallbacks` are families for characters that the document's families lack.
 */
export function canvasMeasurer(options?: { fallbacks?: string[] }): (MeasurerBase & WidthMeasurer & { forget(): void }) | undefined

/** Advances of fonts, as `layout fonts --advances` writes them; lengths in ems. */
export interface AdvanceTable {
  faces: {
    family: string
    weight: number
    style: "normal" | "italic" | "oblique"
    /** The size in points to which the advances apply, if the face has optical sizes. */
    size?: number
    ascent: number
    descent: number
    lineGap?: number
    advances: Record<string, number>
    /** The kerning of two characters, by the pair. */
    kerning?: Record<string, number>
    /** Characters that kern like another one, as the first or the second of a pair: `{ first: { "é": "e" } }`. */
    kernsLike?: { first?: Record<string, string>; second?: Record<string, string> }
  }[]
}

/** Measures with a table; characters that are not in it count as missing. */
export function tableMeasurer(table: AdvanceTable): MeasurerBase & AdvanceMeasurer

/** An error in a document, a tree or a call. */
export class PickerLayoutError extends Error {
  /** The message without the document and the path, such as `must be at least 0, is -4`. */
  readonly reason: string
  /** The name of the unreadable document in a list passed to `Engine.check`; the message begins with it. */
  readonly document?: string
  /** The path in the document, such as `$.items[3].width`. */
  readonly path?: string
  /** The line in a document that was passed as text, from 1. */
  readonly line?: number
  /** The column in that line, from 1. */
  readonly column?: number
  /** Whether a limit was exceeded. */
  readonly isLimit: boolean
}

/** A source of the engine: a file or its bytes, possibly compressed with gzip, or the compiled module. */
export type Source = FontBytes | WebAssembly.Module

/** The source of the engine, and its measurer. */
export interface LoadOptions {
  /** The engine; absent: the file `pickerlayout.wasm` beside the module. */
  wasm?: Source
  /** The engine with checks, or a function that returns it; absent: the file `pickerlayout-check.wasm` beside the module. */
  check?: Source | (() => Source | Promise<Source>)
  /** The text engine; absent: the file `pickerlayout-text.wasm` beside the module. */
  text?: Source
  /** The fonts in which text is measured, the default family first; absent: Inter. Empty: a canvas, if there is one. */
  fonts?: readonly FontSource[]
  /** Measures text instead of the fonts. */
  measurer?: Measurer
}

/** Loads the engine, and fonts and the text engine with it, unless a measurer or an empty list of fonts is passed. */
export function load(source?: Source | LoadOptions): Promise<Engine>

/** A document: an object with finite numbers, or its JSON. The article *JSONFormat* lists its keys. */
export type DocumentSource = object | string | Uint8Array

/** Limits of some work; see the article *Guarantees*. */
export interface Limits {
  nodes?: number
  pages?: number
  pathElements?: number
  glyphs?: number
  bytes?: number
  seconds?: number
}

export interface DocumentOptions {
  /** Measures the text; absent: the engine's fonts, or a canvas, if there is one. */
  measurer?: Measurer
  /** Keys that override the document's. */
  settings?: object
  limits?: Limits
  /** The factor for text sizes, 0.1 to 10; absent: 1. Boxes, padding and icons keep their sizes. */
  textScale?: number
}

/**
 * A size in points; absent: the document's. `Infinity` fits the content. Values that are not numbers throw a `TypeError`, like unknown
 * keys of options: `options: expected one of width, height, found "widht"`.
 */
export interface ProposedSize {
  width?: number
  height?: number
}

/** Options of a check, in addition to the options of its documents. */
export interface CheckOptions extends Omit<DocumentOptions, "textScale"> {
  /** Translations by language: texts or their plural forms, keyed by an item's id or its text in the document. */
  strings?: Record<string, Record<string, string | PluralForms>>
  /** The languages of `strings` and the pseudo-locales to check, in addition to the documents' own; absent: all. */
  locales?: string[]
  /** In points; absent: each document's own. */
  widths?: number[]
  /** Factors of the text size, 0.1 to 10; absent: 1. */
  textScales?: number[]
  /** Absent: the language's. */
  directions?: ("ltr" | "rtl" | "auto")[]
  /** Adds pseudo-locales: longer, right-to-left, tall and wide texts. */
  pseudo?: boolean
  /** The length of their text relative to the original, 1 to 10. */
  expansion?: number
  /** The maximum number of rows of items; absent: no limit. */
  maxRows?: number
  /** The minimum width and height of hit regions in points; absent: 44. */
  minTarget?: number
  /** Replacements for placeholders by name, position or type, such as `{count: 128, "%s": "Ada"}`. */
  samples?: Record<string, number | string>
  /** Adds the smallest width without findings, for each document and language. */
  minimumWidths?: boolean
}

/** A text for each CLDR plural category. */
export type PluralForms = { other: string } & Partial<Record<"zero" | "one" | "two" | "few" | "many", string>>

/** The cell of a finding or a minimum width. */
export interface CheckPiece {
  document: string
  locale: string
  /** Whether the texts are the document's own. */
  source?: boolean
  textScale: number
  direction: "ltr" | "rtl"
}

/** Something that does not fit in a cell, as in `layout check --format json`; see the article *CheckEveryLanguage*. */
export interface Finding extends CheckPiece {
  /** Such as `truncated` or `overflow`. */
  code: string
  /** Points; absent: the content's own. */
  width?: number
  /** The item. */
  id?: string
  text?: string
  /** The truncated text. */
  shown?: string
  /** The characters without a glyph. */
  characters?: string[]
  /** The items, if there are several. */
  items?: string[]
  /** The strategy of a narrowed control. */
  strategy?: string
  value?: number
  limit?: number
  missing?: number
  /** The smallest width without this finding, in points; absent: there is none. */
  neededWidth?: number
  message: string
  /** The reason why the document silences it. */
  silencedBecause?: string
}

/** The result of a check. */
export interface CheckReport {
  /** The number of checked cells. */
  cells: number
  findings: Finding[]
  /** Cells grouped by everything except the width; no widths: the content's own. */
  matrix: (CheckPiece & { widths?: number[] })[]
  /** The smallest widths without findings; an entry has no width if there is none. */
  minimumWidths?: (CheckPiece & { width?: number })[]
}

export class Engine {
  /** The names of the roles, whose numbers are in `Tree.roles`. */
  get roles(): readonly string[]
  /**
   * Adds all faces of a font, and returns its family, which documents can then name. Throws a `FontError` if the font cannot be read.
   * Loads the text engine if necessary.
   */
  addFont(source: FontBytes, options?: FontNames): Promise<string>
  /**
   * Resolves when all parts of fonts that texts need are loaded. In a browser, only the Latin part of Inter is loaded first: lay out text with
   * other characters again then, as `mount` does.
   */
  readonly fontsReady: Promise<void>
  /**
   * Adds hyphenation patterns for `hyphens: "auto"`: a file in libhyphen's format, such as `hyph_de_DE.dic`, in any of its character sets,
   * possibly compressed with gzip. `language` is a BCP 47 tag; other regions of the language also use the patterns. Throws a
   * `PickerLayoutError` if the file contains no patterns. Documents that are already measured do not change.
   */
  addHyphenation(language: string, source: FontBytes): Promise<void>
  /** The languages, at most 16, in which text was hyphenated only at soft hyphens, with the reason: `de: no patterns were added`. */
  get hyphenationProblems(): string[]
  /** Reads a document, which is measured once and can be laid out in any size. */
  document(document: DocumentSource, options?: DocumentOptions): Document
  /** Reads a document and lays it out. */
  layout(document: DocumentSource, options?: DocumentOptions & ProposedSize): Tree
  /** Creates a session of a document's control. */
  session(document: DocumentSource, options?: DocumentOptions & ProposedSize & { at?: number }): Session
  /** Creates the animation from one layout to another; both trees may be freed. */
  transition(before: Tree, after: Tree, options?: TransitionOptions): Transition
  /**
   * Lays documents out in every language, at every width and text size, and finds what does not fit. The first check loads the engine
   * with checks.
   */
  check(documents: DocumentSource | { name: string; document: DocumentSource }[], options?: CheckOptions): Promise<CheckReport>
  /** Reads a tree from its JSON. */
  tree(json: DocumentSource): Tree
}

/**
 * An object in the engine's memory. `free` frees it; otherwise it is freed some time after its last reference, but not before the current
 * task ends. A loop over many documents should call `free`, or wait for a task now and then; after 5,000 objects in one task, a warning
 * says so once.
 */
declare class Owned {
  free(): void
}

export class Document extends Owned {
  layout(size?: ProposedSize): Tree
  session(options?: ProposedSize & { at?: number }): Session
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** A box of a tree. */
export interface TreeNode {
  position: number
  /** The position of the parent; -1 for the root. */
  parent: number
  /** The position after the last descendant. */
  end: number
  role: string
  /** Absolute, in points. */
  frame: Rect
  selected: boolean
  enabled: boolean
  /** Whether the node disappears in a transition: it is drawn but takes no input. */
  leaving: boolean
  id?: string
  /** The index of a row, a line or a page. */
  index?: number
  /** The row of a chip, or the line of a flow item, from 0, with `"detail": ["rows"]`. */
  readonly row?: number
  /** The position in `row`, from 0. */
  readonly place?: number
  /** The text as drawn, its lines separated by line feeds. */
  readonly text?: string
  /** The complete text, even if it is truncated. */
  readonly fullText?: string
  /** From the top of the node to the baseline of its first line. */
  readonly baseline?: number
  /** The number of lines of its text. */
  readonly lineCount?: number
  /** The requested font of its text: the first family, and numbers as in `Font`. */
  readonly font?: BlockRow
  /** The name of its icon. */
  readonly icon?: string
  readonly image?: { href: string; description?: string; width: number; height: number }
  /** The ids of the items that a node of role `overflow` replaces. */
  readonly hiddenIds: string[]
  /** The position of a control in the document that contains it, such as `items[2]`; absent for the root control and for texts. */
  readonly path?: string
  /** The area in which a pointer or a finger hits it, which may be larger than its frame. */
  readonly region?: Rect
  /** The corner radii of its box in points; 0 if it draws no box. */
  readonly radii: { topLeft: number; topRight: number; bottomRight: number; bottomLeft: number }
  /**
   * The commands that draw the node without its descendants: fills, strokes, glyphs and groups, as in the columns of a block, with their
   * shapes and brushes.
   */
  readonly commands: { op: string; index: number; detail: number; shape?: BlockRow; brush?: BlockRow }[]
  /** The problems of the item. */
  readonly warnings: { code: string; id?: string; message: string }[]
}

/** A row of a column, with the members that the article *Block Format* lists, in camel case. An index of -1 means none. */
export type BlockRow = Record<string, any>

/** The parts of a block in addition to its nodes and the columns to which they refer. */
export type BlockPart = "texts" | "glyphs" | "outlines" | "drawing" | "input"

/**
 * A tree as columns in one piece of memory, which can be saved and sent to workers; the article *Block Format* describes it, also for
 * readers in other languages.
 */
export class Block {
  /** Uses the `memory` of another block. Throws a `TypeError` if it is not a block, or has another version. */
  constructor(memory: ArrayBuffer)
  readonly memory: ArrayBuffer
  get names(): string[]
  /** A column: the type and size of its rows, their number, and the offset of the first. */
  column(name: string): { name: string; row: string; offset: number; count: number; rowSize: number }
  /** A member of all rows, such as `parent` of `nodes`; with a width, also the following members, such as 4 from `x`. */
  numbers(name: string, member: string, width?: number): Int32Array | Uint32Array | Float64Array | BigInt64Array
  /** The rows as objects or strings; a typed array if they are numbers, such as `dashes`. */
  rows(name: string): readonly any[] | Float64Array | Uint32Array | Uint8Array
}

/** The state of a session at a time, as columns; `Session.block` returns it. */
export interface SessionBlock extends Block {
  /**
   * The changed rows of each column since the preceding block: a range with all rows that differ from the row at the same position, or are
   * new. Columns without changes are absent. For the first block, and for one with other parts than the preceding one, it contains all
   * rows.
   */
  readonly changed: ReadonlyMap<string, { first: number; count: number }>
}

export interface Hit {
  /** The position of the topmost node at the point. */
  node: number
  /** The positions from the root to that node. */
  path: number[]
  /** The position of the item whose hit region contains the point. */
  item?: number
  /** The position of the node that is hit: the item, or its delete icon. */
  target?: number
  region?: Rect
}

/**
 * A layout: every box in paint order, parents before their children. Its typed arrays are created once and do not use the engine's
 * memory, so they never change.
 */
export class Tree extends Owned implements Iterable<TreeNode> {
  /** The type of the control. */
  get type(): string
  /** The number of nodes. */
  get count(): number
  get size(): { width: number; height: number }
  /** Absolute frames: x, y, width and height of each node, in points. */
  get frames(): Float64Array
  /** The position of the parent of each node; -1 for the root. */
  get parents(): Int32Array
  /** The position after the last descendant of each node. */
  get ends(): Int32Array
  /** The role of each node, as a position in `Engine.roles`. */
  get roles(): Int32Array
  /** The states of each node: 1 selected, 2 disabled. */
  get states(): Uint32Array
  /** The position of each node's id in `ids`; -1: none. */
  get idIndices(): Int32Array
  /** The index of each row, line and page; -1 for other nodes. */
  get indices(): Int32Array
  /** The position of each node's text in `texts`; -1: none. */
  get textIndices(): Int32Array
  get ids(): readonly string[]
  get texts(): readonly string[]
  /** The node at a position; undefined if there is none. */
  node(position: number): TreeNode | undefined
  /** The first node with an id; undefined if there is none. */
  find(id: string): TreeNode | undefined
  [Symbol.iterator](): Iterator<TreeNode>
  /** The result of a hit test at a point; undefined if it hits nothing. */
  hit(x: number, y: number): Hit | undefined
  /** The JSON as text, like the tool `layout` writes it. */
  json(options?: { form?: "nested" | "nodes"; compact?: boolean }): string
  /** The nested tree as an object, for `JSON.stringify`. */
  toJSON(): unknown
  /** The tree as columns with these parts. */
  block(...parts: BlockPart[]): Block
  /**
   * A picture. Its text consists of outlines if the measurer has glyphs, otherwise of live text in fonts of the page. `idPrefix` makes ids
   * unique in a page with several pictures: letters, digits, `-` and `_`, beginning with a letter or `_`.
   */
  svg(options?: { text?: "outlines" | "live"; idPrefix?: string }): string
  /** The drawing commands, for `draw` of `canvas.js` or your own renderer. Text is as in `svg`. */
  displayList(options?: { text?: "outlines" | "live" }): DisplayList
  /**
   * Draws the tree with its top left corner at the origin of the context's coordinates, like `draw` of `canvas.js`.
   *
   * @returns The `href` of each image that was not drawn because `images` does not contain it.
   */
  draw(
    context: CanvasRenderingContext2D,
    options?: { text?: "outlines" | "live"; images?: Map<string, CanvasImageSource> }): string[]
}

/** A key that a session understands. */
export type Key =
  | "left" | "right" | "up" | "down" | "home" | "end" | "pageUp" | "pageDown" | "space" | "enter" | "tab" | "backTab"
  | "escape" | "selectAll" | "shiftLeft" | "shiftRight" | "shiftUp" | "shiftDown"

/** The target of a tap, or of the focus. */
export interface Target {
  role: string
  /** Absent for the chip that replaces hidden ones. */
  id?: string
}

/** An item whose selection the selection rule did not allow to change. */
export interface Refusal {
  /** Absent for a control without an id. */
  control?: string
  id: string
  reason: "limitReached" | "required"
}

/** An element of a page; without a tag, only its children may differ from the previous element with this key. */
export interface ElementDescription {
  key: string
  tag?: string
  /** The position of the node that it shows. */
  node?: number
  attributes?: Record<string, string>
  style?: string
  /** Markup instead of children. */
  html?: string
  children?: (ElementDescription | string)[]
}

/** The elements that show the trees of a document, one after another. `mount` applies them to the page. */
export interface View extends Owned {
  /**
   * Shows a tree with the focus on a node; the control is as wide as `naturalWidth` if it fits. Returns the changes since the preceding
   * tree; undefined: none. `nodes` are absent if their facts are unchanged.
   */
  show(tree: Tree, naturalWidth: number, focus?: number): { size: [number, number]; nodes?: object[]; root: ElementDescription } | undefined
  /** The HTML of the current elements. */
  readonly html: string
}

/** Creates the view of a document. */
export function beginView(document: Document): View

/** Events: actions of a user, or of a program on their behalf. Nodes are positions in `tree(at)`. */
export type SessionEvent =
  | { type: "tap" | "press" | "beginDrag" | "drag"; x: number; y: number }
  | { type: "tapNode"; node: number }
  | { type: "release" }
  /** A velocity in points per second; absent: the velocity of the drag. */
  | { type: "endDrag"; x?: number; y?: number }
  | { type: "scroll"; x: number; y: number; deltaX: number; deltaY: number }
  | { type: "key"; key: Key }
  /** Absent: removes the focus. */
  | { type: "focus"; node?: number }
  | { type: "select" | "deselect" | "remove"; id: string }
  | { type: "pick"; color: string }
  /** A force from 0 to 1; absent: not measured. */
  | { type: "setForce"; x?: number }
  | { type: "setNaturalSize"; x: number; y: number; href: string }
  /** A width and a height; absent: the document's. */
  | { type: "resize"; x?: number; y?: number }

/** The effects of an event; absent ones did not occur. */
export interface SessionResult {
  /**
   * Whether the control used the event: for a tap, whether it hit something; for a wheel, whether anything scrolls; for a selection,
   * whether the item has that state; for the focus, whether it is there.
   */
  used: boolean
  /** The target of a tap or press. */
  target?: Target
  /** The ids of newly selected items. */
  selected: string[]
  /** The ids of items that are no longer selected. */
  deselected: string[]
  /** The id of the removed chip. */
  removed?: string
  movedFocus: boolean
  /** Whether hidden items are now shown. */
  expanded?: boolean
  refusal?: Refusal
  /** The new stage of a touch swatch. */
  stage?: Stage
  /** The announcement for a screen reader, in the language of the control. */
  announcement?: string
}

/** The state after all events so far. */
export interface SessionState {
  width?: number
  height?: number
  selection: string[]
  focus?: Target
  refusal?: Refusal
  color?: { hex: string; space: string; components: number[] }
  stage?: Stage
  offset?: [x: number, y: number]
  expanded?: boolean
}

export type Stage = "sliders" | "peek" | "popped"

/**
 * A control in use. Times are seconds of any monotonic clock; points are relative to the control. Times and points that are not finite
 * throw a `TypeError`.
 */
export class Session extends Owned {
  /** Handles an event at a time, and returns its effects. Each event also has its own method. */
  send(event: SessionEvent, at: number): SessionResult
  /** The state after all events so far. */
  get state(): SessionState
  resize(options: ProposedSize & { at: number }): void
  /** The tree at a time. */
  tree(at: number): Tree
  /**
   * The tree at a time as columns, with the rows that changed since the preceding block. A control at rest without new events returns the
   * same object without changes at almost no cost: draw again only if `block.changed.size > 0`.
   */
  block(at: number, ...parts: BlockPart[]): SessionBlock
  /** Taps a point; undefined: nothing was tapped. */
  tap(x: number, y: number, at: number): Target | undefined
  /**
   * Taps the item to which a node of `tree(at)` belongs. Keys and assistive technology do this, because they have no point. A part that
   * picks from a range gets the focus and keeps its value. Undefined: nothing was tapped.
   */
  tapNode(node: number, at: number): Target | undefined
  /**
   * Presses a point: a segment grows while its neighbours shrink. Nothing is selected; call `tap` when the finger lifts. Undefined:
   * nothing is pressed.
   */
  pressPoint(x: number, y: number, at: number): Target | undefined
  /** Releases the pressed item. */
  release(at: number): void
  /**
   * Sets the force of the finger for subsequent taps and drags, 0 to 1; undefined, the initial value: not measured. Only the stages and the
   * third component of a touch swatch depend on it.
   */
  setForce(force: number | undefined): void
  /**
   * Scrolls overflowing segments at a point by a distance in points, such as the `deltaX` and `deltaY` of a wheel event; false: nothing
   * moves.
   */
  scroll(x: number, y: number, deltaX: number, deltaY: number, at: number): boolean
  /** Begins a drag; false: there is nothing to drag. */
  beginDrag(x: number, y: number, at: number): boolean
  drag(x: number, y: number, at: number): void
  /** Ends the drag with a velocity in points per second; absent: the velocity of the drag. */
  endDrag(at: number, velocity?: { x: number; y: number }): void
  /** Presses a key; false: nothing changed. Escape closes the card of a touch swatch, or restores what a popped one covers. */
  press(key: Key, at: number): boolean
  get focus(): Target | undefined
  /** The position of the node in `tree(at)` that has the focus. */
  focusNode(at: number): number | undefined
  /** Moves the focus to a node of `tree(at)`; undefined removes it. */
  setFocus(node: number | undefined, at: number): boolean
  /** Selects an item; returns whether it is selected afterwards. */
  select(id: string, at: number): boolean
  /** Deselects an item; returns whether it is not selected afterwards. */
  deselect(id: string, at: number): boolean
  /** Removes a chip: the others move up, and keep their ids and states. Returns whether there was one. */
  remove(id: string, at: number): boolean
  /**
   * Sets the natural size of a picture that the page has loaded for `"load": true`, and lays out everything that depends on it. Returns
   * whether there is a picture with that address and an unknown size.
   */
  setNaturalSize(size: { width: number; height: number }, href: string, at: number): boolean
  /** The ids of the selected items, in the order of the items. */
  get selection(): string[]
  /** The item that the selection rule refused at the latest tap, key or selection; undefined: none. */
  get refusal(): Refusal | undefined
  /** Picks a colour, written as in documents: `#336699`, `teal`. */
  pick(color: string, at: number): void
  /** The picked colour; undefined if the control picks none. */
  get color(): { hex: string; space: string; components: number[] } | undefined
  /** The stage of the (first) touch swatch; undefined if there is none. Each swatch's node also has its stage. */
  get stage(): Stage | undefined
  /** The offset of the most recently dragged layer of the (first) drawing from its position; undefined: none was dragged. */
  get offset(): [x: number, y: number] | undefined
  /** The page that covers most of a carousel, from 0; undefined if there are no pages. */
  page(at: number): number | undefined
  /** Whether the picture changes by itself after a time, or something is being dragged. */
  isAnimating(at: number): boolean
}

/** A curve by its name or its control points x1, y1, x2, y2. */
export type Curve = "linear" | "ease" | "easeIn" | "easeOut" | "easeInOut" | [number, number, number, number]

export type Spring =
  | { response: number; dampingFraction?: number }
  | { mass?: number; stiffness: number; damping: number }

export interface TransitionOptions {
  /** Absent: a spring with a response of half a second; a curve without a duration takes 0.3 seconds. */
  timing?: "spring" | Curve | { curve?: Curve; duration?: number; spring?: Spring }
  /** How chips change rows: they move there, or fade out and in. */
  rowChange?: "move" | "fade"
}

/**
 * The animation from one layout to another by ids: nodes in both move, new ones fade in, and removed ones fade out. Times are seconds
 * from its start.
 */
export class Transition extends Owned {
  /** The time at which everything is at rest. */
  get settlingTime(): number
  /** The layout at a time: the first one at 0, and the last one from `settlingTime` on. */
  tree(at: number): Tree
  /** The velocity of the node with an id, in points per second; undefined if there is no such node. */
  velocity(id: string, at: number): Rect | undefined
  /** The transition that interrupts this one and continues to another tree: positions and velocities are continuous. */
  retargeted(tree: Tree, at: number, options?: TransitionOptions): Transition
  /** The transition that interrupts this one and returns. */
  reversed(at: number): Transition
}
