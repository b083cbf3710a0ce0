import PickerControls
import PickerJSON

/// How the interactive controls of one kind get into a page: what their script is told.
///
/// Every kind has a folder here, in which its entry is.
struct ControlScript: Sendable {
  /// The ``InteractiveControl/kind`` of the controls.
  let kind: String
  /// Whether other controls can stand in such a one; it is told of after them.
  var holdsControls = false
  /// Draws what the control may look like later, hidden, and writes one JSON object.
  let write: @Sendable (inout HTMLData, PlacedControl, inout JSONWriter) -> Void

  /// Every kind there is.
  static let all: [ControlScript] = [.items, .segments, .colors, .carousel]

  /// The entry for a control; nil: none, and the control is a picture.
  static func of(_ placed: PlacedControl) -> ControlScript? {
    all.first { $0.kind == placed.control.kind }
  }
}
