import Foundation
import Testing

/// `layout batch` as a process that stays open: a line is answered as soon as it has been read.
@Suite struct BatchProtocolTests {
  @Test(arguments: [1, 2, 8, .max])
  func line_isAnsweredBeforeTheNextIsWritten(jobs: Int) throws {
    let batch = try OpenBatch("--jobs", "\(jobs)")
    for number in 1...20 {
      try batch.send(#"{"type": "text", "text": "word \#(number)"}"# + "\n")
      let answer = try batch.nextLine()
      #expect(answer.contains(#""text":"word \#(number)""#), "\(answer)")
    }
    try batch.send("\n{\n")
    #expect(try batch.nextLine().hasPrefix(#"{"line":22,"error":"#))
    #expect(try batch.end() == 65)
  }

  @Test func line_withSeveralErrors_listsAllOfThem() throws {
    let batch = try OpenBatch()
    let document = #"{"type": "chips", "widht": 3, "items": ["a", {"text": 5}], "maxRows": -1}"#
    let places = ["$.widht", "$.items[1].text", "$.maxRows"]
    for (line, prefix) in [
      (document, "$"), (#"{"id": 7, "document": \#(document)}"#, "$.document"),
    ] {
      try batch.send(line + "\n")
      let answer = try batch.nextLine()
      let json = try #require(
        JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
      let all = try #require(json["errors"] as? [[String: String]], "\(answer)")
      let paths = all.compactMap { $0["path"] }
      #expect(Set(paths) == Set(places.map { prefix + $0.dropFirst() }), "\(answer)")
      #expect((json["error"] as? [String: String]) == all.first)
    }
    try batch.send(#"{"type": "chips", "items": 3}"# + "\n")
    #expect(try !batch.nextLine().contains("errors"))
    #expect(try batch.end() == 65)
  }

  @Test(arguments: [1, 8])
  func lines_inPieces_areAnsweredOnceTheyEnd(jobs: Int) throws {
    let batch = try OpenBatch("--jobs", "\(jobs)")
    try batch.send(#"{"type": "text", "#)
    try batch.send(#""text": "a"}"# + "\n" + #"{"type": "text", "text": "b"}"# + "\n{")
    #expect(try batch.nextLine().contains(#""text":"a""#))
    #expect(try batch.nextLine().contains(#""text":"b""#))
    try batch.send(#""type": "text", "text": "c"}"#)
    try batch.closeInput()
    #expect(try batch.nextLine().contains(#""text":"c""#))
    #expect(try batch.end() == 0)
  }

  @Test func file_isThereWhenItsLineIsAnswered() throws {
    try withTemporaryFolder { folder in
      let batch = try OpenBatch("--jobs", "2", "--format", "svg", "--output-dir", folder)
      for number in 1...5 {
        try batch.send(#"{"type": "text", "text": "a"}"# + "\n")
        #expect(try batch.nextLine() == #"{"line":\#(number),"file":"\#(number).svg"}"#)
        let file = try String(contentsOfFile: "\(folder)/\(number).svg", encoding: .utf8)
        #expect(file.hasSuffix("</svg>\n") || file.hasSuffix("</svg>"))
      }
      #expect(try batch.end() == 0)
    }
  }

  /// White space in debug builds is shorter: they read a hundred times more slowly.
  private static var longLineByteCount: Int {
    #if DEBUG
      6_000_000
    #else
      60_000_000
    #endif
  }

  @Test(arguments: [1, 8])
  func longLine_amongShortOnes_isAnsweredInBoundedMemory(jobs: Int) throws {
    let short = "{ for i in {1..50}; do echo '{\"type\": \"text\", \"text\": \"a\"}'; done; }"
    let spaces = "head -c \(BatchProtocolTests.longLineByteCount) /dev/zero | tr '\\0' ' '"
    let long = "printf '{\"type\": \"text\",'; \(spaces); echo '\"text\": \"long\"}'"
    let run = try Tool(
      script: "ulimit -v 2000000; { \(short); \(long); \(short); } | $LAYOUT batch --jobs \(jobs)")
    #expect(run.code == 0 && run.error == "", "\(run.error)")
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == 101)
    #expect(answers.allSatisfy { $0.hasPrefix(#"{"version":1,"type":"text""#) })
    #expect(answers.firstIndex { $0.contains(#""text":"long""#) } == 50)
  }

  #if !DEBUG
    /// While the first line is read, the others' answers exceed the memory that is kept for them.
    @Test func answers_thatWaitForASlowOne_areAllWrittenInOrder() throws {
      let spaces = String(repeating: " ", count: 60_000_000)
      let items = repeatElement(#"{"width": 1, "height": 1}"#, count: 10_000)
      let list = items.joined(separator: ",")
      let lines =
        [#"{"type": "text",\#(spaces)"text": "a"}"#]
        + (1...24).map { #"{"type": "flow", "width": \#($0), "items": [\#(list)]}"# }
      let run = try Tool(
        script: "$LAYOUT batch --jobs 4 | cut -c 1-48", input: lines.joined(separator: "\n"))
      let answers = run.output.split(separator: "\n")
      #expect(answers.count == 25 && answers[0].hasPrefix(#"{"version":1,"type":"text""#))
      for (width, answer) in answers.enumerated().dropFirst() {
        #expect(answer.hasPrefix(#"{"version":1,"type":"flow","size":{"width":\#(width),"#))
      }
    }
  #endif

  @Test func input_withoutEnd_isReadNoFurtherOnceNobodyReads() throws {
    let run = try Tool(
      script: """
        yes '{"type": "text", "text": "a"}' | $LAYOUT batch --jobs 2 | head -n 1 | cut -c 1-12
        """)
    #expect(run.output == "{\"version\":1\n" && run.error == "", "\(run.error)")
  }
}

/// A running batch, with pipes to write lines and to read answers.
private final class OpenBatch {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []

  struct Timeout: Error {}

  init(_ arguments: String...) throws {
    process.executableURL = Tool.products.appendingPathComponent("layout")
    process.arguments = ["batch"] + arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// The next line of output, without its line feed; waits for it for a minute.
  func nextLine() throws -> String {
    let file = output.fileHandleForReading
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        defer { received.removeFirst(end + 1) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      var ready = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 60_000) > 0 else { throw Timeout() }
      let more = file.availableData
      guard !more.isEmpty else { throw Timeout() }
      received += more
    }
  }

  /// Closes the input, and returns the exit code.
  func end() throws -> Int32 {
    try? closeInput()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
