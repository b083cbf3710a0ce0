import PickerGeometry
import PickerJSON

extension Path {
  static var measuresSchema: JSONSchema {
    .object(["area": .extent, "length": .extent], optional: ["bounds": Rect.schema])
  }

  /// `{"bounds": {…}, "area": 1250, "length": 141.4214}`; bounds only if the path draws anything.
  func writeMeasures(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      if let bounds {
        json.key("bounds")
        bounds.write(to: &json)
      }
      json.member("area", length: area)
      json.member("length", length: length)
    }
  }
}
