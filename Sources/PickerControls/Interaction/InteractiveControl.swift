import PickerTree

/// A laid-out control that somebody can use: what it can do that its tree does not show.
///
/// Every control has classes of its own for it, in its folder. Nothing is worked out before it is asked
/// for.
public protocol InteractiveControl: AnyObject, Sendable {
  /// What pages know it by, such as `items` or `colors`.
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

  /// The root of a tree.
  init(_ control: any InteractiveControl) {
    self.control = control
    node = 0
    firstID = 0
  }
}

/// A layout and the controls in it that somebody can use.
public struct InteractiveLayout: Sendable {
  /// Every box.
  public let tree: LayoutTree
  /// The interactive controls, one that holds others before them; all of them stand in the tree.
  public let controls: [PlacedControl]

  /// A tree with nothing in it to use.
  public init(_ tree: LayoutTree) {
    self.init(tree, controls: [])
  }

  init(_ tree: LayoutTree, controls: [PlacedControl]) {
    self.tree = tree
    self.controls = controls
  }

  /// The layout of a single control.
  init(_ tree: LayoutTree, of control: any InteractiveControl) {
    self.init(tree, controls: [PlacedControl(control)])
  }
}
