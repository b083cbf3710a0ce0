import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerTree

extension ControlScript {
  /// Items with independent selection: chips, and segments with multiple selection.
  static let items = ControlScript(kind: "items") { data, placed, json in
    guard let items = placed.control as? any SelectableItems else { return }
    data.hasItems = true
    data.writeItems(items, of: placed, to: &json)
  }
}

extension HTMLData {
  fileprivate mutating func writeItems(
    _ states: any SelectableItems, of control: PlacedControl, to json: inout JSONWriter
  ) {
    let items = items(of: control, states)
    let node = tree.nodes[control.node]
    let selects = !node.state.isDisjoint(with: [.selectsOne, .selectsMany])
    if selects { drawOtherAppearances(of: items, states, of: control) }
    let marks = selects ? drawIndicators(states, of: control) : [:]
    let rows = rows(of: control, states, items.map { $0.item })
    json.object { json in
      writeHead(of: control, to: &json)
      json.key("selects")
      json.string(
        node.state.contains(.selectsOne)
          ? "single" : node.state.contains(.selectsMany) ? "multiple" : "none")
      json.member("required", bool: states.isRequired)
      if let limit = states.limit {
        json.member("limit", integer: limit)
      }
      json.key("items")
      json.array { json in
        for (position, item) in items where Budget.mayProceed {
          write(position, item, mark: marks[item], isPlaced: rows != nil, to: &json)
        }
        for chip in rows?.hidden ?? [] where Budget.mayProceed { chip.write(to: &json) }
      }
      if let rows {
        json.member("box", box: frames[control.node])
        rows.write(to: &json)
      }
      writeOverflow(of: control, to: &json)
    }
  }

  /// Draws each item in its other selection state, hidden.
  private mutating func drawOtherAppearances(
    of items: [(position: Int, item: Int)], _ states: any SelectableItems, of control: PlacedControl
  ) {
    let dependsOnRows = (states as? InteractiveChips)?.dependsOnRows ?? false
    let places = dependsOnRows ? tree.rowPlaces() : []
    var appearances = states.appearances(
      of: items.map { position, item in
        var snapshot = ItemSnapshot(
          item: item, isSelected: !tree.nodes[position].state.contains(.selected),
          frame: frames[position])
        let place = dependsOnRows ? places[position] : nil
        (snapshot.isFirstInRow, snapshot.isLastInRow) = (place?.place == 0, place?.isLast ?? false)
        return snapshot
      })
    assignIDs(to: &appearances, of: control)
    var next = 0
    drawing.draw(appearances) { position in
      guard appearances.nodes[position].role.isSelectable, next < items.count else { return [:] }
      defer { next += 1 }
      return ["id": "o\(items[next].position)", "class": "off"]
    }
  }

  /// Draws the indicators of those segments that have none in the picture yet, hidden.
  ///
  /// - Returns: The element id of each segment's indicator.
  private mutating func drawIndicators(
    _ states: any SelectableItems, of control: PlacedControl
  ) -> [Int: String] {
    var marks: [Int: String] = [:]
    for position in tree.children(of: control.node) where tree.nodes[position].role == .indicator {
      marks[Int(tree.nodes[position].index)] = "n\(position)"
    }
    let size = tree.nodes[control.node].frame.size
    guard var all = states.tree(selecting: Array(0..<states.itemCount), within: size) else {
      return marks
    }
    all.place(at: frames[control.node].origin)
    let places = all.absoluteFrames
    for position in all.children(of: 0)
    where all.nodes[position].role == .indicator && drawing.mayProceed {
      let item = Int(all.nodes[position].index)
      guard marks[item] == nil else { continue }
      let id = "m\(control.node)-\(item)"
      let part = all.part(at: position, placedAt: places[position].origin)
      drawing.draw(part) { _ in ["id": .text(id), "class": "off"] }
      marks[item] = id
    }
    return marks
  }

  /// The node positions and the indices of the items of a control.
  func items(of control: PlacedControl, _ states: any SelectableItems) -> [(
    position: Int, item: Int
  )] {
    let end = Int(tree.nodes[control.node].end)
    return (control.node..<end).compactMap { position in
      let node = tree.nodes[position]
      let item = Int(node.id) - control.firstID
      return node.role.isSelectable && (0..<states.itemCount).contains(item)
        ? (position, item) : nil
    }
  }

  /// Replaces the ids of a control's items by their ids in the whole tree.
  func assignIDs(to other: inout LayoutTree, of control: PlacedControl) {
    for number in other.ids.indices where control.firstID + number < tree.ids.count {
      other.ids[number] = tree.ids[control.firstID + number]
    }
  }

  /// Writes the overflow chip and the ids of the hidden chips.
  private func writeOverflow(of control: PlacedControl, to json: inout JSONWriter) {
    let parts = control.node..<Int(tree.nodes[control.node].end)
    guard
      let chip = parts.first(where: { position in
        tree.nodes[position].role == .overflow && tree.children(of: position).contains { _ in true }
      })
    else { return }
    json.member("overflow", integer: chip)
    json.key("hidden")
    json.array { json in
      for id in tree.overflow(of: tree.nodes[chip])?.hiddenIDs ?? [] { json.string(id) }
    }
  }

  private func write(
    _ position: Int, _ item: Int, mark: String?, isPlaced: Bool, to json: inout JSONWriter
  ) {
    let node = tree.nodes[position]
    json.object { json in
      json.member("node", integer: position)
      json.member("id", string: tree.id(of: node) ?? "")
      json.member("index", integer: item)
      json.member("selected", bool: node.state.contains(.selected))
      json.member("enabled", bool: !node.state.contains(.disabled))
      if let icon = tree.children(of: position).first(where: {
        tree.nodes[$0].role == .trailingIcon
      }) {
        json.member("remove", integer: icon)
      }
      if let mark {
        json.member("mark", string: mark)
      }
      guard isPlaced else { return }
      json.key("home")
      json.array { json in
        json.length(frames[position].x)
        json.length(frames[position].y)
      }
    }
  }
}
