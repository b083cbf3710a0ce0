import PickerGeometry

extension FlowPass {
  /// The frames of all items shown.
  mutating func placedItems() -> [Rect] {
    Array(unsafeUninitializedCapacity: shown) { buffer, count in
      guard let first = buffer.baseAddress else { return }
      placeItems(allLines, into: first)
      count = shown
    }
  }

  /// CSS Flexbox §9.5 and §9.6 step 14: writes the frames of the items of `range`, and of its lines.
  mutating func placeItems(_ range: Range<Int>, into frames: UnsafeMutablePointer<Rect>) {
    let placement = Placement(self)
    let along = along
    let across = across
    along.withUnsafeBufferPointer { along in
      across.withUnsafeBufferPointer { across in
        let sizes = ItemSizes(along: along, across: across)
        for index in range {
          if isPlain {
            placePlain(index, sizes, placement, frames)
          } else {
            placeAny(index, sizes, placement, frames)
          }
        }
      }
    }
  }

  struct ItemSizes {
    let along: UnsafeBufferPointer<Double>
    let across: UnsafeBufferPointer<Double>
  }

  /// §9.5 step 12: where the first item of a line starts, and the room after each.
  func spread(_ index: Int) -> (start: Double, gap: Double) {
    let justify = solver.container.justify(line: index, of: lines.count)
    let spread = Spread(
      justify, lines[index].freeRoom, lines[index].items.count, turned: solver.container.reversed)
    return (spread.lead, solver.container.itemSpacing + spread.between)
  }

  /// A line of items without margins that are all aligned alike.
  private mutating func placePlain(
    _ index: Int, _ sizes: ItemSizes, _ placement: Placement, _ frames: UnsafeMutablePointer<Rect>
  ) {
    let line = lines[index]
    switch solver.container.align {
    case .center:
      place(index, sizes, placement, frames) { _, size in (line.across - size) / 2 }
    case .end:
      place(index, sizes, placement, frames) { _, size in line.across - size }
    case .baseline where hasBaselines:
      let rise = rises
      place(index, sizes, placement, frames) { item, size in line.rise - rise(item, size) }
      lines[index].baseline = solver.container.linesTurned ? line.across - line.rise : line.rise
    case .start, .stretch, .baseline:
      place(index, sizes, placement, frames) { _, _ in 0 }
    }
  }

  @inline(__always)
  private mutating func place(
    _ index: Int, _ sizes: ItemSizes, _ placement: Placement, _ frames: UnsafeMutablePointer<Rect>,
    _ offset: (_ item: Int, _ size: Double) -> Double
  ) {
    let line = lines[index]
    let (start, gap) = spread(index)
    var along = start
    for item in line.items {
      let length = sizes.along[item]
      let breadth = sizes.across[item]
      let across = line.position + offset(item, breadth)
      (frames + item).initialize(to: placement.frame(along, across, length, breadth))
      along += length + gap
    }
    lines[index].frame = placement.frame(start, line.position, along - gap - start, line.across)
  }
}
