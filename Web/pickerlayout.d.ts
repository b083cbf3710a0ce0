import type { DisplayList } from "./canvas.js"
import type { FontBytes, FontNames, FontSource } from "./text.js"

/** A font as a measurer is asked for it. */
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
  /** The language of the text, as a BCP 47 tag, for which fonts may have glyphs of their own; absent: unknown. */
  readonly language?: string
  /** What the engine adds after each cluster, in points; absent: nothing. Spaced texts have no ligatures. */
  readonly letterSpacing?: number
  /** The x-height of every face as a fraction of the size; absent: every face has the size. */
  readonly sizeAdjust?: number | "fromFont"
  /** OpenType features beside those that are on by default, such as `{ tnum: 1 }`. */
  readonly features: Readonly<Record<string, number>>
  /** Values of further variation axes, such as `{ wdth: 80 }`; absent: none. */
  readonly variations?: Readonly<Record<string, number>>
}

/** The vertical metrics of a font at its size, in points, each at least 0. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap?: number
}

/**
 * Measures texts: by `width` for whole texts, or by `advances` for each grapheme cluster. Letter spacing, line breaks and
 * truncation are the engine's. What it throws is thrown by the call that needed it, which throws a `PickerLayoutError` where
 * it returns something else, such as `measurer.advances: expected 3 numbers, found 2`.
 */
export type Measurer = MeasurerBase & (WidthMeasurer | AdvanceMeasurer)

interface MeasurerBase {
  metrics(font: Font): FontMetrics
  /** The metrics of a line of which other faces draw some characters, in a paragraph of a direction; absent: those of the font. */
  lineMetrics?(text: string, font: Font, isRightToLeft?: boolean): FontMetrics
  /** Whether documents may name the family; absent: all of them. */
  hasFamily?(name: string): boolean
  /** The tags of the variation axes of a family, which `font.variations` may set; absent: none. */
  axes?(family: string): string[]
  /** The advance of what is drawn for a cluster that the font lacks; absent or negative: that of U+FFFD, or half an em. */
  replacement?(cluster: string, font: Font): number | undefined
  /**
   * The advances of a piece of a line: of each of its clusters, or of a sign as often as it is drawn, and none where its font lacks the
   * sign. A measurer that has this shapes paragraphs: `advances` and `runs` are asked with the direction of the paragraph, and with invisible characters.
   */
  pieceAdvances?(clusters: string[], piece: LinePiece, font: Font, isRightToLeft: boolean): ArrayLike<number>
  /** How many letter spaces each cluster of a part of a line has; needed with `pieceAdvances`, and asked for if there is letter spacing. */
  pieceSpaces?(clusters: string[], piece: LinePiece, font: Font, isRightToLeft: boolean): ArrayLike<number>
  /**
   * The glyphs with which a line is drawn, from left to right, with their letter spacing, for pictures with outlines; none, or absent: the line
   * is live.
   */
  runs?(clusters: string[], pieces: LinePiece[], font: Font, isRightToLeft: boolean): GlyphRun[]
  /** The outline of a glyph at one point per em, y down: 0 before a start, 1 a line, 2 and 3 a curve by one and by two points, 4 an end. */
  outline?(face: string, glyph: number): ArrayLike<number>
}

/**
 * Clusters of a text, whose letters join those around them or not; or a sign beside a cluster, `count` times: an ellipsis or full stops in the
 * font of that cluster or in the first one, or a hyphen.
 */
export type LinePiece =
  | { start: number; end: number; joins: boolean }
  | { sign: string; count: number; beside: number; isInFirstFace: boolean; isHyphen: boolean }

/** Glyphs of one face and one direction. */
export interface GlyphRun {
  /** What `outline` knows the face by. */
  face: string
  /** The maximum weight of the face: if it is less than 600, and that of the font is not, strokes are drawn wider; absent: the font's. */
  heaviest?: number
  /** Points per em; absent: the font's. */
  size?: number
  isReversed: boolean
  /** Five numbers each: the glyph, the place of its character in the UTF-8 of the text (-1 in an ellipsis), its advance, and its offset, in points, y down. */
  glyphs: number[]
}

export interface WidthMeasurer {
  /** The width of a text on one line without letter spacing, in points; undefined or negative: the font lacks a glyph. */
  width(text: string, font: Font): number | undefined
}

