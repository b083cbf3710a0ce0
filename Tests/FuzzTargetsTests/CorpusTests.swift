import Foundation
import FuzzTargets
import PickerTestSupport
import Testing

/// The corpus that is kept in the repository: every input that was ever wrong.
@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func corpus_replayed_breaksNoPromise(target: FuzzTarget) throws {
    _ = FileManager.default.changeCurrentDirectoryPath(packageRoot().path)
    let folder = packageRoot().appendingPathComponent("Fuzz/Corpus/\(target.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count >= 3)
    for name in names {
      let input = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(target.brokenPromise(for: Array(input)) == nil, "\(target.rawValue)/\(name)")
    }
  }
}
