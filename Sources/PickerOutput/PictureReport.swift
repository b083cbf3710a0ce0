internal import PickerLayout
internal import PickerLocks

/// Collects the pictures that a renderer could not show.
///
///     let report = PictureReport()
///     rendering.images = FileImages(directory: "photos", report: report)
///     …
///     report.lines  // ["cannot show the picture \"a.svg\": PNG cannot show SVG pictures"]
public final class PictureReport: Sendable {
  private struct Found {
    var pictures: [(href: String, problem: ImageProblem)] = []
    var known: Set<String> = []
  }

  private let found = Mutex(Found())

  /// The maximum number of lines; one more tells how many there would be beyond it.
  private static let maximumLineCount = 20

  /// Creates an empty report.
  public init() {}

  /// A line for each picture, however often it is drawn, in the order of drawing and without a line feed.
  public var lines: [String] {
    let found = found.withLock { $0.pictures }
    let lines = found.prefix(PictureReport.maximumLineCount).map { picture in
      "cannot show the picture \(picture.href.quotedInMessage): \(picture.problem)"
    }
    let rest = found.count - lines.count
    return rest > 0 ? lines + ["cannot show \(rest) more pictures"] : lines
  }

  func add(_ href: String, _ problem: ImageProblem) {
    found.withLock { found in
      if found.known.insert(href).inserted { found.pictures.append((href, problem)) }
    }
  }
}

/// Looks at each picture of a document once, however often it is named.
final class KnownPictures: Sendable {
  private let images: FileImages
  private let known = Mutex<SeenPictures?>(nil)

  init(_ images: FileImages) {
    self.images = images
  }

  func facts(of href: String) -> ImageFacts {
    // A `data:` URI may be long, and is at hand.
    if href.isDataURI { return images.facts(of: href) }
    if let facts = known.withLock({ $0?.facts[href] }) { return facts }
    let facts = images.facts(of: href)
    known.withLock { known in
      if known == nil { known = SeenPictures() }
      known?.facts[href] = facts
    }
    return facts
  }
}

/// What was found out about pictures; an object for the reason of that of `IconFiles`.
private final class SeenPictures {
  var facts: [String: ImageFacts] = [:]
}
