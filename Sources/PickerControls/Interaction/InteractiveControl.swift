import PickerTree

/// A laid-out control that somebody can use: what it can do that its tree does not show.
///
/// Every control has classes of its own for it, in its folder. Nothing is worked out before it is asked
/// for.
public protocol InteractiveControl: AnyObject, Sendable {
  /// What pages know it by: `items`, `segments`, `colors` or `carousel`.
  var kind: String { get }
}

/// An interactive control at its place in a tree.
public struct PlacedControl: Sendable {
  /// What can be done with it.
  public let control: any InteractiveControl
  /// Where the control stands in ``LayoutTree/nodes``.
  public internal(set) var node: Int
  /// Where the id of its first item stands in ``LayoutTree/ids``.
  public internal(set) var firstID: Int

  /// A control at a place; alone it is the root.
  public init(_ control: any InteractiveControl, node: Int = 0, firstID: Int = 0) {
    self.control = control
    self.node = node
    self.firstID = firstID
  }
}

/// A layout and the controls in it that somebody can use.
public struct InteractiveLayout: Sendable {
  /// Every box.
  public var tree: LayoutTree
  /// The interactive controls, one that holds others before them.
  public var controls: [PlacedControl]

  /// A layout; without controls it is a picture.
  public init(_ tree: LayoutTree, controls: [PlacedControl] = []) {
    self.tree = tree
    self.controls = controls
  }

  /// The layout of a single control.
  init(_ tree: LayoutTree, of control: any InteractiveControl) {
    self.init(tree, controls: [PlacedControl(control)])
  }
}