export interface AdvanceMeasurer {
  /** The advances of clusters that are drawn one after another, in points; undefined or negative for one without a glyph. */
  advances(clusters: string[], font: Font, isRightToLeft?: boolean): (number | undefined)[]
}

/**
 * Measures by a canvas; undefined where there is none. Load the fonts first: `await document.fonts.load("16px Inter")`.
 * `fallbacks` are families for characters that those of a document lack.
 */
export function canvasMeasurer(options?: { fallbacks?: string[] }): (MeasurerBase & WidthMeasurer & { forget(): void }) | undefined

/** Advances of fonts, as `layout fonts --advances` writes them; lengths in ems. */
export interface AdvanceTable {
  faces: {
    family: string
    weight: number
    style: "normal" | "italic" | "oblique"
    /** The size in points that the advances are for, where the face has an optical size. */
    size?: number
    ascent: number
    descent: number
    lineGap?: number
    advances: Record<string, number>
    /** What is added between two characters, by both of them. */
    kerning?: Record<string, number>
    /** The character as which another one kerns, as the first and as the second of two: `{ first: { "é": "e" } }`. */
    kernsLike?: { first?: Record<string, string>; second?: Record<string, string> }
  }[]
}

/** Measures by a table: characters that it has not are missing. */
export function tableMeasurer(table: AdvanceTable): MeasurerBase & AdvanceMeasurer

/** An error in a document, a tree or a call. */
export class PickerLayoutError extends Error {
  /** The message without the document and the path, such as `must be at least 0, is -4`. */
  readonly reason: string
  /** The name of the document that cannot be read, in a list that `Engine.check` was given; the message begins with it. */
  readonly document?: string
  /** The path in the document, such as `$.items[3].width`. */
  readonly path?: string
  /** The line in a document that was a text, from 1. */
  readonly line?: number
  /** The column in that line, from 1. */
  readonly column?: number
  /** Whether a limit was exceeded. */
  readonly isLimit: boolean
}

/** What the engine is loaded from: a file or its bytes, which may be packed with gzip, or the compiled module. */
export type Source = FontBytes | WebAssembly.Module

/** Where the engine comes from, and what measures its texts. */
export interface LoadOptions {
  /** The engine; absent: the file `pickerlayout.wasm` beside the module. */
  wasm?: Source
  /** The engine with checks, or what returns it; absent: the file `pickerlayout-check.wasm` beside the module. */
  check?: Source | (() => Source | Promise<Source>)
  /** The engine of texts; absent: the file `pickerlayout-text.wasm` beside the module. */
  text?: Source
  /** The fonts in which texts are measured, the default family first; absent: Inter. An empty list: a canvas, where there is one. */
  fonts?: readonly FontSource[]
  /** What measures texts instead of the fonts. */
  measurer?: Measurer
}

/** Loads the engine, and with it fonts and the engine of texts, unless it is given a measurer or an empty list of fonts. */
export function load(source?: Source | LoadOptions): Promise<Engine>

/** A document: an object, whose numbers are finite, or its JSON. The article *JSONFormat* tells what it may contain. */
export type DocumentSource = object | string | Uint8Array

/** Limits of one piece of work; see the article *Guarantees*. */
export interface Limits {
  nodes?: number
  pages?: number
  pathElements?: number
  glyphs?: number
  bytes?: number
  seconds?: number
}

export interface DocumentOptions {
  /** What measures the texts; absent: the engine's fonts, or a canvas, where there is one. */
  measurer?: Measurer
  /** Keys that override the document's. */
  settings?: object
  limits?: Limits
  /** The factor for the sizes of texts, 0.1 to 10; absent: 1. Boxes, padding and icons keep their sizes. */
  textScale?: number
}

/**
 * A size in points; absent: as the document declares. `Infinity` fits the content. What is no number is a `TypeError`, as are
 * unknown keys of options: `options: expected one of width, height, found "widht"`.
 */
export interface ProposedSize {
  width?: number
  height?: number
}

