/// The children of one element at many times, as columns of those that are the same child.
///
///     time 0   a b   d        columns  a b c d
///     time 1   a   c d
struct SVGSlots {
  /// The children of each column, in paint order; nil if the child is not there.
  private(set) var columns: [[SVGElement?]] = []

  /// - Returns: Nil if the order of the children changes.
  init?(_ lists: [[SVGElement]]) {
    var order: [String] = []
    let keys = lists.map(SVGSlots.keys)
    for list in keys where list != order { order = SVGSlots.merged(order, list) }
    var numbers: [String: Int] = [:]
    for (number, key) in order.enumerated() { numbers[key] = number }
    columns = order.map { _ in [SVGElement?](repeating: nil, count: lists.count) }
    for (time, list) in lists.enumerated() {
      var last = -1
      for (child, key) in zip(list, keys[time]) {
        // Columns are painted in one order, so a child that overtakes another has no column.
        guard let number = numbers[key], number > last else { return nil }
        columns[number][time] = child
        last = number
      }
    }
  }

  /// The names of the children: marks of nodes, else the tags, with a number where they repeat.
  static func keys(of list: [SVGElement]) -> [String] {
    var counts: [String: Int] = [:]
    return list.map { child in
      let name = child[AnimatedSVGRenderer.mark]?.text ?? child.tag
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count == 0 ? name : "\(name) \(count)"
    }
  }

  /// An order that contains both: new names follow the one that they follow in the second list.
  private static func merged(_ order: [String], _ list: [String]) -> [String] {
    let known = Set(order)
    var behind: [String: [String]] = [:]
    var anchor = ""
    for key in list {
      if known.contains(key) { anchor = key } else { behind[anchor, default: []].append(key) }
    }
    guard !behind.isEmpty else { return order }
    return (behind[""] ?? []) + order.flatMap { [$0] + (behind[$0] ?? []) }
  }
}
