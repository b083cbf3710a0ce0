import Foundation
import FuzzTargets
import PickerTestSupport
import Testing

/// The corpus that is kept in the repository: every input that was ever wrong.
@Suite struct CorpusTests {
  @Test(arguments: CorpusInput.all)
  func corpus_replayed_breaksNoPromise(input: CorpusInput) throws {
    _ = FileManager.default.changeCurrentDirectoryPath(packageRoot().path)
    let bytes = Array(try Data(contentsOf: input.file))
    #expect(input.target.brokenPromise(for: bytes) == nil)
  }

  @Test(arguments: FuzzTarget.allCases)
  func corpus_ofEachTarget_isThere(target: FuzzTarget) {
    #expect(CorpusInput.all.count { $0.target == target } >= 3)
  }
}

/// One file of the corpus; each is a test case of its own, so that they run in parallel.
struct CorpusInput: Sendable, CustomStringConvertible {
  let target: FuzzTarget
  let file: URL

  var description: String { "\(target.rawValue)/\(file.lastPathComponent)" }

  static let all = FuzzTarget.allCases.flatMap { target in
    let folder = packageRoot().appendingPathComponent("Fuzz/Corpus/\(target.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map {
      CorpusInput(target: target, file: folder.appendingPathComponent($0))
    }
  }
}
