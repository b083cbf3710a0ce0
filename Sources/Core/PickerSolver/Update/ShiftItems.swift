import PickerGeometry

extension FlowPass {
  /// Whether moving a line moves all its items by one distance.
  var movesAreShifts: Bool { areStacked && isUniform && !hasBaselines }

  /// Moves the lines in `range` and their items to the positions of the lines on the cross axis.
  mutating func shiftItems(_ range: Range<Int>, in frames: UnsafeMutablePointer<Rect>) {
    let (browser, reversed) = (solver.container.browser, solver.container.hasReversedLines)
    switch solver.container.align {
    case .center:
      shift(range, frames) { line, size in
        browser.half(line.crossSize - size, reversed: reversed)
      }
    case .end: shift(range, frames) { line, size in line.crossSize - size }
    case .start, .stretch, .baseline, .lastBaseline: shift(range, frames) { _, _ in 0 }
    case .safeStart, .safeCenter, .safeEnd:
      let align = solver.container.align
      shift(range, frames) { line, size in
        align.offset(in: line.crossSize - size, reversed: reversed, browser)
      }
    }
  }

  @inline(__always)
  private mutating func shift(
    _ range: Range<Int>, _ frames: UnsafeMutablePointer<Rect>,
    _ offset: (_ line: FlowLine, _ size: Double) -> Double
  ) {
    let placement = Placement(solver.sides, mainSize: outerMainSize, crossSize: outerCrossSize)
    lines.withUnsafeMutableBufferPointer { lines in
      for index in range {
        placement.move(&lines[index].frame, to: lines[index].position)
        for item in lines[index].items {
          let cross =
            lines[index].position + offset(lines[index], placement.crossSize(of: frames[item]))
          placement.move(&frames[item], to: cross)
        }
      }
    }
  }
}

extension Placement {
  /// The cross size of `frame`.
  @inline(__always)
  func crossSize(of frame: Rect) -> Double { isVertical ? frame.width : frame.height }

  /// Moves `frame` to `cross` on the cross axis.
  @inline(__always)
  func move(_ frame: inout Rect, to cross: Double) {
    let crossSize = crossSize(of: frame)
    let place = isCrossReversed ? crossOrigin - cross - crossSize : crossOrigin + cross
    if isVertical { frame.x = place } else { frame.y = place }
  }
}
