import PickerCheck

/// The language of a file according to its path.
struct PathLanguage: Hashable, Sendable {
  /// The locale; nil if the path names none.
  var locale: String?
  /// A name at the position of other paths' languages that is not a language: `cn`.
  var unknown: String?
  /// Whether other paths name other languages at the same position.
  var isCertain = false
}

/// The languages of the paths of catalogues, which are certain if paths differ only in them:
///     de/sign-in.json   fr/sign-in.json     the folder, and not the word "in" of Indonesian
///     app_de.arb        app_fr.arb          the end of the name
/// A folder takes precedence over a word in a name. For properties files and .NET resources, only the name counts.
struct PathLanguages {
  private let names: LanguageNames
  /// The tags of CLDR's languages at each position, by the paths without them.
  private var tags: [[Substring]: Set<String>] = [:]

  /// - Parameter paths: The paths of all files that may be catalogues, with the number of components that a caller named.
  init(_ paths: [(path: String, rootLength: Int)], _ names: LanguageNames) {
    self.names = names
    for (path, rootLength) in paths {
      let parsed = LanguagePath(path, rootLength: rootLength)
      for place in parsed.places {
        guard let tag = names.known(place.name) else { continue }
        tags[place.pattern, default: []].insert(tag)
        if let siblings = place.siblings { tags[siblings, default: []].insert(tag) }
      }
    }
  }

  /// The number of components, named by a caller, before the folders that may name the language of a file.
  static func rootLength(ofFile path: String) -> Int {
    max(0, path.split(separator: "/").count - 3)
  }

  /// Returns the language of a path without comparing others.
  static func language(of path: String, _ names: LanguageNames) -> PathLanguage {
    let length = rootLength(ofFile: path)
    return PathLanguages([(path, length)], names).language(of: path, rootLength: length)
  }

  /// Returns the language of one of the paths.
  func language(of path: String, rootLength: Int) -> PathLanguage {
    let parsed = LanguagePath(path, rootLength: rootLength)
    for place in parsed.places where isCertain(place) {
      if let tag = names.valid(place.name) { return PathLanguage(locale: tag, isCertain: true) }
      if names.mayBeTag(place.name) { return PathLanguage(unknown: String(place.name)) }
    }
    let known = parsed.places.filter { names.known($0.name) != nil }
    if known.isEmpty, let place = parsed.places.first(where: isLikely) {
      return PathLanguage(unknown: String(place.name))
    }
    let certain = known.first { isBesideOthers($0) }
    let place = certain ?? parsed.likeliest(of: known)
    return PathLanguage(
      locale: place.flatMap { names.known($0.name) }, isCertain: certain != nil)
  }

  /// Returns a name in a path that may be a language.
  static func possibleName(in path: String, rootLength: Int, _ names: LanguageNames) -> String? {
    LanguagePath(path, rootLength: rootLength).places.first { names.mayBeTag($0.name) }
      .map { String($0.name) }
  }

  /// Whether several paths name different languages at a position, and are otherwise equal.
  private func isCertain(_ place: LanguagePath.LanguagePlace) -> Bool {
    (tags[place.pattern]?.count ?? 0) > 1
  }

  /// Whether a name may be a language, because another path names one there: `cn.json` beside `en.json`, but it may also
  /// be another word, such as in `app.json`.
  private func isLikely(_ place: LanguagePath.LanguagePlace) -> Bool {
    tags[place.pattern] != nil && names.mayBeTag(place.name)
  }

  /// Whether the sibling folders of a position have names of other languages.
  private func isBesideOthers(_ place: LanguagePath.LanguagePlace) -> Bool {
    place.siblings.map { (tags[$0]?.count ?? 0) > 1 } ?? false
  }
}

/// A path, with the positions at which it may name a language.
private struct LanguagePath {
  /// A folder, or a part of the name.
  struct LanguagePlace {
    var name: Substring
    /// The path without the name.
    var pattern: [Substring]
    /// The path to a folder without its name and contents; nil for a part of a file name.
    var siblings: [Substring]?
    /// The number of folders between it and the file: 0 for the file name.
    var distance: Int
    /// Whether it is the complete name.
    var isWhole: Bool
  }

  /// The folders, the nearest first, then the parts of the name.
  let places: [LanguagePlace]

  /// Replaces a language in a pattern; no path contains it.
  private static let gap: Substring = "\0"

  /// - Parameter rootLength: The number of components that a caller named, of which only the last may be the one of a language.
  init(_ path: String, rootLength: Int) {
    let components = path.split(separator: "/")
    guard let name = components.last else {
      places = []
      return
    }
    let isByName = CatalogFormat(path: path)?.isNamedByLocale == true
    let folders = isByName ? [] : LanguagePath.folders(of: components, rootLength: rootLength)
    places = folders + LanguagePath.parts(of: name, in: components.dropLast())
  }

  private static func folders(of components: [Substring], rootLength: Int) -> [LanguagePlace] {
    let first = max(0, rootLength - 1, components.count - 4)
    return (first..<max(first, components.count - 1)).reversed().map { place in
      let folder = components[place]
      let isProject = folder.hasSuffix(".lproj")
      var pattern = components
      pattern[place] = isProject ? ".lproj\0" : gap
      return LanguagePlace(
        name: isProject ? folder.dropLast(6) : folder, pattern: pattern,
        siblings: Array(pattern[...place]), distance: components.count - 1 - place, isWhole: true)
    }
  }

  /// All of the name, what follows one of its separators, and what precedes its first point.
  private static func parts(
    of name: Substring, in folder: ArraySlice<Substring>
  ) -> [LanguagePlace] {
    let stem = LocaleTag.stem(of: name)
    let rest = name[stem.endIndex...]
    var ranges = [stem]
    for index in stem.indices where "._-".contains(stem[index]) {
      ranges.append(stem[stem.index(after: index)...])
    }
    let start = stem.prefix { $0 != "." }
    if start.endIndex < stem.endIndex { ranges.append(start) }
    return ranges.map { part in
      let pattern =
        folder + [name[..<part.startIndex], gap, name[part.endIndex..<rest.startIndex], rest]
      return LanguagePlace(
        name: part, pattern: Array(pattern), siblings: nil, distance: 0,
        isWhole: part.count == stem.count)
    }
  }

  /// The position that most likely names the language: the file's folder, then a complete name, then the other folders,
  /// then a word in the name.
  func likeliest(of known: [LanguagePlace]) -> LanguagePlace? {
    known.first { $0.distance == 1 } ?? known.first { $0.distance == 0 && $0.isWhole }
      ?? known.first
  }
}
