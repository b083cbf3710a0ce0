import Foundation
import Testing

/// `layout serve` up to the point at which it becomes the program `layout-serve`; the package Server tests that.
@Suite struct ServeTests {
  @Test(arguments: [
    (["--port", "70000"], "--port must be from 0 to 65535, is 70000"),
    (["--host", "example.com"], "--host: expected an IP address of this machine or localhost"),
    (["--timeout=-1"], "--timeout must be more than 0 and at most 86400 seconds, is -1"),
    (["--allow-origin", "a.example"], "--allow-origin: expected * or an origin such as https://"),
    (["--allow-origin", "https://a.example/"], "--allow-origin: expected * or an origin"),
    (["--limit", "nodes"], "--limit: expected nodes= and a whole number"),
    (["--prot", "1"], "unknown option --prot, did you mean --port?"),
  ])
  func options_invalid_areUsageErrors(arguments: [String], message: String) throws {
    try expectOneLine(from: ["serve"] + arguments, code: 64, saying: message)
  }

  @Test func server_thatIsNotInstalled_isOneLineAnd69() throws {
    try withTemporaryFolder { folder in
      let run = try Tool(script: "LAYOUT_LIBEXEC=\(folder) $LAYOUT serve --port 0")
      #expect(run.code == 69 && run.output == "")
      #expect(
        run.error
          == "layout: found no layout-serve in \(folder): type make install SERVER=1, "
          + "or make serve in a checkout\n")
    }
  }

  /// The program that is found prints its arguments.
  private static let program = "#!/bin/bash\nprintf '%s\\n' \"${0##*/}\" \"$@\"\nexit 7\n"

  private func makeProgram(in folder: String) throws {
    let path = folder + "/layout-serve"
    try Data(Self.program.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  @Test func server_inLibexec_replacesTheTool_withItsOptions() throws {
    try withTemporaryFolder { folder in
      try makeProgram(in: folder)
      let run = try Tool(
        script: "LAYOUT_LIBEXEC=\(folder) $LAYOUT serve --port 0 --allow-origin='*' --timeout 2.5")
      #expect(run.code == 7 && run.error == "")
      #expect(run.output == "layout-serve\n--port\n0\n--allow-origin=*\n--timeout\n2.5\n")
    }
  }

  @Test(arguments: ["bin", "libexec/layout"])
  func server_besideTheTool_isFound(place: String) throws {
    try withTemporaryFolder { folder in
      for name in ["bin", "libexec/layout"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name, withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(
        atPath: Tool.products.path + "/layout", toPath: folder + "/bin/layout")
      try makeProgram(in: folder + "/" + place)
      let run = try Tool(script: "\(folder)/bin/layout serve --system-fonts")
      #expect(run.code == 7 && run.output == "layout-serve\n--system-fonts\n")
    }
  }
}
