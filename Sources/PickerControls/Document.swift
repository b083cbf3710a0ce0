import PickerJSON
import PickerText
import PickerTree

/// A document that has been read: a control, and the fonts it is to be measured with.
public struct Document: Sendable {
  /// What the document describes.
  public var control: any Control
  /// The fonts that were there, and those that the document brought.
  public var fonts: any FontCatalog

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - json: The document's bytes.
  ///   - type: What it is where it does not say so itself. A document of another type is an error.
  ///   - options: An object whose keys win over the document's.
  ///   - fonts: The fonts the document may name.
  ///   - directory: Where relative paths of font files start; empty: in the working directory.
  /// - Throws: `$.items[3].width: must be at least 0, is -4`.
  public init(
    json: [UInt8], type: String? = nil, options: [UInt8]? = nil, fonts: any FontCatalog,
    directory: String = ""
  ) throws(JSONError) {
    var layers = [try JSONValue(parsing: json).documentObject()]
    if let options { layers.append(try JSONValue(parsing: options).documentObject()) }
    var declared: [JSONValue] = []
    for layer in layers { try layer.collectFonts(into: &declared) }
    self.fonts = try fonts.adding(declaredBy: declared, from: directory)
    let kind = try layers[0].controlType(expected: type, at: "$")
    control = try kind.init(
      reading: DocumentSource(layers: layers, scope: ReadingScope(fonts: self.fonts), path: "$"))
  }

  /// The tree of the control in the room it asks for.
  public func layout() -> LayoutTree {
    control.measured(by: fonts).layout()
  }
}

extension JSONValue {
  func documentObject() throws(JSONError) -> JSONObject {
    guard kind == .object else { throw unexpected("an object, the document") }
    return try object()
  }
}

extension JSONObject {
  /// The control that `type` names, or the one expected.
  func controlType(
    expected: String? = nil, at path: @autoclosure () -> String
  ) throws(JSONError) -> any Control.Type {
    let known = "one of " + ControlCatalog.types.joined(separator: ", ")
    guard let json = self["type"], !json.isNull else {
      if let expected, let control = ControlCatalog.control(ofType: expected) { return control }
      throw JSONError(path: "\(path()).type", message: "is missing, expected \(known)")
    }
    guard json.kind == .string, let control = ControlCatalog.control(ofType: try json.string())
    else { throw json.unexpected(known) }
    if let expected, expected != control.type { throw json.unexpected("\"\(expected)\"") }
    return control
  }
}
