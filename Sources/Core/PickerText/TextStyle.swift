import PickerGeometry

/// The font, language and direction that the texts of one control share.
///
/// Create a style once and pass it with every request: copies share their storage, so a measurer can first compare
/// them by reference.
public struct TextStyle: Sendable {
  @usableFromInline var storage: CopyOnWrite<Values>

  @usableFromInline struct Values: Hashable, Sendable {
    @usableFromInline var font: Font
    @usableFromInline var language: String?
    @usableFromInline var direction: LayoutDirection?

    @usableFromInline init(_ font: Font, _ language: String?, _ direction: LayoutDirection?) {
      self.font = font
      self.language = language
      self.direction = direction
    }
  }

  /// Creates a style; the direction is left to right by default.
  public init(
    font: Font, language: String? = nil, direction: LayoutDirection? = .leftToRight
  ) {
    storage = CopyOnWrite(Values(font, language, direction))
  }

  /// The font.
  @inlinable public var font: Font {
    get { storage.value.font }
    set { storage.value.font = newValue }
  }

  /// A BCP 47 tag, such as `tr` or `zh-Hant`; nil uses the default glyphs of the face.
  @inlinable public var language: String? {
    get { storage.value.language }
    set { storage.value.language = newValue }
  }

  /// The direction of the paragraph; nil uses the direction of its first strong character.
  @inlinable public var direction: LayoutDirection? {
    get { storage.value.direction }
    set { storage.value.direction = newValue }
  }

  /// Whether both share their storage, which implies that they are equal. O(1).
  @inlinable public func isSame(as other: TextStyle) -> Bool { storage.isSame(as: other.storage) }
}

extension TextStyle: Hashable {
  /// Whether font, language and direction are equal.
  @inlinable public static func == (a: TextStyle, b: TextStyle) -> Bool { a.storage == b.storage }

  /// Hashes the font, the language and the direction.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
