import PickerColor
import PickerGeometry
import PickerLimits

extension LayoutTree {
  /// Returns the ARIA role, name and states of every node, in paint order.
  ///
  /// Chips are the options of a listbox, or buttons if nothing can be selected. Segments are radio buttons, toggle
  /// buttons of a group if several can be selected, or buttons if none can. An item is named by its full text,
  /// including its badge. Without text, it is named by its icon, a swatch by its colour, otherwise by its id. Words
  /// that the document leaves out are in its language; see the ``words`` of each control. Nodes that name an item,
  /// and nodes that are leaving, are `presentation` themselves. A control is named by its label, or by the title
  /// before it. Once the current `Budget` is exceeded, all remaining nodes are `presentation`.
  ///
  /// - Complexity: O(*n*); O(*n* · *d*) if items are nested *d* deep, because each is named by its descendants.
  public func accessibility() -> [Accessibility] {
    var descriptions: [Accessibility] = []
    descriptions.reserveCapacity(nodes.count)
    var title: (end: Int32, name: String)?
    var checkpoint = Checkpoint(every: 64)
    walk(from: Ancestry(words: .unknown)) { visit, ancestry in
      guard checkpoint.mayProceed() else { return .stop }
      let position = visit.position
      let node = nodes[position]
      var ancestry = ancestry
      if let own = words(of: node, within: ancestry.words) { ancestry.words = own }
      guard !node.state.contains(.leaving) else {
        descriptions.append(Accessibility(.presentation))
        return .descend(ancestry.adding(node, at: position))
      }
      var description = describe(position, in: ancestry)
      if let label = controlState(of: node)?.label { description.setLabel(label) }
      if let title, title.end == position, description.name == nil, node.role.traits.isNamedByTitle
      {
        description.setName(title.name)
      }
      if node.role == .title, let name = description.name { title = (node.end, name) }
      descriptions.append(description)
      return .descend(ancestry.adding(node, at: position))
    }
    let remaining = nodes.count - descriptions.count
    return descriptions + Array(repeating: Accessibility(.presentation), count: remaining)
  }

  private func describe(_ position: Int, in ancestry: Ancestry) -> Accessibility {
    let (node, words) = (nodes[position], ancestry.words)
    switch node.role.traits.aria {
    case .swatch where ancestry.parent.map({ nodes[$0].role == .chromaTouch }) ?? false:
      return describeSlider(
        position, isFlat: true, label: text(of: position), of: ancestry.control, words)
    case .option, .radio, .swatch: return describeItem(position, in: ancestry)
    case .expander:
      return isTarget(position)
        ? describeExpander(position, words) : Accessibility(.presentation)
    case .removal:
      let item = ancestry.parent.flatMap { text(of: $0) ?? id(of: nodes[$0]) }
      return Accessibility(
        .button, name: words.text(.remove, ("{name}", item ?? words.text(.item))),
        language: words.language(of: .remove))
    case .button: return button(position)
    case .slide:
      return describePage(position, .group, [.roledescription(words.text(.slide))], ancestry)
    case .slideButton:
      let isCurrent = node.state.contains(.selected)
      return describePage(position, .button, isCurrent ? [.current(true)] : [], ancestry)
    case .slider:
      return describeSlider(
        position, isFlat: false, label: text(of: position), of: ancestry.control, words)
    case .plane:
      return describeSlider(
        position, isFlat: true, label: text(of: position), of: ancestry.control, words)
    case .heading: return Accessibility(.heading, name: text(of: position))
    case .text: return describeContent(.text, ancestry) { text(of: position) }
    case .picture where node.role == .preview && solidColor(of: node) != nil:
      var description = Accessibility(.img)
      if let color = solidColor(of: node) { description.take(color, in: words) }
      return description
    case .picture:
      return describeContent(.img, ancestry) {
        iconName(of: node) ?? image(of: node)?.description ?? id(of: node)
      }
    case .listbox:
      var description = Accessibility(.listbox, states: [.orientation(.horizontal)])
      description.take(parameterNames(of: position, words))
      return description
    default: return describeContainer(node, words)
    }
  }

