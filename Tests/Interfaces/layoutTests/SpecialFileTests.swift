import PickerTestSupport
import Testing

/// FIFOs, devices and input without end.
@Suite struct SpecialFileTests {
  @Test func document_fifo_isReadToItsEnd() throws {
    let run = try Tool(
      script: """
        $LAYOUT document <(echo '{"type": "text",'; sleep 0.2; echo '"text": "a"}') --compact
        """)
    #expect(run.code == 0 && run.error == "" && run.output.hasPrefix("{\"version\":1"))
  }

  @Test(arguments: ["document /dev/zero", "document - < /dev/zero", "hit /dev/zero --at 1,1"])
  func document_withoutEnd_isRejectedAtTheLimit(command: String) throws {
    let run = try Tool(script: "ulimit -v 4000000; $LAYOUT \(command)")
    #expect(run.code == 65)
    #expect(run.error.hasSuffix(": $: expected at most 64 MiB, found more\n"), "\(run.error)")
  }

  @Test(arguments: ["/dev/zero", "- < /dev/zero"])
  func batch_lineWithoutEnd_isAnsweredAndStopsReading(input: String) throws {
    let run = try Tool(script: "ulimit -v 4000000; $LAYOUT batch \(input)")
    #expect(run.code == 65)
    #expect(
      run.output
        == #"{"line":1,"error":{"path":"$","message":"expected at most 64 MiB, found more"}}"#
        + "\n")
    #expect(run.error.hasSuffix(": line 1 is too long: stopped reading\n"))
  }

  @Test func batch_lineThatIsTooLong_doesNotAffectOthers() throws {
    let text = #"echo '{"type": "text", "text": "a"}'"#
    let run = try Tool(
      script:
        "{ \(text); head -c 68000000 /dev/zero | tr '\\0' x; \(text); \(text); } | $LAYOUT batch")
    #expect(run.code == 65)
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.hasPrefix("{\"version\":1") } == [true, false, true])
    #expect(
      lines[1].hasPrefix(#"{"line":2,"error":{"path":"$","message":"expected at most 64 MiB"#))
    #expect(run.error == "-: 1 of 3 lines is wrong\n")
  }

  private static let files = [("fifo", "a FIFO"), ("device", "a device")]

  @Test(arguments: files)
  func fonts_thatAreNotFiles_areRejectedImmediately(name: String, kind: String) throws {
    try inFolderOfSpecialFiles { folder in
      let document = #"{"type":"text","text":"a","fonts":[{"file":"\#(name)"}]}"#
      let message = "expected a font file, found \(kind)"
      let run = try Tool(script: "cd \(folder); echo '\(document)' | $LAYOUT document -")
      #expect(run.code == 65)
      #expect(run.error == "-: $.fonts[0].file: \(name): \(message)\n")
      let batch = try Tool(
        script: "cd \(folder); { echo '\(document)'; echo '{\"type\":\"flow\"}'; } | $LAYOUT batch")
      #expect(batch.code == 65)
      #expect(batch.output.contains(message) && batch.output.contains("\n{\"version\":1"))
      let all = try Tool(script: "cd \(folder); ln -s \(name) a.ttf; $LAYOUT fonts --font-dir .")
      #expect(all.code == 66 && all.error.contains("./a.ttf: \(message)"))
    }
  }

  @Test(arguments: files)
  func pictures_thatAreNotFiles_areRejectedImmediately(name: String, kind: String) throws {
    try inFolderOfSpecialFiles { folder in
      let pages = #"[{"width":9,"height":9,"href":"\#(name)"}]"#
      let document = #"{"type":"carousel","pages":\#(pages)}"#
      let message = "expected a picture, found \(kind)"
      for format in sweep(
        ["png", "json"], full: ["json", "png", "pdf", "html", "svg"])
      {
        let run = try Tool(
          script:
            "cd \(folder); echo '\(document)' > c.json; $LAYOUT carousel c.json --format \(format)")
        #expect(run.code == 65)
        #expect(run.error == "c.json: $.pages[0].href: \(message)\n")
      }
      let batch = try Tool(script: "cd \(folder); echo '\(document)' | $LAYOUT batch")
      #expect(batch.code == 65 && batch.output.contains(message))
      let option = try Tool(script: "cd \(folder); $LAYOUT carousel --pages '\(pages)'")
      #expect(option.code == 64 && option.error == "layout: --pages[0].href: \(message)\n")
    }
  }

  private func inFolderOfSpecialFiles(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let made = try Tool(script: "cd '\(folder)' && mkfifo fifo && ln -s /dev/zero device")
      #expect(made.code == 0)
      try body(folder)
    }
  }

  /// Nobody named it, and it has no end.
  @Test func fifo_thatIsCalledLikeTheSettings_isNotOpened() throws {
    let run = try Tool(
      script: """
        cd "$(mktemp -d)"; mkfifo layout-check.json; echo '{"type":"text","text":"a"}' > a.json
        $LAYOUT check a.json; code=$?; rm -r "$PWD"; exit $code
        """)
    #expect(run.code == 0, "\(run.error)")
  }

  /// Where the stack of a second thread does not fit into the address space, one thread does the work.
  @Test(arguments: ["batch a.jsonl", "check a.json --jobs 4"])
  func tool_withoutASecondThread_works(command: String) throws {
    let run = try Tool(
      script: """
        cd "$(mktemp -d)"; ulimit -s 8000000; ulimit -v 4000000
        echo '{"type":"text","text":"a"}' | tee a.json > a.jsonl
        $LAYOUT \(command) --limit nodes=10; code=$?; rm -r "$PWD"; exit $code
        """)
    #expect(run.code == 0 && !run.output.isEmpty, "\(run.error)")
  }
}
