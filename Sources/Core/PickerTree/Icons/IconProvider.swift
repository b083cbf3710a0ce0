import PickerJSON
package import PickerLimits

/// A source of artwork for icons, by their names.
///
/// Documents ask a provider for names that neither they nor the built-in set define, and for the files that they
/// name. Renderers ask theirs for icons without artwork. Several threads may ask at the same time.
///
///     final class Logos: IconProvider {
///       func artwork(named name: String) throws(ArtworkError) -> Artwork? { name == "logo" ? logo : nil }
///     }
public protocol IconProvider: AnyObject, Sendable {
  /// Returns the artwork of an icon; nil if the provider has no icon with this name.
  ///
  /// - Throws: ``ArtworkError`` if there is one that cannot be used, such as a damaged file.
  func artwork(named name: String) throws(ArtworkError) -> Artwork?

  /// Returns the artwork in a file that a document names, relative to the document; nil if there is no such file.
  ///
  /// - Throws: ``ArtworkError`` if it cannot be used; the default implementation always does, because it reads no
  ///   files.
  func artwork(inFile href: String) throws(ArtworkError) -> Artwork?
}

extension IconProvider {
  /// Always throws: `icon files cannot be read here`.
  public func artwork(inFile href: String) throws(ArtworkError) -> Artwork? {
    throw ArtworkError("icon files cannot be read here")
  }
}

/// The reason why artwork cannot be used: `the element text is not supported`.
public struct ArtworkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in words.
  public let description: String
  /// The library without which the file cannot be read; nil if the file is to blame.
  package private(set) var missingLibrary: LimitError?

  /// Creates an error.
  ///
  /// Control characters in the reason are escaped. A reason of more than 1000 scalars is shortened in the middle.
  public init(_ description: String) {
    self.description = description.asMessage(atMost: 1000)
  }

  /// Creates the error of a file that cannot be read without a library.
  package init(missingLibrary error: LimitError) {
    self.init(error.description)
    missingLibrary = error
  }
}
