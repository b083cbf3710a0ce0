import PickerArtwork
public import PickerControls
import PickerLimits
public import PickerRendering

/// Icons in SVG and PNG files, and in `data:` URIs.
///
/// SVG files become paths, which are part of the tree; PNG files stay references, like other images. Each file is read
/// once.
public final class IconFiles: IconProvider {
  private let images: any ImageLoading
  private let known = Mutex<[String: Result<Artwork?, ArtworkError>]>([:])

  /// Loads files with a loader; `InlineImages()` accepts only `data:` URIs.
  public init(images: any ImageLoading) {
    self.images = images
  }

  /// Reads files beside a document; an empty directory is the working directory.
  public convenience init(directory: String) {
    self.init(images: FileImages(directory: directory))
  }

  /// Returns nil, because names are looked up in folders that a document names.
  public func artwork(named name: String) throws(ArtworkError) -> Artwork? { nil }

  /// Returns the artwork in a file; nil if there is no such file.
  ///
  /// - Throws: `logo.svg: line 3: the element text is not supported`,
  ///   `logo.gif: expected SVG or PNG`, and `logo.svg: it is a directory`.
  public func artwork(inFile href: String) throws(ArtworkError) -> Artwork? {
    if let known = known.withLock({ $0[href] }) { return try known.get() }
    let result = Result { () throws(ArtworkError) in try read(href) }
    known.withLock { $0[href] = result }
    return try result.get()
  }

  private func read(_ href: String) throws(ArtworkError) -> Artwork? {
    let name = href.isDataURI ? "" : "\(href): "
    guard let bytes = images.bytes(of: href) else {
      if let problem = problem(with: href) { throw ArtworkError(name + problem.description) }
      return nil
    }
    // A comment may precede the first element.
    let isSVG = href.lowercased().hasSuffix(".svg")
    switch ImageFormat(bytes) ?? (isSVG ? .svg : nil) {
    case .svg?:
      do throws(ArtworkError) {
        return try Artwork(svg: bytes)
      } catch {
        guard error.missingLibrary == nil else { throw error }
        throw ArtworkError(name + error.description)
      }
    case .png?:
      guard let header = ImageHeader(bytes) else { throw ArtworkError(name + "expected a picture") }
      return Artwork(.picture(href: href), viewBox: Rect(size: header.size))
    case .jpeg?, .gif?, .webp?, nil: throw ArtworkError(name + "expected SVG or PNG")
    }
  }
}

extension IconFiles {
  /// Why there are no bytes if there is something; nil if there is nothing.
  private func problem(with href: String) -> ImageProblem? {
    if href.isNetworkAddress { return .onNetwork }
    guard case .unreadable(let reason) = images.facts(of: href),
      reason != ImageProblem.missing.description
    else { return nil }
    return .unavailable(reason)
  }
}
