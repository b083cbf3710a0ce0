import PickerControlBase
import PickerItems
import PickerJSON
import PickerSurfaces
import PickerText

extension JSONObject {
  /// Collects the font files declared by `fonts` in this document and the documents it contains.
  func collectFonts(into declared: inout [JSONValue]) throws(JSONError) {
    if let fonts = self["fonts"], !fonts.isNull {
      for element in try fonts.array() { declared.append(element) }
    }
    switch try? self["type"]?.string() {
    case Flow.stackType, Grid.type, Flow.type:
      for item in try objects("items") { try item.collectFonts(into: &declared) }
    case Carousel.type:
      for page in try objects("pages") { try page.collectFonts(into: &declared) }
    case Drawing.type:
      for layer in try objects("layers") { try layer.collectSymbolFonts(into: &declared) }
    default: break
    }
  }

  /// Collects the font files of the documents on a layer of a drawing, recursively.
  private func collectSymbolFonts(into declared: inout [JSONValue]) throws(JSONError) {
    for item in try objects("items") {
      if let symbol = item["symbol"], symbol.kind == .object {
        try symbol.object().collectFonts(into: &declared)
      }
      try item.collectSymbolFonts(into: &declared)
    }
  }

  /// The objects in the array of a key; empty if it is not an array.
  private func objects(_ key: String) throws(JSONError) -> [JSONObject] {
    guard let json = self[key], json.kind == .array else { return [] }
    var objects: [JSONObject] = []
    for element in try json.array() where element.kind == .object {
      objects.append(try element.object())
    }
    return objects
  }
}

extension FontCatalog {
  /// Returns these fonts with the faces that a document declares.
  func adding(
    declaredBy declared: [JSONValue], from directory: String
  ) throws(JSONError) -> any FontCatalog {
    guard !declared.isEmpty else { return self }
    var files: [FontFile] = []
    for json in declared {
      var file = try FontFile(reading: json, ReadingScope(fonts: self))
      if case .path(let path) = file.source {
        file.source = .path(path.resolved(against: directory))
      }
      files.append(file)
    }
    do {
      return try adding(files)
    } catch {
      throw JSONError(path: declared[error.position].path + ".file", message: error.message)
    }
  }
}

extension String {
  /// Returns this path resolved against `directory`; an absolute path is unchanged.
  fileprivate func resolved(against directory: String) -> String {
    utf8.first == UInt8(ascii: "/") || directory.isEmpty ? self : directory + "/" + self
  }
}
