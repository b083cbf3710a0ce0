import PickerGeometry

/// What the texts of one control share.
///
/// Make it once and give it to every request: copies share their storage, and a measurer sees at a
/// glance that they are the same.
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

  /// A style of `font`, from left to right unless told otherwise.
  public init(
    font: Font, language: String? = nil, direction: LayoutDirection? = .leftToRight
  ) {
    storage = CopyOnWrite(Values(font, language, direction))
  }

  /// Families, size, weight and settings.
  @inlinable public var font: Font {
    get { storage.value.font }
    set { storage.value.font = newValue }
  }

  /// A BCP 47 tag, such as `tr` or `zh-Hant`; nil leaves the face's default forms.
  @inlinable public var language: String? {
    get { storage.value.language }
    set { storage.value.language = newValue }
  }

  /// The direction of the paragraph; nil takes that of its first strong character.
  @inlinable public var direction: LayoutDirection? {
    get { storage.value.direction }
    set { storage.value.direction = newValue }
  }

  /// Whether both refer to the same storage, and so are equal.
  @inlinable public func isSame(as other: TextStyle) -> Bool { storage.isSame(as: other.storage) }
}

extension TextStyle: Hashable {
  /// Whether both ask for the same.
  @inlinable public static func == (a: TextStyle, b: TextStyle) -> Bool { a.storage == b.storage }

  /// Feeds all that ``==`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