/** What a check looks at, beside the options of its documents. */
export interface CheckOptions extends Omit<DocumentOptions, "textScale"> {
  /** Translations by language: texts, or their plural forms, by an item's id or its text in the document. */
  strings?: Record<string, Record<string, string | PluralForms>>
  /** The languages of `strings` and the pseudo-locales, beside the documents' own; absent: all. */
  locales?: string[]
  /** In points; absent: each document's own. */
  widths?: number[]
  /** Factors of the text size, 0.1 to 10; absent: 1. */
  textScales?: number[]
  /** Absent: that of the language. */
  directions?: ("ltr" | "rtl" | "auto")[]
  /** Adds pseudo-locales: longer, right-to-left, tall and wide texts. */
  pseudo?: boolean
  /** How many times as long their texts are, 1 to 10. */
  expansion?: number
  /** How many rows of items are allowed; absent: any number. */
  maxRows?: number
  /** The minimum width and height of hit regions in points; absent: 44. */
  minTarget?: number
  /** What is shown in place of placeholders, by name, position or type, such as `{count: 128, "%s": "Ada"}`. */
  samples?: Record<string, number | string>
  /** Adds the smallest width at which nothing is found, for each document and language. */
  minimumWidths?: boolean
}

/** A text by the plural categories of CLDR. */
export type PluralForms = { other: string } & Partial<Record<"zero" | "one" | "two" | "few" | "many", string>>

/** Where a finding or a minimum width belongs. */
export interface CheckPiece {
  document: string
  locale: string
  /** Whether the texts are those of the document. */
  source?: boolean
  textScale: number
  direction: "ltr" | "rtl"
}

/** What does not fit in a cell, as `layout check --format json` writes it; the article *CheckEveryLanguage* explains it. */
export interface Finding extends CheckPiece {
  /** Such as `truncated` or `overflow`. */
  code: string
  /** Points; absent: the content's own. */
  width?: number
  /** The item. */
  id?: string
  text?: string
  /** What is left of the text. */
  shown?: string
  /** The characters without a glyph. */
  characters?: string[]
  /** The items, where there are several. */
  items?: string[]
  /** The compression step that a control takes. */
  strategy?: string
  value?: number
  limit?: number
  missing?: number
  /** The smallest width at which it is not found, in points; absent: there is none. */
  neededWidth?: number
  message: string
  /** Why the document silences it. */
  silencedBecause?: string
}

/** The answer of a check. */
export interface CheckReport {
  /** The number of cells that were laid out. */
  cells: number
  findings: Finding[]
  /** Cells that differ in their widths only, together; no widths: the content's own. */
  matrix: (CheckPiece & { widths?: number[] })[]
  /** The smallest widths at which nothing is found; without one where there is none. */
  minimumWidths?: (CheckPiece & { width?: number })[]
}

export class Engine {
  /** The names of the roles that `Tree.roles` has as numbers. */
  get roles(): readonly string[]
  /**
   * Adds all faces of a font, and returns its family, by which documents can name it from then on. Throws a `FontError` where it cannot
   * be read. Loads the engine of texts, where it is not yet.
   */
  addFont(source: FontBytes, options?: FontNames): Promise<string>
  /**
   * Ends when no part of a font that texts need is being loaded. In a browser, Inter is first its Latin part: a text with other characters is to
   * be laid out again then, which `mount` does.
   */
  readonly fontsReady: Promise<void>
  /**
   * Adds the patterns by which words are divided where `hyphens` is `auto`: a file in the format of libhyphen, such as `hyph_de_DE.dic`, in any
   * of its character sets, also packed with gzip. `language` is that of the texts, BCP 47; other regions of it use them, too. Throws a
   * `PickerLayoutError` where there are no patterns in it. Documents that were measured before stay as they are.
   */
  addHyphenation(language: string, source: FontBytes): Promise<void>
  /** The languages of texts that were divided at soft hyphens only, at most 16, and why: `de: no patterns were added`. */
  get hyphenationProblems(): string[]
  /** Reads a document, which is measured once and can be laid out in any size. */
  document(document: DocumentSource, options?: DocumentOptions): Document
  /** Reads a document and lays it out. */
  layout(document: DocumentSource, options?: DocumentOptions & ProposedSize): Tree
  /** Begins to use the control of a document. */
  session(document: DocumentSource, options?: DocumentOptions & ProposedSize & { at?: number }): Session
  /** The animation of one layout into another; both trees may be freed. */
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
 * What is in the engine's memory: it is freed by `free`, or some time after nothing refers to it, but not before the current task ends.
 * A loop over many documents calls `free`, or waits for a task now and then; after 5,000 objects in one task a warning says so once.
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
  /** Whether the node disappears in a transition: it is drawn, and takes no input. */
  leaving: boolean
  id?: string
  /** The index of a row, a line or a page. */
  index?: number
  /** The row of a chip, or the line of an item of a flow, from 0, with `"detail": ["rows"]`. */
  readonly row?: number
  /** The place in `row`, from 0. */
  readonly place?: number
  /** The text as it is drawn, its lines separated by line feeds. */
  readonly text?: string
  /** The whole text, also of a truncated one. */
  readonly fullText?: string
  /** From the top of the node to the baseline of its first line. */
  readonly baseline?: number
  /** The lines of its text. */
  readonly lineCount?: number
  /** The font of its text, as it was requested: the first of its families, and numbers as `Font` has them. */
  readonly font?: BlockRow
  /** The name of its icon. */
  readonly icon?: string
  readonly image?: { href: string; description?: string; width: number; height: number }
  /** The ids of the items that a node of role `overflow` stands for. */
  readonly hiddenIds: string[]
  /** Where a control stands in the document of the control around it, such as `items[2]`; absent if it is in no other one, and for texts. */
  readonly path?: string
  /** Where a pointer or a finger hits it, which may be larger than its frame. */
  readonly region?: Rect
  /** The radii with which the corners of its box are drawn, in points; 0 where it draws none. */
  readonly radii: { topLeft: number; topRight: number; bottomRight: number; bottomLeft: number }
  /**
   * What draws the node itself, without its descendants: fills, strokes, glyphs, groups, as the columns of a block have them, with their
   * shapes and brushes.
   */
  readonly commands: { op: string; index: number; detail: number; shape?: BlockRow; brush?: BlockRow }[]
  /** The problems of the item. */
  readonly warnings: { code: string; id?: string; message: string }[]
}

