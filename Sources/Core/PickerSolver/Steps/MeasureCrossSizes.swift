import PickerLimits

extension FlowPass {
  /// CSS Flexbox §9.4 step 7: determines the cross sizes that depend on the used main size.
  @inline(__always)
  mutating func measureCrossSizes(_ range: Range<Int>, _ crossSize: FlowSolver.CrossSize?) {
    let facts = solver.table.facts
    guard
      crossSize != nil && facts.contains(.contentDependent)
        || !facts.isDisjoint(with: [.ratios, .contents])
    else { return }
    measureItems(range, crossSize)
  }

  private mutating func measureItems(_ range: Range<Int>, _ crossSize: FlowSolver.CrossSize?) {
    boxesDiffer = true
    let axis = axis.perpendicular
    var checkpoint = Checkpoint(every: 16)
    for line in lines[range] {
      for index in line.items where checkpoint.mayProceed() {
        let item = solver.table.items[index]
        if axis == .vertical, item.ratio == nil, let answers = solver.table.answers(at: index) {
          measureContent(at: index, answers)
          continue
        }
        guard item.given(axis) == nil else { continue }
        if let size = item.transferred(boxes[index].mainSize, to: axis) {
          boxes[index].crossSize = item.clamped(
            solver.container.browser.transferred(size), axis)
        } else if item.isContentDependent, let crossSize {
          let size = crossSize(solver.table.givenIndex(index), boxes[index].mainSize)
          boxes[index].crossSize = item.clamped(size.isFinite ? size : item.content[axis], axis)
        }
      }
    }
  }
}
