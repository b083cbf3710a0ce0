import PickerColor
import PickerGeometry

/// Finds out what is drawn for the icons of a tree; the same for every renderer.
package struct IconPainter {
  private let provider: (any IconProvider)?
  /// The artwork of names that were looked up.
  private var known: [String: Artwork?] = [:]

  init(_ provider: (any IconProvider)?) {
    self.provider = provider
  }

  /// The drawing of an icon in a frame.
  enum Content {
    /// Paths in points from the frame's origin, in paint order.
    case paints([Paint])
    /// An image in a frame relative to the frame of the icon, possibly mirrored.
    case picture(ImageReference, in: Rect, isMirrored: Bool)
  }

  /// Returns the drawing of a node; nil if it is not an icon, or if its paint is its picture, as for a check mark.
  mutating func content(of node: LayoutNode, in tree: LayoutTree) -> Content? {
    guard let icon = tree.icon(of: node),
      node.role.paintsText || tree.paint(of: node)?.path == nil
    else { return nil }
    let box = Rect(size: node.frame.size)
    guard box.width > 0, box.height > 0 else { return .paints([]) }
    let fills = tree.textFills(of: node)
    guard let artwork = icon.artwork ?? artwork(named: icon.name) else {
      return .paints(IconPainter.missing(in: box, fills))
    }
    if case .picture(let href) = artwork.content {
      let place = ContentFit.fit.frame(of: artwork.viewBox.size, in: box)
      let image = ImageReference(href: href, size: artwork.viewBox.size)
      return .picture(image, in: place, isMirrored: icon.isMirrored)
    }
    return .paints(artwork.paints(in: box, fills, isMirrored: icon.isMirrored))
  }

  private mutating func artwork(named name: String) -> Artwork? {
    if let known = known[name] { return known }
    let found = try? provider?.artwork(named: name)
    known[name] = .some(found)
    return found
  }

  /// The dotted box that represents an icon without artwork.
  package static func missing(in box: Rect, _ fills: [Fill]) -> [Paint] {
    let width = min(box.width, box.height) / 12
    let edge = box.inset(by: Edges(top: width, left: width, bottom: width, right: width))
    let path = Path(roundedRect: edge, radii: CornerRadii(2 * width))
    return fills.map { fill in
      Paint(
        stroke: Stroke(
          fill: fill, width: width, cap: .round, join: .round, dash: [width / 10, 2 * width]),
        path: path)
    }
  }
}

extension Artwork {
  /// The paints that draw the layers in a box.
  ///
  /// - Parameter fills: The colour of the text.
  fileprivate func paints(in box: Rect, _ fills: [Fill], isMirrored: Bool) -> [Paint] {
    var map = ContentFit.fit.transform(from: viewBox, into: box)
    if isMirrored {
      let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)
      map = map.concatenating(mirror)
    }
    let scale = ContentFit.fit.scale(of: viewBox.size, in: box.size).x
    return layers.flatMap { $0.paints(map, scale: scale, fills) }
  }
}

extension Artwork.Layer {
  fileprivate func paints(
    _ map: AffineTransform, scale: Double, _ text: [Fill]
  ) -> [Paint] {
    let fills = (color.map { [.color($0)] } ?? text).map { fill in
      var fill = fill
      fill.opacity *= opacity
      return fill
    }
    let path = path.applying(map)
    guard let line else { return [Paint(fills: fills, path: path, fillRule: fillRule)] }
    return fills.map { fill in
      Paint(
        stroke: Stroke(fill: fill, width: line.width * scale, cap: line.cap, join: line.join),
        path: path)
    }
  }
}
