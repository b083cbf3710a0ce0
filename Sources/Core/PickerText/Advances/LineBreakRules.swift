/// Decides where a text may break into lines, without a dictionary.
///
/// UAX #14 as ICU applies it, for grapheme clusters. Thai, Lao, Khmer and Burmese, whose words only a dictionary
/// separates, break at spaces and zero width spaces.
///
///     The half-|open |door        一|二、|三「|四」    (| is an opportunity; the last one is closed off by 「)
struct LineBreakRules {
  /// The class of the character before the spaces at hand; nil at the beginning of a line.
  private var before: LineBreakClass?
  /// Whether that character follows a space or begins a line.
  private var beginsWord = true
  private var isAfterSpace = false
  private var number = NumberPart.none

  /// The position of the preceding character in a number. Source: UAX #14, LB25 with the expression of example 7.
  private enum NumberPart {
    case none, digits, closed
  }

  /// Whether a line may break before a character, and whether it must.
  enum Decision {
    case never, allowed, forced
  }

  /// Returns the decision for the position before a character, and advances past it.
  ///
  /// - Parameters:
  ///   - place: The position of the next character.
  ///   - classes: The classes of all characters of the text.
  mutating func advance(to place: Int, of classes: [LineBreakClass]) -> Decision {
    let after = classes[place]
    let decision = decision(for: after, classes[(place + 1)...])
    if after == .space {
      isAfterSpace = true
      number = .none
      if decision == .forced { before = nil }
    } else {
      beginsWord =
        isAfterSpace || before == nil || decision == .forced || before == .zeroWidthSpace
        || before == .object
      number = decision == .never ? number(with: after) : after == .numeric ? .digits : .none
      before = after
      isAfterSpace = false
    }
    return decision
  }

  private func number(with after: LineBreakClass) -> NumberPart {
    switch (number, after) {
    case (_, .numeric), (.digits, .slash), (.digits, .infix): .digits
    case (.digits, .closing), (.digits, .parenthesis): .closed
    default: .none
    }
  }

  private func decision(
    for after: LineBreakClass, _ following: ArraySlice<LineBreakClass>
  ) -> Decision {
    if before == .carriageReturn, after == .lineEnd, !isAfterSpace { return .never }
    if before?.separatesLines == true, !isAfterSpace { return .forced }
    switch after {
    case .lineEnd, .carriageReturn, .space, .zeroWidthSpace: return .never
    default: break
    }
    if before == .zeroWidthSpace { return .allowed }
    // White space at the beginning of a line is followed by an opportunity, like any other.
    guard let before = before ?? (isAfterSpace ? .alphabetic : nil) else { return .never }
    if holdsAcrossSpaces(before, after, following.first) { return .never }
    if isAfterSpace { return .allowed }
    let holds = joins(before, after, following) ?? LineBreakRules.holds(before, after)
    return holds ? .never : .allowed
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

  /// Whether two adjacent characters stay on one line for what precedes or follows them; nil if that does not matter.
  private func joins(
    _ before: LineBreakClass, _ after: LineBreakClass, _ following: ArraySlice<LineBreakClass>
  ) -> Bool? {
    switch (before, after) {
    case (.glue, _), (.joiner, _), (.quotation, _), (_, .quotation): true
    case (_, .glue): nil
    case (_, .object), (.object, _): false
    // A hyphen before a word, such as that of "-x".
    case (.hyphen, .alphabetic), (.trueHyphen, .alphabetic): beginsWord
    case (.prefix, .opening), (.prefix, .wideOpening), (.postfix, .opening),
      (.postfix, .wideOpening):
      following.first == .numeric || following.starts(with: [.infix, .numeric])
    case (_, .prefix), (_, .postfix): number == .none ? nil : true
    case (.slash, .numeric): number == .digits
    default: nil
    }
  }

  /// Whether two adjacent characters stay on one line. Source: UAX #14, LB12 and LB19 to LB30.
  private static func holds(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.breakAfter, .glue), (.hyphen, .glue), (.trueHyphen, .glue): false
    case (_, .glue), (_, .breakAfter), (_, .hyphen), (_, .trueHyphen), (_, .nonStarter): true
    case (_, .inseparable), (.breakBefore, _), (.slash, .hebrew): true
    case (.ideographic, .postfix), (.prefix, .ideographic): true
    case (.alphabetic, _), (.hebrew, _), (.numeric, _): joinsLetters(after)
    case (.parenthesis, .alphabetic), (.infix, .alphabetic): true
    case (.parenthesis, .hebrew), (.infix, .hebrew), (.prefix, .hebrew), (.postfix, .hebrew): true
    case (.prefix, .alphabetic), (.postfix, .alphabetic): true
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric): true
    case (.infix, .numeric), (.parenthesis, .numeric): true
    default: false
    }
  }

  /// Whether a character stays on the line of a letter or a digit before it.
  private static func joinsLetters(_ after: LineBreakClass) -> Bool {
    switch after {
    case .alphabetic, .hebrew, .numeric, .prefix, .postfix, .opening: true
    default: false
    }
  }
}
