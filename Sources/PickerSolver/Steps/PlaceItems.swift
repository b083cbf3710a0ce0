import PickerGeometry

extension FlowPass {
  /// CSS Flexbox §9.5 and §9.6 step 14: writes the frames of the items of `range`, and of its lines.
  mutating func placeItems(_ range: Range<Int>, into frames: UnsafeMutablePointer<Rect>) {
    guard isPlain else { return placeAnyItems(range, into: frames) }
    let turned = solver.container.linesTurned
    switch solver.container.align {
    case .center: place(range, frames) { line, box in (line.across - box.across) / 2 }
    case .end: place(range, frames) { line, box in line.across - box.across }
    case .baseline where hasBaselines:
      place(range, frames) { line, box in line.rise - box.rise(turned: turned) }
      noteBaselines(range)
    case .start, .stretch, .baseline: place(range, frames) { _, _ in 0 }
    case .safeStart, .safeCenter, .safeEnd:
      let align = solver.container.align
      place(range, frames) { line, box in
        align.offset(in: line.across - box.across, turned: turned)
      }
    }
  }

  /// Lines of items without margins that are all aligned alike, `offset` from the near side.
  @inline(__always)
  private mutating func place(
    _ range: Range<Int>, _ frames: UnsafeMutablePointer<Rect>,
    _ offset: (_ line: FlowLine, _ box: ItemBox) -> Double
  ) {
    let sides = solver.sides
    let (x, y) = sides.isUpright ? (sides.along.near, sides.across.near) : (0, 0)
    let turned = sides.isUpright ? nil : Placement(sides, length: length, breadth: breadth)
    let justification = Justification(solver.container)
    withLines { lines, boxes in
      for index in range {
        let line = lines[index]
        let (start, gap) = justification.spread(line, isLast: index == lines.count - 1)
        var along = start
        var end = start
        for item in line.items {
          let box = boxes[item]
          let across = line.position + offset(line, box)
          frames[item] = Rect(x: x + along, y: y + across, width: box.along, height: box.across)
          end = along + box.along
          along += box.along + gap
        }
        lines[index].frame = Rect(
          x: x + start, y: y + line.position, width: end - start, height: line.across)
        turned?.turn(&lines[index], frames)
      }
    }
  }

  mutating func noteBaselines(_ range: Range<Int>) {
    let turned = solver.container.linesTurned
    for index in range {
      let line = lines[index]
      let fall = turned ? line.across - line.rise : line.rise
      lines[index].fall = line.rise.isFinite ? fall : .infinity
    }
  }
}

/// CSS Flexbox §9.5 step 12: how the items of a line share what it leaves of the room.
struct Justification {
  private let justify: FlowJustify
  private let justifyLast: FlowJustify
  private let spacing: Double
  private let turned: Bool

  @inline(__always)
  init(_ container: borrowing FlowContainer) {
    justify = container.justify
    justifyLast = container.justifyLast
    spacing = container.itemSpacing
    turned = container.reversed
  }

  /// Where the first item of a line starts, and the room after each.
  @inline(__always)
  func spread(_ line: FlowLine, isLast: Bool) -> (start: Double, gap: Double) {
    spread(line, line.freeRoom, isLast: isLast)
  }

  /// The same where only `free` of the room is left to share.
  @inline(__always)
  func spread(_ line: FlowLine, _ free: Double, isLast: Bool) -> (start: Double, gap: Double) {
    let justify = isLast ? justifyLast : justify
    let spread = Spread(justify, free, line.items.count, turned: turned)
    return (spread.lead, spacing + spread.between)
  }
}
