import type { DocumentOptions, DocumentSource, Engine, Session, TransitionOptions, Tree } from "./pickerlayout.js"

/** How a document is shown. If the engine measures text in its own fonts, text is drawn in them. */
export interface ShowOptions extends DocumentOptions {
  engine: Engine
  /** The name of a theme, or a theme; absent: the document's theme. */
  theme?: string | object
  /** Absent: the document's scheme, or `auto`, the page's scheme, if it names none. */
  scheme?: "light" | "dark" | "auto"
}

export interface MountOptions extends Omit<ShowOptions, "textScale"> {
  /** Called after each `picker-change`, with its `detail`. */
  onChange?(change: PickerChange): void
  /** Called after each drawing, with its tree, which is valid until the next one, and with the facts about its nodes. */
  onDraw?(tree: Tree, shown: ShownTree): void
  /** False: a static picture of the document that takes no input. */
  interactive?: boolean
  /** How layouts are animated after a resize or an update; false: not at all. */
  transition?: TransitionOptions | false
  /**
   * The force of a pointer, 0 to 1, for touch swatches; undefined if it is not measured. By default, the force that pens and fingers report on
   * devices that measure it.
   */
  force?(event: PointerEvent): number | undefined
  /** The factor for text sizes; `page`: the ratio of the font size of `html` to 16 pixels. Absent: 1. */
  textScale?: number | "page"
  /** Announcements for screen readers when the selection rule refuses a change, instead of the document's words. */
  messages?: { limitReached: string; required: string }
}

/** The engine's words, in the language of the document or from its key `words`; `language` is set if they are in another one. */
export interface Words {
  limitReached: string
  required: string
  removed: string
  select: string
  language?: string
}

/** The facts that a page gets about a tree: its size, and the properties of each node besides its picture, with names as in JSON. */
export interface ShownTree {
  size: readonly [width: number, height: number]
  nodes: readonly ShownNode[]
}

export interface ShownNode {
  role: string
  parent?: number
  id?: string
  index?: number
  /** The position in the tree's `ids` of the first id of a control with a parent, and the number of its ids, in the order of its document. */
  firstID?: number
  idCount?: number
  selected?: true
  /** The node disappears in a transition, and takes no input. */
  leaving?: true
  selection?: "single" | "multiple"
  hiddenIDs?: readonly string[]
  accessibility: { role: string; name?: string; states?: Readonly<Record<string, unknown>> }
  [fact: string]: unknown
}

/** A change of a control. `control` is its id, `id` the item that was used, null for none, and `index` its position in the document. */
export type PickerChange =
  | { control: string | null; id: string | null; index?: number; selected: string[] }
  | { control: string | null; id: string | null; space: string; values: number[]; hex: string }
  | { control: string | null; current: number; index?: number }
  | { control: string | null; id: string | null; offset: [number, number] | null }

/** A control in an element. */
export interface Picker {
  /** The session of the control; undefined if the document neither takes input nor moves. Call `redraw` after changing it directly. */
  readonly session: Session | undefined
  /** The time of the session, in seconds. */
  readonly now: number
  /** Whether the control is disabled: it can be read but not used. */
  disabled: boolean
  /** The announcements, in the language of the document; `{name}` in `removed` is replaced by the item's name. */
  readonly words: Words
  redraw(): void
  /**
   * Shows another document. Nodes that are in both move, and the focus stays on its item, or moves to the nearest remaining one. Passing the
   * same document changes nothing, unless there are `options`, which replace the earlier ones; the control then restarts. Throws on an invalid
   * document and keeps the previous one.
   */
  update(document: DocumentSource, options?: Partial<MountOptions>): void
  /** Removes everything from the page. */
  destroy(): void
}

/**
 * Shows a document in an element, in the available width, and makes it usable with a pointer, keys and assistive technology.
 *
 * The element of a control dispatches `picker-change`, `picker-refuse` `{ control, id, reason }`, `picker-remove` `{ control, id }` if an item
 * asks to be removed, `picker-expand` `{ control, hidden }` if hidden chips are shown, and `picker-stage` `{ control, stage }` for a touch
 * swatch. The events bubble to this element. Its ancestors may be scaled.
 */
export function mount(element: HTMLElement, document: DocumentSource, options: MountOptions): Picker

/**
 * Makes an element usable that `render`, or a page of the tool, has written. Pixels do not change if it measures in the same fonts. Throws a
 * `TypeError` if there is no such content.
 */
export function hydrate(element: HTMLElement, options: MountOptions): Picker

/**
 * Returns the HTML of a document at a width in points, for `hydrate`; needs no page.
 *
 * `fonts` maps families to addresses. Text is shown in these fonts until the engine is loaded, such as `{ "Inter": "/Inter.ttf" }`.
 */
export function render(document: DocumentSource, options: ShowOptions & { width?: number; fonts?: Record<string, string> }): string
