import PickerText
import PickerTree

/// Copies nodes of a tree into another one, with what they refer to.
struct NodeAdoption {
  private let source: LayoutTree
  /// The new indices of labels, which lines share with their text.
  private var labels: [Int32: Int32] = [:]
  /// The indices of the fonts there.
  private var fonts: [Font: Int] = [:]

  init(from source: LayoutTree) {
    self.source = source
  }

  /// Returns a node for `tree`, whose end is still to be set.
  ///
  /// - Parameter id: The id that it has there; nil: none.
  mutating func node(at position: Int, id: String?, for tree: inout LayoutTree) -> LayoutNode {
    var node = source.nodes[position]
    node.id = id.map { Int32(truncatingIfNeeded: tree.add(id: $0)) } ?? -1
    node.paint = tree.paints.add(paint(at: position, in: tree))
    node.effects = tree.effects.add(source.effects(of: node))
    if node.content >= 0 { node.content = content(of: node, for: &tree) }
    return node
  }

  /// The paint of a node. A text without one needs it where the other tree has another foreground.
  private func paint(at position: Int, in tree: LayoutTree) -> Paint? {
    let node = source.nodes[position]
    let keepsForeground = source.foreground == tree.foreground || !node.role.takesForeground
    return keepsForeground ? source.paint(of: node) : source.visiblePaint(at: position)
  }

  /// Copies what a node shows, and returns its index in the table of its role.
  private mutating func content(of node: LayoutNode, for tree: inout LayoutTree) -> Int32 {
    let index = Int(node.content)
    return switch node.role.traits.content {
    case .none: -1
    case .labels: label(node.content, for: &tree)
    case .icons: tree.icons.add(source.icons[index])
    case .images: tree.images.add(source.images[index])
    case .overflows: tree.overflows.add(source.overflows[index])
    case .controlStates: tree.controlStates.add(source.controlStates[index])
    }
  }

  private mutating func label(_ index: Int32, for tree: inout LayoutTree) -> Int32 {
    if let known = labels[index] { return known }
    var label = source.labels[Int(index)]
    label.font = font(source.fonts[label.font], for: &tree)
    let number = tree.labels.add(label)
    labels[index] = number
    return number
  }

  private mutating func font(_ font: Font, for tree: inout LayoutTree) -> Int {
    if fonts.isEmpty {
      for (index, font) in tree.fonts.enumerated() { fonts[font] = index }
    }
    if let known = fonts[font] { return known }
    tree.fonts.append(font)
    fonts[font] = tree.fonts.count - 1
    return tree.fonts.count - 1
  }
}
