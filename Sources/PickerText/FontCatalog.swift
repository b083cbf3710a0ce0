/// The available fonts, as far as decoding a document needs to know them.
public protocol FontCatalog: TextMeasuring {
  /// Whether the catalog has a family of that name; the comparison ignores case.
  func contains(family: String) -> Bool

  /// The variation axis tags of the family's faces; empty for static faces and unknown families.
  func axes(ofFamily family: String) -> [String]

  /// Returns a catalog that also has the fonts of `files`. A family in `files` replaces one of the same name.
  ///
  /// - Throws: ``FontFileError`` with the position of the file in `files`:
  ///   `"a.ttf: expected a font file, found a directory"`.
  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog
}

/// A font file that a document declares.
public struct FontFile: Hashable, Sendable {
  /// The family name of the face; nil uses the name in the file.
  public var family: String?
  /// The path of the file; a relative path is relative to the working directory.
  public var path: String
  /// The weights the face covers, 1…1000: one value for a static face, a range for a variable one. Nil
  /// uses those in the file.
  public var weights: ClosedRange<Double>?
  /// The style of the face; nil uses the one in the file.
  public var style: FontStyle?
  /// The index of the face in a collection, from 0.
  public var index: Int

  /// Declares a face of the file at `path`.
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
  /// The position of the file in the list of files, from 0.
  public var position: Int
  /// What was expected and what was found: `"a.ttf: expected a font file, found a directory"`.
  public var message: String

  /// Creates an error for the file at `position`.
  public init(position: Int, message: String) {
    self.position = position
    self.message = message
  }
}
