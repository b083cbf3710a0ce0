import PickerColor
import PickerGeometry
import PickerText
import PickerTree

extension SVGDrawing {
  /// Draws the commands of a list.
  ///
  /// - Parameter mark: Returns additional attributes for the node at a position.
  mutating func draw(_ list: DisplayList, marking mark: (Int) -> String) {
    let closings = list.closings
    var scopes = SVGScopes()
    var index = 0
    while index < list.commands.count {
      switch list.commands[index] {
      case .begin(let node):
        guard mayProceed else { return }
        body += scopes.begin(list.nodes[node], isCompact: isCompact, mark: mark(node))
      case .save: body += scopes.save(joining: list.isWhole(from: index, to: closings[index]))
      case .concat(let map): body += scopes.add(SVGGroup(transform: map))
      case .clip(let path):
        body += scopes.add(SVGGroup(clip: clip(to: path, before: index + 1, of: list)))
      case .group(let group):
        body += scopes.save(joining: list.isWhole(from: index, to: closings[index]))
        body += scopes.add(svgGroup(group, at: index, of: list))
      case .end, .restore, .endGroup: body += scopes.close()
      default:
        body += scopes.flush()
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
      cover(list.paths[path], with: brush, isCrisp ? " shape-rendering=\"crispEdges\"" : "")
    case .stroke(let path, let line, _): draw(line, along: list.paths[path], with: brush)
    case .glyphs(let line, _, _, _, _), .text(let line, _, _): draw(list.lines[line], with: brush)
    default: break
    }
  }

  private mutating func clip(to path: Int, before index: Int, of list: DisplayList) -> String {
    let attribute = " clip-path=\"\(clip(list.paths[path]))\""
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
      result.clip = " clip-path=\"\(self.clip(list.paths[clip]))\""
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
  /// The closing tags of each scope.
  private var closings: [String] = []
  /// The group of the last node, if nothing was drawn in it so far, and its scope.
  private var pending: (group: SVGGroup, scope: Int)?

  mutating func begin(_ node: DisplayNode, isCompact: Bool, mark: String) -> String {
    let flushed = flush()
    var group = SVGGroup()
    if !isCompact {
      group.names = " data-role=\"\(node.role.rawValue)\""
      if let id = node.id { group.names += " data-id=\"\(id.xmlEscaped)\"" }
    }
    group.mark = mark
    pending = (group, closings.count)
    closings.append("")
    return flushed
  }

  /// Begins a scope.
  ///
  /// - Parameter joining: Whether its groups may become a part of the node's group.
  mutating func save(joining: Bool) -> String {
    let flushed = joining ? "" : flush()
    closings.append("")
    return flushed
  }

  /// Adds a group to the last scope.
  mutating func add(_ group: SVGGroup) -> String {
    guard group.clip.isEmpty, group.filter.isEmpty, pending?.group.join(group) == true else {
      let flushed = flush()
      return flushed + write(group, in: closings.count - 1)
    }
    return ""
  }

  /// Writes the group of the last node.
  mutating func flush() -> String {
    guard let (group, scope) = pending else { return "" }
    pending = nil
    return write(group, in: scope)
  }

  private mutating func write(_ group: SVGGroup, in scope: Int) -> String {
    let attributes = group.attributes
    guard !attributes.isEmpty else { return "" }
    closings[scope] = "</g>\n" + closings[scope]
    return "<g\(attributes)>\n"
  }

  mutating func close() -> String {
    let flushed = flush()
    return flushed + closings.removeLast()
  }
}

/// The attributes of a group.
private struct SVGGroup {
  /// Those that name the node.
  var names = ""
  var opacity = 1.0
  var transform = AffineTransform.identity
  var blend = BlendMode.normal
  var filters: [Filter] = []
  var shadow: Shadow?
  /// A reference to a filter.
  var filter = ""
  var clip = ""
  /// Additional ones.
  var mark = ""

  static let unread =
    " aria-hidden=\"true\" style=\"-webkit-user-select:none;user-select:none\""

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

  var attributes: String {
    var attributes = names
    if opacity != 1 { attributes += " opacity=\"\(opacity.svg)\"" }
    if transform != .identity { attributes += " transform=\"\(transform.svg)\"" }
    if !filter.isEmpty { attributes += " filter=\"\(filter)\"" }
    var styles: [String] = []
    let functions = filters.map { $0.css } + [shadow].compactMap { $0?.css }
    if !functions.isEmpty { styles.append("filter:" + functions.joined(separator: " ")) }
    if blend != .normal { styles.append("mix-blend-mode:\(blend.rawValue.kebabCased)") }
    if !styles.isEmpty { attributes += " style=\"\(styles.joined(separator: ";"))\"" }
    return attributes + clip + mark
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

extension AffineTransform {
  /// `matrix(1 0 0 1 12.5 0)`
  fileprivate var svg: String {
    let factors = [a, b, c, d].map { $0.decimalText(6) } + [tx.svg, ty.svg]
    return "matrix(\(factors.joined(separator: " ")))"
  }
}

extension Shadow {
  /// `drop-shadow(0px 1px 4px rgba(0,0,0,0.3))`, whose last length is the standard deviation.
  fileprivate var css: String {
    let lengths = [offset.x, offset.y, radius / 2].map { "\($0.svg)px" }.joined(separator: " ")
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return
      "drop-shadow(\(lengths) rgba(\(parts.joined(separator: ",")),\(color.alpha.decimalText(4))))"
  }
}

extension Filter {
  /// `blur(2px)`
  fileprivate var css: String {
    let unit =
      switch name {
      case .blur: "px"
      case .hueRotate: "deg"
      default: ""
      }
    return "\(name.rawValue.kebabCased)(\(amount.svg)\(unit))"
  }
}
