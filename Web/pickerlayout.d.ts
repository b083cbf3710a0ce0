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
  /** OpenType features beside those that are on by default, such as `{ tnum: 1 }`. */
  readonly features: Readonly<Record<string, number>>
}

/** The vertical metrics of a font at its size, in points, each at least 0. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap?: number
}

/**
 * Measures texts: by `width` for whole texts, or by `advances` for each grapheme cluster. Letter spacing, line breaks and
 * truncation are the engine's. What it throws is thrown by the call that needed it.
 */
export type Measurer = MeasurerBase & (WidthMeasurer | AdvanceMeasurer)

interface MeasurerBase {
  metrics(font: Font): FontMetrics
  /** Whether documents may name the family; absent: all of them. */
  hasFamily?(name: string): boolean
}

export interface WidthMeasurer {
  /** The width of a text on one line without letter spacing, in points; undefined: the font has no glyph for it. */
  width(text: string, font: Font): number | undefined
}

export interface AdvanceMeasurer {
  /** The advances of clusters that are drawn one after another, in points; undefined for one without a glyph. */
  advances(clusters: string[], font: Font): (number | undefined)[]
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
  }[]
}

/** Measures by a table: characters that it has not are missing. */
export function tableMeasurer(table: AdvanceTable): MeasurerBase & AdvanceMeasurer

/** An error in a document, a tree or a call. */
export class PickerLayoutError extends Error {
  /** The message without the path, such as `must be at least 0, is -4`. */
  readonly reason: string
  /** The path in the document, such as `$.items[3].width`. */
  readonly path?: string
  /** The line in a document that was a text, from 1. */
  readonly line?: number
  /** The column in that line, from 1. */
  readonly column?: number
  /** Whether a limit was exceeded. */
  readonly isLimit: boolean
}

/** Loads the engine: the file `pickerlayout.wasm` beside the module, or another one. */
export function load(
  source?: string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module,
): Promise<Engine>

/** A document: an object, or its JSON. The article *JSONFormat* tells what it may contain. */
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
  /** What measures the texts; absent: a canvas, where there is one. */
  measurer?: Measurer
  /** Keys that override the document's. */
  settings?: object
  limits?: Limits
}

/** A size in points; absent: as the document declares. `Infinity` fits the content. */
export interface ProposedSize {
  width?: number
  height?: number
}

export class Engine {
  /** The names of the roles that `Tree.roles` has as numbers. */
  get roles(): readonly string[]
  /** Reads a document, which is measured once and can be laid out in any size. */
  document(document: DocumentSource, options?: DocumentOptions): Document
  /** Reads a document and lays it out. */
  layout(document: DocumentSource, options?: DocumentOptions & ProposedSize): Tree
  /** Begins to use the control of a document. */
  session(document: DocumentSource, options?: DocumentOptions & ProposedSize & { at?: number }): Session
  /** Reads a tree from its JSON. */
  tree(json: DocumentSource): Tree
}

/** What is in the engine's memory: it is freed by `free`, or some time after nothing refers to it. */
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
  id?: string
  /** The index of a row, a line or a page. */
  index?: number
  /** The text as it is drawn, its lines separated by line feeds. */
  text?: string
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
 * A layout: every box in paint order, parents before their children.
 *
 * Typed arrays are views of the engine's memory. A later call may move that memory, which empties them: ask again, or
 * keep a copy (`tree.frames.slice()`).
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
  get states(): Int32Array
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
  /** A picture whose texts are live, in fonts of the page that shows it. */
  svg(): string
}

/** A key that a session understands. */
export type Key =
  | "left" | "right" | "up" | "down" | "home" | "end" | "pageUp" | "pageDown" | "space" | "enter" | "tab" | "backTab"

/** What was tapped, or has the focus. */
export interface Target {
  role: string
  /** Absent for the chip that stands for hidden ones. */
  id?: string
}

/** A control in use. Times are seconds of any clock that never goes backwards; points are relative to the control. */
export class Session extends Owned {
  resize(options: ProposedSize & { at: number }): void
  /** The tree at a time. */
  tree(at: number): Tree
  /** A finger taps a point; undefined: nothing happens. */
  tap(x: number, y: number, at: number): Target | undefined
  /** A drag begins; false: there is nothing to drag. */
  beginDrag(x: number, y: number, at: number): boolean
  drag(x: number, y: number, at: number): void
  /** The finger is lifted, with a velocity in points per second; absent: that of the drag itself. */
  endDrag(at: number, velocity?: { x: number; y: number }): void
  /** A key is pressed; false: it changed nothing. */
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
  /** The ids of the selected items, in the order of the items. */
  get selection(): string[]
  /** Picks a colour, written as in documents: `#336699`, `teal`. */
  pick(color: string, at: number): void
  /** The picked colour; undefined: the control picks none. */
  get color(): { hex: string; space: string; components: number[] } | undefined
  /** The page that covers most of a carousel, from 0; undefined: there are no pages. */
  page(at: number): number | undefined
  /** Whether the picture changes by itself from a time on, or something is being dragged. */
  isAnimating(at: number): boolean
}
