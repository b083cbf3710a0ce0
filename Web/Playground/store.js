// What is kept in the browser, so that nothing typed is lost.

const name = "pickerlayout-playground"
const maximumHistory = 400_000

/** What was kept; empty where there is nothing, or where the browser keeps nothing. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? {}
  } catch {
    return {}
  }
}

/** Keeps a state; without the history where that has grown too long. */
export function keep(state) {
  const { history, ...rest } = state
  const text = JSON.stringify(history ?? null)
  try {
    localStorage.setItem(name, JSON.stringify(text.length > maximumHistory ? rest : state))
  } catch {
    // A browser that keeps nothing still lays out.
  }
}
