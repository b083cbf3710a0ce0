import Foundation
import Testing

/// The destinations of `--output`.
@Suite struct OutputFileTests {
  private let picker = "$LAYOUT color-picker --values teal --compact"

  /// The output of a script that starts in an empty folder.
  private func printed(_ script: String) throws -> String {
    var output = ""
    try withTemporaryFolder { folder in
      let run = try Tool(script: "cd '\(folder)' && \(script)")
      #expect(run.code == 0 && run.error == "", "\(run.error)")
      output = run.output
    }
    return output
  }

  @Test(arguments: [
    ("a.jpg", "/9j/"), ("a.JPEG", "/9j/"), ("a.webp", "UklGR"), ("a.txt", ""), ("a", "ewog"),
    (".b", "ewog"),
  ])
  func ending_selectsTheFormat(name: String, start: String) throws {
    try withTemporaryFolder { folder in
      let run = try Tool("chips", "--items", "tea", "-o", folder + "/" + name)
      #expect(run.code == 0 && run.error == "")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      #expect(bytes.base64EncodedString().hasPrefix(start))
      #expect(start != "" || String(decoding: bytes, as: UTF8.self).contains("tea"))
    }
  }

  @Test func format_winsOverTheEnding() throws {
    try withTemporaryFolder { folder in
      for ending in ["png", "bmp"] {
        let file = folder + "/a." + ending
        let run = try Tool("chips", "--items", "tea", "-f", "svg", "-o", file)
        let picture = try String(contentsOfFile: file, encoding: .utf8)
        #expect(run.code == 0 && picture.hasPrefix("<svg"))
      }
    }
  }

  @Test func output_linkToAFile_replacesTheFileAndNotTheLink() throws {
    let text = try printed(
      "mkdir far; echo old > far/file; ln -s far/file near; ln -s near link; \(picker) --output link; "
        + "readlink link near; head -c 12 far/file; echo; ls -A . far")
    #expect(text == "near\nfar/file\n{\"version\":1\n.:\nfar\nlink\nnear\n\nfar:\nfile\n")
  }

  @Test func output_linkToNothing_createsItsTarget() throws {
    let text = try printed("ln -s new link; \(picker) --output link; readlink link; ls")
    #expect(text == "new\nlink\nnew\n")
  }

  @Test func output_existingFile_keepsItsPermissions() throws {
    let text = try printed("touch a; chmod 640 a; \(picker) --output a; stat -c '%a' a")
    #expect(text == "640\n")
  }

  @Test func output_device_isWrittenTo() throws {
    let text = try printed(
      "ln -s /dev/null link; \(picker) --output link; stat -L -c '%F' link; ls -A")
    #expect(text == "character special file\nlink\n")
  }

  @Test func output_fifo_isWrittenTo() throws {
    let text = try printed("mkfifo f; \(picker) --output f & head -c 12 f; wait; stat -c ' %F' f")
    #expect(text == "{\"version\":1 fifo\n")
  }

  @Test func output_openFile_isContinued() throws {
    let text = try printed(
      "{ echo head; \(picker) --output /dev/stdout; echo tail; } > a; \(picker) --output /dev/fd/3 3> b; "
        + "grep -c '^head\\|^{\"version\":1.*}$\\|^tail' a; grep -c '^{' b")
    #expect(text == "3\n1\n")
  }

  @Test(arguments: [
    ("ln -s a b; ln -s b a", "a", "Too many levels of symbolic links"),
    ("mkdir a", "a", "Is a directory"),
    ("true", "a/b", "No such file or directory"),
    ("true", "/dev/full", "No space left on device"),
  ])
  func output_thatCannotBeWritten_isReported(script: String, path: String, reason: String) throws {
    try withTemporaryFolder { folder in
      let run = try Tool(
        script:
          "cd '\(folder)' && \(script) && \(picker) --output \(path); code=$?; ls -A; exit $code")
      #expect(run.code == 73)
      #expect(run.error == "\(path): cannot be written: \(reason)\n")
      #expect(!run.output.contains("part"))
    }
  }
}
