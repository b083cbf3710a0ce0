import Foundation
import Glibc
import Testing

/// The options of the program.
@Suite struct StartTests {
  @Test(arguments: [
    (["--port", "70000"], "--port must be from 0 to 65535, is 70000"),
    (["--host", "example.com"], "--host: expected an IP address of this machine or localhost"),
    (["--timeout", "0"], "--timeout must be more than 0 and at most 86400 seconds"),
    (["--allow-origin", "a.example"], "--allow-origin: expected * or an origin such as"),
    (["--limit", "nodes"], "--limit: expected nodes= and a whole number"),
    (["--nothing"], "Unknown option '--nothing'"),
  ])
  func options_invalid_areUsageErrors(arguments: [String], message: String) throws {
    let run = try Program(arguments)
    #expect(run.code == 64)
    #expect(run.error.hasPrefix("layout: ") && run.error.contains(message), "\(run.error)")
    #expect(run.error.filter { $0 == "\n" }.count == 1)
  }

  /// 3 is `SCHED_BATCH`: for each processor, one thread lays out large documents and four lay out small ones. They interrupt no event
  /// loop.
  @Test func threads_thatLayDocumentsOut_areInTheBackground() throws {
    let server = try TestServer()
    let threads = "/proc/\(server.process.processIdentifier)/task"
    let policies = try FileManager.default.contentsOfDirectory(atPath: threads).compactMap {
      pid_t($0).map { sched_getscheduler($0) }
    }
    #expect(policies.filter { $0 == 3 }.count == 5 * ProcessInfo.processInfo.activeProcessorCount)
    #expect(policies.allSatisfy { $0 == 3 || $0 == SCHED_OTHER }, "\(policies)")
    withExtendedLifetime(server) {}
  }

  @Test func fontFolder_thatIsNotThere_isNoInput() throws {
    let run = try Program(["--font-dir", "/nothing"])
    #expect(run.code == 66 && run.error.hasPrefix("--font-dir: /nothing"), "\(run.error)")
  }

  @Test func address_thatCannotBeListenedOn_isUnavailable() throws {
    let server = try TestServer()
    let taken = try Program(["--port", "\(server.port)"])
    #expect(taken.code == 69)
    #expect(
      taken.error
        == "layout: cannot listen on 127.0.0.1, port \(server.port): Address already in use\n")
    let foreign = try Program(["--port", "0", "--host", "192.0.2.1"])
    #expect(foreign.code == 69)
    #expect(foreign.error.contains("Cannot assign requested address"))
  }

  @Test func output_toAFullDevice_isOneLineAnd73() throws {
    let run = try Program(["--port", "0"], output: "/dev/full")
    #expect(run.code == 73)
    #expect(run.error == "standard output: cannot be written: No space left on device\n")
  }

  @Test func host_thatIsNotLoopback_isWarnedAbout() throws {
    let run = try Program(["--port", "0", "--host", "0.0.0.0"], output: "/dev/full")
    #expect(run.error.hasPrefix("layout: warning: other machines can reach 0.0.0.0\n"))
  }
}
