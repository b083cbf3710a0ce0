import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerSolver
import PickerTree

/// What a page needs in order to place chips again.
struct RowsData {
  /// The shown chips in their order, and then the hidden ones.
  let rows: ChipRows
  /// The item that each chip of the data is.
  let order: [Int]
  /// The chips that are not in the picture.
  let hidden: [HiddenChip]
  /// The elements of the chips that stand for 1, 2, 3 … hidden ones, and of the one that hides them again.
  let counting: [Ending]
  let less: Ending?

  /// The element of an overflow chip, and its text.
  struct Ending {
    let element: String
    let text: String
  }
}

/// A chip that is drawn, but not shown at first.
struct HiddenChip {
  let node: Int
  let id: String
  let item: Int
  let name: String
  let isSelected: Bool
  let isEnabled: Bool
  let isRemovable: Bool

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("node", integer: node)
      json.member("id", string: id)
      json.member("index", integer: item)
      json.member("name", string: name)
      json.member("selected", bool: isSelected)
      json.member("enabled", bool: isEnabled)
      if isRemovable { json.member("remove", integer: -1) }
    }
  }
}

extension HTMLData {
  /// The rows of chips, with pictures of everything that is not shown yet; nil if the page never places chips again.
  mutating func rows(
    of control: PlacedControl, _ states: any SelectableItems, _ shown: [Int]
  ) -> RowsData? {
    guard let chips = states as? InteractiveChips, movesChips(of: control),
      let rows = chips.rows(within: tree.nodes[control.node].frame.width)
    else { return nil }
    needsEngine = true
    let isShown = Set(shown)
    let hidden = (0..<chips.itemCount).filter { !isShown.contains($0) }
    let drawn = hidden.compactMap { drawHidden($0, rows.sizes[$0], chips, of: control) }
    let pictures = chips.overflowPictures
    let counting = pictures.counting.enumerated().map { number, picture in
      draw(picture, id: "c\(control.node)-\(number + 1)", at: frames[control.node].origin)
    }
    let less = pictures.less.map {
      draw($0, id: "c\(control.node)-0", at: frames[control.node].origin)
    }
    return RowsData(
      rows: rows, order: shown + hidden, hidden: drawn, counting: counting, less: less)
  }

  /// Whether there are hidden chips to show, chips to remove, or a width to follow.
  private func movesChips(of control: PlacedControl) -> Bool {
    let parts = control.node..<Int(tree.nodes[control.node].end)
    let rows = parts.filter { tree.nodes[$0].role == .row }.count
    let isTarget = parts.contains { position in
      let role = tree.nodes[position].role
      return role == .trailingIcon
        || role == .overflow && tree.children(of: position).contains { _ in true }
    }
    return !isOnPage[control.node] && (isTarget || control.node == 0 && rows > 1)
  }

  /// Draws a chip in both of its states, hidden.
  private mutating func drawHidden(
    _ item: Int, _ size: Size, _ chips: InteractiveChips, of control: PlacedControl
  ) -> HiddenChip? {
    guard drawing.mayProceed else { return nil }
    let node = nodeCount
    nodeCount += 1
    let id = tree.ids[control.firstID + item]
    let frame = Rect(origin: frames[control.node].origin, size: size)
    let isSelected = chips.isSelected(item)
    for (prefix, state) in [("n", isSelected), ("o", !isSelected)] {
      var picture = chips.appearances(
        of: [ItemSnapshot(item: item, isSelected: state, frame: frame)])
      assignIDs(to: &picture, of: control)
      drawing.draw(picture) { position in
        picture.nodes[position].role.isSelectable
          ? ["id": "\(prefix)\(node)", "class": "off"] : [:]
      }
    }
    return HiddenChip(
      node: node, id: id, item: item, name: chips.name(of: item) ?? id, isSelected: isSelected,
      isEnabled: chips.isEnabled(item), isRemovable: chips.isRemovable(item))
  }

  /// Draws a tree at a point, hidden.
  ///
  private mutating func draw(
    _ picture: LayoutTree, id: String, at origin: Point
  ) -> RowsData.Ending {
    var picture = picture
    picture.place(at: origin)
    drawing.draw(picture) { $0 == 0 ? ["id": .text(id), "class": "off"] : [:] }
    let text = picture.nodes.lazy.compactMap { picture.label(of: $0)?.text.text }.first
    return RowsData.Ending(element: id, text: text ?? "")
  }
}

extension RowsData {
  /// Writes the numbers for the engine, and the elements of overflow chips.
  func write(to json: inout JSONWriter) {
    json.key("rows")
    json.object { json in
      json.key("flow")
      json.array { json in for number in rows.flow.numbers { json.number(number) } }
      json.member("maxRows", integer: rows.maxRows ?? 0)
      json.member("expanded", bool: rows.isExpanded)
      json.key("sizes")
      json.array { json in for item in order { rows.sizes[item].writeNumbers(to: &json) } }
      json.key("breaks")
      json.array { json in
        for item in order {
          json.integer((rows.breaks[item].before ? 1 : 0) + (rows.breaks[item].after ? 2 : 0))
        }
      }
      if !rows.ranks.isEmpty {
        json.key("ranks")
        json.array { json in for item in order { json.integer(rows.ranks[item]) } }
      }
      json.key("counting")
      json.array { json in
        for (ending, size) in zip(counting, rows.counting) {
          size.writeNumbers(to: &json, of: ending)
        }
      }
      if let less, let size = rows.less {
        json.key("less")
        size.writeNumbers(to: &json, of: less)
      }
    }
  }
}

extension Size {
  /// Writes `[element, width, height, text]`, or the two lengths alone.
  fileprivate func writeNumbers(to json: inout JSONWriter, of ending: RowsData.Ending? = nil) {
    json.array { json in
      if let ending { json.string(ending.element) }
      json.length(width)
      json.length(height)
      if let ending { json.string(ending.text) }
    }
  }
}

extension FlowContainer {
  /// What the page's engine makes the container of; words are their positions among all.
  fileprivate var numbers: [Double] {
    func place<Word: CaseIterable & Equatable>(_ word: Word) -> Double {
      Double(Array(Word.allCases).firstIndex(of: word) ?? 0)
    }
    let insets = padding + border
    return [
      width ?? 0, place(wrap), direction == .rightToLeft ? 1 : 0, itemSpacing, lineSpacing,
      place(justify), justifyLastLine.map(place) ?? -1, place(align), place(alignLines),
      Double(maxItemsPerLine ?? 0), insets.top, insets.leading, insets.bottom, insets.trailing,
    ]
  }
}
