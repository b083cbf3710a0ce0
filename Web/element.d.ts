import type { DocumentSource, Engine, Session } from "./pickerlayout.js"

/**
 * `<picker-layout src="filters.json" name="filter" required>`: a control with a place in forms. Its elements are parts for CSS, named by their roles:
 * `picker-layout::part(chip)`, and `::part(selected)`. The attributes `theme`, `scheme` and `text-scale` are the options of `mount`. A `label` whose `for` is its
 * id, or that it is in, names a control without a label of its own. While it is disabled, it can be read, and not used.
 *
 * Its value in a form are the ids of what is selected, each an entry under its name, or the picked colour. `required`, whose value is the message,
 * needs one. Dispatches the events of `mount`, `load` when it is shown, and `error`.
 */
export class PickerLayoutElement extends HTMLElement {
  /** The engine of all elements, a promise of it, or what returns one; absent: one that is loaded with the first of them. */
  static engine?: Engine | Promise<Engine> | (() => Promise<Engine>)
  /** The document; set, it takes the place of the one at `src`. */
  document: DocumentSource | undefined
  /** The session of the control; undefined before it is shown, and of documents that neither take input nor move. */
  readonly session: Session | undefined
  /** The ids of what is selected. */
  readonly selection: string[]
  /**
   * The first selected id, or the picked colour; empty: neither. Several ids can be set. Before there is a session, the first one of the attribute
   * `value`, in which a server has written what its document selects: an id, a colour, or a list in JSON.
   */
  get value(): string
  set value(value: string | string[])
  readonly labels: NodeList
  readonly form: HTMLFormElement | null
  readonly name: string | null
  readonly type: string
  readonly validity: ValidityState
  readonly validationMessage: string
  readonly willValidate: boolean
  /**
   * With `loading="lazy"`, an element that a server has written loads the engine at the first input, or when it is narrower or wider than it was
   * written; one with a name or `required` needs an attribute `value` for that. This loads it at once. It is done once the control can be used.
   */
  prepare(): Promise<void>
  checkValidity(): boolean
  reportValidity(): boolean
}

declare global {
  interface HTMLElementTagNameMap {
    "picker-layout": PickerLayoutElement
  }
}
