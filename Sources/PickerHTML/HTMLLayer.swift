import PickerGeometry
import PickerLimits
import PickerRendering
import PickerTree

/// The elements over the picture: one for each accessible node, nested like the nodes, and focusable where the node is
/// interactive.
///
/// The button that shows hidden items follows the list of which it is a part in the tree, because a list box owns options
/// only.
struct HTMLLayer {
  private let tree: LayoutTree
  /// The layers that move, with the elements over what is in them.
  private let moving: Set<Int>
  /// The accessibility properties of each node.
  let accessibility: [Accessibility]
  private let regions: [Int: Rect]
  /// The keyboard navigation of the focusable nodes.
  let stops: [NavigationStop]
  /// The nodes that the Tab key focuses, one for each group.
  private let tabStops: Set<Int>
  private let groups: [Int: Int]
  /// The markup of the elements.
  private(set) var text = "<div id=\"layer\">\n"
  /// For each open list, the origin of the enclosing element and the elements that follow the list.
  private var following: [(origin: Point, text: String)] = []

  init(of tree: LayoutTree, moving: [Int]) {
    self.tree = tree
    self.moving = Set(moving)
    accessibility = tree.accessibility()
    let accessibility = accessibility
    stops = tree.navigation().filter { accessibility[$0.node].role.takesFocus }
    regions = Dictionary(tree.hitRegions().map { ($0.node, $0.frame) }) { first, _ in first }
    groups = tree.focusGroups(of: stops.map(\.node))
    tabStops = tree.tabStops(of: stops.map(\.node), in: groups)
    write()
    text += "</div>\n"
  }

  private mutating func write() {
    // The value is the origin of the enclosing element.
    tree.walk(from: Point.zero) { node, origin in
      guard Budget.allows(bytes: text.utf8.count) else { return .stop }
      guard isAnnounced(node.position) else { return .descend(origin) }
      if isList(node.position) { following.append((origin, "")) }
      let frame = node.absoluteFrame
      if isExpander(node.position), let list = following.last {
        following[following.count - 1].text +=
          element(node.position, at: frame.offset(by: .zero - list.origin), frame) + "</div\n>"
      } else {
        text += element(node.position, at: frame.offset(by: .zero - origin), frame)
      }
      return .descend(frame.origin)
    } leave: { node in
      guard isAnnounced(node.position), !isExpander(node.position) || following.isEmpty else {
        return
      }
      // The line break is within the tag: between tags it would be a text node for screen readers.
      text += "</div\n>"
      if isList(node.position) { text += following.removeLast().text }
    }
  }

  /// The element of a node, without its end.
  private func element(_ position: Int, at place: Rect, _ frame: Rect) -> String {
    "<div\(attributes(of: position, at: place, frame))>\(content(of: position))"
  }

  private func isList(_ position: Int) -> Bool {
    [.selection, .choice].contains(tree.nodes[position].role.traits.aria)
  }

  private func isExpander(_ position: Int) -> Bool {
    tree.nodes[position].role.traits.aria == .expander
  }

  private func isAnnounced(_ position: Int) -> Bool {
    let role = accessibility[position].role
    return (role != .presentation && role != .generic) || transform(of: position) != nil
      || moving.contains(position)
  }

  /// The transform of a node and its descendants, as in the picture; nil for none.
  private func transform(of position: Int) -> AffineTransform? {
    tree.effects(of: tree.nodes[position])?.transform.nonIdentity
  }

  /// The text content of an element; other elements carry their name in an attribute.
  private func content(of position: Int) -> String {
    guard accessibility[position].role.showsItsNameAsText else { return "" }
    return accessibility[position].name?.xmlEscaped ?? ""
  }

  private func attributes(of position: Int, at place: Rect, _ frame: Rect) -> String {
    let one = accessibility[position]
    let role = ariaRole(of: position)
    var attributes = " id=\"a\(position)\" data-node=\"\(position)\""
    if let role { attributes += " role=\"\(role)\"" }
    if !one.role.showsItsNameAsText, let name = one.name ?? fallbackName(of: position) {
      attributes += " aria-label=\"\(name.xmlEscaped)\""
    }
    if position > 0, let language = tree.controlState(of: tree.nodes[position])?.language {
      attributes += " lang=\"\(language.xmlEscaped)\""
    }
    for state in one.states {
      attributes += " aria-\(state.name)=\"\(state.value.xmlEscaped)\""
    }
    if one.role == .heading { attributes += " aria-level=\"2\"" }
    attributes += focus(of: position)
    attributes += classes(of: position)
    let moved = transform(of: position)?.css ?? ""
    return attributes
      + " style=\"\(place.css)\(moved)\(hitRegionOutset(of: position, beyond: frame))\""
  }

