import Foundation
import PickerTestSupport
import Testing

@Suite struct TransitionToolTests {
  private static func flow(_ width: Int) -> String {
    """
    {"type": "flow", "id": "root", "width": \(width), "wrap": "wrap",
     "items": [{"id": "a", "width": 60, "height": 20},
               {"id": "b", "width": 60, "height": 20, "fill": "teal"}]}
    """
  }

  /// Runs `layout transition` from a flow of 100 points to one of 150, in which b moves from (0, 20) to (60, 0).
  private func transition(_ arguments: String...) throws -> Tool {
    let file = try temporaryFile(TransitionToolTests.flow(100))
    defer { try? FileManager.default.removeItem(at: file) }
    return try Tool(
      ["transition", file.path, "-"] + arguments, input: Data(TransitionToolTests.flow(150).utf8))
  }

  private func temporaryFile(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString + ".json")
    try Data(text.utf8).write(to: file)
    return file
  }

  private static let steady = #"{"curve": "linear", "duration": 2}"#

  @Test func time_isALayoutOnTheWay() throws {
    let run = try transition("--timing", Self.steady, "--at", "0.5", "--compact")
    #expect(run.code == 0 && run.error == "")
    #expect(run.output.contains(#""id":"b","frame":{"x":15,"y":15,"width":60,"height":20}"#))
    #expect(run.output.contains(#""size":{"width":112.5,"height":35}"#))
  }

  @Test func frames_leadFromTheFirstLayoutToTheLast() throws {
    let run = try transition("--timing", Self.steady, "--frames", "5")
    #expect(run.code == 0)
    #expect(try run.json["duration"] as? Double == 2)
    let frames = try #require(try run.json["keyframes"] as? [[String: Any]])
    #expect(frames.compactMap { $0["time"] as? Double } == [0, 0.5, 1, 1.5, 2])
    let widths = frames.compactMap {
      (($0["tree"] as? [String: Any])?["size"] as? [String: Double])?["width"]
    }
    #expect(widths == [100, 112.5, 125, 137.5, 150])
  }

  @Test func ends_haveTheBytesOfTheLayouts() throws {
    let after = try Tool("document", "-", input: Self.flow(150))
    for time in ["2", "99"] {
      let run = try transition("--timing", Self.steady, "--at", time)
      #expect(run.output == after.output)
    }
    let before = try Tool("document", "-", "--format", "svg", input: Self.flow(100))
    #expect(try transition("--at", "0", "--format", "svg").output == before.output)
  }

  @Test func trees_thatWereSaved_areMovedAsTheirDocuments() throws {
    let before = try Tool("document", "-", input: Self.flow(100))
    let file = try temporaryFile(before.output)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Tool("transition", file.path, "-", "--at", "0.1", input: Self.flow(150))
    #expect(try run.output == transition("--at", "0.1").output)
  }

  @Test func json_withoutATime_hasSixtyFramesASecond() throws {
    let frames = try transition("--timing", Self.steady).json["keyframes"] as? [Any]
    #expect(frames?.count == 121)
    let few = try transition("--timing", Self.steady, "--fps", "2").json["keyframes"] as? [Any]
    #expect(few?.count == 5)
  }

  @Test func frames_areOutlined_andHaveTheBackground() throws {
    let still = try transition("--at", "0.1", "--outline", "--background", "red").json
    let run = try transition("--frames", "3", "--outline", "--background", "red")
    let frames = try #require(try run.json["keyframes"] as? [[String: Any]])
    let trees = frames.compactMap { $0["tree"] as? [String: Any] }
    #expect(trees.map { $0["background"] as? String } == ["#FF0000", "#FF0000", "#FF0000"])
    #expect(still["background"] as? String == "#FF0000")
    let plain = try transition("--frames", "3")
    #expect(!plain.output.contains("\"stroke\"") && run.output.contains("\"stroke\""))
  }

  @Test func picture_withoutATime_showsTheEnd() throws {
    let after = try Tool("document", "-", "--format", "svg", input: Self.flow(150))
    #expect(try transition("--format", "svg").output == after.output)
  }

  @Test func movingPicture_isWrittenByTheEndingOfItsName() throws {
    let folder = FileManager.default.temporaryDirectory
    let names = ["\(UUID().uuidString).apng", "\(UUID().uuidString).svg"]
    defer { for name in names { try? FileManager.default.removeItem(atPath: path(name)) } }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    let png = try transition("--timing", Self.steady, "--output", path(names[0]))
    #expect(png.code == 0, "\(png.error)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path(names[0]))).contains(ascii: "acTL"))
    let svg = try transition("--animate", "--output", path(names[1]))
    #expect(svg.code == 0, "\(svg.error)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path(names[1]))).contains(ascii: "<svg"))
  }

  @Test func segmentedTransition_isAMovingPicture() throws {
    let run = try Tool(
      "segmented", "--items", "Day,Week,Month", "--selected", "2", "--transition",
      #"{"from": 0, "duration": 0.5, "curve": "linear"}"#, "--format", "svg", "--animate",
      "--repeat", "alternate")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("@media (prefers-reduced-motion:no-preference)"))
    #expect(run.output.contains("animation:1.5s linear infinite alternate both"))
    #expect(run.output.contains("@keyframes"))
  }

  @Test func carousel_isAMovingPicture() throws {
    let run = try Tool(
      "carousel", "--count", "3", "--width", "80", "--height", "40", "--events",
      #"[{"at": 0.1, "goTo": "next"}]"#, "--at", "0", "--format", "svg", "--animate")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("@keyframes"))
  }

  @Test(arguments: [
    (["segmented", "--items", "A,B", "--format", "svg", "--animate"], 64, "nothing moves"),
    (["segmented", "--items", "A,B", "--animate"], 64, "--animate needs --format svg"),
    (
      ["segmented", "--items", "A,B", "--repeat", "loop"], 64, "--repeat needs an animated picture"
    ),
    (
      ["chips", "--items", "A,B", "--format", "apng", "-o", "x.apng"], 64, "apng needs an animation"
    ),
    (["batch", "--format", "apng", "--output-dir", "x"], 64, "--format apng needs an animation"),
    (["transition", "-", "-"], 64, "cannot both be standard input"),
    (["transition", "-"], 64, "<after>"),
    (["transition", "-", "none.json"], 65, "-: $: line 1, column 1"),
    (["transition", "none.json", "-"], 66, "none.json: cannot be read"),
    (["transition", "a", "b", "--format", "html"], 64, "--format html"),
    (["transition", "a", "b", "--at", "-1"], 64, "--at: must be 0 to 1000000000, is -1"),
    (["transition", "a", "b", "--at", "1", "--frames", "3"], 64, "--at shows one moment"),
    (["transition", "a", "b", "--frames", "1"], 64, "--frames: must be 2 to 1001, is 1"),
    (["transition", "a", "b", "--frames", "-3"], 64, "--frames: must be 2 to 1001, is -3"),
    (["transition", "a", "b", "--frames", "3", "-f", "svg"], 64, "--frames needs --format json"),
    (["transition", "a", "b", "--frames", "3", "--fps", "9"], 64, "--frames and --fps cannot be"),
    (["transition", "a", "b", "--fps", "9", "-f", "svg"], 64, "--fps needs --format json or"),
    (["transition", "a", "b", "--fps", "0"], 64, "--fps: must be more than 0"),
    (["transition", "a", "b", "--scale", "0"], 64, "--scale: must be 0.01 to 1000, is 0"),
    (["transition", "a", "b", "--timing", "fast"], 64, "--timing: expected one of spring"),
    (["transition", "a", "b", "--timing", "{\"spring\": 1}"], 64, "spring: expected"),
    (["transition", "a", "b", "--row-change", "jump"], 64, "--row-change: expected"),
  ])
  func arguments_thatAreWrong_areOneLine(
    arguments: [String], code: Int32, message: String
  ) throws {
    let run = try Tool(arguments)
    #expect(run.code == code)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output == "" && run.error.split(separator: "\n").count == 1)
  }
}

extension Data {
  fileprivate func contains(ascii text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
