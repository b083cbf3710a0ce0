import PickerColor
import PickerGeometry
import PickerText
import PickerTree

// The element of a node without its descendants.
extension ElementDescriber {
  func describeOwn(_ position: Int, at place: Place) -> PageElement.Own {
    let node = tree.nodes[position]
    let paint = tree.paint(of: node)
    let size = node.frame.size
    var element = ElementDraft(place.key, node: position, attributes: attributes(of: position))
    element.style =
      "left:\(place.left.px);top:\(place.top.px);width:\(size.width.px);height:\(size.height.px)"
    if let printed = place.printed { element.style += printed.css }
    element.style += (tree.effects(of: node) ?? Effects()).css(of: paint, in: size)
    // A layer without anything in it, such as a border over pages, lets through what is for them.
    if node.role == .layer, Int(node.end) == position + 1 {
      element.style += ";pointer-events:none"
    }
    if let panning = touchAction(of: position) { element.style += ";touch-action:\(panning)" }
    let text = text(of: position)
    let image = tree.image(of: node)
    if let image, !image.isMissing {
      element.content = [.element(image.element)]
    } else if image != nil {
      element.content = [.element(pictures.missingImage(of: size))]
    } else if tree.icon(of: node) != nil || paint?.isPlain(isInk: node.role.isInk) == false {
      element.content = [.element(pictures.element(of: node, in: tree, text: text))]
      if node.role.isInk || node.role == .checkmark, isOverFixedFill(position) {
        element.attributes.append(PageElement.Attribute("class", "picker-fixed"))
      }
    } else {
      if let paint, !node.role.isInk { element.style += paint.css }
      if let text {
        write(text, of: size, paint, isFixed: isOverFixedFill(position), to: &element)
      }
    }
    return element.own
  }

  private func attributes(of position: Int) -> [PageElement.Attribute] {
    let node = tree.nodes[position]
    let description = accessibility[position]
    let role = description.role
    var list: [(String, String)] = [
      ("part", node.role.rawValue + (node.state.contains(.selected) ? " selected" : ""))
    ]
    if role.isSpoken {
      list.append(("role", role.rawValue))
      let name = description.name ?? typeName(of: position)?.text ?? ""
      if role == .heading {
        list.append(("aria-level", "2"))
      } else if !name.isEmpty {
        list.append(("aria-label", name))
      }
    }
    list += description.states.map { ("aria-\($0.name)", $0.value) }
    if isDisabled {
      if role.canBeDisabled, !description.states.contains(.disabled(true)) {
        list.append(("aria-disabled", "true"))
      }
    } else if let tabStop = tabStops[position] {
      list.append(("tabindex", tabStop ? "0" : "-1"))
    }
    if let language = language(of: position) { list.append(("lang", language)) }
    if tree.label(of: node) != nil, node.role != .line { list.append(("dir", "auto")) }
    let isLeaving = startsToLeave(position)
    if isLeaving || node.role == .page && !isVisible(position) { list.append(("inert", "")) }
    if isLeaving { list.append(("aria-hidden", "true")) }
    return list.map { PageElement.Attribute($0.0, $0.1) }
  }

  /// Whether a node is leaving, and not just with what it is in.
  private func startsToLeave(_ position: Int) -> Bool {
    let parent = parents[position]
    return tree.nodes[position].state.contains(.leaving)
      && (parent < 0 || !tree.nodes[parent].state.contains(.leaving))
  }

  /// Whether something of a page is within what it is on.
  private func isVisible(_ position: Int) -> Bool {
    let frame = tree.nodes[position].frame
    guard parents[position] >= 0 else { return true }
    let size = tree.nodes[parents[position]].frame.size
    return frame.x < size.width && frame.maxX > 0 && frame.y < size.height && frame.maxY > 0
  }

  /// How browsers may use a finger that is put down on a node; nil: as they like.
  private func touchAction(of position: Int) -> String? {
    let node = tree.nodes[position]
    guard let panning = node.role.panning else { return nil }
    if panning == .everyWay { return "none" }
    if tree.controlState(of: node)?.strategy == .menu { return "manipulation" }
    let parts = tree.children(of: position).map { tree.nodes[$0] }
      .filter { $0.role == .segment || $0.role == .dot }
    var isUpright = node.frame.height > node.frame.width
    if parts.count > 1 { isUpright = parts.allSatisfy { $0.frame.x == parts[0].frame.x } }
    return isUpright ? "pan-x" : "pan-y"
  }
}

/// An element while it is described.
struct ElementDraft {
  let key: String
  var tag = "div"
  var node: Int?
  var attributes: [PageElement.Attribute]
  var style = ""
  var content: [PageElement.Child] = []

  init(_ key: String, node: Int? = nil, attributes: [PageElement.Attribute] = []) {
    (self.key, self.node, self.attributes) = (key, node, attributes)
  }

  var own: PageElement.Own {
    PageElement.Own(
      key: key, tag: tag, node: node, attributes: attributes, style: style, content: content)
  }
}

extension ImageReference {
  fileprivate var element: PageElement {
    let attributes = [("src", href), ("alt", ""), ("draggable", "false")]
    return PageElement(
      PageElement.Own(
        key: "image", tag: "img", attributes: attributes.map { PageElement.Attribute($0.0, $0.1) },
        style: fit.map { "object-fit:\($0.css)" } ?? ""))
  }
}

extension ContentFit {
  /// The value of `object-fit`.
  fileprivate var css: String {
    switch self {
    case .scaleDown: "scale-down"
    case .fit: "contain"
    case .fill: "cover"
    case .stretch: "fill"
    case .none: "none"
    }
  }
}

extension PrintedRows.Place {
  /// Properties that have an effect in print only.
  fileprivate var css: String {
    row == 0 ? ";--end:\(gap.px)" : ";grid-area:\(row)/1;--gap:\(gap.px)"
  }
}

extension Role {
  /// Whether its element owns options only, so that what shows the rest of them follows it.
  var isList: Bool { self == .chips || self == .segmented }

  /// How a finger that is put down on a part, and moves along it or across it, or in any way, moves the part; nil: it does not.
  enum Panning { case oneWay, everyWay }

  var panning: Panning? {
    switch self {
    case .carousel, .segmented, .slider: .oneWay
    case .canvas, .wheel, .chromaTouch: .everyWay
    default: nil
    }
  }

  /// Whether its paint colours a text or an icon, and not a box.
  var isInk: Bool {
    switch self {
    case .label, .line, .title, .icon, .trailingIcon: true
    default: false
    }
  }
}

extension AriaRole {
  /// Whether elements have the role.
  var isSpoken: Bool { self != .presentation && self != .generic && self != .text }

  /// Whether elements with the role can be disabled.
  fileprivate var canBeDisabled: Bool {
    switch self {
    case .option, .radio, .button, .slider, .listbox, .radiogroup: true
    default: false
    }
  }
}

extension String {
  /// A name in camel case in words: `Color picker`.
  package var inWords: String {
    var words = ""
    for letter in unicodeScalars {
      let isCapital = ("A"..."Z").contains(letter)
      if isCapital, !words.isEmpty { words += " " }
      let isChanged = words.isEmpty ? ("a"..."z").contains(letter) : isCapital
      words.unicodeScalars.append(isChanged ? letter.inOtherCase : letter)
    }
    return words
  }
}

extension Unicode.Scalar {
  /// A letter of ASCII in the other case.
  fileprivate var inOtherCase: Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: value) ^ 0x20)
  }
}