/** A row of a column, as the article *Block Format* lists its members, in camel case. An index of -1: none. */
export type BlockRow = Record<string, any>

/** What a block has beside its nodes, and what they refer to. */
export type BlockPart = "texts" | "glyphs" | "outlines" | "drawing" | "input"

/**
 * A tree as columns in one piece of memory, which can be saved and sent to workers; the article *Block Format* describes it, also for
 * readers in other languages.
 */
export class Block {
  /** Takes what `memory` of another block is. Throws a `TypeError` where it is no block, or of another version. */
  constructor(memory: ArrayBuffer)
  readonly memory: ArrayBuffer
  get names(): string[]
  /** A column: the type and the bytes of its rows, how many they are, and where they begin. */
  column(name: string): { name: string; row: string; offset: number; count: number; rowSize: number }
  /** A member of all rows, such as `parent` of `nodes`; with a width, that and the members after it, such as 4 of `x`. */
  numbers(name: string, member: string, width?: number): Int32Array | Uint32Array | Float64Array | BigInt64Array
  /** The rows as objects or strings; a typed array where they are numbers, such as `dashes`. */
  rows(name: string): readonly any[] | Float64Array | Uint32Array | Uint8Array
}

/** A control in use at a time, as columns; `Session.block` makes it. */
export interface SessionBlock extends Block {
  /**
   * The rows of each column that have changed since the block before: from the first to the last that differ from those at the same
   * positions in it, or were not there. A column without such rows is not in it; in the first block, and in one with other parts than the one
   * before, these are all rows.
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
 * A layout: every box in paint order, parents before their children. Its typed arrays are made once, and are not the engine's
 * memory: they stay as they are.
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
  /** The node of an id; undefined if there is none. */
  find(id: string): TreeNode | undefined
  [Symbol.iterator](): Iterator<TreeNode>
  /** Where a point falls, in points; undefined: nowhere. */
  hit(x: number, y: number): Hit | undefined
  /** The bytes that the tool `layout` writes, as a text. */
  json(options?: { form?: "nested" | "nodes"; compact?: boolean }): string
  /** The nested tree as an object, for `JSON.stringify`. */
  toJSON(): unknown
  /** The tree as columns, with these parts. */
  block(...parts: BlockPart[]): Block
  /**
   * A picture. Its texts are outlines where the measurer has glyphs, else live, in fonts of the page that shows it. `idPrefix` begins all
   * ids, where several pictures stand in one page: letters, digits, `-` and `_`, the first a letter or `_`.
   */
  svg(options?: { text?: "outlines" | "live"; idPrefix?: string }): string
  /** What is drawn, for `draw` of `canvas.js` or a renderer of your own. Texts are as in `svg`. */
  displayList(options?: { text?: "outlines" | "live" }): DisplayList
  /**
   * Draws the tree with its top left corner at the origin of the context's coordinates, as `draw` of `canvas.js` does.
   *
   * @returns The `href` of each image that was not drawn, because `images` has none.
   */
  draw(
    context: CanvasRenderingContext2D,
    options?: { text?: "outlines" | "live"; images?: Map<string, CanvasImageSource> }): string[]
}

