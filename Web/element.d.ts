import type { DocumentSource, Engine, Session } from "./pickerlayout.js"

/**
 * `<picker-layout src="filters.json" name="filter" required>`: a control that takes part in forms. CSS can style its elements as parts named
 * after their roles: `picker-layout::part(chip)`, and `::part(selected)`. The attributes `theme`, `scheme` and `text-scale` are the options of
 * `mount`. A `label` that contains it, or whose `for` is its id, names a control without a label. While it is disabled, it can be read but not
 * used.
 *
 * Its form value is the ids of the selected items, each an entry under its name, or the picked colour. `required`, whose value is the message,
 * requires one. Dispatches the events of `mount`, `load` when it is shown, and `error`.
 */
export class PickerLayoutElement extends HTMLElement {
  /** The engine of all elements, a promise of it, or a function that returns one; if absent, the first element loads one. */
  static engine?: Engine | Promise<Engine> | (() => Promise<Engine>)
  /** The document. Setting it overrides the one at `src`. */
  document: DocumentSource | undefined
  /** The session of the control; undefined before it is shown, and for documents that neither take input nor move. */
  readonly session: Session | undefined
  /** The ids of the selected items. */
  readonly selection: string[]
  /**
   * The first selected id, or the picked colour; empty if there is neither. Can be set to several ids. Before there is a session, it is the
   * first one in the attribute `value`, in which a server writes what its document selects: an id, a colour, or a JSON list.
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
   * Loads the engine at once, and resolves when the control can be used. With `loading="lazy"`, an element written by a server otherwise loads
   * the engine at the first input, or when its width changes; an element with a name or `required` needs an attribute `value` for that.
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
