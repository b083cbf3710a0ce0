import PickerColor
import PickerControls
import PickerJSON
import PickerLimits
import PickerRendering
import PickerTree

/// The document of a page with its files included: themes as objects, icons as artwork, and pictures as `data:` URIs.
/// Its fonts are next to it.
struct CarriedDocument {
  private let document: Document
  private let background: Color?
  private let proposal: ProposedSize
  private let images: any ImageLoading
  /// The origins of the images that the page loads.
  private(set) var origins: Set<String> = []
  /// The document.
  private(set) var json: [UInt8] = []
  /// The folder of icons of the object that is being written, and what was found in folders so far.
  private var iconFolder: String?
  private var iconsInFolders: [String: Artwork?] = [:]

  /// - Parameters:
  ///   - background: The colour that fills the picture first, instead of the document's.
  ///   - proposal: The size of the document, instead of its own.
  ///   - images: Reads the pictures.
  init(
    _ document: Document, background: Color?, in proposal: ProposedSize, images: any ImageLoading
  ) {
    (self.document, self.background) = (document, background)
    (self.proposal, self.images) = (proposal, images)
    json = document.json
    guard let root = try? JSONValue(parsing: json).object() else { return }
    json = written(root)
  }

  private mutating func written(_ root: JSONObject) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      for member in root where !isReplaced(member) { write(member, in: root, to: &json) }
      for (key, length) in lengths where length.isFinite { json.member(key, length: length) }
      if let background {
        json.key("background")
        background.write(to: &json)
      }
      // Pages follow their reader unless something says otherwise.
      let scheme = document.schemeOfProgram
      if root["scheme"]?.isNull != false, scheme != .auto {
        json.member("scheme", string: scheme.rawValue)
      }
    }
    return json.bytes
  }

  private func isReplaced(_ member: JSONMember) -> Bool {
    lengths.contains { $0.key == member.key } || member.key == "background" && background != nil
      || member.key == "scheme" && member.value.isNull
  }

  private var lengths: [(key: String, length: Double)] {
    let lengths = [("width", proposal.width), ("height", proposal.height)]
    return lengths.compactMap { key, length in length.map { (key, $0) } }
  }

  private mutating func write(
    _ member: JSONMember, in object: JSONObject, to json: inout JSONWriter
  ) {
    // Fonts are files by their nature.
    if member.key == "fonts", member.value.kind == .array { return }
    // Documents have the icons of those around them.
    if member.key == "icons", member.value.kind == .string, !opensFolder(member.value) { return }
    json.key(member.key)
    let value = member.value
    switch (member.key, value.kind) {
    case ("href", .string): writePicture(value, loads: object["load"]?.isTrue == true, to: &json)
    case ("theme", .string): writeTheme(value, to: &json)
    case ("icons", .string): writeIcons(in: value, usedIn: object, to: &json)
    case ("icons", .object): writeIcons(value, to: &json)
    default: write(value, to: &json)
    }
  }

  /// Writes a value as long as the budget allows. `kind` is passed in, because asking for it again would rescan the
  /// document for error positions.
  private mutating func write(_ value: JSONValue, to json: inout JSONWriter) {
    guard Budget.allows(bytes: json.count) else { return json.null() }
    switch value.kind {
    case .object: if let object = try? value.object() { write(object, to: &json) }
    case .array:
      guard let array = try? value.array() else { return }
      json.array { json in for element in array { write(element, to: &json) } }
    // The same bytes, whatever the document escapes.
    case .string: json.string((try? value.string()) ?? "")
    default: json.raw(value.compactBytes)
    }
  }

  private mutating func write(_ object: JSONObject, to json: inout JSONWriter) {
    let outer = iconFolder
    json.object { json in
      for member in object { write(member, in: object, to: &json) }
    }
    iconFolder = outer
  }

  /// A picture that cannot be read is one of no bytes.
  ///
  /// - Parameter loads: Whether the page loads it.
  private mutating func writePicture(
    _ value: JSONValue, loads: Bool, to json: inout JSONWriter
  ) {
    let href = (try? value.string()) ?? ""
    if loads, let origin = ImageReference.origin(of: href) { origins.insert(origin) }
    if loads { return json.raw(value.compactBytes) }
    json.string(images.carried(href))
  }

  private func writeTheme(_ value: JSONValue, to json: inout JSONWriter) {
    let bytes = (try? value.string()).flatMap { document.theme(inFile: $0) }
    let theme = bytes.flatMap { try? JSONValue(parsing: $0) }
    json.raw((theme ?? value).compactBytes)
  }

  /// Makes a folder of icons the current one. Returns whether it differs from the one of the enclosing objects.
  private mutating func opensFolder(_ folder: JSONValue) -> Bool {
    let folder = (try? folder.string()) ?? ""
    defer { iconFolder = folder }
    return folder != iconFolder
  }

  /// The icons of a folder whose names occur in an object.
  private mutating func writeIcons(
    in folder: JSONValue, usedIn object: JSONObject, to json: inout JSONWriter
  ) {
    var names: Set<String> = []
    for member in object { member.value.collectTexts(into: &names) }
    let folder = (try? folder.string()) ?? ""
    json.object { json in
      for name in names.sorted() where Budget.allows(bytes: json.count) {
        guard let icon = icon(named: name, inFolder: folder) else { continue }
        json.key(name)
        write(icon, to: &json)
      }
    }
  }

  private mutating func icon(named name: String, inFolder folder: String) -> Artwork? {
    let key = "\(folder)/\(name)"
    if let known = iconsInFolders[key] { return known }
    let icon = document.icon(named: name, inFolder: folder)
    iconsInFolders[key] = .some(icon)
    return icon
  }

  private func writeIcons(_ icons: JSONValue, to json: inout JSONWriter) {
    guard let icons = try? icons.object() else { return json.raw(icons.compactBytes) }
    json.object { json in
      for member in icons {
        json.key(member.key)
        // Paths stay as they are written.
        if (try? member.value.object())?["href"] != nil,
          let icon = document.icon(declaredBy: member.value)
        {
          write(icon, to: &json)
        } else {
          json.raw(member.value.compactBytes)
        }
      }
    }
  }

  private func write(_ icon: Artwork, to json: inout JSONWriter) {
    var icon = icon
    if case .picture(let href) = icon.content {
      icon.content = .picture(href: images.dataURI(of: href))
    }
    icon.write(to: &json)
  }
}

extension ImageLoading {
  /// An image as a page carries it: a `data:` URI, which is of no bytes if there is no such image.
  func carried(_ href: String) -> String {
    let data = dataURI(of: href)
    if !data.isEmpty { return data }
    // Browsers read more formats.
    return href.isDataURI ? href : ImageReference.missing
  }
}

extension JSONValue {
  fileprivate var isTrue: Bool { (try? bool()) == true }

  /// Adds all texts but keys.
  func collectTexts(into texts: inout Set<String>) {
    switch kind {
    case .string: texts.insert((try? string()) ?? "")
    case .object:
      guard let object = try? object() else { return }
      for member in object { member.value.collectTexts(into: &texts) }
    case .array:
      guard let array = try? array() else { return }
      for element in array { element.collectTexts(into: &texts) }
    default: break
    }
  }
}
