import PickerGeometry

extension FlowPass {
  /// Whether lines that are moved only change where they stand, and so do their items.
  var movesAreShifts: Bool { areStacked && isPlain && !hasBaselines }

  /// Moves the items of `range` across to where their lines stand; nothing else about them changed.
  mutating func shiftItems(_ range: Range<Int>, in frames: UnsafeMutablePointer<Rect>) {
    switch solver.container.align {
    case .center: shift(range, frames) { line, size in (line.across - size) / 2 }
    case .end: shift(range, frames) { line, size in line.across - size }
    case .start, .stretch, .baseline: shift(range, frames) { _, _ in 0 }
    case .safeStart, .safeCenter, .safeEnd:
      let (align, turned) = (solver.container.align, solver.container.linesTurned)
      shift(range, frames) { line, size in align.offset(in: line.across - size, turned: turned) }
    }
  }

  @inline(__always)
  private mutating func shift(
    _ range: Range<Int>, _ frames: UnsafeMutablePointer<Rect>,
    _ offset: (_ line: FlowLine, _ size: Double) -> Double
  ) {
    let placement = Placement(solver.sides, length: length, breadth: breadth)
    lines.withUnsafeMutableBufferPointer { lines in
      for index in range {
        placement.move(&lines[index].frame, to: lines[index].position)
        for item in lines[index].items {
          let across = lines[index].position + offset(lines[index], placement.breadth(frames[item]))
          placement.move(&frames[item], to: across)
        }
      }
    }
  }
}

extension Placement {
  /// The size of `frame` across the lines.
  @inline(__always)
  func breadth(_ frame: Rect) -> Double { isVertical ? frame.width : frame.height }

  /// Moves `frame` across the lines.
  @inline(__always)
  func move(_ frame: inout Rect, to across: Double) {
    let breadth = breadth(frame)
    let place = acrossTurned ? acrossOrigin - across - breadth : acrossOrigin + across
    if isVertical { frame.x = place } else { frame.y = place }
  }
}
