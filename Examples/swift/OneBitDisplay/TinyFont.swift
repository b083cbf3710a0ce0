import PickerControls

/// Capital letters of three by five pixels. A pixel is a point; there is one size.
final class TinyFont: AdvanceMeasuring {
  static let height = 5

  private static let strip = [
    ".#. ##. .## ##. ### ### .## #.# ### ..# #.# #.. #.# ##. .#. ##. .#. ##. .## ### #.# #.# #.# #.# #.# ### ",
    "#.# #.# #.. #.# #.. #.. #.. #.# .#. ..# #.# #.. ### #.# #.# #.# #.# #.# #.. .#. #.# #.# #.# #.# #.# ..# ",
    "### ##. #.. #.# ##. ##. #.# ### .#. ..# ##. #.. ### #.# #.# ##. #.# ##. .#. .#. #.# #.# ### .#. .#. .#. ",
    "#.# #.# #.. #.# #.. #.. #.# #.# .#. #.# #.# #.. #.# #.# #.# #.. ##. #.# ..# .#. #.# #.# ### #.# .#. #.. ",
    "#.# ##. .## ##. ### #.. .## #.# ### .#. #.# ### #.# #.# .#. #.. .## #.# ##. .#. .## .#. #.# #.# .#. ### ",
  ].map { Array($0.utf8) }

  func advance(of cluster: Character, in font: Font) -> Double? {
    cluster == " " ? 2 : TinyFont.column(of: cluster).map { _ in 4 }
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: Double(TinyFont.height), descent: 0)
  }

  /// Calls `body` for each pixel of a line that is set, from its top left corner.
  func drawPixels(of text: String, _ body: (_ x: Int, _ y: Int) -> Void) {
    var x = 0
    for letter in text {
      if let column = TinyFont.column(of: letter) {
        for y in 0..<TinyFont.height {
          for dx in 0..<3 where TinyFont.strip[y][column + dx] == UInt8(ascii: "#") {
            body(x + dx, y)
          }
        }
      }
      x += letter == " " ? 2 : 4
    }
  }

  /// Where a letter begins in the strip; nil for a character that it lacks.
  private static func column(of letter: Character) -> Int? {
    guard let ascii = letter.asciiValue, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
    else { return nil }
    return 4 * Int(ascii - UInt8(ascii: "A"))
  }
}
