import CPickerLayout
import PickerBlock
import PickerControls
import PickerJSON
import PickerLayout

extension pl_check_options {
  /// The widths in points, in ascending order without duplicates; empty for the widths of the documents.
  ///
  /// - Throws: `Failure`: `options.widths must be 0 to 10000000, is -3`.
  func checkedWidths() throws(Failure) -> [Double] {
    try [Double](widths, count: width_count, in: 0...maximumLength, "options.widths")
  }

  /// The factors of the text size, each once, in ascending order.
  func checkedTextScales() throws(Failure) -> [Double] {
    let scales = try [Double](
      text_scales, count: text_scale_count, in: 0.1...10, "options.text_scales")
    return scales.isEmpty ? [1] : scales
  }

  /// The base directions; nil is the language's.
  func checkedDirections() throws(Failure) -> [LayoutDirection?] {
    let given = try UnsafeBufferPointer(
      checking: directions, count: direction_count, "options.directions")
    var directions: [LayoutDirection?] = []
    for (place, constant) in given.enumerated() {
      directions.append(
        try element(place) { () throws(Failure) in
          try Constants.directions.value(of: constant, "options.directions")
        })
    }
    return directions.isEmpty ? [nil] : directions
  }

  /// The length of texts of pseudo-locales as a factor; nil for the default.
  func checkedExpansion() throws(Failure) -> Double? {
    guard expansion != 0 else { return nil }
    guard (1...10).contains(expansion) else {
      throw .argument("options.expansion must be 1 to 10, is \(expansion.plain)")
    }
    return expansion
  }

  /// How many rows are allowed; nil for any number.
  func checkedMaxRows() throws(Failure) -> Int? {
    guard max_rows >= 0 else {
      throw .argument("options.max_rows must be at least 0, is \(max_rows)")
    }
    return max_rows == 0 ? nil : Int(max_rows)
  }

  /// The texts that replace placeholders.
  ///
  /// - Throws: `Failure`: `options.samples: $.name: expected a number or a text, found true`.
  func checkedSamples() throws(Failure) -> [String: TextSample] {
    guard let json = try samples.text("options.samples") else { return [:] }
    do throws(JSONError) {
      return try JSONCodec.samples.read(JSONValue(parsing: Array(json.utf8)))
    } catch {
      throw .argument("options.samples: \(error)")
    }
  }

  /// The minimum size of hit regions in points; nil for the default.
  func checkedMinTarget() throws(Failure) -> Double? {
    guard (0...maximumLength).contains(min_target) else {
      throw .argument(
        "options.min_target must be 0 to \(maximumLength.plain), is \(min_target.plain)")
    }
    return min_target == 0 ? nil : min_target
  }
}

extension [Double] {
  /// The numbers of an array of C, each once, in ascending order.
  fileprivate init(
    _ start: UnsafePointer<Double>?, count: Int, in range: ClosedRange<Double>, _ name: String
  ) throws(Failure) {
    let numbers = try UnsafeBufferPointer(checking: start, count: count, name)
    for (place, number) in numbers.enumerated() where !range.contains(number) {
      let bounds = "\(range.lowerBound.plain) to \(range.upperBound.plain)"
      throw .argument("\(name) must be \(bounds), is \(number.plain)").at(place)
    }
    self = Set(numbers).sorted()
  }
}
