package import CPickerLayout
package import PickerColor
package import PickerGeometry
package import PickerText

extension pl_path_element {
  init(_ element: Path.Element) {
    self.init()
    switch element {
    case .move(let point): set(PL_PATH_MOVE, point)
    case .line(let point): set(PL_PATH_LINE, point)
    case .quad(let control, let point):
      set(PL_PATH_QUAD, point)
      (x1, y1) = (control.x, control.y)
    case .cubic(let first, let second, let point):
      set(PL_PATH_CUBIC, point)
      (x1, y1, x2, y2) = (first.x, first.y, second.x, second.y)
    case .close: kind = Int32(PL_PATH_CLOSE)
    }
  }

  private mutating func set(_ kind: Int, _ point: Point) {
    self.kind = Int32(kind)
    (x, y) = (point.x, point.y)
  }
}

extension pl_rect {
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension pl_color {
  package init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension pl_setting {
  package init(_ variation: FontVariation) {
    self.init()
    value = variation.value
    withUnsafeMutableBytes(of: &tag) { $0.copyBytes(from: variation.tag.utf8.prefix(4)) }
  }
}
