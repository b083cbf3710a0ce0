import Foundation
import PickerTestSupport
import Testing

@Suite struct ColorToolTests {
  @Test func count_isOfAllPickers_orOfASpace() throws {
    #expect(try Tool("color-picker", "--count").output == "1684\n")
    #expect(try Tool("color-picker", "--count", "--space", "cmyka").output == "1200\n")
  }

  @Test func list_hasOneIDPerLine_thatCanBeLaidOut() throws {
    let all = try Tool("color-picker", "--list").output.split(separator: "\n")
    #expect(all.count == 1684)
    let some = try Tool("color-picker", "--list", "--space", "greyscale").output
    #expect(
      some == """
        greyscale/slider(white)+slider(alpha)
        greyscale/canvas(white,alpha)
        greyscale/wheel(white,alpha)
        greyscale/palette(white,alpha)

        """)
    let id = String(try #require(all.last))
    let run = try Tool("color-picker", "--id", id)
    #expect(run.code == 0)
    let root = try #require(try run.json["root"] as? [String: Any])
    #expect(root["id"] as? String == id)
    #expect(root["role"] as? String == "colorPicker")
  }

  @Test func id_overridesTheControlsOfTheFile() throws {
    let file =
      #"{"type": "colorPicker", "space": "rgba", "controls": ["slider(red)", "slider(green)", "slider(blue)", "slider(alpha)"]}"#
    let run = try Tool(
      "color-picker", "-", "--id", "rgba/canvas(red,green)+canvas(blue,alpha)", input: file)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("\"canvas(blue,alpha)\""))
  }

  @Test func drags_changeTheValues() throws {
    let run = try Tool(
      "color-picker", "--values", "[0,1,1]", "--drags", #"[{"control": 0, "x": 150, "y": 3}]"#,
      "--compact")
    let root = try #require(try run.json["root"] as? [String: Any])
    let color = try #require(root["color"] as? [String: Any])
    #expect(color["hex"] as? String == "#00FFFF")
  }

  @Test func chromaTouch_ofOptions_isLaidOut() throws {
    let run = try Tool(
      "chroma-touch", "--value", "teal", "--peek", "--width", "300", "--height", "500")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("\"Your color: #008080\""))
    #expect(try Tool("chroma-touch", "--popped").output.contains("\"swatch\""))
  }

  @Test(arguments: [
    (["color-picker", "--id", "hsba"], "--id: expected a picker's id such as hsba/canvas("),
    (["color-picker", "--id", "hsba/slider(hue)"], "--id: saturation, brightness and alpha are"),
    (["color-picker", "--list", "--count"], "--list and --count cannot be combined"),
    (
      ["color-picker", "--list", "--border-color", "red"],
      "--border-color cannot be combined with --list"
    ),
    (["color-picker", "--count", "picker.json"], "picker.json cannot be combined with --count"),
    (["color-picker", "--list", "--space", "hsv"], "--space: expected one of hsba, rgba"),
    (["color-picker", "--palette", "{\"rows\": 0}"], "--palette.rows: must be at least 1, is 0"),
    (["color-picker", "--values", "[2,0,0]"], "--values[0]: must be at most 1, is 2"),
    (
      ["color-picker", "--no-alpha", "--id", "greyscale/canvas(white,alpha)"],
      "--id: alpha is picked, but alpha is false"
    ),
    (["chroma-touch", "--orientation", "flat"], "--orientation: expected one of portrait"),
    (["chroma-touch", "--lift-threshold", "-1"], "--lift-threshold: must be at least 0, is -1"),
    (
      ["chroma-touch", "--popped", "--scale", "1e-300"], "--scale: must be at least 0.01, is 1e-300"
    ),
    (
      ["color-picker", "--id", "hsv/slider(hue)"],
      "--id: unknown colour space \"hsv\", expected one of hsba"
    ),
  ])
  func errors_areOneLine(arguments: [String], message: String) throws {
    try expectOneLine(from: arguments, code: 64, saying: message)
  }

  /// Only the smallest space; `make check-pictures` covers all of them.
  @Test func pixels_ofCanvasesAndWheels_areThePickedColours() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "Scripts/check/color_pixels.py", "--space", "greyscale", "--tool",
      Tool.products.appendingPathComponent("layout").path,
    ]
    process.currentDirectoryURL = packageRoot()
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "python3 and rsvg-convert are needed: make test")
  }
}
