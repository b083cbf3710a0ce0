import PickerCheck
import PickerLayout
import PickerOutput

/// The documents of a check that have changed since a commit.
struct CheckChanges {
  let revision: GitRevision
  /// Whether something has changed on which all documents depend.
  private let isEverything: Bool

  /// - Parameter file: The settings of the project.
  init(_ revision: GitRevision, of command: CheckCommand, _ file: CheckProjectFile?) {
    self.revision = revision
    let files = command.findings.fonts + (file.map { [$0.path] } ?? [])
    let options = command.keys.given.json ?? []
    isEverything =
      files.contains { !revision.isUnchanged($0) }
      || command.sources.folders.contains { revision.hasChanges(in: $0) }
      || CheckChanges.names(options, oneOf: revision.changed)
  }

  /// The names of the documents that have changed, or that name a changed file; nil for all.
  func documents(of inputs: [CheckInput]) -> Set<String>? {
    if isEverything { return nil }
    let changed = inputs.filter { input in
      !revision.isUnchanged(input.name) || CheckChanges.names(input.bytes, oneOf: revision.changed)
    }
    return Set(changed.map { $0.name })
  }

  /// Whether JSON contains the name of one of some files, such as a font or a theme.
  private static func names(_ json: [UInt8], oneOf files: [String]) -> Bool {
    guard !json.isEmpty, !files.isEmpty else { return false }
    let text = String(decoding: json, as: UTF8.self)
    return Set(files.map { $0.split(separator: "/").last ?? "" }).contains { text.contains($0) }
  }
}
