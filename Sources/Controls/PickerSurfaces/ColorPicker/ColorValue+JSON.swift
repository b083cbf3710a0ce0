import PickerColor
import PickerJSON

/// The components of a colour, which are written unless they are those of a new picker.
struct ComponentList: JSONWritable, Equatable {
  let components: [Double]

  init?(_ value: ColorValue) {
    guard value != .middle(of: value.space) else { return nil }
    components = value.space.parameters.map { value[$0] }
  }

  func write(to json: inout JSONWriter) { components.write(to: &json) }

  static var writtenSchema: JSONSchema { ColorValue.schema }
}

extension JSONValue {
  /// Reads the components of a space by name, as a list, or as a colour. Omitted components are 0.5, omitted alpha
  /// is 1.
  ///
  ///     {"hue": 0.6, "saturation": 1}    [0.6, 1, 0.5]    "teal"    "hsl(210 50% 40%)"
  func colorValue(in space: ColorSpace) throws(JSONError) -> ColorValue {
    switch kind {
    case .object: return try namedNumbers(of: space)
    case .array: return try listedNumbers(of: space)
    case .string: return try namedColor(in: space)
    default: throw unexpected(JSONValue.colorExpectation)
    }
  }

  private static let colorExpectation = "an object of numbers, a list of numbers or a colour"

  private func namedColor(in space: ColorSpace) throws(JSONError) -> ColorValue {
    let text = try string()
    do throws(ColorTextError) {
      return try ColorValue(reading: text, in: space)
    } catch {
      throw unexpected(error == .anyColor ? JSONValue.colorExpectation : error.expectation)
    }
  }

  private func namedNumbers(of space: ColorSpace) throws(JSONError) -> ColorValue {
    var value = ColorValue.middle(of: space)
    for member in try object() {
      guard let parameter = space.parameters.first(where: { member.keyEquals($0.name.rawValue) })
      else { throw member.unknownKeyError(known: space.parameters.map { $0.name.rawValue }) }
      if !member.value.isNull { value[parameter] = try member.value.number(in: 0...1) }
    }
    return value
  }

  private func listedNumbers(of space: ColorSpace) throws(JSONError) -> ColorValue {
    var numbers: [Double] = []
    for element in try array() { numbers.append(try element.number(in: 0...1)) }
    do {
      return try ColorValue(space: space, components: numbers)
    } catch {
      throw self.error(error.message)
    }
  }
}
