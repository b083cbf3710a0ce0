import Foundation

/// The paths of the documents in `Examples`, relative to it and in order, such as `chips/food.json`.
///
/// Folders in these folders are left out, and so is what a build leaves in `Examples/swift`.
public func exampleDocuments() -> [String] {
  let (files, root) = (FileManager.default, packageRoot().appendingPathComponent("Examples"))
  func names(in folder: URL) -> [String] {
    (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
  }
  return names(in: root).flatMap { folder in
    names(in: root.appendingPathComponent(folder)).filter { $0.hasSuffix(".json") }
      .map { "\(folder)/\($0)" }
  }.sorted()
}

/// Some of the examples in each folder, for sweeps that are not full; no screens, each of which takes as long as all the others.
public func exampleSample(_ count: Int = 2) -> [String] {
  Dictionary(grouping: exampleDocuments()) { String($0.prefix { $0 != "/" }) }
    .filter { $0.key != "screens" }.values.flatMap { $0.prefix(count) }.sorted()
}