/** A key that a session understands. */
export type Key =
  | "left" | "right" | "up" | "down" | "home" | "end" | "pageUp" | "pageDown" | "space" | "enter" | "tab" | "backTab"
  | "escape" | "selectAll" | "shiftLeft" | "shiftRight" | "shiftUp" | "shiftDown"

/** What was tapped, or has the focus. */
export interface Target {
  role: string
  /** Absent for the chip that stands for hidden ones. */
  id?: string
}

/** An item that the rule of selection refused to change. */
export interface Refusal {
  /** Absent for a control without an id. */
  control?: string
  id: string
  reason: "limitReached" | "required"
}

/** An element of a page; without a tag, at most its children differ from those of the element with this key before. */
export interface ElementDescription {
  key: string
  tag?: string
  /** The position of the node that it shows. */
  node?: number
  attributes?: Record<string, string>
  style?: string
  /** Markup in place of children. */
  html?: string
  children?: (ElementDescription | string)[]
}

/** What a page shows of the trees of a document, one after another. `mount` brings its elements to that. */
export interface View extends Owned {
  /**
   * Shows a tree of a control that is as wide as `naturalWidth` where there is space for it, with the focus on a node. Returns what has
   * changed since the tree before; undefined: nothing. `nodes` are missing where they tell the same.
   */
  show(tree: Tree, naturalWidth: number, focus?: number): { size: [number, number]; nodes?: object[]; root: ElementDescription } | undefined
  /** What is shown. */
  readonly html: string
}

/** Begins to show the trees of a document. */
export function beginView(document: Document): View

/** What a user does, or a program on their behalf. Nodes are positions in `tree(at)`. */
export type SessionEvent =
  | { type: "tap" | "press" | "beginDrag" | "drag"; x: number; y: number }
  | { type: "tapNode"; node: number }
  | { type: "release" }
  /** A velocity in points per second; absent: that of the drag itself. */
  | { type: "endDrag"; x?: number; y?: number }
  | { type: "scroll"; x: number; y: number; deltaX: number; deltaY: number }
  | { type: "key"; key: Key }
  /** Absent: nothing has the focus. */
  | { type: "focus"; node?: number }
  | { type: "select" | "deselect" | "remove"; id: string }
  | { type: "pick"; color: string }
  /** A force from 0 to 1; absent: it is not measured. */
  | { type: "setForce"; x?: number }
  | { type: "setNaturalSize"; x: number; y: number; href: string }
  /** A width and a height; absent ones are those of the document. */
  | { type: "resize"; x?: number; y?: number }

/** What an event did; what is undefined has not happened. */
export interface SessionResult {
  /**
   * Whether the control had a use for it: of a tap, whether there was something to tap; of a wheel, whether anything moves; of a selection,
   * whether the item is in that state; of the focus, whether it is there.
   */
  used: boolean
  /** What was tapped or pressed. */
  target?: Target
  /** The ids of the items that are selected now and were not before. */
  selected: string[]
  /** The ids of the items that are no longer selected. */
  deselected: string[]
  /** The id of the chip that was removed. */
  removed?: string
  movedFocus: boolean
  /** Whether hidden items are shown now. */
  expanded?: boolean
  refusal?: Refusal
  /** The stage to which a touch swatch has come. */
  stage?: Stage
  /** What a screen reader should say of it, in the language of the control. */
  announcement?: string
}

/** What the events so far have led to. */
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
 * A control in use. Times are seconds of any clock that never goes backwards; points are relative to the control. A time or a
 * point that is no finite number is a `TypeError`.
 */
