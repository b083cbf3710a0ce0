import PickerGeometry
import PickerJSON
import PickerTree

/// The icons that a document may name beside the built-in ones.
struct DocumentIcons: Sendable {
  /// The icons under the key `icons`, by name.
  var own: [String: Artwork] = [:]
  /// The folder whose files are icons by their names; nil: none.
  var folder: String?
  /// Knows further names, and reads files.
  var provider: (any IconProvider)?

  /// Gives an icon of a document its artwork, whose paths every item that shows it repeats.
  ///
  /// - Throws: `$.items[0].icon: logo.svg: the element text is not supported`.
  func complete(_ icon: inout Icon, _ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    if let artwork = try artwork(named: icon.name, json) {
      try scope.spend(artwork.elementCount, of: .pathElements, at: json)
      icon.artwork = artwork
    } else if BuiltInIcon(name: icon.name) == nil {
      icon.suggestion = nearest(
        to: icon.name, among: own.keys.sorted() + BuiltInIcon.allCases.map { $0.rawValue })
    }
  }

  private func artwork(named name: String, _ json: JSONValue) throws(JSONError) -> Artwork? {
    if let own = own[name] { return own }
    do throws(ArtworkError) {
      if let file = try fileInFolder(named: name) { return file }
      return try provider?.artwork(named: name)
    } catch {
      throw json.error(error.description)
    }
  }

  /// The artwork of the file with that name in the folder.
  private func fileInFolder(named name: String) throws(ArtworkError) -> Artwork? {
    guard let folder, let provider, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let place = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    if let drawn = try provider.artwork(inFile: "\(place)\(name).svg") { return drawn }
    return try provider.artwork(inFile: "\(place)\(name).png")
  }
}

// Reading the key `icons`.
extension DocumentIcons {
  /// Reads artwork by name, which overrides that of the same names, or a folder.
  mutating func read(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .string else {
      for member in try json.object() where !member.value.isNull {
        own[member.key] = try artwork(member.value, scope)
      }
      return
    }
    guard provider != nil else { throw json.error(DocumentIcons.noFiles) }
    folder = try json.string()
  }

  private func artwork(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> Artwork {
    let declared = try Artwork(reading: json, scope.budget)
    guard case .picture(let href) = declared.content else { return declared }
    guard let place = try json.object()["href"] else { return declared }
    guard let provider else { throw place.error(DocumentIcons.noFiles) }
    var artwork: Artwork?
    do throws(ArtworkError) {
      artwork = try provider.artwork(inFile: href)
    } catch {
      throw place.error(error.description)
    }
    guard var artwork else { throw place.error("there is no such file") }
    if declared.viewBox != Artwork.grid { artwork.viewBox = declared.viewBox }
    artwork.isMirrored = declared.isMirrored
    return artwork
  }

  private static let noFiles = "files of icons are not read here"

  static var schema: JSONSchema {
    .anyOf([
      JSONSchema.text.described("A folder: each SVG or PNG file is the icon of its name."),
      .map(keys: "", to: Artwork.schema.orNull),
    ])
  }
}

extension DocumentSource {
  /// Returns the source with the icons of its layers, beside those of the documents around it.
  func resolvingIcons() throws(JSONError) -> DocumentSource {
    var icons = scope.icons
    var isChanged = false
    for layer in layers {
      guard let json = layer["icons"], !json.isNull else { continue }
      try icons.read(json, scope)
      isChanged = true
    }
    guard isChanged else { return self }
    return DocumentSource(
      layers: layers, scope: scope.replacing(icons: icons), path: path, outerKeys: outerKeys)
  }
}
