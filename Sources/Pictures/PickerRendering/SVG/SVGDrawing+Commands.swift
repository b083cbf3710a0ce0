import PickerColor
import PickerGeometry
import PickerText
import PickerTree

extension SVGDrawing {
  /// Draws the commands of a list.
  ///
  /// - Parameter mark: Returns additional attributes for the node at a position.
  mutating func draw(_ list: DisplayList, marking mark: (Int) -> SVGAttributes) {
    let closings = list.closings
    var scopes = SVGScopes()
    var index = 0
    while index < list.commands.count {
      switch list.commands[index] {
      case .begin(let node):
        guard mayProceed else { return }
        scopes.begin(list.nodes[node], isCompact: isCompact, mark: mark(node), in: &body)
      case .save:
        scopes.save(joining: list.isWhole(from: index, to: closings[index]), in: &body)
      case .concat(let map): scopes.add(SVGGroup(transform: map), in: &body)
      case .clip(let path):
        scopes.add(SVGGroup(clip: clip(to: path, before: index + 1, of: list)), in: &body)
      case .group(let group):
        scopes.save(joining: list.isWhole(from: index, to: closings[index]), in: &body)
        scopes.add(svgGroup(group, at: index, of: list), in: &body)
      case .end, .restore, .endGroup: scopes.close(in: &body)
      default:
        scopes.flush(in: &body)
        index = drawShape(at: index, of: list)
      }
      index += 1
    }
  }

  /// Draws a shape, a text or an image, in both schemes if it has a pattern of many elements that differs between them.
  ///
  /// - Returns: The index of the last command that was drawn.
  private mutating func drawShape(at index: Int, of list: DisplayList) -> Int {
    let command = list.commands[index]
    let brush = command.brush.map { list.brushes[$0] }
    if schemes != nil, let brush, brush.fill.isComposed, brush.fill.hasSchemes {
      inSchemes { drawing, scheme in
        var resolved = brush
        resolved.fill = brush.fill.resolved(in: scheme)
        drawing.draw(command, with: resolved, of: list)
      }
    } else {
      draw(command, with: brush, of: list)
    }
    guard case .glyphs(let line, _, _, let brush, let isRepeated) = command else { return index }
    // The line was drawn with all its runs.
    let next = list.commands[index...].firstIndex {
      guard case .glyphs(line, _, _, brush, isRepeated) = $0 else { return true }
      return false
    }
    return (next ?? list.commands.count) - 1
  }

  private mutating func draw(_ command: DisplayCommand, with brush: Brush?, of list: DisplayList) {
    if case .image(let image, let frame, let isIcon) = command {
      return draw(list.images[image], in: frame, isIcon: isIcon)
    }
    guard let brush else { return }
    switch command {
    case .fill(let path, _, let isCrisp):
      cover(list.paths[path], with: brush, isCrisp ? ["shape-rendering": "crispEdges"] : [:])
    case .stroke(let path, let line, _): draw(line, along: list.paths[path], with: brush)
    case .glyphs(let line, _, _, _, _), .text(let line, _, _): draw(list.lines[line], with: brush)
    default: break
    }
  }

  private mutating func clip(
    to path: Int, before index: Int, of list: DisplayList
  ) -> SVGAttributes {
    let attribute: SVGAttributes = ["clip-path": clip(list.paths[path])]
    // Live text is read once only.
    switch list.commands[index] {
    case .glyphs(_, _, _, _, isRepeated: true) where live != nil: return attribute + SVGGroup.unread
    case .text(_, _, isRepeated: true): return attribute + SVGGroup.unread
    default: return attribute
    }
  }

  private mutating func svgGroup(
    _ group: DisplayGroup, at index: Int, of list: DisplayList
  ) -> SVGGroup {
    var result = SVGGroup(opacity: group.opacity, blend: group.blend, filters: group.filters)
    if let clip = group.clip {
      result.clip["clip-path"] = self.clip(list.paths[clip])
    }
    guard let shadow = group.shadow else { return result }
    if case .fill(let path, _, _) = list.commands[index + 1] {
      result.filter = self.shadow(shadow, of: list.paths[path])
    } else {
      result.shadow = shadow
    }
    return result
  }
}

/// The groups of a drawing that are open.
///
/// Transform and effects of a node become attributes of the group of the node itself, so that a node is one group.
private struct SVGScopes {
  /// The number of groups of each scope.
  private var counts: [Int] = []
  /// The group of the last node, if nothing was drawn in it so far, and its scope.
  private var pending: (group: SVGGroup, scope: Int)?

