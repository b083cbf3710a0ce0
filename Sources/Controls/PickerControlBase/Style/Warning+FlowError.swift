import PickerSolver
import PickerTree

extension Warning {
  /// Creates the warning for an invalid number.
  package init(_ error: FlowError) {
    self.init(.invalid, message: "nothing is laid out: \(error)")
  }
}
