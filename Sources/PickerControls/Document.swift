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
    var catalog = fonts
    for layer in layers { catalog = try layer.loadingFonts(into: catalog, from: directory) }
    let kind = try layers[0].controlType(expected: type)
    self.fonts = catalog
    control = try kind.init(
      reading: DocumentSource(layers: layers, scope: ReadingScope(fonts: catalog), path: "$"))
  }

  /// The tree of the control in the room it asks for.
  public func layout() -> LayoutTree {
    control.measured(by: fonts).layout()
  }
}

extension JSONValue {
  fileprivate func documentObject() throws(JSONError) -> JSONObject {
    guard kind == .object else { throw unexpected("an object, the document") }
    return try object()
  }
}

extension JSONObject {
  /// The control that `type` names, or the one expected.
  fileprivate func controlType(expected: String?) throws(JSONError) -> any Control.Type {
    let known = "one of " + ControlCatalog.types.joined(separator: ", ")
    guard let json = self["type"], !json.isNull else {
      if let expected, let control = ControlCatalog.control(ofType: expected) { return control }
      throw JSONError(path: "$.type", message: "is missing, expected \(known)")
    }
    guard json.kind == .string, let control = ControlCatalog.control(ofType: try json.string())
    else { throw json.unexpected(known) }
    if let expected, expected != control.type { throw json.unexpected("\"\(expected)\"") }
    return control
  }

  /// `catalog` and the faces that `fonts` declares.
  fileprivate func loadingFonts(
    into catalog: any FontCatalog, from directory: String
  ) throws(JSONError) -> any FontCatalog {
    guard let json = self["fonts"], !json.isNull else { return catalog }
    var files: [FontFile] = []
    for element in try json.array() {
      var file = FontFile(path: "")
      try FontFile.fields.read(
        try element.object(), into: &file, ReadingScope(fonts: catalog))
      guard !file.path.isEmpty else { throw element.error("\"file\" is missing") }
      file.path = file.path.resolved(against: directory)
      files.append(file)
    }
    do {
      return try catalog.adding(files)
    } catch {
      throw JSONError(path: "$.fonts[\(error.position)].file", message: error.message)
    }
  }
}

extension FontFile {
  fileprivate static let fields = Fields<FontFile>([
    Field("family", \.family),
    Field("file", \.path),
    Field("weight") { (json, file, scope) throws(JSONError) in
      let weight = try FontWeight(reading: json, scope).value
      file.weights = weight...weight
    },
    Field("weights") { (json, file, scope) throws(JSONError) in
      let ends = try [FontWeight](reading: json, scope).map(\.value)
      guard ends.count == 2, ends[0] <= ends[1] else {
        throw json.unexpected("the least and the greatest weight, such as [100, 900]")
      }
      file.weights = ends[0]...ends[1]
    },
    Field("index") { (json, file, _) throws(JSONError) in
      file.index = try json.count(atLeast: 0)
    },
  ])
}

extension String {
  /// This path, made relative to `directory` unless it is absolute.
  fileprivate func resolved(against directory: String) -> String {
    hasPrefix("/") || directory.isEmpty ? self : directory + "/" + self
  }
}
