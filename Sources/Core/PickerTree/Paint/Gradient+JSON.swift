import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits

extension Gradient: JSONReadable, JSONWritable {
  /// Reads stops, or evenly spaced colours.
  package init(reading json: JSONValue) throws(JSONError) {
    let elements = try json.array()
    guard let first = elements.first(where: { _ in true }) else {
      // Trees must be lossless, and a program may create a gradient without stops.
      guard json.ignoresUnknownKeys else {
        throw json.error("must have at least one stop, is empty")
      }
      self.init(stops: [])
      return
    }
    if first.kind == .string {
      self.init(try Gradient.elements(of: json) as [Color])
      return
    }
    let stops: [GradientStop] = try Gradient.elements(of: json)
    for (element, (before, stop)) in zip(elements.dropFirst(), zip(stops, stops.dropFirst()))
    where stop.offset < before.offset {
      throw element.error(
        "must not come before the stop at \(before.offset.plain), is at \(stop.offset.plain)")
    }
    self.init(stops: stops)
  }

  /// Reads the elements of a possibly long list. Stops once the current `Budget` is exceeded.
  private static func elements<Element: JSONReadable>(
    of json: JSONValue
  ) throws(JSONError) -> [Element] {
    var checkpoint = Checkpoint(every: 64)
    return try json.elements { (element) throws(JSONError) in
      guard checkpoint.mayProceed() else {
        throw element.error(Budget.stopError?.description ?? "")
      }
      return try Element(reading: element)
    }
  }

  /// `[[0, "#FF0000"], [1, "#0000FF"]]`
  package func write(to json: inout JSONWriter) {
    json.array(inline: true) { json in for stop in stops { stop.write(to: &json) } }
  }

  package static var schema: JSONSchema {
    let many = 1...Int.max
    return .anyOf([
      .list(of: GradientStop.schema, count: many), .list(of: Color.schema, count: many),
    ])
  }

  package static var writtenSchema: JSONSchema { .list(of: GradientStop.writtenSchema) }
}

extension GradientStop: JSONReadable, JSONWritable {
  /// `[0.5, "#FF8800"]`
  package init(reading json: JSONValue) throws(JSONError) {
    let expectation = "[offset, colour]"
    guard json.kind == .array else { throw json.unexpected(expectation) }
    let parts = Array(try json.array())
    guard parts.count == 2 else { throw json.unexpected(expectation) }
    self.init(offset: try parts[0].number(in: 0...1), color: try Color(reading: parts[1]))
  }

  package func write(to json: inout JSONWriter) {
    json.array(inline: true) { json in
      json.number(offset)
      color.write(to: &json)
    }
  }

  package static var schema: JSONSchema { .tuple([.number(in: 0...1), Color.schema]) }
  package static var writtenSchema: JSONSchema {
    .tuple([.number(in: 0...1), Color.writtenSchema])
  }
}
