/// Decides where a text may break into lines, without a dictionary.
///
/// UAX #14 for texts of words, ideographs and numbers. Thai, Lao, Khmer and Burmese, whose words only a dictionary
/// separates, break at spaces and zero width spaces.
///
///     The half-|open |door        一|二、|三「|四」    (| is an opportunity; the last one is closed off by 「)
struct LineBreakRules {
  /// The class of the character before the spaces at hand; nil at the beginning of a line.
  private var before: LineBreakClass?
  /// Whether that character follows a space or begins a line.
  private var beginsWord = true
  private var isAfterSpace = false

  /// Whether a line may break before a character, and whether it must.
  enum Decision {
    case never, allowed, forced
  }

  /// Returns the decision for the position before the next character, and advances past it.
  ///
  /// - Parameters:
  ///   - after: The class of the next character.
  ///   - following: The class of the one after it; nil at the end of the text.
  mutating func advance(to after: LineBreakClass, following: LineBreakClass?) -> Decision {
    let decision = decision(for: after, following)
    if after == .space {
      isAfterSpace = true
      if decision == .forced { before = nil }
    } else {
      beginsWord = isAfterSpace || before == nil || decision == .forced || before == .zeroWidthSpace
      before = after
      isAfterSpace = false
    }
    return decision
  }

  private func decision(for after: LineBreakClass, _ following: LineBreakClass?) -> Decision {
    if before == .carriageReturn { return .never }
    if before == .lineEnd, !isAfterSpace { return .forced }
    switch after {
    case .lineEnd, .carriageReturn, .space, .zeroWidthSpace: return .never
    default: break
    }
    if before == .zeroWidthSpace { return .allowed }
    // White space at the beginning of a line is followed by an opportunity, like any other.
    guard let before = before ?? (isAfterSpace ? .alphabetic : nil) else { return .never }
    if holdsAcrossSpaces(before, after, following) { return .never }
    if isAfterSpace { return .allowed }
    return LineBreakRules.holds(before, after) || isSign(before, of: after) ? .never : .allowed
  }

  /// Whether two characters stay on one line even with spaces in between. Source: UAX #14, LB13 to LB17.
  private func holdsAcrossSpaces(
    _ before: LineBreakClass, _ after: LineBreakClass, _ following: LineBreakClass?
  ) -> Bool {
    switch (before, after) {
    case (_, .closing), (_, .parenthesis), (_, .exclamation), (_, .slash), (_, .joiner): true
    // A number may begin with its decimal point: "from .5".
    case (_, .infix): !(isAfterSpace && following == .numeric)
    case (.opening, _), (.wideOpening, _): true
    case (.quotation, .opening), (.quotation, .wideOpening): true
    case (.closing, .nonStarter), (.parenthesis, .nonStarter), (.dash, .dash): true
    default: false
    }
  }

  /// Whether the character is a hyphen before a word, such as that of "-x".
  private func isSign(_ before: LineBreakClass, of after: LineBreakClass) -> Bool {
    before == .hyphen && beginsWord && after == .alphabetic
  }

  /// Whether two adjacent characters stay on one line. Source: UAX #14, LB11, LB12 and LB19 to LB30.
  private static func holds(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.glue, _), (.joiner, _), (.quotation, _), (_, .quotation): true
    case (.breakAfter, .glue), (.hyphen, .glue): false
    case (_, .glue), (_, .breakAfter), (_, .hyphen), (_, .nonStarter), (_, .inseparable): true
    case (.ideographic, .postfix), (.prefix, .ideographic): true
    case (.alphabetic, _): joinsLetters(after)
    case (.numeric, _): joinsLetters(after)
    case (.parenthesis, .alphabetic), (.infix, .alphabetic): true
    case (.prefix, .alphabetic), (.postfix, .alphabetic): true
    case (.parenthesis, .prefix), (.parenthesis, .postfix): true
    case (.closing, .prefix), (.closing, .postfix): true
    case (.prefix, .opening), (.postfix, .opening): true
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric): true
    case (.infix, .numeric), (.slash, .numeric), (.parenthesis, .numeric): true
    default: false
    }
  }

  /// Whether a character stays on the line of a letter or a digit before it.
  private static func joinsLetters(_ after: LineBreakClass) -> Bool {
    switch after {
    case .alphabetic, .numeric, .prefix, .postfix, .opening: true
    default: false
    }
  }
}
