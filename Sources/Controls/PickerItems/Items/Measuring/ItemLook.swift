import PickerControlBase
import PickerGeometry
import PickerTree

/// The appearance of an item if its style and its state alone do not determine it: at the end of a row, or while it,
/// a selection or an indicator moves. A class, because most items have none.
final class ItemLook {
  /// The paint of the box; nil uses the style's.
  var box: Paint?
  /// The paint of the label, and of icons without a colour; nil uses the style's.
  var content: ContentLook?
  /// The size in which the content was placed, and which it keeps; nil uses the size of the box.
  var contentSize: Size?
  /// The paints of the tree that the item is a part of.
  private let paints: AddedPaints

  init(paints: AddedPaints) { self.paints = paints }

  /// The paint of a label and its icons; badges keep theirs.
  enum ContentLook {
    /// One paint.
    case plain(Paint)
    /// One paint, whose fill also applies to check marks.
    case withCheckmarks(Paint)
    /// Selected inside an indicator, whose frame is relative to the item, and unselected outside.
    ///
    ///     ┏━━━━━━━━┓
    ///     ┃ Day   We┃k     Month      "We" is drawn as selected, "k" and "Month" as unselected
    ///     ┗━━━━━━━━┛
    case crossed(by: Rect, plain: Paint, selected: Paint)
  }
}

extension ItemLook {
  /// Returns the index of the paint of the box.
  func boxPaint(_ own: Int32, in tree: inout LayoutTree) -> Int32 {
    box.map { paints.number(of: $0, known: own, in: &tree) } ?? own
  }

  /// Returns the index of the paint of a part next to the label. The part keeps its shadow.
  func paint(of part: ItemPart, in frame: Rect, _ tree: inout LayoutTree) -> Int {
    guard let content, part.paint >= 0 else { return part.paint }
    var paint = tree.paints[part.paint]
    if part.role == .checkmark {
      guard case .withCheckmarks(let label) = content, let fill = label.fills.first else {
        return part.paint
      }
      paint.stroke?.fill = fill
    } else {
      guard part.hasLabelColor else { return part.paint }
      let shadow = paint.shadow
      paint = content.paint(ofIconIn: frame)
      paint.shadow = shadow
    }
    return number(of: paint, known: part.paint, in: &tree)
  }

  /// Returns the index of the paint of the label, and marks in the label what is painted as selected.
  func paint(
    ofLabel label: Int, _ own: Int, in frame: Rect, _ tree: inout LayoutTree
  ) -> Int {
    switch content {
    case nil: return own
    case .plain(let paint), .withCheckmarks(let paint):
      return number(of: paint, known: own, in: &tree)
    case .crossed(by: let indicator, let plain, let selected):
      // Icons are painted as a whole, labels in two parts.
      let (box, cover) = (Rect(size: frame.size), indicator.offset(by: .zero - frame.origin))
      if box.isWithin(cover) { return number(of: selected, known: own, in: &tree) }
      if plain != selected, let clip = box.intersection(cover) {
        tree.labels[label].crossing = Crossing(paint: selected, clip: clip)
      }
      return number(of: plain, known: own, in: &tree)
    }
  }

  private func number(of paint: Paint, known: Int, in tree: inout LayoutTree) -> Int {
    Int(paints.number(of: paint, known: Int32(truncatingIfNeeded: known), in: &tree))
  }
}

extension ItemLook.ContentLook {
  /// The paint of an icon; a crossed one is painted as selected once the indicator covers its centre.
  fileprivate func paint(ofIconIn frame: Rect) -> Paint {
    switch self {
    case .plain(let paint), .withCheckmarks(let paint): paint
    case .crossed(by: let cover, let plain, let selected):
      cover.contains(frame.center) ? selected : plain
    }
  }
}
