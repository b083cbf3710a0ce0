import CPickerSystem
import PickerLimits
import PickerText

/// The patterns of a folder, each opened for the first text in its language.
final class HyphenationLibrary: Sendable {
  /// The folder of the files, `hyph_de_AT.dic`.
  private let folder: String
  private let state = Mutex(LoadedPatterns())

  fileprivate struct LoadedPatterns {
    /// The languages of the files, `de_at`, and their names, in the same order; nil until they are listed.
    var files: (keys: [String], names: [String])?
    /// By the path of the file; nil for one that cannot be used.
    var patterns: [String: HyphenationPatterns?] = [:]
    var languagesWithout: Set<String> = []
  }

  /// The patterns that Debian installs.
  static let installed = HyphenationLibrary(folder: PICKER_HYPHENATION_FOLDER)

  init(folder: String) {
    self.folder = folder
  }

  /// The languages of texts that could not be hyphenated, at most 16 of them, and the reason of each, in order:
  /// `de: no patterns in /usr/share/hyphen`.
  var problems: [String] {
    state.withLock { $0.languagesWithout.sorted() }.map { "\($0): no patterns in \(folder)" }
  }

  /// Returns the patterns of a language, BCP 47; nil if there are none.
  func patterns(of tag: String) -> HyphenationPatterns? {
    guard let language = PatternLanguage(tag) else { return nil }
    return state.withLock { state in
      let files = state.files ?? HyphenationLibrary.files(in: folder)
      state.files = files
      let found = language.choice(among: files.keys).flatMap {
        state.open(files.names[$0], in: folder)
      }
      guard found != nil || Budget.mayProceed else { return nil }
      if found == nil, state.languagesWithout.count < 16 {
        state.languagesWithout.insert(language.name)
      }
      return found
    }
  }

  private static func files(in folder: String) -> (keys: [String], names: [String]) {
    let (prefix, suffix) = ("hyph_", ".dic")
    let names = (Folder.names(in: folder) ?? []).filter {
      $0.hasPrefix(prefix) && $0.hasSuffix(suffix)
    }
    let keys = names.map {
      PatternLanguage.key(String($0.dropFirst(prefix.count).dropLast(suffix.count)))
    }
    return (keys, names)
  }
}

extension HyphenationLibrary.LoadedPatterns {
  fileprivate mutating func open(_ name: String, in folder: String) -> HyphenationPatterns? {
    // Some of Debian's files are links to others.
    let path = resolved(folder + "/" + name)
    if let known = patterns[path] { return known }
    let file = try? FontBytes(path: path)
    let opened = file.flatMap {
      HyphenationPatterns(Array($0.buffer), SystemAlphabet())
    }
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
