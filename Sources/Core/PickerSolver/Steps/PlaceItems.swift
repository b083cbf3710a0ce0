import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.5 and §9.6 step 14: writes the frames of the lines in `range` and of their items.
  mutating func placeItems(_ range: Range<Int>, into frames: UnsafeMutablePointer<Rect>) {
    guard isUniform else { return placeAnyItems(range, into: frames) }
    let (reversed, sides) = (solver.container.hasReversedLines, solver.sides)
    let browser = solver.container.browser
    switch solver.container.align {
    case .center where browser == nil:
      place(range, frames) { line, box in (line.crossSize - box.crossSize) / 2 }
    case .center:
      place(range, frames) { line, box in
        browser.half(line.crossSize - box.crossSize, reversed: reversed)
      }
    case .end: place(range, frames) { line, box in line.crossSize - box.crossSize }
    case .baseline where hasBaselines:
      place(range, frames) { line, box in
        line.baselineOffset - box.baselineOffset(reversed: sides.cross.isReversed)
      }
      recordBaselines(range)
    case .start, .stretch, .baseline, .lastBaseline: place(range, frames) { _, _ in 0 }
    case .safeStart, .safeCenter, .safeEnd:
      let align = solver.container.align
      place(range, frames) { line, box in
        align.offset(in: line.crossSize - box.crossSize, reversed: reversed, browser)
      }
    }
  }

  /// Places lines whose items have no margins and share one alignment, `offset` from the cross-start edge.
  @inline(__always)
  private mutating func place(
    _ range: Range<Int>, _ frames: UnsafeMutablePointer<Rect>,
    _ offset: (_ line: FlowLine, _ box: ItemBox) -> Double
  ) {
    let sides = solver.sides
    // A left-to-right flow in rows needs only an offset. Frames of other flows are mirrored or swapped
    // line by line, which keeps both out of the inner loop.
    let (x, y) =
      sides.matchesPhysicalAxes ? (sides.main.startInset, sides.cross.startInset) : (0, 0)
    let placement =
      sides.matchesPhysicalAxes
      ? nil : Placement(sides, mainSize: outerMainSize, crossSize: outerCrossSize)
    let justification = Justification(solver.container)
    withLines { lines, boxes in
      for index in range {
        let line = lines[index]
        let spread = justification.spread(line, isLast: index == lines.count - 1)
        let start = spread.lead
        let gap = justification.evenGap(spread)
        var main = start
        var end = start
        for item in line.items {
          let box = boxes[item]
          let cross = line.position + offset(line, box)
          frames[item] = Rect(x: x + main, y: y + cross, width: box.mainSize, height: box.crossSize)
          end = main + box.mainSize
          main = end + (gap ?? justification.gap(spread, after: item - line.items.lowerBound))
        }
        lines[index].frame = Rect(
          x: x + start, y: y + line.position, width: end - start, height: line.crossSize)
        placement?.convert(&lines[index], frames)
      }
    }
  }

  /// Records the shared baselines of rows; columns share sides of their items instead.
  mutating func recordBaselines(_ range: Range<Int>) {
    guard axis == .horizontal else { return }
    let reversed = solver.container.hasReversedLines
    for index in range {
      let line = lines[index]
      let ascent = reversed ? line.crossSize - line.baselineOffset : line.baselineOffset
      lines[index].ascent = line.baselineOffset.isFinite ? ascent : .infinity
      let last = line.lastBaselineOffset
      let lastAscent = reversed ? last : line.crossSize - last
      lines[index].lastAscent = last.isFinite ? lastAscent : .infinity
    }
  }
}

/// CSS Flexbox §9.5 step 12: distributes the free space of a line between its items.
struct Justification {
  private let justify: FlowJustify
  private let justifyLast: FlowJustify
  private let spacing: Double
  private let isReversed: Bool
  private let browser: Browser?

  @inline(__always)
  init(_ container: borrowing FlowContainer) {
    justify = container.justify
    justifyLast = container.justifyLast
    spacing = container.itemSpacing
    isReversed = container.isReversed
    browser = container.browser
  }

  /// The start of the first item of a line, and the free space after each item.
  @inline(__always)
  func spread(_ line: FlowLine, isLast: Bool) -> Spread {
    spread(line, line.freeSpace, isLast: isLast)
  }

  /// The start and the free space where only `free` points are left to distribute, because automatic margins took the rest.
  @inline(__always)
  func spread(_ line: FlowLine, _ free: Double, isLast: Bool) -> Spread {
    Spread(
      isLast ? justifyLast : justify, free, line.items.count, reversed: isReversed,
      browser: browser)
  }

  /// The gap after each item of a line; nil if the gaps are layout units of a browser, which differ.
  @inline(__always)
  func evenGap(_ spread: Spread) -> Double? { spread.isEven ? spacing + spread.between : nil }

  /// The gap after item `number` of a line, from 0.
  @inline(never)
  func gap(_ spread: Spread, after number: Int) -> Double { spacing + spread.gap(after: number) }
}
