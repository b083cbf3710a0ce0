// What a control announces to screen readers.

/** Why a rule of selection refuses something. */
export const refusals = { limitReached: "No more can be selected", required: "One has to stay selected" }

/** What follows the removal of an item. */
export const removed = "{name} removed"

/** Announces a text in the elements of a control; none: nothing more. */
export function say(root, text = "") {
  root.querySelector(":scope > .picker-said").textContent = text
}
