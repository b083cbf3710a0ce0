// The items of a tree that are chosen, each with its label.
const roles = new Set(["chip", "segment"])

export function itemsOf(tree) {
  const nodes = [...tree]
  return nodes.filter(({ role }) => roles.has(role)).map((item) => ({
    ...item, label: nodes.slice(item.position, item.end).find(({ text }) => text)?.text,
  }))
}
