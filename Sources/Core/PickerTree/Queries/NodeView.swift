import PickerGeometry

/// A node of a tree with its position in the tree, for renderers and as the result of queries.
///
///     if let root = tree.root { draw(root) }
///
///     func draw(_ node: NodeView) {
///       if let line = node.textLine { print(line.text, node.absoluteFrame) }
///       for child in node.children { draw(child) }
///     }
///
/// A view keeps the tree as it was when the view was made, without later changes. It consists of a few numbers and
/// one reference, so it is cheap to copy. Only the first view of a query or a walk allocates memory. Every property
/// is O(1) unless it says otherwise.
public struct NodeView: Sendable {
  /// The position of the node in paint order; 0 for the root. Descendants follow their ancestor.
  ///
  /// ``Hit``, ``HitRegion``, ``NavigationStop`` and ``LayoutTree/accessibility()`` refer to nodes by this number.
  public let position: Int
  /// The number of its ancestors; 0 for the root.
  public let depth: Int
  /// The position of the parent; nil for the root.
  package let parentPosition: Int?
  private let source: Source
  /// The top left corner, relative to the root's origin, before any transform.
  private let origin: Point
  /// The transforms of the node and its ancestors, as a map from the root's coordinates without transforms
  /// to those with them.
  private let transform: AffineTransform

  /// The tree that views share, so copying a view retains a single object.
  @usableFromInline final class Source: Sendable {
    let tree: LayoutTree

    @usableFromInline init(_ tree: LayoutTree) {
      self.tree = tree
    }
  }

  /// Creates the view of a node without a parent, which is the root.
  @usableFromInline init(_ position: Int = 0, atTopOf source: Source) {
    self.init(position, of: source, depth: 0, parent: nil)
  }

  /// Returns the view of the child at a position.
  @usableFromInline func child(at position: Int) -> NodeView {
    NodeView(position, of: source, depth: depth + 1, parent: self)
  }

  private init(_ position: Int, of source: Source, depth: Int, parent: NodeView?) {
    let node = source.tree.nodes[position]
    self.source = source
    self.position = position
    self.depth = depth
    parentPosition = parent?.position
    origin = node.frame.offset(by: parent?.origin ?? .zero).origin
    let outer = parent?.transform ?? .identity
    // Most nodes have no effects, and asking the tree for them copies it.
    let own = node.effects < 0 ? nil : source.tree.effects(of: node)?.transform
    if let own, own != .identity {
      transform = own.about(origin).concatenating(outer)
    } else {
      transform = outer
    }
  }

  /// Whether both were made by one query, and so keep one tree.
  func isOfSameSource(as other: NodeView) -> Bool { source === other.source }

  var tree: LayoutTree { source.tree }
  var node: LayoutNode { source.tree.nodes[position] }
}

// Its place.
extension NodeView {
  /// The border box in points, relative to the parent's origin, before any transform.
  public var frame: Rect { node.frame }

  /// The border box in points, relative to the root's origin, before any transform.
  public var absoluteFrame: Rect { Rect(origin: origin, size: node.frame.size) }

  /// The map from the node's own coordinates, with the top left corner of its frame at the origin, to the
  /// root's.
  ///
  /// It contains the positions and the transforms of the node and all its ancestors. Without transforms, it is the
  /// translation by the origin of ``absoluteFrame``.
  public var absoluteTransform: AffineTransform {
    AffineTransform(translation: origin).concatenating(transform)
  }

  /// The bounding rectangle of the clips in effect for the descendants of the node, in its own coordinates: after its
  /// transform, with the top left corner of its frame at the origin.
  ///
  /// Like `GraphicsContext.clipBoundingRect`, it intersects the clips of the node and its ancestors. The node's own
  /// clip is exact; ancestors count with the bounding rectangles of their clips. Nil if nothing is clipped, and an
  /// empty rectangle if everything is.
  ///
  /// - Complexity: O(*s* + *e*) for *s* siblings on the path to the node and *e* elements of clipping paths.
  public var clipBoundingRect: Rect? { tree.clipBoundingRect(of: position) }
}

// Its relatives.
extension NodeView {
  /// The children in paint order.
  ///
  /// - Complexity: O(1) for each child, without allocation. A walk through all descendants is thus O(*n*).
  public var children: Children {
    Children(parent: self, position: position + 1, end: Int(node.end))
  }

  /// The parent; nil for the root.
  ///
  /// - Complexity: O(*s*) for *s* siblings on the path from the root. To pass values down from ancestors, use
  ///   ``LayoutTree/walk(from:enter:leave:)``.
  public var parent: NodeView? {
    parentPosition.flatMap { NodeView(at: $0, of: source) }
  }

  /// The children of a node, in paint order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let parent: NodeView
    var position: Int
    let end: Int

    /// Returns the next child; nil after the last.
    public mutating func next() -> NodeView? {
      guard position < end else { return nil }
      let child = parent.child(at: position)
      position = Int(child.node.end)
      return child
    }
  }

  /// Creates the view of the node at a position; nil if there is no such node.
  init?(at position: Int, of source: Source) {
    let path = source.tree.path(to: position)
    guard !path.isEmpty else { return nil }
    self = path.dropFirst().reduce(NodeView(atTopOf: source)) { $0.child(at: $1) }
  }
}
