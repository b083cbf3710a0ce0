extension FlowPass {
  /// CSS Flexbox §9.4 step 7: says how large items are across, where that depends on the size they
  /// have along the line.
  @inline(__always)
  mutating func measureAcross(_ range: Range<Int>, _ crossSize: FlowSolver.CrossSize?) {
    let facts = solver.table.facts
    guard crossSize != nil && facts.contains(.contentDependent) || facts.contains(.ratios) else {
      return
    }
    measureItems(range, crossSize)
  }

  private mutating func measureItems(_ range: Range<Int>, _ crossSize: FlowSolver.CrossSize?) {
    boxesDiffer = true
    let axis = axis.perpendicular
    for line in lines[range] {
      for index in line.items {
        let item = solver.table.items[index]
        guard item.given(axis) == nil else { continue }
        if let size = item.transferred(boxes[index].along, to: axis) {
          boxes[index].across = item.clamped(size, axis)
        } else if item.contentDependent, let crossSize {
          let size = crossSize(solver.table.givenIndex(index), boxes[index].along)
          boxes[index].across = item.clamped(size.isFinite ? size : item.content[axis], axis)
        }
      }
    }
  }
}
