package import CPickerLayout
import PickerLayout

/// Collects what the icons of a tree look like: paints and pictures beyond those of the tree.
struct IconCollector {
  private(set) var icons: [pl_icon] = []
  private(set) var images: [ImageReference]
  /// The indices of the pictures of icons.
  private var numbers: [ImageReference: Int32] = [:]
  private var painter = IconPainter(BuiltInIcons.shared)

  /// - Parameter images: The pictures of the tree, which those of icons follow.
  init(after images: [ImageReference]) {
    self.images = images
  }

  /// Adds the icons of all nodes, and their paths to `paints`.
  mutating func addIcons(of tree: LayoutTree, paints: inout PaintCollector) {
    for position in tree.nodes.indices {
      guard let content = painter.content(of: tree.nodes[position], in: tree) else { continue }
      add(content, position, &paints)
    }
  }

  private mutating func add(
    _ content: IconPainter.Content, _ position: Int, _ paints: inout PaintCollector
  ) {
    var icon = pl_icon()
    icon.node = Int32(truncatingIfNeeded: position)
    icon.first_paint = Int32(truncatingIfNeeded: paints.paints.count)
    icon.image = -1
    switch content {
    case .paints(let layers):
      icon.paint_count = Int32(truncatingIfNeeded: layers.count)
      for layer in layers { paints.add(layer) }
    case .picture(let image, let frame, let isMirrored):
      icon.image = number(of: image)
      icon.frame = pl_rect(frame)
      icon.is_mirrored = isMirrored ? 1 : 0
    }
    icons.append(icon)
  }

  /// The index of a picture, which icons of one name share.
  private mutating func number(of image: ImageReference) -> Int32 {
    if let known = numbers[image] { return known }
    images.append(image)
    let number = Int32(truncatingIfNeeded: images.count - 1)
    numbers[image] = number
    return number
  }
}

@c @implementation
package func pl_tree_icons(
  _ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_icon>? {
  TreeHandle.table(of: tree, count) { $0.paints.drawnIcons.read($1) }
}
