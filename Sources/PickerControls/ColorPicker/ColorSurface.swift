import PickerColor
import PickerGeometry
import PickerTree

/// One of the controls of a colour picker: what it picks, how large it is, and how a place on it and
/// the numbers it stands for become each other.
///
/// Points are relative to the control's own frame.
protocol ColorSurface: Sendable {
  /// What the control is called, in documents and in the ids of pickers.
  static var kind: ColorControl.Kind { get }

  /// What it picks, in the order of its directions; none where it only shows the colour.
  var parameters: [Parameter] { get }

  /// How large its frame is where `width` points are free across; nil: as it likes.
  func size(in width: Double?) -> Size

  /// How far a thumb may hang over the frame.
  var overhang: Insets { get }

  /// Where the thumb's middle is; nil where there is none.
  func thumb(of value: ColorValue, in field: ColorField) -> Point?

  /// The colour that is picked at a point; outside the control, that of the nearest place on it.
  func picking(at point: Point, from value: ColorValue, in field: ColorField) -> ColorValue

  /// Adds what is seen of it, in paint order.
  func append(_ value: ColorValue, in field: ColorField, to tree: inout LayoutTree)
}

/// Where colours are picked, and which way numbers grow there.
struct ColorField {
  /// The place, relative to the node that is touched.
  var frame: Rect
  /// Whether what runs across runs from right to left.
  var isMirrored = false

  /// Where a share of the width is.
  func x(_ share: Double) -> Double {
    frame.minX + (isMirrored ? 1 - share : share) * frame.width
  }

  /// Where a share of the height is.
  func y(_ share: Double) -> Double { frame.minY + share * frame.height }

  /// What share of the width lies before a place.
  func share(x: Double) -> Double {
    let share = (x - frame.minX) / frame.width
    return isMirrored ? 1 - share : share
  }

  /// What share of the height lies above a place.
  func share(y: Double) -> Double { (y - frame.minY) / frame.height }

  /// Where a gradient across starts and ends.
  var across: (from: UnitPoint, to: UnitPoint) {
    isMirrored ? (.trailing, .leading) : (.leading, .trailing)
  }
}

extension ColorSurface {
  /// Whether it is as wide as the room, and not as its style says.
  var goesByTheRoom: Bool { size(in: 0).width != size(in: 1).width }

  var overhang: Insets { .zero }

  /// The colour after a drag to `point`; a drag to where the thumb is changes nothing.
  func dragging(to point: Point, from value: ColorValue, in field: ColorField) -> ColorValue {
    guard !point.x.isNaN, !point.y.isNaN else { return value }
    if let thumb = thumb(of: value, in: field), (point - thumb).distance < 1e-9 { return value }
    return picking(at: point, from: value, in: field)
  }

  /// What is behind it where that shows.
  func checkerboard(_ value: ColorValue) -> Checkerboard? {
    isTranslucent(value) ? Checkerboard(tile: 20) : nil
  }

  /// Whether anything of a checkerboard is seen through it.
  func isTranslucent(_ value: ColorValue) -> Bool {
    parameters.contains(where: \.isAlpha) || value.alpha < 1
  }
}

extension LayoutTree {
  /// Adds the surface that colours are picked on, and what is behind it where anything is.
  mutating func appendTrack(
    _ fills: [Fill], frame: Rect, cornerRadius: Double, opacity: Double = 1,
    over board: Checkerboard?
  ) {
    if let board {
      let paint = Paint(fills: [Fill(.checkerboard(board))], cornerRadius: cornerRadius)
      append(LayoutNode(.checkerboard, frame: frame, paint: add(paint)))
    }
    let paint = Paint(fills: fills, cornerRadius: CornerRadii(cornerRadius), opacity: opacity)
    append(LayoutNode(.track, frame: frame, paint: add(paint)))
  }

  /// Adds a thumb: a white line along its edge and a narrower black one on it, nothing inside, so that
  /// the picked colour shows through.
  mutating func appendThumb(
    _ frame: Rect, cornerRadius: Double = .infinity, outer: Double = 10, inner: Double = 5
  ) {
    let side = min(frame.width, frame.height) / 2
    let edge = Path(
      roundedRect: Rect(size: frame.size), radii: CornerRadii(min(cornerRadius, side)))
    func line(_ color: Color, _ width: Double) -> Int {
      add(Paint(stroke: Stroke(fill: .color(color), width: width), path: edge))
    }
    append(LayoutNode(.thumb, frame: frame, paint: line(.white, outer))) { tree in
      let black = tree.add(Paint(stroke: Stroke(fill: .color(.black), width: inner), path: edge))
      tree.append(LayoutNode(.thumb, frame: Rect(size: frame.size), paint: black))
    }
  }
}

extension Rect {
  /// The box of that size round a point.
  init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
