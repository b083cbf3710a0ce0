/// The cardinal plural rules of CLDR 42 for whole numbers, each named after one of its languages.
///
/// Source: CLDR, `plurals.xml`; the operands for fractions and compact numbers are constant here.
enum PluralRule {
  case arabic, breton, colognian, cornish, croatian, czech, english, filipino, french, hebrew
  case icelandic, irish, latvian, lithuanian, maltese, manx, polish, romanian, root, russian
  case scottishGaelic, slovenian, spanish, tachelhit, tamazight, welsh, zeroOrOne

  /// Returns the category of a count.
  func category(of n: UInt) -> PluralCategory {
    switch self {
    case .root: .other
    case .english: n == 1 ? .one : .other
    case .zeroOrOne: n <= 1 ? .one : .other
    case .spanish: n == 1 ? .one : n.isMillions ? .many : .other
    case .french: n <= 1 ? .one : n.isMillions ? .many : .other
    case .hebrew: PluralRule.firstOf(n, .other, .one, .two)
    case .colognian: PluralRule.firstOf(n, .zero, .one)
    case .welsh: PluralRule.firstOf(n, .zero, .one, .two, .few, .other, .other, .many)
    case .tachelhit: n <= 1 ? .one : n <= 10 ? .few : .other
    case .tamazight: n <= 1 || (11...99).contains(n) ? .one : .other
    case .czech: n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .icelandic: n.endsInOne ? .one : .other
    case .filipino: (1...3).contains(n) || ![4, 6, 9].contains(n % 10) ? .one : .other
    case .croatian: PluralRule.slavic(n, rest: .other)
    case .russian: PluralRule.slavic(n, rest: .many)
    case .polish: n == 1 ? .one : n.endsInTwoToFour ? .few : .many
    case .slovenian: PluralRule.firstOf(n % 100, .other, .one, .two, .few, .few)
    case .romanian: PluralRule.romanian(n)
    case .lithuanian: PluralRule.lithuanian(n)
    case .latvian: PluralRule.latvian(n)
    case .irish: PluralRule.irish(n)
    case .scottishGaelic: PluralRule.scottishGaelic(n)
    case .manx: PluralRule.manx(n)
    case .breton: PluralRule.breton(n)
    case .cornish: PluralRule.cornish(n)
    case .arabic: PluralRule.arabic(n)
    case .maltese: PluralRule.maltese(n)
    }
  }
}

extension UInt {
  /// Whether it is a positive multiple of a million, for which Romance languages say "de": *un millón de libros*.
  fileprivate var isMillions: Bool { self != 0 && self % 1_000_000 == 0 }

  /// Whether it ends in 1, but not in 11.
  fileprivate var endsInOne: Bool { self % 10 == 1 && self % 100 != 11 }

  /// Whether it ends in 2, 3 or 4, but not in 12, 13 or 14.
  fileprivate var endsInTwoToFour: Bool {
    (2...4).contains(self % 10) && !(12...14).contains(self % 100)
  }
}

extension PluralRule {
  /// Returns the category at index `n`; `other` beyond the last.
  fileprivate static func firstOf(_ n: UInt, _ categories: PluralCategory...) -> PluralCategory {
    n < UInt(categories.count) ? categories[Int(n)] : .other
  }

  fileprivate static func slavic(_ n: UInt, rest: PluralCategory) -> PluralCategory {
    n.endsInOne ? .one : n.endsInTwoToFour ? .few : rest
  }

  fileprivate static func romanian(_ n: UInt) -> PluralCategory {
    if n == 1 { return .one }
    return n == 0 || (1...19).contains(n % 100) ? .few : .other
  }

  fileprivate static func lithuanian(_ n: UInt) -> PluralCategory {
    if n % 10 == 0 || (11...19).contains(n % 100) { return .other }
    return n % 10 == 1 ? .one : .few
  }

  fileprivate static func latvian(_ n: UInt) -> PluralCategory {
    if n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
    return n % 10 == 1 ? .one : .other
  }

  fileprivate static func irish(_ n: UInt) -> PluralCategory {
    switch n {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  fileprivate static func scottishGaelic(_ n: UInt) -> PluralCategory {
    switch n {
    case 1, 11: .one
    case 2, 12: .two
    case 3...10, 13...19: .few
    default: .other
    }
  }

  fileprivate static func manx(_ n: UInt) -> PluralCategory {
    if n % 10 == 1 { return .one }
    if n % 10 == 2 { return .two }
    return n % 20 == 0 ? .few : .other
  }

  fileprivate static func breton(_ n: UInt) -> PluralCategory {
    if n.isMillions { return .many }
    // 71 is "eleven and sixty", 91 "eleven and eighty", so that they count like 11.
    let isTeen = [1, 7, 9].contains(n / 10 % 10)
    switch n % 10 {
    case 1 where !isTeen: return .one
    case 2 where !isTeen: return .two
    case 3 where !isTeen, 4 where !isTeen, 9 where !isTeen: return .few
    default: return .other
    }
  }

  fileprivate static func cornish(_ n: UInt) -> PluralCategory {
    if n <= 1 { return n == 0 ? .zero : .one }
    let thousands = n / 1000 % 100
    let isRoundTwo =
      n % 1000 == 0 && ((1...20).contains(thousands) || [40, 60, 80].contains(thousands))
    if isRoundTwo || n % 1_000_000 == 100_000 { return .two }
    guard n / 10 % 2 == 0 else { return .other }
    switch n % 10 {
    case 1: return .many
    case 2: return .two
    case 3: return .few
    default: return .other
    }
  }

  fileprivate static func arabic(_ n: UInt) -> PluralCategory {
    switch n % 100 {
    case 3...10: .few
    case 11...99: .many
    default: firstOf(n, .zero, .one, .two)
    }
  }

  fileprivate static func maltese(_ n: UInt) -> PluralCategory {
    switch n % 100 {
    case 3...10: .few
    case 11...19: .many
    default: firstOf(n, .few, .one, .two)
    }
  }
}
