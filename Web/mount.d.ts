import type { DocumentOptions, DocumentSource, Engine, Session, TransitionOptions, Tree } from "./pickerlayout.js"

/** How a document is shown: texts in the fonts of what measures them, where these are the engine's. */
export interface ShowOptions extends DocumentOptions {
  engine: Engine
  /** The name of a theme, or a theme; absent: the document's. */
  theme?: string | object
  /** Absent: the document's, and `auto`, that of the page, where it names none. */
  scheme?: "light" | "dark" | "auto"
}

export interface MountOptions extends Omit<ShowOptions, "textScale"> {
  /** Is called after each `picker-change`, with its `detail`. */
  onChange?(change: PickerChange): void
  /** Is called after each picture, with its tree, which is valid until the next one, and with what the page is told of its nodes. */
  onDraw?(tree: Tree, shown: ShownTree): void
  /** False: a picture of the document as it is, which does not move and takes no input. */
  interactive?: boolean
  /** How one layout becomes another, after a resize or an update; false: at once. */
  transition?: TransitionOptions | false
  /** The force of a pointer, 0 to 1, for touch swatches; undefined: it is not measured. By default that of pens and fingers whose device measures it. */
  force?(event: PointerEvent): number | undefined
  /** The factor for the sizes of texts; `page`: by how much the text of the page, that of `html`, is larger than 16 pixels. Absent: 1. */
  textScale?: number | "page"
  /** What screen readers are told where the rule of selection refuses something, in place of the words of the document. */
  messages?: { limitReached: string; required: string }
}

/** Words of the engine, in the language of the document or those of its key `words`; `language` if they are in another one. */
export interface Words {
  limitReached: string
  required: string
  removed: string
  select: string
  language?: string
}

/** What a page is told of a tree: its size, and of each node the facts that are more than its picture, with names as in JSON. */
export interface ShownTree {
  size: readonly [width: number, height: number]
  nodes: readonly ShownNode[]
}

export interface ShownNode {
  role: string
  parent?: number
  id?: string
  index?: number
  selected?: true
  /** It disappears in a transition, and takes no input. */
  leaving?: true
  selection?: "single" | "multiple"
  hiddenIDs?: readonly string[]
  accessibility: { role: string; name?: string; states?: Readonly<Record<string, unknown>> }
  [fact: string]: unknown
}

/** What of a control has changed. `control` is its id, `id` the item that was used, null for none, and `index` its position in the document. */
export type PickerChange =
  | { control: string | null; id: string | null; index?: number; selected: string[] }
  | { control: string | null; id: string | null; space: string; values: number[]; hex: string }
  | { control: string | null; current: number; index?: number }
  | { control: string | null; id: string | null; offset: [number, number] | null }

/** A control in an element. */
export interface Picker {
  /** What the control does; undefined where the document neither takes input nor moves. After a change of its own, call `redraw`. */
  readonly session: Session | undefined
  /** The time of the session, in seconds. */
  readonly now: number
  /** Whether the control can be read, and not used. */
  disabled: boolean
  /** What is announced, in the language of the document; `{name}` of `removed` stands for an item. */
  readonly words: Words
  redraw(): void
  /**
   * Shows another document: what is in both moves, and the focus stays on its item, or on the nearest one that is left. The same document again changes
   * nothing, unless there are `options`, which replace those of their names: with them, the control begins anew. A document that is wrong is an error,
   * and what was shown stays.
   */
  update(document: DocumentSource, options?: Partial<MountOptions>): void
  /** Takes everything out of the page again. */
  destroy(): void
}

/**
 * Shows a document in an element, as wide as there is space for, and makes it usable: with a pointer, keys and assistive technology.
 *
 * The element of a control dispatches `picker-change`, `picker-refuse` `{ control, id, reason }`, `picker-remove` `{ control, id }` where an item asks
 * to be removed, `picker-expand` `{ control, hidden }` where hidden chips are shown, and `picker-stage` `{ control, stage }` of a touch swatch; they bubble to this element. It may be within what is scaled.
 */
export function mount(element: HTMLElement, document: DocumentSource, options: MountOptions): Picker

/**
 * Makes usable what `render`, or a page of the tool, has written into an element, without a change of pixels where it measures in the same fonts.
 * Throws a `TypeError` where there is nothing of it.
 */
export function hydrate(element: HTMLElement, options: MountOptions): Picker

/**
 * The HTML of a document at a width in points, for `hydrate`; needs no page.
 *
 * `fonts` are addresses of the families in which texts are shown until the engine is there, such as `{ "Inter": "/Inter.ttf" }`.
 */
export function render(document: DocumentSource, options: ShowOptions & { width?: number; fonts?: Record<string, string> }): string
