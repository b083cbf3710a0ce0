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

  /// The inputs that take seconds in a debug build, which replays them only in full sweeps. A release build
  /// replays all inputs.
  private static let leftOut: Set<String> = {
    #if DEBUG
      sweep(["selected-many.json", "keyframes.json", "lines.json"], full: [])
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
