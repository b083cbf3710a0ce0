import PickerGeometry
import PickerJSON
import PickerTree

/// The size of a picture, and whether it can be read, as far as that is known while a document is read.
package struct PictureSize {
  /// The natural size in points; nil if it is not known.
  package private(set) var natural: Size?
  /// Why the picture cannot be read; nil if it can, or if nobody has looked.
  package private(set) var problem: String?

  /// The width and the height of a picture that cannot be read, in points.
  private static let missing = Size(width: 100, height: 100)

  /// - Parameter loads: Whether pages load the picture, so it is not read now.
  package init(_ href: String, loads: Bool, in scope: ReadingScope, at json: JSONValue)
    throws(JSONError)
  {
    guard !loads else {
      guard ImageReference.origin(of: href) != nil else {
        throw JSONError(
          path: "\(json.path).load",
          message:
            "needs an address such as https://example.org/lake.jpg, not \(href.quotedInMessage)")
      }
      natural = PictureSize.missing
      return
    }
    switch scope.images?(href) ?? .unknown {
    case .size(let size): natural = size
    case .unknown: break
    case .unreadable(let reason):
      natural = PictureSize.missing
      problem = reason
    }
  }

  /// The size with the sides that the document gives; the other follows from the proportions. Nil if it is not known.
  package func size(width: Double?, height: Double?) -> Size? {
    if let width, let height { return Size(width: width, height: height) }
    return natural?.withSides(width: width, height: height)
  }
}

extension Size {
  /// The size of a picture of this natural size with the given sides; a missing one follows from the aspect ratio.
  package func withSides(width: Double?, height: Double?) -> Size {
    let ratio = self.width > 0 && self.height > 0 ? self.width / self.height : 1
    if let width { return Size(width: width, height: height ?? width / ratio) }
    if let height { return Size(width: height * ratio, height: height) }
    return self
  }

  /// Whether it can be the natural size of a picture.
  package var isNatural: Bool {
    width > 0 && height > 0 && width <= maximumLength && height <= maximumLength
  }
}

extension LayoutTree {
  /// Warns of a picture that cannot be read.
  ///
  /// - Parameter problem: The reason; nil: it can be read.
  package mutating func warn(ofPicture href: String, problem: String?, id: String?) {
    guard let problem else { return }
    warnings.append(
      Warning(
        .missingPicture, id: id, message: "cannot read \(href.quotedInMessage): \(problem)"))
  }
}
