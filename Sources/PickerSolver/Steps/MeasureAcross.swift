extension FlowPass {
  /// CSS Flexbox §9.4 step 7: asks again how large items are across, where that depends on the size
  /// they have along the line.
  @inline(__always)
  mutating func measureAcross(_ range: Range<Int>, _ crossSize: FlowSolver.CrossSize?) {
    guard let crossSize, solver.table.facts.contains(.contentDependent) else { return }
    measureItems(range, crossSize)
  }

  private mutating func measureItems(_ range: Range<Int>, _ crossSize: FlowSolver.CrossSize) {
    boxesDiffer = true
    let axis = axis.perpendicular
    for line in lines[range] {
      for index in line.items {
        let item = solver.table.items[index]
        guard item.contentDependent, item.given(axis) == nil else { continue }
        let size = crossSize(index, boxes[index].along)
        boxes[index].across = item.clamped(size.isFinite ? size : item.content[axis], axis)
      }
    }
  }
}