  mutating func begin(
    _ node: DisplayNode, isCompact: Bool, mark: SVGAttributes, in body: inout SVGMarkup
  ) {
    flush(in: &body)
    var group = SVGGroup()
    if !isCompact {
      group.names["data-role"] = .text(node.role.rawValue)
      group.names["data-id"] = node.id.map { .text($0.xmlEscaped) }
    }
    group.mark = mark
    pending = (group, counts.count)
    counts.append(0)
  }

  /// Begins a scope.
  ///
  /// - Parameter joining: Whether its groups may become a part of the node's group.
  mutating func save(joining: Bool, in body: inout SVGMarkup) {
    if !joining { flush(in: &body) }
    counts.append(0)
  }

  /// Adds a group to the last scope.
  mutating func add(_ group: SVGGroup, in body: inout SVGMarkup) {
    if group.clip.list.isEmpty, group.filter == nil, pending?.group.join(group) == true { return }
    flush(in: &body)
    begin(group, of: counts.count - 1, in: &body)
  }

  /// Begins the group of the last node.
  mutating func flush(in body: inout SVGMarkup) {
    guard let (group, scope) = pending else { return }
    pending = nil
    begin(group, of: scope, in: &body)
  }

  private mutating func begin(_ group: SVGGroup, of scope: Int, in body: inout SVGMarkup) {
    let attributes = group.attributes
    guard !attributes.list.isEmpty else { return }
    counts[scope] += 1
    body.begin("g", attributes)
  }

  mutating func close(in body: inout SVGMarkup) {
    flush(in: &body)
    for _ in 0..<counts.removeLast() { body.end("g") }
  }
}

/// The attributes of a group.
private struct SVGGroup {
  /// The attributes that name the node.
  var names: SVGAttributes = [:]
  var opacity = 1.0
  var transform = AffineTransform.identity
  var blend = BlendMode.normal
  var filters: [Filter] = []
  var shadow: Shadow?
  /// A reference to a filter.
  var filter: SVGValue?
  var clip: SVGAttributes = [:]
  /// Additional ones.
  var mark: SVGAttributes = [:]

  static let unread: SVGAttributes = [
    "aria-hidden": "true", "style": "-webkit-user-select:none;user-select:none",
  ]

  /// Takes over what another group does, which is in this one; false if both transform or filter.
  mutating func join(_ other: SVGGroup) -> Bool {
    if other.transform != .identity {
      guard transform == .identity, isPlain else { return false }
      transform = other.transform
      return true
    }
    guard isPlain else { return false }
    (opacity, blend, filters, shadow) = (other.opacity, other.blend, other.filters, other.shadow)
    return true
  }

  private var isPlain: Bool {
    opacity == 1 && blend == .normal && filters.isEmpty && shadow == nil
  }

  var attributes: SVGAttributes {
    var attributes = names
    // With three decimals.
    if opacity != 1 { attributes["opacity"] = .number((opacity * 1000).rounded() / 1000) }
    if transform != .identity { attributes["transform"] = .transform(transform) }
    if let filter { attributes["filter"] = filter }
    var styles: [String] = []
    let functions = filters.map { $0.css } + [shadow].compactMap { $0?.filter }
    if !functions.isEmpty { styles.append("filter:" + functions.joined(separator: " ")) }
    if blend != .normal { styles.append("mix-blend-mode:\(blend.rawValue.kebabCased)") }
    return attributes + styles.joined(separator: ";").svgStyle + clip + mark
  }
}

extension DisplayList {
  /// Whether a scope holds everything that its node draws: whether nothing but ends follows it.
  fileprivate func isWhole(from start: Int, to end: Int) -> Bool {
    for command in commands[(end + 1)...] {
      switch command {
      case .end: return true
      case .restore, .endGroup: continue
      default: return false
      }
    }
    return true
  }
}

extension Shadow {
  /// `drop-shadow(0px 1px 4px rgba(0,0,0,0.3))`, whose last length is the standard deviation.
  fileprivate var filter: String {
    let lengths = [offset.x, offset.y, radius / 2].map { "\($0.svg)px" }.joined(separator: " ")
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return
      "drop-shadow(\(lengths) rgba(\(parts.joined(separator: ",")),\(color.alpha.decimalText(4))))"
  }
}

extension Filter {
  /// `blur(2px)`
  var css: String {
    let unit =
      switch name {
      case .blur: "px"
      case .hueRotate: "deg"
      default: ""
      }
    return "\(name.rawValue.kebabCased)(\(amount.svg)\(unit))"
  }
}
