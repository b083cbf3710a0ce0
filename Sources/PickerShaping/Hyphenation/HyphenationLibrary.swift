import CPickerSystem
import PickerLimits

/// The patterns of a folder, each opened for the first text in its language.
final class HyphenationLibrary: Sendable {
  /// The folder of the files, `hyph_de_AT.dic`.
  private let folder: String
  private let state = Mutex(LoadedPatterns())

  fileprivate struct LoadedPatterns {
    /// The names of the files; nil until they are listed.
    var names: [String]?
    /// By the path of the file; nil for one that cannot be used.
    var patterns: [String: HyphenationPatterns?] = [:]
    var languagesWithout: Set<String> = []
  }

  /// The patterns that Debian installs.
  static let installed = HyphenationLibrary(folder: "/usr/share/hyphen")

  init(folder: String) {
    self.folder = folder
  }

  /// The languages of texts that could not be hyphenated, at most 16 of them, and the reason of each, in order:
  /// `de: no patterns in /usr/share/hyphen`.
  var problems: [String] {
    state.withLock { $0.languagesWithout.sorted() }.map { "\($0): no patterns in \(folder)" }
  }

  /// Returns the patterns of a language, BCP 47; nil where there are none.
  func patterns(of language: String) -> HyphenationPatterns? {
    let subtags = language.split { $0 == "-" || $0 == "_" }.prefix(3).map { $0.lowercased() }
    guard let name = subtags.first, (2...3).contains(name.utf8.count),
      name.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return nil }
    return state.withLock { state in
      let names = state.names ?? (Folder.names(in: folder) ?? [])
      state.names = names
      let file = HyphenationLibrary.file(for: subtags, among: names)
      let found = file.flatMap { state.open($0, in: folder) }
      guard found != nil || Budget.mayProceed else { return nil }
      if found == nil, state.languagesWithout.count < 16 { state.languagesWithout.insert(name) }
      return found
    }
  }

  /// The file of the longest prefix of the tag, then that of the region that is called like the language, as `ru_RU`,
  /// then the first of the language.
  private static func file(for subtags: [String], among names: [String]) -> String? {
    for count in (1...subtags.count).reversed() {
      let wanted = fileName(subtags.prefix(count))
      if let name = names.first(where: { $0.lowercased() == wanted }) { return name }
    }
    let own = fileName([subtags[0], subtags[0]])
    return names.first { $0.lowercased() == own }
      ?? names.first { $0.lowercased().hasPrefix("hyph_\(subtags[0])_") && $0.hasSuffix(".dic") }
  }

  private static func fileName(_ subtags: some Sequence<String>) -> String {
    "hyph_" + subtags.joined(separator: "_") + ".dic"
  }
}

extension HyphenationLibrary.LoadedPatterns {
  fileprivate mutating func open(_ name: String, in folder: String) -> HyphenationPatterns? {
    // Some of Debian's files are links to others.
    let path = resolved(folder + "/" + name)
    if let known = patterns[path] { return known }
    let opened = HyphenationPatterns(path: path)
    // What the budget stopped may be read for the next text.
    if Budget.mayProceed { patterns[path] = .some(opened) }
    return opened
  }

  /// The path without links; the path itself if nothing is there.
  private func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }
}
