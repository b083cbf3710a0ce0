import PickerGeometry
import PickerJSON

extension Path {
  /// The keys of the measures of a path: `{"bounds": {…}, "area": 1250, "length": 141.4214}`; bounds only if it draws
  /// anything.
  static let measures = ValueFields<Path>([
    Field("bounds", ifAny: { $0.bounds }) { _, _ in },
    Field("area", .length(in: 0 ... .infinity), { $0.area }) { _, _ in },
    Field("length", .length(in: 0 ... .infinity), { $0.length }) { _, _ in },
  ])
}