export class Session extends Owned {
  /** Takes an event at a time, and returns what it did. Each event is also a method of its own. */
  send(event: SessionEvent, at: number): SessionResult
  /** What the events so far have led to. */
  get state(): SessionState
  resize(options: ProposedSize & { at: number }): void
  /** The tree at a time. */
  tree(at: number): Tree
  /**
   * The tree at a time as columns, with the rows that have changed since the block before. A control at rest, to which nothing is put in,
   * returns the same object again, with nothing changed, and costs next to nothing: draw again only if `block.changed.size > 0`.
   */
  block(at: number, ...parts: BlockPart[]): SessionBlock
  /** A finger taps a point; undefined: nothing happens. */
  tap(x: number, y: number, at: number): Target | undefined
  /**
   * Taps the item that a node of `tree(at)` shows, or is part of, as keys and assistive technology do, which have no point. A part that picks
   * from a range gets the focus, and keeps its value; undefined: nothing happens.
   */
  tapNode(node: number, at: number): Target | undefined
  /**
   * A finger comes down on a point: a segment grows while its neighbours give way. Nothing is selected; call `tap` when
   * the finger goes up. Undefined: nothing is pressed.
   */
  pressPoint(x: number, y: number, at: number): Target | undefined
  /** Releases what is pressed. */
  release(at: number): void
  /**
   * Sets the force of the finger for the taps and drags that follow, 0 to 1; undefined, as in the beginning: it is not measured. The stages
   * and the third component of a touch swatch depend on it.
   */
  setForce(force: number | undefined): void
  /**
   * A wheel turns over a point: scrolls segments that do not fit by a distance in points, such as the `deltaX` and `deltaY` of an event;
   * false: nothing moves.
   */
  scroll(x: number, y: number, deltaX: number, deltaY: number, at: number): boolean
  /** A drag begins; false: there is nothing to drag. */
  beginDrag(x: number, y: number, at: number): boolean
  drag(x: number, y: number, at: number): void
  /** The finger is lifted, with a velocity in points per second; absent: that of the drag itself. */
  endDrag(at: number, velocity?: { x: number; y: number }): void
  /** A key is pressed; false: it changed nothing. Escape closes the card of a touch swatch, and shows again what a popped one covers. */
  press(key: Key, at: number): boolean
  get focus(): Target | undefined
  /** The position of the node in `tree(at)` that has the focus. */
  focusNode(at: number): number | undefined
  /** Moves the focus to a node of `tree(at)`; undefined removes it. */
  setFocus(node: number | undefined, at: number): boolean
  /** Whether the item is selected afterwards. */
  select(id: string, at: number): boolean
  /** Whether the item is not selected afterwards. */
  deselect(id: string, at: number): boolean
  /** Removes a chip: the others move up, and keep their ids and states. Whether there was one. */
  remove(id: string, at: number): boolean
  /**
   * The natural size of a picture that the page has loaded, as `"load": true` asks for: what depends on it is laid out again. Whether there is a picture
   * of that address whose size was not known.
   */
  setNaturalSize(size: { width: number; height: number }, href: string, at: number): boolean
  /** The ids of the selected items, in the order of the items. */
  get selection(): string[]
  /** What the rule of selection refused of the latest tap, key or selection; undefined: nothing. */
  get refusal(): Refusal | undefined
  /** Picks a colour, written as in documents: `#336699`, `teal`. */
  pick(color: string, at: number): void
  /** The picked colour; undefined: the control picks none. */
  get color(): { hex: string; space: string; components: number[] } | undefined
  /** The stage of the touch swatch, in a container of the first one; undefined: there is none. The node of each has its own. */
  get stage(): Stage | undefined
  /** How far the layer that was dragged last is from its place, in a container that of the first drawing; undefined: none was dragged. */
  get offset(): [x: number, y: number] | undefined
  /** The page that covers most of a carousel, from 0; undefined: there are no pages. */
  page(at: number): number | undefined
  /** Whether the picture changes by itself from a time on, or something is being dragged. */
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
  /** How chips go to other rows: straight, or out here and in there. */
  rowChange?: "move" | "fade"
}

/**
 * The animation of one layout into another, by ids: what is in both moves, what is new fades in, what is gone fades out. Times
 * are seconds from its start.
 */
export class Transition extends Owned {
  /** When everything is at rest. */
  get settlingTime(): number
  /** The layout at a time: exactly the first one at 0, exactly the last one from `settlingTime` on. */
  tree(at: number): Tree
  /** The velocity of the node with an id, in points per second; undefined: no node has it. */
  velocity(id: string, at: number): Rect | undefined
  /** The transition that interrupts this one: positions and velocities are continuous. */
  retargeted(tree: Tree, at: number, options?: TransitionOptions): Transition
  /** The transition that interrupts this one and leads back. */
  reversed(at: number): Transition
}
