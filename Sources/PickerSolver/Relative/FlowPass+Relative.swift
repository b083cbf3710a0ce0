import PickerGeometry

extension FlowPass {
  /// Gives all items sizes in points, where some are percentages or ratios.
  @inline(__always)
  mutating func resolveRelativeSizes(_ crossSize: FlowSolver.CrossSize?) {
    guard solver.table.isRelative else { return }
    resolveSizes(crossSize)
  }

  private mutating func resolveSizes(_ crossSize: FlowSolver.CrossSize?) {
    var base = relativeBase
    if base.width == nil && solver.table.facts.contains(.percentages) {
      base.width = measureWidth(base, crossSize)
      if axis == .vertical && solver.container.isSingleLine { base.lineAcross = base.width }
    }
    take(resolvedAgainst: base)
  }

  private var relativeBase: RelativeBase {
    let sides = solver.sides
    return RelativeBase(
      width: sides.side(.horizontal).givenInside, height: sides.side(.vertical).givenInside,
      axis: axis, lineAcross: solver.container.isSingleLine ? sides.across.givenInside : nil,
      align: solver.container.align)
  }

  private mutating func take(resolvedAgainst base: RelativeBase) {
    boxes = []  // so that the table can change its own in place
    solver.resolve(against: base)
    boxes = solver.table.boxes
    boxesDiffer = false
  }

  /// The width that content wants, of which percentages are then taken.
  ///
  /// It is that of the container, unless ``FlowContainer/maxWidth`` cuts it: then items are broken
  /// into lines, and the container shrinks to the longest as it does without percentages.
  private mutating func measureWidth(
    _ base: RelativeBase, _ crossSize: FlowSolver.CrossSize?
  ) -> Double {
    var trial = self
    trial.solver.liftMaxWidth()
    trial.take(resolvedAgainst: base)
    trial.flow(crossSize)
    let side = solver.sides.side(.horizontal)
    let width = trial.size.width
    if width <= side.greatest { measuredWidth = width }
    return min(width, side.greatest) - side.insets
  }
}
