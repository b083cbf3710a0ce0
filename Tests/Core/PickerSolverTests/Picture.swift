import PickerGeometry
import PickerSolver

/// A picture of a layout, one character per square point: item 0 is `A`, item 1 is `B`, and so on.
func picture(_ solution: FlowSolution) -> [String] {
  let width = Int(solution.size.width)
  let height = Int(solution.size.height)
  var canvas = Array(repeating: Array(repeating: Character(" "), count: width), count: height)
  for (index, frame) in solution.frames.enumerated() {
    for y in Int(frame.minY)..<Int(frame.maxY) where canvas.indices.contains(y) {
      for x in Int(frame.minX)..<Int(frame.maxX) where canvas[y].indices.contains(x) {
        canvas[y][x] = letter(index)
      }
    }
  }
  return canvas.map { String($0) }
}

private func letter(_ index: Int) -> Character {
  Character(UnicodeScalar(UInt8(65 + index % 26)))
}

/// Boxes of these widths, one point high.
func boxes(_ widths: [Double]) -> [FlowItem] {
  widths.map { FlowItem(width: $0, height: 1) }
}

/// The layout of `items` in `container`.
func solve(_ items: [FlowItem], _ container: FlowContainer) throws -> FlowSolution {
  try FlowSolver(items, in: container).solve()
}

extension FlowContainer {
  /// A container that wraps and does not stretch items or lines.
  static func wrapping(_ width: Double?, _ spacing: Double = 0) -> FlowContainer {
    FlowContainer(wrap: .wrap, width: width) {
      $0.itemSpacing = spacing
      $0.lineSpacing = 0
      $0.align = .start
      $0.alignLines = .start
    }
  }

  /// Returns the container after `change`.
  func with(_ change: (inout FlowContainer) -> Void) -> FlowContainer {
    var container = self
    change(&container)
    return container
  }
}
