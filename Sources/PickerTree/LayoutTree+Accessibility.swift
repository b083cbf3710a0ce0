import PickerGeometry
import PickerLimits

extension LayoutTree {
  /// ARIA role, name and states of every node, in paint order.
  ///
  /// Chips are the options of a listbox; where nothing can be selected, the items of a list.
  /// Segments are radio buttons; where several can be selected, toggle buttons of a group; where
  /// none can, buttons. An item's name is its whole text, with its badge; without a text its icon's
  /// name, else its id. What an item is named by is `presentation` itself. A control is named by
  /// the title before it. Once the current `Budget` is exceeded, nothing more is told.
  ///
  /// - Complexity: O(*n*).
  public func accessibility() -> [Accessibility] {
    var told: [Accessibility] = []
    told.reserveCapacity(nodes.count)
    var parents: [Int] = []
    var title: (end: Int32, name: String)?
    var checkpoint = Checkpoint(every: 64)
    for (position, node) in nodes.enumerated() {
      guard checkpoint.mayProceed() else {
        told.append(Accessibility(.presentation))
        continue
      }
      while let last = parents.last, nodes[last].end <= position { parents.removeLast() }
      var one = describe(position, parents: parents)
      if let title, title.end == position, one.name == nil, node.role.isControl {
        one.name = title.name
      }
      if node.role == .title, let name = one.name { title = (node.end, name) }
      told.append(one)
      parents.append(position)
    }
    return told
  }

  private func describe(_ position: Int, parents: [Int]) -> Accessibility {
    let node = nodes[position]
    if node.role == .overflow, !isTarget(position) { return Accessibility(.presentation) }
    switch node.role {
    case .swatch where parents.last.map({ nodes[$0].role }) == .chromaTouch:
      return describeSlider(position)
    case .chip, .segment, .swatch: return describeItem(position, parents: parents)
    case .overflow:
      return button(position, [.expanded(overflow(of: node) == nil)])
    case .trailingIcon:
      let words = [iconName(of: node), parents.last.flatMap { text(of: $0) }]
      return Accessibility(.button, name: words.joinedName)
    case .preset: return button(position)
    case .page: return describePage(position, .group, [.roledescription("slide")], parents)
    case .dot:
      let isCurrent = node.state.contains(.selected)
      return describePage(position, .button, isCurrent ? [.current(true)] : [], parents)
    case .slider, .canvas, .wheel: return describeSlider(position)
    case .title: return Accessibility(.heading, name: text(of: position))
    case .label, .text, .line, .badge:
      let isNamed = parents.contains { nodes[$0].role.takesNameFromText }
      let name = isNamed ? nil : text(of: position)
      return name.map { Accessibility(.text, name: $0) } ?? Accessibility(.presentation)
    case .icon, .image, .preview, .shape:
      let isNamed = parents.contains { nodes[$0].role.takesNameFromText }
      let name = isNamed ? nil : iconName(of: node) ?? image(of: node)?.description ?? id(of: node)
      return name.map { Accessibility(.img, name: $0) } ?? Accessibility(.presentation)
    default: return Accessibility(containerRole(of: node), states: containerStates(of: node))
    }
  }

  private func containerRole(of node: LayoutNode) -> AriaRole {
    switch node.role {
    case .chips: node.state.selects ? .listbox : .list
    case .palette: .listbox
    case .segmented: node.state.contains(.selectsOne) ? .radiogroup : .group
    case .stack, .grid, .colorPicker, .chromaTouch, .carousel, .drawing: .group
    case .flow, .item: .generic
    default: .presentation
    }
  }

  private func containerStates(of node: LayoutNode) -> [AriaState] {
    switch node.role {
    case .chips where node.state.contains(.selectsMany):
      [.multiselectable(true), .orientation(.horizontal)]
    case .chips where node.state.selects, .palette: [.orientation(.horizontal)]
    case .carousel: [.roledescription("carousel")]
    default: []
    }
  }

