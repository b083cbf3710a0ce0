/// What fonts there are, as far as reading a document needs to know.
public protocol FontCatalog: TextMeasuring {
  /// Whether a face of the family is there, without regard to case.
  func contains(family: String) -> Bool

  /// Which tags the family's faces can be varied by; empty for static faces.
  func axes(ofFamily family: String) -> [String]

  /// The same fonts and those of `files`. A family among them wholly shadows one of that name.
  ///
  /// - Throws: ``FontFileError``, naming the file by its place in `files`.
  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog
}

/// A font file of the user's, as a document declares it.
public struct FontFile: Hashable, Sendable {
  /// The family its face answers to; nil takes the name in the file.
  public var family: String?
  /// Where it is; relative paths are relative to the working directory.
  public var path: String
  /// The weights it serves: one for a static face, a range for a variable one; nil asks the file.
  public var weights: ClosedRange<Double>?
  /// The style it serves; nil asks the file.
  public var style: FontStyle?
  /// Which face of a collection.
  public var index: Int

  /// A face of the file at `path`.
  public init(
    family: String? = nil, path: String, weights: ClosedRange<Double>? = nil,
    style: FontStyle? = nil, index: Int = 0
  ) {
    self.family = family
    self.path = path
    self.weights = weights
    self.style = style
    self.index = index
  }
}

/// Why a font file cannot be used.
public struct FontFileError: Error, Hashable, Sendable {
  /// The file's place in the list that was given.
  public var position: Int
  /// What was expected and what was found: `"x.ttf: is not a font FreeType can open"`.
  public var message: String

  /// What is wrong with the file at `position`.
  public init(position: Int, message: String) {
    self.position = position
    self.message = message
  }
}
