import PickerGeometry

/// The available fonts, as far as decoding a document depends on them.
public protocol FontCatalog: TextMeasuring {
  /// Whether the catalog contains a family with this name; the comparison ignores case.
  func contains(family: String) -> Bool

  /// The variation axis tags of the family's faces; empty for static faces and unknown families.
  func axes(ofFamily family: String) -> [String]

  /// Returns a catalog that also contains the fonts of `files`, which may be in memory. A family in `files` replaces
  /// a family of the same name.
  ///
  /// - Throws: ``FontFileError`` with the position of the file in `files`: `"a.ttf: expected a font file, found a
  ///   directory"`. The message identifies a font in memory by its number in `files`, from 0: `"fonts[1]: expected a
  ///   font file, found an empty one"`.
  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog

  /// Returns a catalog of the same fonts whose measurements are rounded like in a browser.
  func matching(_ browser: Browser) -> any FontCatalog
}

/// A font file, on disk or in memory, with the family, weights and style to use for its face.
public struct FontFile: Hashable, Sendable {
  /// The location of a font file's contents.
  public enum Source: Hashable, Sendable {
    /// The path of a file; a relative path is relative to the working directory.
    case path(String)
    /// The bytes of a complete file, 1 to 256 MiB, in any supported format: TrueType, OpenType, a collection, WOFF or
    /// WOFF2.
    case bytes([UInt8])
  }

  /// The family name of the face; nil uses the name in the file.
  public var family: String?
  /// The path of the file, or its bytes.
  public var source: Source
  /// The weights the face covers, 1…1000: one value for a static face, a range for a variable one. Nil
  /// uses those in the file.
  public var weights: ClosedRange<Double>?
  /// The style of the face; nil uses the style in the file.
  public var style: FontStyle?
  /// The index of the face in a collection, from 0.
  public var index: Int

  /// Declares a face of the file at `path`.
  public init(
    family: String? = nil, path: String, weights: ClosedRange<Double>? = nil,
    style: FontStyle? = nil, index: Int = 0
  ) {
    self.init(family: family, source: .path(path), weights: weights, style: style, index: index)
  }

  /// Declares a face of a font file whose contents are `bytes`.
  ///
  /// The bytes are copied when the font is added, once for all faces and catalogs that share them.
  public init(
    family: String? = nil, bytes: [UInt8], weights: ClosedRange<Double>? = nil,
    style: FontStyle? = nil, index: Int = 0
  ) {
    self.init(family: family, source: .bytes(bytes), weights: weights, style: style, index: index)
  }

  private init(
    family: String?, source: Source, weights: ClosedRange<Double>?, style: FontStyle?, index: Int
  ) {
    self.family = family
    self.source = source
    self.weights = weights
    self.style = style
    self.index = index
  }
}

/// Why a font file cannot be used.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the file in the list of files, from 0.
  public var position: Int
  /// A description of what was expected and what was found: `"a.ttf: expected a font file, found a directory"`. A font in memory is
  /// identified by its number in the list, from 0: `"fonts[1]: expected a font file, found an empty one"`.
  public var message: String

  /// The message.
  public var description: String { message }

  /// Creates an error for the file at `position`.
  public init(position: Int, message: String) {
    self.position = position
    self.message = message
  }
}