  /// A page of a carousel, or the dot that leads to it: `3 of 5`.
  private func describePage(
    _ position: Int, _ role: AriaRole, _ states: [AriaState], _ parents: [Int]
  ) -> Accessibility {
    let node = nodes[position]
    let state = parents.last.flatMap { carouselState(of: nodes[$0]) }
    let name = state.map { "\(node.index + 1) of \($0.count)" }
    return Accessibility(role, name: name ?? id(of: node), states: states)
  }

  private func describeSlider(_ position: Int) -> Accessibility {
    let isFlat = nodes[position].role != .slider
    return Accessibility(
      .slider, name: name(ofItem: position),
      states: (isFlat ? [.roledescription("2D slider")] : []) + disabled(nodes[position]))
  }

  private func button(_ position: Int, _ states: [AriaState] = []) -> Accessibility {
    Accessibility(
      .button, name: name(ofItem: position), states: states + disabled(nodes[position]))
  }

  private func disabled(_ node: LayoutNode) -> [AriaState] {
    node.state.contains(.disabled) ? [.disabled(true)] : []
  }
}

// Items, and what they are called.
extension LayoutTree {
  private func describeItem(_ position: Int, parents: [Int]) -> Accessibility {
    let node = nodes[position]
    let control = parents.last { nodes[$0].role != .row }.map { nodes[$0] }
    let (role, state) = itemRole(node, of: control)
    let isDeletable = children(of: position).contains { nodes[$0].role == .trailingIcon }
    return Accessibility(
      role, name: name(ofItem: position),
      states: (state.map { [$0] } ?? []) + disabled(node)
        + (isDeletable ? [.keyshortcuts("Delete")] : []))
  }

  private func itemRole(
    _ node: LayoutNode, of control: LayoutNode?
  ) -> (AriaRole, AriaState?) {
    let isSelected = node.state.contains(.selected)
    let selection = control?.state ?? []
    switch node.role {
    case .segment:
      if selection.contains(.selectsOne) { return (.radio, .checked(isSelected)) }
      return (.button, selection.contains(.selectsMany) ? .pressed(isSelected) : nil)
    case .chip where !selection.selects: return (.listitem, nil)
    default: return (.option, .selected(isSelected))
    }
  }

  private func name(ofItem position: Int) -> String? {
    let icons = nodes[position..<Int(nodes[position].end)].lazy.filter { $0.role == .icon }
    return text(of: position) ?? icons.compactMap { iconName(of: $0) }.first
      ?? id(of: nodes[position])
  }

  /// The whole texts of a node and of those beneath it; nil where there is none.
  private func text(of position: Int) -> String? {
    var words: [String?] = []
    var next = position
    while next < Int(nodes[position].end) {
      if let label = label(of: nodes[next]) {
        words.append(label.fullText ?? label.text.text)
        next = Int(nodes[next].end)
      } else {
        next += 1
      }
    }
    return words.joinedName
  }

  private func iconName(of node: LayoutNode) -> String? {
    let isNamed = node.role == .icon || node.role == .trailingIcon
    return isNamed && node.content >= 0 ? names[Int(node.content)] : nil
  }
}

extension LayoutNode.State {
  fileprivate var selects: Bool { !isDisjoint(with: [.selectsOne, .selectsMany]) }
}

extension Role {
  /// Whether the texts beneath a node are its name.
  fileprivate var takesNameFromText: Bool {
    (isTarget && self != .trailingIcon) || self == .title || self == .text
  }

  /// Whether a title may stand before a node.
  fileprivate var isControl: Bool {
    switch self {
    case .chips, .segmented, .flow, .stack, .grid, .colorPicker, .chromaTouch, .carousel, .drawing:
      true
    default: false
    }
  }
}

extension [String?] {
  /// What there is, in one line with single spaces; nil where there is nothing.
  fileprivate var joinedName: String? {
    let words = compactMap { $0 }.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
