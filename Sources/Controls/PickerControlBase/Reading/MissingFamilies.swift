import PickerGeometry
import PickerLimits

/// The families that a document names in lists and that no font has, each once, recorded while it is read.
package final class MissingFamilies: Sendable {
  private let recorded = Mutex<(names: [String], keys: Set<String>)>(([], []))

  /// The names in the order in which they were read.
  package var names: [String] { recorded.withLock { $0.names } }

  /// Records a name; names are compared without regard to case.
  func include(_ name: String) {
    let key = name.asciiLowercased
    recorded.withLock { recorded in
      if recorded.keys.insert(key).inserted { recorded.names.append(name) }
    }
  }
}
