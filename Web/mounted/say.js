// What a control announces to screen readers.

/** Announces a text in the elements of a control; none: nothing more. `language` is that of a text in another language than the control. */
export function say(root, text = "", language = undefined) {
  const said = root.querySelector(":scope > .picker-said")
  if (language === undefined) said.removeAttribute("lang")
  else said.lang = language
  said.textContent = text
}
