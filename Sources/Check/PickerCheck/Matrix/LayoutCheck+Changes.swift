import PickerControls
import PickerGeometry

extension LayoutCheck {
  /// Removes the pieces that are unchanged since another check: documents that have not changed, in languages in which
  /// their translations have not changed.
  ///
  /// The source language of a document stays if any of its other pieces does, because they are compared with it.
  ///
  /// - Parameters:
  ///   - changed: The names of documents that have changed themselves; nil for all, which removes nothing.
  ///   - past: The earlier languages and limits; nil if they are unknown, which removes nothing.
  package mutating func keepChanged(
    _ changed: Set<String>?, _ past: (locales: [CheckLocale], limits: TextLimits)?
  ) {
    guard let changed, let past else { return }
    var kept: Set<Piece> = []
    let old = Dictionary(firstOf: past.locales.map { ($0.name, $0) })
    for (index, document) in documents.enumerated() {
      let isChanged = changed.contains(document.name)
      let texts = document.document.control.localizableTexts
      let own = pieces.filter { $0.documentIndex == index }
      let others = own.filter { piece in
        guard let place = piece.localeIndex else { return false }
        let locale = locales[place]
        return isChanged
          || texts.contains { !isAsBefore($0, locale, old[locale.name], past.limits) }
      }
      kept.formUnion(others)
      if isChanged || !others.isEmpty { kept.formUnion(own.filter { $0.isSource }) }
    }
    keptPieces = kept
  }

  private func isAsBefore(
    _ text: LocalizableText, _ locale: CheckLocale, _ old: CheckLocale?, _ oldLimits: TextLimits
  ) -> Bool {
    if locale.isPseudo { return true }
    guard let old else { return false }
    let (now, before) = (locale.translation(text), old.translation(text))
    return now?.withoutPlaces == before?.withoutPlaces
      && limits.limits(of: text, in: locale.name) == oldLimits.limits(of: text, in: locale.name)
  }
}

extension Translation {
  /// The translation without its lines, which move when others change.
  fileprivate var withoutPlaces: Translation {
    var translation = self
    translation.place = nil
    translation.others = others.map { $0.withoutPlaces }
    return translation
  }
}
