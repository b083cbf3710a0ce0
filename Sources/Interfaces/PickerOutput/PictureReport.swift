package import PickerControls
internal import PickerLimits
package import PickerRendering

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

  /// The maximum number of lines; one more counts those beyond it.
  fileprivate static let maximumLineCount = 20

  /// Creates an empty report.
  public init() {}

  /// One line per picture, however often it is drawn, in drawing order and without a line feed.
  public var lines: [String] {
    let pictures = pictures
    let lines = pictures.prefix(PictureReport.maximumLineCount).map(\.line)
    let rest = pictures.count - lines.count
    return rest > 0 ? lines + ["cannot show \(rest) more pictures"] : lines
  }

  /// All pictures as the document names them, each with its line.
  package var pictures: [(href: String, line: String)] {
    found.withLock { $0.pictures }.map { picture in
      let (href, problem) = picture
      return (href, "cannot show the picture \(href.quotedInMessage): \(problem)")
    }
  }

  func add(_ href: String, _ problem: ImageProblem) {
    found.withLock { found in
      if found.known.insert(href).inserted { found.pictures.append((href, problem)) }
    }
  }
}

extension LayoutTree {
  /// One line for each missing family and each undefined icon, however often it is shown: `no icon is called "stra",
  /// did you mean "star"?`
  package var linesOfMissingIcons: [String] {
    var known: Set<String> = []
    let lines = warnings.filter { $0.code == .missingIcon }.map { $0.message }
      .filter { known.insert($0).inserted }
    let rest = lines.count - PictureReport.maximumLineCount
    let fonts = warnings.filter { $0.code == .missingFont }.map { $0.message }
    return fonts + lines.prefix(PictureReport.maximumLineCount)
      + (rest > 0 ? ["cannot show \(rest) more icons"] : [])
  }
}

extension OutputFormat {
  /// Whether it has a place for the warnings of a tree.
  package var containsWarnings: Bool { self == .json || self == .nodes }
}

/// Pictures of another source, with a report of those that a renderer cannot show.
package struct ReportedImages: ImageLoading {
  private let images: any ImageLoading
  private let report: PictureReport

  package init(_ images: any ImageLoading, report: PictureReport) {
    self.images = images
    self.report = report
  }

  package func bytes(of href: String) -> [UInt8]? { images.bytes(of: href) }

  package func facts(of href: String) -> ImageFacts { images.facts(of: href) }

  package func couldNotShow(_ href: String, because problem: ImageProblem) {
    report.add(href, problem)
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
