import PickerGeometry
import PickerJSON

extension Crossing: JSONRecord {
  package static var unread: Crossing { Crossing(paint: Paint(), clip: .zero) }
  package static var writtenSchema: JSONSchema { .shared("crossing") { fields.writtenSchema } }

  package static let fields = ValueFields<Crossing>([
    Field("paint", { $0.paint }) { $0.paint = $1 }.required,
    Field("clip", { $0.clip }) { $0.clip = $1 }.required,
  ])
}

extension Crossing {
  /// The number of path elements and colours, which every node that shows the label repeats.
  var elementCount: Int {
    let fills = paint.fills + (paint.stroke.map { [$0.fill] } ?? [])
    return fills.reduce(paint.path?.elements.count ?? 0) { count, fill in
      count + fill.pattern.colors.count + (fill.mask?.colors.count ?? 0)
    }
  }
}