  /// Text or a picture: `presentation` if it already names an ancestor, or has no name.
  private func describeContent(
    _ role: AriaRole, _ ancestry: Ancestry, name: () -> String?
  ) -> Accessibility {
    let name = ancestry.isNamedByText ? nil : name()
    return name.map { Accessibility(role, name: $0) } ?? Accessibility(.presentation)
  }

  /// Containers, and decorative nodes.
  private func describeContainer(_ node: LayoutNode, _ words: Words) -> Accessibility {
    switch node.role.traits.aria {
    case .generic: Accessibility(.generic)
    case .group: Accessibility(.group)
    case .describedGroup: Accessibility(.group, states: [.roledescription(words.text(.carousel))])
    case .selection: describeSelection(node)
    case .choice:
      Accessibility(node.state.contains(.selectsOne) && !isMenu(node) ? .radiogroup : .group)
    default: Accessibility(.presentation)
    }
  }

  private func describeSelection(_ node: LayoutNode) -> Accessibility {
    guard node.state.selects else { return Accessibility(.group) }
    let isMany = node.state.contains(.selectsMany)
    return Accessibility(
      .listbox, states: (isMany ? [.multiselectable(true)] : []) + [.orientation(.horizontal)])
  }

  /// A page, or the dot that leads to it, named by its number: `3 of 5`.
  private func describePage(
    _ position: Int, _ role: AriaRole, _ states: [AriaState], _ ancestry: Ancestry
  ) -> Accessibility {
    let (node, words) = (nodes[position], ancestry.words)
    guard let state = ancestry.parent.flatMap({ controlState(of: nodes[$0])?.paging }) else {
      return Accessibility(role, name: id(of: node), states: states)
    }
    let name = words.text(
      .position, ("{index}", words.number(Int(node.index) + 1)),
      ("{count}", words.number(state.count)))
    return Accessibility(
      role, name: name, language: words.language(of: .position), states: states)
  }

  /// The button that shows what is hidden. A label without letters, such as `+5`, is read as a number of items: `5 more`.
  private func describeExpander(_ position: Int, _ words: Words) -> Accessibility {
    let (node, overflow) = (nodes[position], overflow(of: nodes[position]))
    let isCurrent = node.state.contains(.selected)
    var description = button(
      position, [.expanded(overflow == nil)] + (isCurrent ? [.current(true)] : []))
    guard text(of: position)?.hasLetters != true else { return description }
    let word = overflow == nil ? Word.less : .more
    description.name =
      overflow.map { words.text(.more, count: $0.hiddenIDs.count) } ?? words.text(.less)
    description.language = words.language(of: word)
    return description
  }

  private func button(_ position: Int, _ states: [AriaState] = []) -> Accessibility {
    Accessibility(
      .button, name: name(ofItem: position), states: states + disabled(nodes[position]))
  }

  func disabled(_ node: LayoutNode) -> [AriaState] {
    node.state.contains(.disabled) ? [.disabled(true)] : []
  }
}

// Items and their names.
extension LayoutTree {
  private func describeItem(_ position: Int, in ancestry: Ancestry) -> Accessibility {
    let node = nodes[position]
    let control = ancestry.control.map { nodes[$0] }
    if let control, isMenu(control) {
      return button(position, [.haspopup("listbox"), .expanded(false)])
    }
    let (role, state) = itemRole(node, of: control)
    let isDeletable = children(of: position).contains { nodes[$0].role == .trailingIcon }
    var description = Accessibility(
      role, name: name(ofItem: position),
      states: (state.map { [$0] } ?? []) + disabled(node)
        + (isDeletable ? [.keyshortcuts("Delete")] : []))
    if description.name == nil, node.role == .swatch, let color = solidColor(of: node) {
      description.take(color, in: ancestry.words)
    }
    return description
  }

  /// Whether a control shows one segment, which opens a menu of all.
  private func isMenu(_ control: LayoutNode) -> Bool {
    controlState(of: control)?.strategy == .menu && control.state.contains(.selectsOne)
  }

