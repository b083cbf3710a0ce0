import PickerGeometry

extension FlowPass {
  /// Resolves percentages and aspect ratios to points.
  @inline(__always)
  mutating func resolveRelativeSizes(_ crossSize: FlowSolver.CrossSize?) {
    guard solver.table.isRelative else { return }
    resolveSizes(crossSize)
  }

  private mutating func resolveSizes(_ crossSize: FlowSolver.CrossSize?) {
    var base = relativeBase(asking: .layout)
    if base.width == nil && (axis == .vertical || solver.table.facts.contains(.percentages)) {
      base.width = measureWidth(base, crossSize)
      if axis == .vertical && solver.container.isSingleLine { base.lineCrossSize = base.width }
    }
    take(resolvedAgainst: base)
  }

  func relativeBase(asking question: RelativeBase.Question) -> RelativeBase {
    let sides = solver.sides
    return RelativeBase(
      width: sides.side(.horizontal).givenInside, height: sides.side(.vertical).givenInside,
      axis: axis, lineCrossSize: solver.container.isSingleLine ? sides.cross.givenInside : nil,
      align: solver.container.align, browser: solver.container.browser, question: question)
  }

  mutating func take(resolvedAgainst base: RelativeBase) {
    boxes = []  // so that the table can change its own in place
    solver.resolve(against: base)
    boxes = solver.table.boxes
    boxesDiffer = false
  }

  /// The max-content width, against which percentages are then resolved.
  ///
  /// It is the width of the container unless it exceeds ``FlowContainer/maxWidth``: items are then broken
  /// into lines, and the container shrinks to the longest line.
  private mutating func measureWidth(
    _ base: RelativeBase, _ crossSize: FlowSolver.CrossSize?
  ) -> Double {
    var trial = self
    trial.solver.removeMaxWidth()
    trial.take(resolvedAgainst: base)
    let width = axis == .vertical ? trial.columnsWidth() : trial.flowWidth(crossSize)
    let side = solver.sides.side(.horizontal)
    if width <= side.maximum { measuredWidth = width }
    return min(width, side.maximum) - side.insets
  }

  private mutating func flowWidth(_ crossSize: FlowSolver.CrossSize?) -> Double {
    flow(crossSize)
    return size.width
  }

  /// The max-content width of a vertical flow: the width of its columns before boxes grow or shrink, and before
  /// aspect ratios turn the resulting heights into widths.
  mutating func columnsWidth() -> Double {
    measureAvailableSpace()
    boundByContentSize()
    collectLines()
    let browser = solver.container.browser
    let widths = lines.map { line in
      line.items.reduce(0) { max($0, solver.table.items[$1].columnContribution(in: browser)) }
    }
    let gaps = solver.container.lineSpacing * Double(max(0, lines.count - 1))
    let width =
      browser.measuresContentsSimply
      ? widths.max() ?? 0 : widths.reduce(gaps, +)
    return solver.sides.cross.fitted(width).outer
  }
}
