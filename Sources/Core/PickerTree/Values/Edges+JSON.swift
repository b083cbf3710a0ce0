import PickerGeometry
import PickerJSON

extension Edges: JSONReadable, JSONWritable {
  /// Reads four lengths, clockwise from the top.
  package init(reading json: JSONValue) throws(JSONError) {
    var lengths: [Double] = []
    for element in try json.array() { lengths.append(try element.length()) }
    guard lengths.count == 4 else { throw json.error("must have 4 lengths, has \(lengths.count)") }
    self.init(top: lengths[0], left: lengths[3], bottom: lengths[2], right: lengths[1])
  }

  package func write(to json: inout JSONWriter) {
    json.array(inline: true) { json in
      for length in [top, right, bottom, left] { json.length(length) }
    }
  }

  package static var schema: JSONSchema { .list(of: .length(), count: 4...4) }
}
