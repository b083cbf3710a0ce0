import PickerSolver

/// Wraps the boxes of a game's inventory into rows.
@main struct Main {
  static func main() throws {
    let boxes = [30.0, 30, 50].map { FlowItem(width: $0, height: 10) }
    let container = FlowContainer(wrap: .wrap, width: 70) { $0.itemSpacing = 5 }
    let solution = try FlowSolver(boxes, in: container).solve()
    let frames: [Rect] = solution.frames
    print(frames.map { "\($0.x) \($0.y) \($0.width)" }.joined(separator: ", "))
  }
}