  private func itemRole(
    _ node: LayoutNode, of control: LayoutNode?
  ) -> (AriaRole, AriaState?) {
    let isSelected = node.state.contains(.selected)
    let selection = control?.state ?? []
    switch node.role.traits.aria {
    case .radio:
      if selection.contains(.selectsOne) { return (.radio, .checked(isSelected)) }
      return (.button, selection.contains(.selectsMany) ? .pressed(isSelected) : nil)
    case .option where !selection.selects: return (.button, nil)
    default: return (.option, .selected(isSelected))
    }
  }

  private func name(ofItem position: Int) -> String? {
    // The icon after the label is the chevron of a menu.
    let icons = nodes[position..<Int(nodes[position].end)].lazy.prefix { $0.role != .label }
      .filter { $0.role == .icon }
    return text(of: position) ?? icons.compactMap { iconName(of: $0) }.first
      ?? id(of: nodes[position])
  }

  /// The colour that a node is painted with last; nil if that is not a plain colour.
  private func solidColor(of node: LayoutNode) -> Color? {
    guard let fill = paint(of: node)?.fills.last,
      case .color(let color) = fill.pattern
    else { return nil }
    return color
  }

  /// The full texts of a node and its descendants, joined; nil if there are none.
  private func text(of position: Int) -> String? {
    var words: [String?] = []
    var next = position
    while next < Int(nodes[position].end) {
      if nodes[next].state.contains(.leaving) {
        next = Int(nodes[next].end)
      } else if let label = label(of: nodes[next]) {
        words.append(label.wording)
        next = Int(nodes[next].end)
      } else {
        next += 1
      }
    }
    return words.joinedName
  }

  private func iconName(of node: LayoutNode) -> String? {
    let isNamed = node.role == .icon || node.role == .trailingIcon
    return isNamed && node.content >= 0 ? icons[Int(node.content)].name : nil
  }
}

/// The properties that the description of a node inherits from its ancestors.
private struct Ancestry {
  var parent: Int?
  /// The nearest ancestor that is not a row.
  var control: Int?
  /// Whether the text of the node already names an ancestor.
  var isNamedByText = false
  /// The words of the control.
  var words: Words

  /// The ancestry of the children of `node`.
  func adding(_ node: LayoutNode, at position: Int) -> Ancestry {
    Ancestry(
      parent: position, control: node.role == .row ? control : position,
      isNamedByText: isNamedByText || node.role.traits.isNamedByText, words: words)
  }
}

extension Accessibility {
  /// Names a control by its label; what says nothing else, such as a shape, becomes an image.
  fileprivate mutating func setLabel(_ label: String) {
    if role == .presentation { role = .img }
    setName(label)
  }

  /// Names a node with a text of the document.
  fileprivate mutating func setName(_ name: String) {
    (self.name, language) = (name, nil)
  }

  /// Names a node with words.
  mutating func take(_ spoken: SpokenText?) {
    (name, language) = (spoken?.text, spoken?.language)
  }
}

extension Accessibility {
  /// Names a node by its colour, with the digits as its description.
  fileprivate mutating func take(_ color: Color, in words: Words) {
    take(words.name(of: color))
    states.append(.description(color.hex))
  }
}

extension NodeState {
  fileprivate var selects: Bool { !isDisjoint(with: [.selectsOne, .selectsMany]) }
}

extension String {
  /// Whether there is a letter or an ideograph.
  fileprivate var hasLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: true
      // Signs, digits, punctuation, arrows and dingbats.
      case 0...0xBF, 0xD7, 0xF7, 0x660...0x669, 0x6F0...0x6F9, 0x2000...0x2BFF, 0xFF01...0xFF20:
        false
      default: true
      }
    }
  }
}

extension [String?] {
  /// The strings that are not nil on one line, white space collapsed to single spaces; nil if nothing is left.
  fileprivate var joinedName: String? {
    let words = compactMap { $0 }.flatMap { $0.split(whereSeparator: { $0.isWhitespace }) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