  /// A list or a group must have a name, even if the document gives it none: that of its type.
  private func fallbackName(of position: Int) -> String? {
    let isGroup = [.listbox, .list, .radiogroup, .group].contains(accessibility[position].role)
    return isGroup ? tree.nodes[position].role.rawValue.words : nil
  }

  private func classes(of position: Int) -> String {
    let node = tree.nodes[position]
    var names = tree.effects(of: node)?.clips == true ? ["clip"] : []
    // In forced colours, a picture says more than their names.
    if [.swatch, .dot, .trailingIcon].contains(node.role) { names.append(node.role.rawValue) }
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }

  private func ariaRole(of position: Int) -> String? {
    switch accessibility[position].role {
    case .text, .presentation, .generic: return nil
    case let role: return role.rawValue
    }
  }

  private func focus(of position: Int) -> String {
    guard let group = groups[position] else { return "" }
    return " data-group=\"\(group)\" tabindex=\"\(tabStops.contains(position) ? 0 : -1)\""
  }

  /// The CSS property for the extent of the hit region beyond the frame.
  private func hitRegionOutset(of position: Int, beyond frame: Rect) -> String {
    guard let region = regions[position], region != frame else { return "" }
    let sides = [
      region.minY - frame.minY, frame.maxX - region.maxX, frame.maxY - region.maxY,
      region.minX - frame.minX,
    ]
    return ";--reach:" + sides.map { "\($0.svg)px" }.joined(separator: " ")
  }
}

extension String {
  /// The words of a name in camel case, such as `Color picker`.
  var words: String {
    var words = ""
    for letter in self {
      words +=
        words.isEmpty
        ? letter.uppercased() : letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return words
  }
}

extension AriaRole {
  /// Whether the element is focusable.
  fileprivate var takesFocus: Bool {
    self == .option || self == .radio || self == .button || self == .slider
  }

  /// Whether the name is the text content of the element.
  fileprivate var showsItsNameAsText: Bool { self == .text || self == .heading }
}

extension AffineTransform {
  fileprivate var nonIdentity: AffineTransform? { self == .identity ? nil : self }

  /// The declaration `;transform:matrix(…)`, about the top left corner.
  fileprivate var css: String {
    let factors = [a, b, c, d].map { $0.decimalText(6) } + [tx.svg, ty.svg]
    return ";transform:matrix(\(factors.joined(separator: ",")))"
  }
}

extension Rect {
  fileprivate var css: String {
    "left:\(x.svg)px;top:\(y.svg)px;width:\(width.svg)px;height:\(height.svg)px"
  }
}

extension LayoutTree {
  /// The group of each stop, identified by a node: the Tab key visits a group once, and arrow keys move within it. A
  /// slider, which arrow keys change, is a separate group.
  fileprivate func focusGroups(of stops: [Int]) -> [Int: Int] {
    let stops = Set(stops)
    var groups: [Int: Int] = [:]
    // The value is the nearest ancestor that is not a row.
    walk(from: 0) { node, control in
      let (position, role) = (node.position, nodes[node.position].role)
      if stops.contains(position) {
        let isSlider =
          [.slider, .plane].contains(role.traits.aria) || nodes[control].role == .chromaTouch
        groups[position] = isSlider ? position : control
      }
      return .descend(role == .row ? control : position)
    }
    return groups
  }

  /// The selected stop of each group, or its first stop.
  fileprivate func tabStops(of stops: [Int], in groups: [Int: Int]) -> Set<Int> {
    var tabStops: [Int: Int] = [:]
    for stop in stops {
      guard let group = groups[stop] else { continue }
      let known = tabStops[group]
      if known.map({ nodes[$0].state.contains(.selected) }) ?? false { continue }
      if known == nil || nodes[stop].state.contains(.selected) { tabStops[group] = stop }
    }
    return Set(tabStops.values)
  }
}
