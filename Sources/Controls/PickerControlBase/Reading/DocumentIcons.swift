import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

/// The icons that a document may name in addition to the built-in ones.
///
/// A class, so nested documents share the icons of the documents around them.
package final class DocumentIcons: Sendable {
  /// The icons under the key `icons` of this document, by name.
  private let own: [String: Artwork]
  /// The icons of the document around this one; nil: there is none with the key.
  private let outer: DocumentIcons?
  /// The folder whose files are icons by their names; nil: none.
  private let folder: String?
  /// Knows further names, and reads files.
  private let provider: (any IconProvider)?
  private let hints: NameHints

  /// The number of names of this document and of those around it.
  private let nameCount: Int

  /// Creates the icons of a document without the key `icons`.
  package init(provider: (any IconProvider)? = nil) {
    (own, outer, folder, nameCount) = ([:], nil, nil, 0)
    self.provider = provider
    hints = NameHints()
  }

  private init(_ own: [String: Artwork], folder: String?, in outer: DocumentIcons) {
    self.own = own
    self.outer = outer
    self.folder = folder ?? outer.folder
    provider = outer.provider
    hints = outer.hints
    nameCount = outer.nameCount + own.count
  }

  /// Gives an icon of a document its artwork, whose paths every item that shows it repeats.
  ///
  /// - Throws: `$.items[0].icon: logo.svg: the element text is not supported`.
  func complete(_ icon: inout Icon, _ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    try scope.checkBudget(at: json)
    if let artwork = try artwork(named: icon.name, json, scope.budget) {
      try scope.spend(artwork.elementCount, of: .pathElements, at: json)
      icon.artwork = artwork
    } else if BuiltInIcon(name: icon.name) == nil {
      icon.suggestion = suggestion(for: icon.name) ?? ""
    }
  }

  private func suggestion(for name: String) -> String? {
    BuiltInIcon.proposal(for: name)?.rawValue
      ?? hints.nearest(to: name, amongAtMost: nameCount + BuiltInIcon.names.count) {
        names.sorted() + BuiltInIcon.names
      }
  }

  /// The names of this document and of those around it.
  private var names: Set<String> { Set(own.keys).union(outer?.names ?? []) }

  /// The artwork under the key `icons` of this document, or of the nearest one around it.
  private subscript(name: String) -> Artwork? { own[name] ?? outer?[name] }

  private func artwork(
    named name: String, _ json: JSONValue, _ budget: Budget
  ) throws(JSONError) -> Artwork? {
    if let own = self[name] { return own }
    do throws(ArtworkError) {
      if let file = try fileInFolder(named: name) { return file }
      return try provider?.artwork(named: name)
    } catch {
      throw json.error(error, budget)
    }
  }

  /// The artwork of the file with that name in the folder.
  private func fileInFolder(named name: String) throws(ArtworkError) -> Artwork? {
    try folder.flatMap { folder throws(ArtworkError) in
      try artwork(named: name, inFolder: folder)
    }
  }

  /// The artwork of the file with a name in a folder; nil if there is none, or if files are not read.
  package func artwork(named name: String, inFolder folder: String) throws(ArtworkError) -> Artwork?
  {
    guard let provider, !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let place = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    if let drawn = try provider.artwork(inFile: "\(place)\(name).svg") { return drawn }
    return try provider.artwork(inFile: "\(place)\(name).png")
  }
}

extension JSONValue {
  /// An error of artwork, which stops the work if a library is missing.
  fileprivate func error(_ error: ArtworkError, _ budget: Budget) -> JSONError {
    if let library = error.missingLibrary { budget.stop(for: library) }
    return self.error(error.description)
  }
}

// Reading the key `icons`.
extension DocumentIcons {
  /// Returns these icons with additional artwork by name, which overrides artwork of the same name, or with a folder.
  func adding(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) -> DocumentIcons {
    guard json.kind == .string else {
      var own: [String: Artwork] = [:]
      for member in try json.object() where !member.value.isNull {
        try scope.checkBudget(at: member.value)
        own[member.key] = try artwork(member.value, scope)
      }
      return DocumentIcons(own, folder: nil, in: self)
    }
    guard provider != nil else { throw json.error(DocumentIcons.noFiles) }
    return DocumentIcons([:], folder: try json.string(), in: self)
  }

  /// The artwork that a value declares, in itself or in a file.
  package func artwork(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> Artwork {
    let declared = try Artwork(reading: json, scope.budget)
    guard case .picture(let href) = declared.content else { return declared }
    guard let place = try json.object()["href"] else { return declared }
    guard let provider else {
      // A picture that needs no file, whose view box the document says.
      if href.hasPrefix("data:image/png") { return declared }
      throw place.error(DocumentIcons.noFiles)
    }
    var artwork: Artwork?
    do throws(ArtworkError) {
      artwork = try provider.artwork(inFile: href)
    } catch {
      throw place.error(error, scope.budget)
    }
    guard var artwork else { throw place.error("\(href): there is no such file") }
    if declared.viewBox != Artwork.grid { artwork.viewBox = declared.viewBox }
    artwork.isMirrored = declared.isMirrored
    return artwork
  }

  private static let noFiles = "icon files cannot be read here"

  static var schema: JSONSchema {
    .shared("icons") {
      .anyOf([
        JSONSchema.text.described("A folder: each SVG or PNG file is the icon with the same name."),
        .map(keys: "", to: Artwork.schema.orNull),
      ])
    }
  }
}

extension DocumentSource {
  /// Returns the source with the icons of its layers, in addition to the icons of the documents around it.
  func resolvingIcons() throws(JSONError) -> DocumentSource {
    var icons = scope.icons
    for layer in layers {
      guard let json = layer["icons"], !json.isNull else { continue }
      icons = try icons.adding(json, scope)
    }
    guard icons !== scope.icons else { return self }
    return DocumentSource(
      layers: layers, scope: scope.replacing(icons: icons), path: path, outerKeys: outerKeys)
  }
}
