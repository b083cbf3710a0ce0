import PickerLimits

extension Control {
  /// Returns the control in another language, direction and text size.
  ///
  /// The default implementation is for controls without texts: it only sets language and direction.
  public func localized(by localization: Localization) -> Self {
    var control = self
    control.container = container.localized(by: localization)
    return control
  }

  /// The texts that differ between languages, in reading order: the texts that `localized(by:)` looks up.
  ///
  /// It leaves out texts that the control does not show, such as the placeholder of a carousel with pages.
  public var localizableTexts: [LocalizableText] {
    TextRecorder.texts { _ = localized(by: $0) }
  }
}

extension AnyControl {
  /// The texts that differ between languages, in reading order: the texts that ``localized(by:)`` looks up.
  public var localizableTexts: [LocalizableText] {
    TextRecorder.texts { _ = localized(by: $0) }
  }
}

/// Collects the texts that a localization looks up.
private final class TextRecorder: Sendable {
  private let found = Mutex<[LocalizableText]>([])

  static func texts(lookedUpBy localize: (Localization) -> Void) -> [LocalizableText] {
    let recorder = TextRecorder()
    localize(
      Localization { text in
        recorder.found.withLock { $0.append(text) }
        return nil
      })
    return recorder.found.withLock { $0 }
  }
}
