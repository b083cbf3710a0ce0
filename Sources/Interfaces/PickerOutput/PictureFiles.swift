public import PickerControls
import PickerPlatform
public import PickerRendering

/// Pictures in files beside the document, and `data:` URIs.
public struct FileImages: ImageLoading {
  /// The base directory of relative paths; empty: the working directory.
  public let directory: String
  /// Collects the pictures that renderers could not show; nil: not collected.
  public let report: PictureReport?

  /// Reads pictures beside a document; an empty directory is the working directory.
  public init(directory: String, report: PictureReport? = nil) {
    self.directory = directory
    self.report = report
  }

  /// The bytes of a regular file, or of a `data:` URI; nil if there are none.
  public func bytes(of href: String) -> [UInt8]? {
    if let inline = InlineImages().bytes(of: href) { return inline }
    return Descriptor(openingRegularFile: href.pathOfPicture(in: directory))?
      .readAll(atMost: FileImages.maximumByteCount)
  }

  /// Reads the header of a regular file or a `data:` URI.
  public func facts(of href: String) -> ImageFacts {
    if href.isDataURI { return InlineImages().facts(of: href) }
    if href.isNetworkAddress { return .unknown }
    let path = href.pathOfPicture(in: directory)
    guard let kind = FileKind(path) else { return .unreadable("there is no such file") }
    guard kind == .regular else { return .unreadable("it is \(kind.rawValue)") }
    var facts = ImageFacts.unreadable("it cannot be opened")
    for count in FileImages.headByteCounts {
      guard let head = Descriptor(openingRegularFile: path)?.readHead(of: count) else { break }
      facts = ImageFacts(ofFile: head)
      if case .size = facts { return facts }
      if head.count < count { break }
    }
    return facts
  }

  /// Adds the picture to the report, with the reason if it has no bytes, such as `it is a directory`.
  public func couldNotShow(_ href: String, because problem: ImageProblem) {
    guard let report else { return }
    if problem == .missing, case .unreadable(let reason) = facts(of: href) {
      report.add(href, .unavailable(reason))
    } else {
      report.add(href, problem)
    }
  }

  /// The file of a theme that a document names.
  func theme(_ name: String) -> ThemeFile {
    let path = name.pathOfPicture(in: directory)
    guard let kind = FileKind(path) else { return .unreadable("there is no such file") }
    guard kind == .regular else { return .unreadable("the path names \(kind.rawValue)") }
    guard
      let bytes = Descriptor(openingRegularFile: path)?
        .readAll(atMost: FileImages.maximumThemeByteCount + 1)
    else {
      return .unreadable("the file cannot be read")
    }
    guard bytes.count <= FileImages.maximumThemeByteCount else {
      return .unreadable("the file is larger than 1 MiB")
    }
    return .bytes(bytes)
  }

  /// The maximum size of a theme: 1 MiB.
  private static let maximumThemeByteCount = 1 << 20

  /// How much of a file is read for its size. What cameras write before it may take more than the first.
  private static let headByteCounts = [1 << 16, 4 << 20]

  /// The maximum size of a picture: 256 MiB.
  fileprivate static let maximumByteCount = 256 << 20
}

extension Document {
  /// Reads a document whose fonts and pictures may be in files.
  ///
  /// - Parameters:
  ///   - directory: The base directory of relative paths; empty: the working directory.
  ///   - scheme: The scheme of a document that names none; nil: light.
  /// - Throws: `$.pages[1].href: expected a picture, found a FIFO`, and the errors of reading a document.
  package init(
    json: [UInt8], withFilesIn directory: String, type: String? = nil, options: [UInt8]? = nil,
    fonts: any FontCatalog, budget: Budget, scheme: SchemeChoice? = nil
  ) throws(JSONError) {
    let known = KnownPictures(FileImages(directory: directory))
    try self.init(
      json: json, type: type, options: options, fonts: fonts, directory: directory,
      icons: IconFiles(directory: directory), budget: budget, scheme: scheme,
      themes: { FileImages(directory: directory).theme($0) }, images: known.facts)
    for layer in [json, options].compactMap({ $0 }) where layer.mayNamePictures {
      try JSONValue(parsing: layer).checkPictureFiles(in: directory)
    }
  }
}

extension [UInt8] {
  /// Whether there may be a key `href`, literally or with an escape.
  fileprivate var mayNamePictures: Bool { contains("href") || contains("\\u") }

  /// Whether these bytes occur anywhere.
  ///
  /// `memchr` finds the candidates, because `contains` of the standard library took a fifth of the instructions of
  /// a batch.
  private func contains(_ word: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress else { return false }
      let end = place + bytes.count
      let count = word.utf8CodeUnitCount
      while let found = memchr(place, Int32(word.utf8Start.pointee), end - place) {
        place = UnsafeRawPointer(found)
        if end - place >= count, memcmp(place, word.utf8Start, count) == 0 { return true }
        place += 1
      }
      return false
    }
  }
}

extension JSONValue {
  /// Rejects pictures that are not regular files or too large, before anything reads from one that never ends.
  package func checkPictureFiles(in directory: String) throws(JSONError) {
    try forEachPicture { href throws(JSONError) in
      let text = try href.string()
      var facts = stat()
      guard !text.isDataURI,
        text.pathOfPicture(in: directory).withPath({ stat($0, &facts) }) == 0
      else { return }
      switch FileKind(facts) {
      case .regular where Int(facts.st_size) > FileImages.maximumByteCount:
        throw href.error(
          "expected a picture, found more than \(FileImages.maximumByteCount >> 20) MiB")
      case .regular, .directory: return
      case let kind: throw href.error("expected a picture, found \(kind.rawValue)")
      }
    }
  }
}

extension String {
  /// The path of a picture with this `href`.
  fileprivate func pathOfPicture(in directory: String) -> String {
    utf8.first == UInt8(ascii: "/") || directory.isEmpty ? self : "\(directory)/\(self)"
  }
}
