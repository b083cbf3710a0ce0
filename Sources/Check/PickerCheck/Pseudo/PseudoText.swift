/// A text in pieces: characters, and placeholders, which stay as they are.
struct PseudoText {
  fileprivate enum Piece {
    case character(Character)
    case placeholder(String)
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    pieces = PlaceholderText(text).pieces.flatMap { piece -> [Piece] in
      switch piece {
      case .text(let text): text.map { .character($0) }
      case .placeholder(let placeholder): [.placeholder(placeholder.source)]
      }
    }
  }

  /// The pieces as one text.
  var joined: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .character(let character): text.append(character)
      case .placeholder(let placeholder): text.append(contentsOf: placeholder)
      }
    }
  }

  /// Returns the text with `factor` times as many letters: each is repeated, some once more than others.
  func expanded(by factor: Double) -> PseudoText {
    let letters = pieces.count { $0.isLetter }
    // Without the little that a factor such as 1.35 is above its decimal digits.
    let added = Int((Double(letters) * (factor - 1) - 1e-9).rounded(.up))
    var (text, position) = (self, 0)
    text.pieces = pieces.flatMap { piece in
      guard piece.isLetter else { return [piece] }
      // Bresenham's line from (0, 0) to (letters, added).
      let copies = (position + 1) * added / letters - position * added / letters
      position += 1
      return Array(repeating: piece, count: 1 + copies)
    }
    return text
  }

  /// Returns the text with the characters that have a replacement replaced.
  func replacing(_ replacement: (Character) -> String?) -> PseudoText {
    var text = self
    text.pieces = pieces.flatMap { piece -> [Piece] in
      guard case .character(let character) = piece, let new = replacement(character) else {
        return [piece]
      }
      return new.map { .character($0) }
    }
    return text
  }

  /// The text with every word from right to left: after U+200F and U+202E, and before U+202C and U+200F.
  var overridingDirection: PseudoText {
    var text = PseudoText("")
    var isInWord = false
    for piece in pieces {
      if piece.isOfWord != isInWord {
        text.pieces += (isInWord ? "\u{202C}\u{200F}" : "\u{200F}\u{202E}").map { .character($0) }
        isInWord.toggle()
      }
      text.pieces.append(piece)
    }
    if isInWord { text.pieces += "\u{202C}\u{200F}".map { .character($0) } }
    return text
  }
}

extension PseudoText.Piece {
  fileprivate var isLetter: Bool {
    if case .character(let character) = self { character.isLetter } else { false }
  }

  /// Whether it is a character other than white space.
  fileprivate var isOfWord: Bool {
    if case .character(let character) = self { !character.isWhitespace } else { false }
  }
}
