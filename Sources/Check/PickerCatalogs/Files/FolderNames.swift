/// The names in a folder that may be catalogues or folders, in reading order.
struct FolderNames {
  let names: [String]
  /// The names before the locale is in them, of files in one language: `messages.properties` of `messages_pt_BR.properties`.
  private let untranslated: Set<String>

  /// Hidden files and `node_modules` are left out.
  init(_ names: [String], _ languages: LanguageNames) {
    // By their bytes, so that the order is the same on every machine.
    let visible = names.filter { !$0.hasPrefix(".") && $0 != "node_modules" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let orders = Dictionary(grouping: visible) { CatalogFormat(path: $0)?.order ?? 1 }
    self.names = orders.keys.sorted().flatMap { orders[$0] ?? [] }
    untranslated = Set(
      visible.filter { CatalogFormat(path: $0)?.needsLocale == true }
        .flatMap { FolderNames.untranslated($0, languages) })
  }

  /// The untranslated names of a translation: the parts before a locale in its name.
  private static func untranslated(_ name: String, _ languages: LanguageNames) -> [String] {
    let stem = LocaleTag.stem(of: name[...])
    return stem.indices.filter { place in
      "._-".contains(stem[place]) && languages.known(stem[stem.index(after: place)...]) != nil
    }.map { String(stem[..<$0]) + name[stem.endIndex...] }
  }

  /// Whether a file is in the source language, because a translation is beside it.
  /// - Parameter path: Its path, of which the last component is one of the names.
  func isUntranslated(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    return components.dropLast().last == "Base.lproj"
      || untranslated.contains(String(components.last ?? ""))
  }
}
