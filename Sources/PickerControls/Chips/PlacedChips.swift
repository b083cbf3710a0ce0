import PickerGeometry
import PickerText
import PickerTree

/// Chips at their places.
///
/// Places and looks are kept apart: where sizes are stable, selecting among them changes looks only,
/// and nothing is measured or placed anew.
public struct PlacedChips: Sendable {
  private var measured: MeasuredChips
  private let room: Room
  private let placement: ChipsPlacement

  init(measured: MeasuredChips, room: Room, placement: ChipsPlacement) {
    self.measured = measured
    self.room = room
    self.placement = placement
  }

  /// The same chips with those of `ids` selected and no others.
  ///
  /// - Complexity: O(*n*), without measuring or placing anything where ``Chips/stableSize`` is set;
  ///   else all of the layout.
  public func selecting(_ ids: Set<String>) -> PlacedChips {
    let selected = Set(measured.items.ids.indices.filter { ids.contains(measured.items.ids[$0]) })
    guard measured.items.isStable else {
      var chips = measured.chips
      for item in chips.items.indices { chips.items[item].isSelected = selected.contains(item) }
      return chips.measuredChips(by: measured.measurer).place(within: room)
    }
    var placed = self
    placed.measured.items.select(selected)
    return placed
  }

  /// The tree of the chips.
  ///
  /// - Complexity: O(*n*); labels that must be cut are looked at again.
  public var tree: LayoutTree {
    let items = measured.items
    let frames = placement.flow.frames
    let count = placement.overflow == nil ? frames.count : frames.count - 1
    var tree = items.tree(type: Chips.type)
    if let fault = placement.flow.fault { tree.warnings.append(fault) }
    answerQuestions(in: &tree)
    items.fitLabels(
      to: frames[..<count], in: &tree, wantsInk: measured.chips.container.wantsInk,
      by: measured.measurer)
    tree.warnOfLabels(of: items, in: 0..<count)
    warnOfFrames(frames[..<count], in: &tree)
    if !placement.hidden.isEmpty {
      tree.overflows = [Overflow(hiddenIDs: Array(items.ids[placement.hidden]))]
    }
    tree.nodes.reserveCapacity(frames.count * 2 + placement.flow.lines.count + 1)
    tree.appendRoot(
      .chips, of: measured.chips.container, size: placement.flow.size,
      state: measured.chips.selection.mode.state
    ) { tree in
      for (number, line) in placement.flow.lines.enumerated() {
        tree.append(LayoutNode(.row, frame: line.frame, index: number)) { tree in
          for item in line.items {
            append(item, frame: frames[item].offset(by: .zero - line.frame.origin), to: &tree)
          }
        }
      }
      if !placement.hidden.isEmpty, placement.overflow == nil {
        tree.append(LayoutNode(.overflow, frame: Rect(origin: endOfRows, size: .zero), content: 0))
      }
    }
    if items.asksForTargets { tree.warnOfNarrowTargets() }
    return tree
  }

  /// Warns of chips that stick out of the room, of labels that stick out of their chips, and of
  /// given widths that padding and border have widened.
  private func warnOfFrames(_ frames: ArraySlice<Rect>, in tree: inout LayoutTree) {
    let insets = measured.chips.container.insets(in: measured.direction)
    let room = Rect(size: placement.flow.size).inset(by: insets)
    func warn(_ code: Warning.Code, _ item: Int, _ message: String) {
      tree.warnings.append(Warning(code, id: measured.items.ids[item], message: message))
    }
    for (item, frame) in frames.enumerated() {
      if !frame.maxX.fits(in: room.maxX) || !room.minX.fits(in: frame.minX) {
        warn(.overflow, item, "the chip sticks out of the room")
      }
      let face = measured.items.boxes[item].face
      guard !face.size.width.fits(in: frame.width) else { continue }
      let label = tree.labels[face.label].text.size.width
      if !label.fits(in: measured.items.labelRoom(of: item, in: frame.width)) {
        warn(.overflow, item, "the label sticks out of the chip")
      }
      if let width = measured.chips.items[item].width, !frame.width.fits(in: width) {
        warn(.clamped, item, "the width is raised to hold padding and border")
      }
    }
  }

  private func answerQuestions(in tree: inout LayoutTree) {
    let detail = measured.chips.container.detail
    if detail.contains(.trace) {
      let ids = measured.items.ids
      tree.trace = placement.flow.trace.rowBreaks { ids.indices.contains($0) ? ids[$0] : nil }
    }
    if detail.contains(.breakpoints) { tree.breakpoints = measured.breakpoints(in: room) }
  }

  /// Where a chip would stand that counts the hidden ones, if there were one.
  private var endOfRows: Point {
    guard let last = placement.flow.lines.last?.frame else { return .zero }
    return Point(x: measured.direction == .leftToRight ? last.maxX : last.minX, y: last.y)
  }

  private func append(_ item: Int, frame: Rect, to tree: inout LayoutTree) {
    guard let overflow = placement.overflow, item == placement.flow.frames.count - 1 else {
      return measured.items.append(
        item, .chip, frame: frame, direction: measured.direction, to: &tree)
    }
    let look = measured.items.styles[overflow.look]
    tree.labels.append(
      Label(showing: overflow.measured, of: overflow.text, font: look.font))
    measured.items.append(
      ItemFace(look: overflow.look, label: tree.labels.count - 1),
      LayoutNode(
        .overflow, frame: frame, paint: look.paint, content: placement.hidden.isEmpty ? -1 : 0),
      direction: measured.direction,
      to: &tree)
  }
}

extension SelectionRule.Mode {
  /// What the tree says of how many chips may be selected.
  fileprivate var state: LayoutNode.State {
    switch self {
    case .none: []
    case .single: .selectsOne
    case .multiple: .selectsMany
    }
  }
}
