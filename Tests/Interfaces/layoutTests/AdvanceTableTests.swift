import Foundation
import PickerTestSupport
import Testing

/// `layout fonts --advances`
@Suite struct AdvanceTableTests {
  @Test func advances_ofWords_addUpToTheirWidth() throws {
    let others = sweep([], full: ["--advances", "Inter"])
    let run = try Tool(["fonts", "--advances", "Inter:500:16"] + others)
    #expect(run.code == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let faces = try #require(json["faces"] as? [[String: Any]])
    #expect(faces.map { $0["weight"] as? Double } == [500] + sweep([], full: [400]))
    #expect(faces.allSatisfy { $0["size"] as? Double == 16 && $0["style"] as? String == "normal" })
    let advances = try #require(faces[0]["advances"] as? [String: Double])
    let kerning = try #require(faces[0]["kerning"] as? [String: Double])
    let like = try #require(faces[0]["kernsLike"] as? [String: [String: String]])
    for word in ["AVATAR", "café", "naïve – “q”", "Tête-à-tête", "»Ťažký« Łódź…"] {
      let letters = word.map { advances[String($0)] ?? .nan }.reduce(0, +)
      let pairs = zip(word, word.dropFirst()).map { pair in
        let (first, second) = (String(pair.0), String(pair.1))
        return kerning[(like["first"]?[first] ?? first) + (like["second"]?[second] ?? second)] ?? 0
      }
      #expect(pairs.contains { $0 != 0 })
      let text = try Tool(
        "text", word, "--size", "16", "--weight", "medium", "--format", "json", "--compact")
      let tree = try #require(
        try JSONSerialization.jsonObject(with: Data(text.output.utf8)) as? [String: Any])
      let width = try #require((tree["size"] as? [String: Double])?["width"])
      #expect(abs(16 * (letters + pairs.reduce(0, +)) - width) < 1.0 / 64, "\(word)")
    }
  }

  @Test(arguments: ["Nowhere", "Inter:0", "Inter:bold", "Inter:400:0", "Inter:400:16:1", ""])
  func advances_ofNoFont_areAnError(argument: String) throws {
    let run = try Tool("fonts", "--advances", argument)
    #expect(run.code == 64 && run.output == "")
    #expect(run.error.contains("--advances: expected a known family"))
  }

  @Test func advances_asATree_areAnError() throws {
    try expectOneLine(
      from: ["fonts", "--advances", "Inter", "--format", "tree"], code: 64,
      saying: "--advances writes JSON, not --format tree")
  }
}
