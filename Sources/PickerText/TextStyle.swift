import PickerGeometry

/// What the texts of one control share.
///
/// Make it once and give it to every request: copies share their storage, and a measurer sees at a
/// glance that they are the same.
public struct TextStyle: Sendable {
  @usableFromInline var storage: Storage

  /// Changed only where a single style refers to it.
  @usableFromInline final class Storage: @unchecked Sendable {
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
    storage = Storage(font, language, direction)
  }

  /// Families, size, weight and settings.
  @inlinable public var font: Font {
    get { storage.font }
    set {
      makeOwn()
      storage.font = newValue
    }
  }

  /// A BCP 47 tag, such as `tr` or `zh-Hant`; nil leaves the face's default forms.
  @inlinable public var language: String? {
    get { storage.language }
    set {
      makeOwn()
      storage.language = newValue
    }
  }

  /// The direction of the paragraph; nil takes that of its first strong character.
  @inlinable public var direction: LayoutDirection? {
    get { storage.direction }
    set {
      makeOwn()
      storage.direction = newValue
    }
  }

  /// Whether both refer to the same storage, and so are equal.
  @inlinable public func isSame(as other: TextStyle) -> Bool { storage === other.storage }

  @usableFromInline mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.font, storage.language, storage.direction)
    }
  }
}

extension TextStyle: Hashable {
  /// Whether both ask for the same.
  @inlinable public static func == (a: TextStyle, b: TextStyle) -> Bool {
    a.storage === b.storage
      || a.storage.font == b.storage.font && a.storage.language == b.storage.language
        && a.storage.direction == b.storage.direction
  }

  /// Feeds all that ``==`` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.font)
    hasher.combine(storage.language)
    hasher.combine(storage.direction)
  }
}
