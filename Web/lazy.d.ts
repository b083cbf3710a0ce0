/** The result of `whenNeeded`. */
export interface Needed<Begun> {
  /** Calls `begin` at once, and returns its result. */
  now(): Promise<Begun>
}

/**
 * Calls `begin` once: at the first input in an element that `render`, or a page of the tool, has written, as soon as it is narrower or wider than
 * it was written, or when asked. Until then nothing is loaded, and what was pressed meanwhile is pressed then. Of documents that move by
 * themselves, call `now` at once.
 *
 *     whenNeeded(element, async () => {
 *       const [{ load }, { hydrate }] = await Promise.all([import("pickerlayout"), import("pickerlayout/mount")])
 *       return hydrate(element, { engine: await load() })
 *     })
 *
 * `width` is the one for which the element was written; absent: that of `render`, else the control's own.
 */
export function whenNeeded<Begun>(element: HTMLElement, begin: () => Promise<Begun> | Begun, options?: { width?: number }): Needed<Begun>
