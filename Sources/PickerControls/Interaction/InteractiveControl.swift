import PickerTree

/// The behaviour of an interactive control that its layout tree does not contain.
///
/// The implementations stand in the folders of their controls. They compute lazily.
public protocol InteractiveControl: AnyObject, Sendable {
  /// The name of the script that drives the control in HTML documents, such as `items` or `colors`.
  var kind: String { get }
}

/// An interactive control and its position in a tree.
public struct PlacedControl: Sendable {
  /// The interactive control.
  public let control: any InteractiveControl
  /// The position of the control's root; see `LayoutTree.node(at:)`.
  public internal(set) var node: Int
  /// The position of its first item's id in `LayoutTree.ids`.
  package internal(set) var firstID: Int

  /// Places a control at the root of a tree.
  init(_ control: any InteractiveControl) {
    self.control = control
    node = 0
    firstID = 0
  }
}

/// A layout tree and the interactive controls in it.
public struct InteractiveLayout: Sendable {
  /// The layout.
  public private(set) var tree: LayoutTree
  /// The interactive controls in the tree; a container precedes the controls it holds.
  public let controls: [PlacedControl]
  /// The layouts at successive times, computed lazily, where gradients of the document move, and whether they go on
  /// forever; nil if none moves.
  package var motion: (frames: @Sendable () -> [LayoutAnimation.Frame], loops: Bool)?
  /// The document that was laid out; nil for a control of a program.
  package var document: Document?

  /// Creates a layout without interactive controls.
  public init(_ tree: LayoutTree) {
    self.init(tree, controls: [])
  }

  init(_ tree: LayoutTree, controls: [PlacedControl]) {
    self.tree = tree
    self.controls = controls
  }

  /// Returns this layout with a changed appearance of its tree; its nodes must stay.
  package func changing(
    _ change: @escaping @Sendable (inout LayoutTree) -> Void
  ) -> InteractiveLayout {
    var layout = self
    change(&layout.tree)
    layout.motion = motion.map { motion in
      let frames: @Sendable () -> [LayoutAnimation.Frame] = {
        motion.frames().map { frame in
          var frame = frame
          change(&frame.tree)
          return frame
        }
      }
      return (frames, motion.loops)
    }
    return layout
  }

  /// Creates the layout of a single interactive control.
  init(_ tree: LayoutTree, of control: any InteractiveControl) {
    self.init(tree, controls: [PlacedControl(control)])
  }
}
