import PickerGeometry
import PickerTree

/// The surroundings of a node of a tree: plain numbers, because every node gets a copy.
struct NodeContext {
  /// The item of a label.
  struct Item {
    /// Its position in the tree.
    var position: Int
    var role: Role
    /// The border box, relative to the root.
    var frame: Rect
  }

  /// The number of the control, in paint order; -1 around the root.
  var control = -1
  /// The position of the control in the tree; nil around the root.
  var controlPosition: Int?
  /// The role of the parent.
  var parent: Role?
  /// The frame within which content must stay; nil if it may extend anywhere, such as in a scroll area.
  var box: Rect?
  var item: Item?
  /// The frame of the clip; nil if nothing clips.
  var clip: Rect?
  /// The columns of grids, as a hash.
  var columns = 0
  /// Whether a transform applies.
  var isTransformed = false
  /// Whether the segments scroll, which makes hidden ones reachable.
  var scrolls = false
}

extension Role {
  /// Whether nodes of this role are the root of a control.
  ///
  /// - Parameter parent: The role of the parent: a shape is a control only in a panel or on a page.
  func isControl(in parent: Role?) -> Bool {
    if self == .shape {
      return parent == .stack || parent == .grid || parent == .flow || parent == .page
    }
    return self == .text || traits.content == .controlStates
  }

  /// Whether nodes of this role are items, to which labels belong.
  var isItem: Bool {
    switch self {
    case .chip, .segment, .overflow, .preset: true
    default: false
    }
  }

  /// Whether nodes of this role must stay within their control.
  var staysInControl: Bool {
    switch self {
    case .chip, .segment, .overflow, .item, .title, .slider, .canvas, .wheel, .palette, .preview,
      .dot:
      true
    default: false
    }
  }

  /// The role to report: lines are parts of a text.
  var ofWhole: Role { self == .line ? .text : self }

  /// Whether nodes of this role must stay within their item.
  var staysInItem: Bool {
    switch self {
    case .label, .icon, .trailingIcon, .checkmark, .badge: true
    default: false
    }
  }
}
