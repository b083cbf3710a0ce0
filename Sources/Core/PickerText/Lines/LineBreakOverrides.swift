import PickerGeometry

/// Decides where a text may break into lines before UAX #14 does, whose rules differ between releases of ICU.
///
/// It visits all scalars of a text in order. In every mode, a space before closing punctuation is an opportunity, as
/// in French; browsers have one after every space.
///
///     Tout effacer |?    50 %/2    תל-|אביב    (| is an opportunity, and nothing breaks after the slash)
package struct LineBreakOverrides {
  private let browser: Browser?
  private let keepsWords: Bool
  /// The last two scalars; 0 before the text begins.
  private var last: UInt32 = 0
  private var beforeLast: UInt32 = 0
  private var hebrew = HebrewPart.none

  /// The position of the last scalar in a Hebrew word with a hyphen. Source: UAX #14, LB21a.
  private enum HebrewPart {
    case none, letter, hyphen
  }

  package init(_ request: TextRequest, in browser: Browser?) {
    self.init(request.wordBreak, in: browser)
  }

  init(_ wordBreak: WordBreak, in browser: Browser?) {
    self.browser = browser
    keepsWords = wordBreak == .keepAll
  }

  /// Returns whether a line may break before a scalar, and advances past it; nil: UAX #14 decides, and always about forced breaks.
  package mutating func advance(to next: UInt32) -> Bool? {
    let decision = decision(before: next)
    advance(past: next)
    return decision
  }

  private func decision(before next: UInt32) -> Bool? {
    if last == 0 || next == 0x200B || next == 0x09 || next == 0x20 || LineSpace.isLineEnd(next) {
      return nil
    }
    if last == 0x20 || last == 0x09 {
      return browser != nil || LineBreakOverrides.closes(next) ? true : nil
    }
    return browserDecision(before: next) ?? wordDecision(before: next)
  }

  /// The decision of Chromium and WebKit about ASCII characters, and of Firefox, which considers only two characters
  /// where UAX #14 considers more.
  private func browserDecision(before next: UInt32) -> Bool? {
    guard let browser else { return nil }
    if browser == .firefox { return firefoxDecision(before: next) }
    guard last < 0x80, next < 0x80 else { return nil }
    if last < 0x21 || next < 0x21 { return false }
    return AsciiLineBreaks.allow(between: last, and: next, after: beforeLast, in: browser)
  }

  /// True between a hyphen and a letter also where the hyphen begins a word (LB20a), and between `:` and `$`
  /// also after a digit; false between a closing bracket or full stop and a sign also without a number (LB25).
  private func firefoxDecision(before next: UInt32) -> Bool? {
    switch LineBreakClass(last) {
    case .hyphen, .trueHyphen:
      hebrew != .hyphen && LineBreakClass(next) == .alphabetic ? true : nil
    case .infix, .slash: LineBreakOverrides.isSign(next) ? true : nil
    case .closing, .parenthesis: LineBreakOverrides.isSign(next) ? false : nil
    default: nil
    }
  }

  private func wordDecision(before next: UInt32) -> Bool? {
    if last == 0x2F, LineBreakClass(next) == .numeric { return false }
    if hebrew == .hyphen { return LineBreakClass(next) == .hebrew }
    guard keepsWords else { return nil }
    if browser == .webkit { return last == 0x200B || last == 0x3000 ? nil : false }
    return isOfWord(last) && isOfWord(next) ? false : nil
  }

  /// Whether a character is kept with the next one of a word: a letter, a digit, or anything of their classes in UAX #14; in
  /// Chromium only letters and digits.
  private func isOfWord(_ scalar: UInt32) -> Bool {
    if browser == .chromium, LineBreakClass.isSymbol(scalar) { return false }
    return LineBreakClass.isOfWord(scalar)
  }

  private mutating func advance(past next: UInt32) {
    (beforeLast, last) = (last, next)
    if LineBreakOverrides.combinesWithHebrew(next) { return }
    let isHyphen = hebrew == .letter && LineBreakOverrides.isHyphen(next)
    hebrew = isHyphen ? .hyphen : LineBreakClass(next) == .hebrew ? .letter : .none
  }

  private static func combinesWithHebrew(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x5BE, 0x5C0, 0x5C3, 0x5C6: false
    case 0x300...0x36F, 0x591...0x5C7: true
    default: false
    }
  }

  /// Whether a character closes a sentence or a bracket. Spaces before it are French typography or a typing error.
  private static func closes(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x29, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB: true
    default: false
    }
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    switch LineBreakClass(scalar) {
    case .prefix, .postfix: true
    default: false
    }
  }

  private static func isHyphen(_ scalar: UInt32) -> Bool {
    switch LineBreakClass(scalar) {
    case .hyphen, .trueHyphen, .breakAfter: true
    default: false
    }
  }
}
