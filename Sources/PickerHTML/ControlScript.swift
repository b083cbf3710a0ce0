import PickerControls
import PickerJSON

/// The writer of the script data for one kind of interactive control.
///
/// The folder of each kind contains its entry.
struct ControlScript: Sendable {
  /// The ``InteractiveControl/kind`` of the controls.
  let kind: String
  /// Whether the control can contain others; its data then follow theirs.
  var holdsControls = false
  /// Draws the hidden appearances that the control may take on, and writes one JSON object.
  let write: @Sendable (inout HTMLData, PlacedControl, inout JSONWriter) -> Void

  /// All kinds.
  static let all: [ControlScript] = [.items, .segments, .colors, .carousel, .drawing]

  /// Returns the entry for a control; nil if none exists and the control is not interactive in the document.
  static func of(_ placed: PlacedControl) -> ControlScript? {
    all.first { $0.kind == placed.control.kind }
  }
}
