import PickerLayout
import PickerOutput

/// Lays out the document of one request, and returns it in the requested format.
struct LayoutService: Sendable {
  let fonts: NetworkFonts
  /// The limits of one request.
  var limits = Limits.server

  /// The error of a request.
  enum RequestError: Error {
    /// The document is invalid.
    case document(JSONError)
    /// A parameter of the query is invalid.
    case query(name: String, message: String)
    /// The picture cannot be rendered.
    case picture(String)
  }

  /// The picture or the tree of a document.
  func answer(_ json: [UInt8], _ query: LayoutQuery) throws(RequestError) -> [UInt8] {
    let document = try document(json, query.options)
    let layout: InteractiveLayout
    do {
      layout = try document.interactiveLayout()
    } catch {
      throw .document(error)
    }
    let size = layout.tree.size.pictureSize(scale: query.scale)
    guard !query.format.isBinary || size.width * size.height <= LayoutService.maximumPixelCount
    else {
      throw .picture("a picture may have 16 megapixels")
    }
    do {
      return try query.format.bytes(
        of: layout,
        as: RenderingOptions(
          scale: query.scale, measurer: fonts.fonts, isCompact: query.isCompact),
        within: document.budget)
    } catch {
      throw .picture(error.description)
    }
  }

  /// The size of a picture that many clients may request at a time without using all memory.
  private static let maximumPixelCount = 16_777_216.0

  private func document(_ json: [UInt8], _ options: [UInt8]?) throws(RequestError) -> Document {
    do {
      return try Document.reading(options: options) { options throws(JSONError) in
        for layer in [json, options].compactMap({ $0 }) {
          try JSONValue(parsing: layer).checkPictures()
        }
        return try Document(json: json, options: options, fonts: fonts, budget: Budget(limits))
      }
    } catch {
      guard error.isInDocument else {
        throw .query(name: "options", message: error.combined.description)
      }
      throw .document(error.documentError)
    }
  }
}

/// The query of a request.
struct LayoutQuery {
  var format = OutputFormat.json
  var isCompact = false
  /// The members of the object whose keys override the document's.
  private var members: [(key: String, value: OptionValue?)] = []

  /// - Throws: For an unknown name, and for a value that is invalid for its name.
  init(_ items: [(name: String, value: String)]) throws(LayoutService.RequestError) {
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

  /// Pixels per point of a picture.
  var scale: Double { members.scale ?? 1 }

  var options: [UInt8]? { OptionValue(members: members)?.json }

  private static func format(_ name: String) throws(LayoutService.RequestError) -> OutputFormat {
    guard let format = OutputFormat(rawValue: name) else {
      let known = OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .query(
        name: "format", message: "expected one of \(known), found \(name.quotedInMessage)")
    }
    return format
  }

  private mutating func add(_ name: String, _ text: String) throws(LayoutService.RequestError) {
    guard Double(text)?.isFinite == true else {
      throw .query(name: name, message: "expected a number, found \(text.quotedInMessage)")
    }
    members.append((name, OptionValue(argument: text)))
  }

  private mutating func addOptions(_ text: String) throws(LayoutService.RequestError) {
    do {
      for member in try JSONValue(parsing: Array(text.utf8)).object() {
        members.append((member.key, OptionValue(json: member.value.compactBytes)))
      }
    } catch {
      throw .query(name: "options", message: error.description)
    }
  }
}
