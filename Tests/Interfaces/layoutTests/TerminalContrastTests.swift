import Foundation
import PickerColor
import PickerControls
import PickerRendering
import PickerShaping
import PickerTestSupport
import Testing

/// Texts of themes can be read at every terminal.
@Suite struct TerminalContrastTests {
  private static let documents = [
    #"{"type": "chips", "items": [{"text": "Vegan", "selected": true}, "Plain", {"text": "New", "badge": "chili"}]}"#,
    #"{"type": "segmented", "items": ["Day", "Week"], "width": 200}"#,
    #"{"type": "segmented", "variant": "connected", "items": ["Day", "Week"]}"#,
    #"{"type": "stack", "items": [{"type": "chips", "title": "Food", "items": ["Tea", {"text": "Milk", "selected": true}]}]}"#,
  ]
  private static let themes = BuiltInTheme.allCases.flatMap { theme in
    ["light", "dark"].map { (theme, $0) }
  }

  @Test(arguments: themes) func texts_inEveryThemeAndColours_areReadable(
    theme: BuiltInTheme, scheme: String
  ) throws {
    let checkout = packageRoot().appendingPathComponent("Examples/screens/checkout.json")
    for json in try Self.documents + [String(contentsOf: checkout, encoding: .utf8)] {
      let options = #"{"theme": "\#(theme.rawValue)", "scheme": "\#(scheme)"}"#
      let document = try Document(
        json: Array(json.utf8), options: Array(options.utf8), fonts: TextMeasurer.shared)
      let tree = try document.layout()
      for colors in [TerminalStyle.Colors.sixteen, .indexed, .full] {
        let style = TerminalStyle(colors: colors)
        for letter in Letter.all(of: TerminalRenderer(columns: 100, style: style).render(tree)) {
          guard let background = letter.background else {
            // The terminal's own colours.
            #expect(letter.color == nil, "\(letter.character) of \(json.prefix(80)) in \(colors)")
            continue
          }
          let contrast = try #require(letter.color).contrast(with: background)
          #expect(
            contrast >= 4.5, "\(letter.character) of \(json.prefix(80)) in \(colors): \(contrast)")
        }
      }
    }
  }

  /// Labels of the dark theme were white on a light grey, which is what translucent fills are over white.
  @Test func translucentFills_inADarkTheme_areOverItsPaper() throws {
    let json = #"{"type": "segmented", "theme": "ios", "scheme": "dark", "items": ["Day", "Week"]}"#
    let tree = try Document(json: Array(json.utf8), fonts: TextMeasurer.shared).layout()
    let style = TerminalStyle(colors: .full)
    let letters = Letter.all(of: TerminalRenderer(columns: 60, style: style).render(tree))
    #expect(letters.map(\.character) == Array("DayWeek"))
    for letter in letters {
      #expect((letter.background?.contrast(with: .black) ?? 21) < 8, "\(letter)")
    }
  }
}

/// A letter as a terminal shows it.
private struct Letter {
  var character: Character
  var color: Color?
  var background: Color?

  /// The letters of a text with control sequences.
  static func all(of text: String) -> [Letter] {
    var letters: [Letter] = []
    var ink = Letter(character: " ")
    var rest = text[...]
    while let next = rest.popFirst() {
      if next == "\u{1B}" {
        ink.read(rest.prefix { $0 != "m" }.dropFirst().split(separator: ";").compactMap { Int($0) })
        rest = rest.drop { $0 != "m" }.dropFirst()
      } else if next.isLetter {
        ink.character = next
        letters.append(ink)
      }
    }
    return letters
  }

  private mutating func read(_ codes: [Int]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: (color, background) = (nil, nil)
      case 30...37: color = .ofSixteen(code - 30)
      case 90...97: color = .ofSixteen(code - 82)
      case 40...47: background = .ofSixteen(code - 40)
      case 100...107: background = .ofSixteen(code - 92)
      case 38: color = Letter.long(&rest)
      case 48: background = Letter.long(&rest)
      default: break
      }
    }
  }

  private static func long(_ codes: inout ArraySlice<Int>) -> Color? {
    if codes.popFirst() == 5 { return codes.popFirst().map(Color.of256) }
    let parts = codes.prefix(3).map { Double($0) / 255 }
    codes = codes.dropFirst(3)
    return parts.count == 3 ? Color(red: parts[0], green: parts[1], blue: parts[2]) : nil
  }
}

extension Color {
  /// A colour of xterm.
  fileprivate static func ofSixteen(_ number: Int) -> Color {
    if number == 7 || number == 8 { return Color(white: number == 7 ? 0.9 : 0.5) }
    let amount = number < 8 ? 0.8 : 1
    return Color(
      red: number & 1 > 0 ? amount : 0, green: number & 2 > 0 ? amount : 0,
      blue: number & 4 > 0 ? amount : 0)
  }

  fileprivate static func of256(_ number: Int) -> Color {
    if number >= 232 { return Color(white: Double(8 + 10 * (number - 232)) / 255) }
    let cube = [0.0, 95, 135, 175, 215, 255].map { $0 / 255 }
    let place = number - 16
    return Color(red: cube[place / 36], green: cube[place / 6 % 6], blue: cube[place % 6])
  }
}
