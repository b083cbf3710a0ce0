import PickerLayout

/// Lays out one document of a request and puts it out in the format asked for.
struct LayoutService: Sendable {
  let fonts: NetworkFonts
  /// What one request may take.
  var limits = Limits.server

  /// Why a request cannot be answered.
  enum Refusal: Error {
    /// The document is wrong.
    case document(JSONError)
    /// Something in the query is wrong.
    case query(name: String, message: String)
    /// It cannot be drawn.
    case picture(String)
  }

  /// The picture or the tree of a document.
  func answer(_ json: [UInt8], _ query: LayoutQuery) throws(Refusal) -> [UInt8] {
    let document = try document(json, query.options)
    let layout: InteractiveLayout
    do {
      layout = try document.interactiveLayout()
    } catch {
      throw .document(error)
    }
    let size = layout.tree.size.pictureSize(scale: query.scale)
    guard !query.format.isBinary || size.width * size.height <= LayoutService.mostPixels else {
      throw .picture("a picture may have 16 megapixels")
    }
    do {
      return try query.format.bytes(
        of: layout,
        as: Picturing(
          scale: query.scale, measurer: fonts.fonts, isCompact: query.isCompact),
        within: document.budget)
    } catch {
      throw .picture(error.description)
    }
  }

  /// What many clients may ask for at a time without taking all the memory.
  private static let mostPixels = 16_777_216.0

  private func document(_ json: [UInt8], _ options: [UInt8]?) throws(Refusal) -> Document {
    do {
      return try Document.reading(options: options) { options throws(JSONError) in
        for layer in [json, options].compactMap({ $0 }) {
          try JSONValue(parsing: layer).checkPictures()
        }
        return try Document(json: json, options: options, fonts: fonts, budget: Budget(limits))
      }
    } catch {
      guard error.isOfDocument else {
        throw .query(name: "options", message: error.whole.description)
      }
      throw .document(error.own)
    }
  }
}

/// What the query of a request asks for.
struct LayoutQuery {
  var format = OutputFormat.json
  var isCompact = false
  /// Members of the object whose keys win over the document's.
  private var members: [(key: String, value: OptionValue?)] = []

  /// - Throws: For a name that is not known and for a value that does not fit it.
  init(_ items: [(name: String, value: String)]) throws(LayoutService.Refusal) {
    for (name, value) in items {
      switch name {
      case "format": format = try LayoutQuery.format(value)
      case "compact": isCompact = value != "0" && value != "false"
      case "width", "height", "scale": try add(name, value)
      case "options": try addOptions(value)
      default:
        let known = "format, compact, width, height, scale, options"
        throw .query(name: name, message: "is not known, known are \(known)")
      }
    }
  }

  /// Pixels in a point of a picture.
  var scale: Double { members.scale ?? 1 }

  var options: [UInt8]? { OptionValue(members: members)?.json }

  private static func format(_ name: String) throws(LayoutService.Refusal) -> OutputFormat {
    guard let format = OutputFormat(rawValue: name) else {
      let known = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .query(
        name: "format", message: "expected one of \(known), found \(name.quotedInMessage)")
    }
    return format
  }

  private mutating func add(_ name: String, _ text: String) throws(LayoutService.Refusal) {
    guard Double(text)?.isFinite == true else {
      throw .query(name: name, message: "expected a number, found \(text.quotedInMessage)")
    }
    members.append((name, OptionValue(argument: text)))
  }

  private mutating func addOptions(_ text: String) throws(LayoutService.Refusal) {
    do {
      for member in try JSONValue(parsing: Array(text.utf8)).object() {
        members.append((member.key, OptionValue(json: member.value.compactBytes)))
      }
    } catch {
      throw .query(name: "options", message: error.description)
    }
  }
}
