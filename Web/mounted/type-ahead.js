// Letters that lead to the next item whose name begins with them.

/** Milliseconds after which a letter begins another word. */
const pause = 1000

const { compare } = new Intl.Collator(undefined, { usage: "search", sensitivity: "base" })

const begins = (name, letters) => compare(name.normalize("NFC").slice(0, letters.length), letters) === 0

export class TypeAhead {
  #letters = ""
  #last = -Infinity

  /** Whether a space continues what is being typed. */
  takes({ key, timeStamp }) {
    return key === " " && timeStamp - this.#last < pause
  }

  /** The place of the name that a key leads to from a place; undefined: no name begins with the letters, or the key is not one of a letter. */
  find(event, names, place) {
    const { key, timeStamp, ctrlKey, metaKey, altKey, isComposing } = event
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey || isComposing) return undefined
    if (key === " " && !this.takes(event)) return undefined
    this.#letters = timeStamp - this.#last < pause ? this.#letters + key : key
    this.#last = timeStamp
    // A letter again and again leads from one name to the next; several letters may stay where they are.
    const [first, ...rest] = this.#letters
    const isOne = rest.every((letter) => letter === first)
    const start = isOne ? place + 1 : place
    const letters = (isOne ? first : this.#letters).normalize("NFC")
    return [...names.keys()].map((step) => (start + step) % names.length).find((each) => begins(names[each] ?? "", letters))
  }
}
