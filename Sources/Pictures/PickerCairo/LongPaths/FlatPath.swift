import CPickerCairo
import PickerGeometry
import PickerLimits

/// A path as polylines, flattened by cairo.
struct FlatPath {
  struct Figure {
    var points: [Point]
    var isClosed = false
  }

  private(set) var figures: [Figure] = []

  init(_ figures: [Figure]) {
    self.figures = figures
  }

  /// Flattens the current path of a context, in user coordinates.
  init(of context: OpaquePointer) {
    guard let path = cairo_copy_path_flat(context) else { return }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS else { return }
    let data = UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data))
    var position = 0
    var checkpoint = Checkpoint(every: 1024)
    while position < data.count, checkpoint.mayProceed() {
      let header = data[position].header
      let point = header.length > 1 ? data[position + 1].point : .init()
      add(header.type, Point(x: point.x, y: point.y))
      position += max(1, Int(header.length))
    }
  }

  private mutating func add(_ type: cairo_path_data_type_t, _ point: Point) {
    switch type {
    case CAIRO_PATH_MOVE_TO: figures.append(Figure(points: [point]))
    case CAIRO_PATH_CLOSE_PATH:
      if !figures.isEmpty { figures[figures.count - 1].isClosed = true }
    default:
      if figures.last?.isClosed ?? true { figures.append(Figure(points: [])) }
      figures[figures.count - 1].points.append(point)
    }
  }
}
