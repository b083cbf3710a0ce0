import Foundation
import Testing

/// Messages about untrusted input.
@Suite struct MessageTests {
  private static let escape = "\u{1B}]0;x\u{7}\u{9B}31m"

  private static let cases = [
    ["hit", escape + ".json", "--at", "0,0"], ["chips", "--items", "a", "--" + escape], [escape],
    ["schema", "--output", "/no/" + escape], ["hit", "-", "--at", escape],
    ["fonts", "--font-dir", escape], ["color-picker", "--id", escape], ["serve", "--host", escape],
    ["segmented", "--items", "a", "--selected", escape],
    ["chips", escape + ".json"],
    ["chips", "--items", "a", "--output", "/no/" + escape],
    ["chips", "--items", "a", "--family", escape], ["hit", "a", escape],
  ]

  @Test(arguments: cases)
  func controlCharacters_ofArguments_areEscaped(arguments: [String]) throws {
    let run = try Tool(arguments)
    #expect(run.code != 0 && run.output == "")
    #expect(run.error.contains(#"\u001"#))
    #expect(run.error.unicodeScalars.filter { $0.properties.generalCategory == .control } == ["\n"])
  }

  @Test(arguments: [
    #"{"type":"chips","KEY":1}"#, #"{"type":"KEY"}"#, #"{"type":"chips","font":{"family":"KEY"}}"#,
    #"{"type":"segmented","items":["a"],"selected":"KEY"}"#,
    #"{"type":"chips","items":[{"id":"KEY"},{"id":"KEY"}]}"#,
    #"{"type":"text","text":"a","fonts":[{"file":"KEY"}]}"#,
    #"{"type":"colorPicker","controls":["KEY"]}"#, #"{"type":"colorPicker","controls":"KEY"}"#,
    #"{"type":"shape","shape":"path","data":"M0 0aKEY"}"#, #"{"type":"chips","fill":"KEY"}"#,
    #"{"type":"chips","font":{"features":{"KEY":1}}}"#, #"{"type":"chips","KEY":1,"KEY":2}"#,
    #"{"type":"drawing","layers":[{"id":"KEY","items":[]},{"id":"KEY","items":[]}]}"#,
  ])
  func longTexts_ofDocuments_areShortened(document: String) throws {
    let key = String(repeating: "k\\u0007", count: 3000)
    let run = try Tool(
      "hit", "-", "--at", "0,0", input: document.replacingOccurrences(of: "KEY", with: key))
    #expect(run.code == 65)
    #expect(run.error.utf8.count < 1200, "\(run.error.prefix(300))")
    let controls = run.error.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(Set(controls) == ["\n"])
  }

  @Test func longArguments_areShortened() throws {
    let name = String(repeating: "n", count: 100_000)
    for arguments in [["hit", name, "--at", "0,0"], ["--" + name], ["fonts", "--font-dir", name]] {
      let run = try Tool(arguments)
      #expect(run.error.utf8.count < 8100)
    }
  }

  /// Escape, NUL, carriage return, a control of C1 and a change of direction.
  private static let controls = ["\\u001B", "\\u0000", "\\r", "\\u009B", "\\u202E"]

  private func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 != "\n" && $0.isTerminalControl }
  }

  @Test(
    arguments: controls,
    [
      #"{"type":"text","text":"a b","language":"CTRLc","hyphens":"auto"}"#,
      #"{"type":"text","text":"a b","language":"CTRLde","hyphens":"auto"}"#,
      #"{"type":"drawing","layers":[{"items":[{"href":"CTRL.png","width":9,"height":9}]}]}"#,
      #"{"type":"chips","items":[{"text":"a","icon":"CTRL"}]}"#,
      #"{"type":"chips","icons":{"CTRL":{"href":"CTRL.svg"}},"items":["a"]}"#,
      #"{"type":"chips","theme":"CTRL","items":["a"]}"#,
      #"{"type":"chips","items":[{"id":"CTRL","text":"a"},{"id":"CTRL","text":"b"}]}"#,
    ])
  func controls_ofDocuments_reachNoTerminal(control: String, document: String) throws {
    let document = document.replacing("CTRL", with: control)
    for format in ["tree", "svg", "png"] {
      let run = try Tool("document", "-", "-f", format, "-o", "/dev/null", input: document)
      #expect(!hasControls(run.error), "\(run.error)")
    }
    let tree = try Tool("document", "-", "-f", "tree", input: document)
    #expect(!hasControls(tree.output))
    let lines = try Tool("batch", "--format", "tree", "-", input: document + "\n")
    #expect(!hasControls(lines.error))
  }

  @Test(arguments: controls, ["table", "github", "junit", "sarif"])
  func controls_inACheck_reachNoTerminal(control: String, format: String) throws {
    let document = #"""
      {"type":"chips","id":"iCTRLd","language":"CTRLde","width":20,
       "check":{"ignore":[{"code":"hidden","because":"rCTRLs"}]},
       "items":["lCTRLong text",{"id":"CTRL","text":"another CTRL","icon":"CTRL"}]}
      """#.replacing("CTRL", with: control)
    let run = try Tool("check", "-", "--format", format, "--pseudo", input: document)
    #expect(!hasControls(run.output + run.error), "\(run.output)\(run.error)")
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may interpret it.
  fileprivate var isTerminalControl: Bool {
    properties.generalCategory == .control || (0x2028...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
