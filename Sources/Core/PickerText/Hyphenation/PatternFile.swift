import PickerLimits

/// A file of patterns in libhyphen's format: a character set, then a pattern a line, and settings.
///
///     ISO8859-1
///     COMPOUNDLEFTHYPHENMIN 2
///     1bahn                     patterns that divide compounds
///     NEXTLEVEL
///     s1t                       patterns that divide their parts
///     schif1fahrt/ff=f,5,2
///
/// Its rules for punctuation (`NOHYPHEN`) have no effect on words, which contain none. Lines of more than 98 bytes
/// are ignored, like in libhyphen since 2.8.9.
struct PatternFile: Sendable {
  /// The numbers of letters that have to remain at the ends of a word.
  struct Minimums: Sendable {
    var leading = 0
    var trailing = 0
  }

  let encoding: PatternEncoding
  /// One or two levels; with two, the first divides compounds.
  private(set) var levels: [PatternLevel] = []
  private(set) var minimums = Minimums()
  /// The minimums at the ends of the parts of compounds.
  private(set) var compoundMinimums = Minimums()

  private static let maximumLineLength = 98

  /// Returns nil for a file without patterns, or whose character set is not known, and if the current budget stops the work.
  init?(_ file: UnsafeBufferPointer<UInt8>, _ alphabet: any PatternAlphabet) {
    let first = file.prefix { $0 != 0x0A }.prefix { $0 != 0x0D }
    guard first.count <= PatternFile.maximumLineLength,
      let encoding = PatternEncoding(
        name: String(decoding: first, as: UTF8.self), alphabet)
    else { return nil }
    self.encoding = encoding
    var (finished, level) = ([PatternLevel](), PatternLevel.Builder())
    var checkpoint = Checkpoint(every: 256)
    var start = file.endOfLine(from: 0) + 1
    while start < file.count, finished.count < 2 {
      guard checkpoint.mayProceed() else { return nil }
      let end = file.endOfLine(from: start)
      let line = file[start..<end]
      if line.startsWithCapital, line.starts(with: "NEXTLEVEL".utf8) {
        finished.append(PatternLevel(level))
        level = PatternLevel.Builder()
      } else if line.startsWithCapital, let setting = Setting(line) {
        // Those of the second level have no effect.
        if finished.isEmpty { apply(setting) }
      } else if line.count <= PatternFile.maximumLineLength, line.first != UInt8(ascii: "%") {
        level.add(lineAt: start, of: file)
      }
      start = end + 1
    }
    if finished.count < 2 { finished.append(PatternLevel(level)) }
    guard finished.contains(where: { !$0.isEmpty }) else { return nil }
    levels = finished
  }

  private mutating func apply(_ setting: Setting) {
    switch setting.name {
    case .leading: minimums.leading = setting.value
    case .trailing: minimums.trailing = setting.value
    case .compoundLeading: compoundMinimums.leading = setting.value
    case .compoundTrailing: compoundMinimums.trailing = setting.value
    case .punctuation: break
    }
  }
}

/// A line such as `LEFTHYPHENMIN 2`.
private struct Setting {
  enum Name: String, CaseIterable {
    case leading = "LEFTHYPHENMIN"
    case trailing = "RIGHTHYPHENMIN"
    case compoundLeading = "COMPOUNDLEFTHYPHENMIN"
    case compoundTrailing = "COMPOUNDRIGHTHYPHENMIN"
    case punctuation = "NOHYPHEN"
  }

  let name: Name
  let value: Int

  /// Returns nil for other lines.
  init?(_ line: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard let name = Name.allCases.first(where: { line.starts(with: $0.rawValue.utf8) }) else {
      return nil
    }
    self.name = name
    value = line.dropFirst(name.rawValue.utf8.count).leadingInteger
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the line feed that ends the line, or the end of the file.
  fileprivate func endOfLine(from start: Int) -> Int {
    var place = start
    while place < count, self[place] != 0x0A { place += 1 }
    return place
  }
}

extension UnsafeBufferPointer<UInt8>.SubSequence {
  /// Whether it may be a setting: few lines are.
  fileprivate var startsWithCapital: Bool { first.map { $0 &- 0x41 < 26 } == true }
}
