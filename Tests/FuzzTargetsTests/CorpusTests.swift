import Foundation
import FuzzTargets
import PickerTestSupport
import Testing

/// Replays the corpus in the repository: every input that ever failed.
@Suite struct CorpusTests {
  @Test(arguments: CorpusInput.all)
  func corpus_replayed_violatesNoInvariant(input: CorpusInput) throws {
    _ = FileManager.default.changeCurrentDirectoryPath(packageRoot().path)
    let bytes = Array(try Data(contentsOf: input.file))
    #expect(input.target.violatedInvariant(for: bytes) == nil)
  }

  @Test(arguments: FuzzTarget.allCases)
  func corpus_ofEachTarget_hasInputs(target: FuzzTarget) {
    #expect(CorpusInput.all.count { $0.target == target } >= 3)
  }
}

/// One file of the corpus. Each is a test case of its own, so that they run in parallel.
struct CorpusInput: Sendable, CustomStringConvertible {
  let target: FuzzTarget
  let file: URL

  var description: String { "\(target.rawValue)/\(file.lastPathComponent)" }

  /// The inputs that take long in a debug build, and those that are like another one, which are replayed only in full sweeps. A release
  /// build replays all inputs.
  private static let leftOut: Set<String> = {
    #if DEBUG
      sweep(
        [
          "selected-many.json", "keyframes.json", "lines.json", "names-in-names.json", "damaged-06",
          "damaged-12", "markup-after-mark-06DD.json", "markup-after-mark-070F.json",
          "markup-after-mark-08E2.json", "markup-after-mark-0D4E.json",
          "markup-after-mark-110BD.json",
        ], full: [])
    #else
      []
    #endif
  }()

  static let all = FuzzTarget.allCases.flatMap { target in
    let folder = packageRoot().appendingPathComponent("Tests/Corpus/\(target.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !leftOut.contains($0) }.map {
      CorpusInput(target: target, file: folder.appendingPathComponent($0))
    }
  }
}
