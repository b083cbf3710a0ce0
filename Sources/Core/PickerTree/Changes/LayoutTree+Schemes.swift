import PickerColor
import PickerGeometry

// Colours of two schemes.
extension LayoutTree {
  /// Returns the tree for one scheme, in which no colour has a dark variant. A background and a paper that are clear
  /// in that scheme, and a black foreground, are left out.
  ///
  /// - Complexity: O(*table entries*).
  public func resolved(in scheme: ColorScheme) -> LayoutTree {
    guard hasSchemes else { return self }
    var tree = self
    tree.background = background?.resolved(in: scheme).unless(.clear)
    tree.paper = paper?.resolved(in: scheme).unless(.clear)
    tree.foreground = foreground?.resolved(in: scheme).unless(.black)
    tree.paints = paints.map { $0.resolved(in: scheme) }
    for place in labels.indices {
      guard var crossing = labels[place].crossing else { continue }
      crossing.paint = crossing.paint.resolved(in: scheme)
      tree.labels[place].crossing = crossing
    }
    for place in icons.indices where icons[place].artwork?.hasSchemes == true {
      tree.icons[place].artwork = icons[place].artwork?.resolved(in: scheme)
    }
    return tree
  }

  /// Whether any colour has a dark variant.
  public var hasSchemes: Bool {
    [background, paper, foreground].contains { $0?.dark != nil }
      || paints.contains { $0.hasSchemes }
      || labels.contains { $0.crossing?.paint.hasSchemes == true }
      || icons.contains { $0.artwork?.hasSchemes == true }
  }

  /// The fills of what a node shows as text or as an icon.
  package func textFills(of node: LayoutNode) -> [Fill] {
    paint(of: node)?.fills ?? [.color(foreground ?? .black)]
  }
}

extension Color {
  fileprivate func unless(_ other: Color) -> Color? { self == other ? nil : self }
}

extension Paint {
  /// Returns the paint for one scheme.
  public func resolved(in scheme: ColorScheme) -> Paint {
    hasSchemes ? mapColors { $0.resolved(in: scheme) } : self
  }

  /// Whether any colour has a dark variant.
  public var hasSchemes: Bool {
    fills.contains { $0.hasSchemes } || stroke?.fill.hasSchemes == true || shadow?.color.dark != nil
  }
}

extension Color {
  /// Whether it is the same in both schemes, and hides most of what is behind it.
  package var isFixed: Bool { dark == nil && alpha > 0.5 }

  /// The colour of a text on a fill: the light scheme's on a fill that is the same in both schemes.
  package func readable(on fill: Color?) -> Color {
    fill?.isFixed == true ? resolved(in: .light) : self
  }
}

extension [Fill] {
  /// Whether what is on top is the same in both schemes, and hides most of what is behind it.
  package var isFixed: Bool {
    guard let top = last, !top.hasSchemes else { return false }
    return top.opacity > 0.5 && top.pattern.colors.allSatisfy { $0.isFixed }
  }
}

extension Fill {
  package func resolved(in scheme: ColorScheme) -> Fill {
    hasSchemes ? mapColors { $0.resolved(in: scheme) } : self
  }

  /// Whether any colour has another one in the dark scheme.
  package var hasSchemes: Bool { pattern.hasSchemes || mask?.hasSchemes == true }
}

extension Fill.Pattern {
  /// Without the list of ``colors``, because most patterns are plain colours.
  fileprivate var hasSchemes: Bool {
    if case .color(let color) = self { return color.dark != nil }
    return colors.contains { $0.dark != nil }
  }
}

extension Artwork {
  fileprivate var hasSchemes: Bool { layers.contains { $0.color?.dark != nil } }

  fileprivate func resolved(in scheme: ColorScheme) -> Artwork {
    var artwork = self
    artwork.content = .layers(layers.map { $0.mapColors { $0.resolved(in: scheme) } })
    return artwork
  }
}
