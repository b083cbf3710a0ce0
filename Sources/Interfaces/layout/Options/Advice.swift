import PickerLayout

extension JSONError {
  /// This error, with a hint about a helpful command if there is one.
  var withAdvice: JSONError {
    var error = self
    switch subject {
    case .fontFamily: error.message += ", layout fonts lists those that are"
    case .colorName, nil: break
    }
    return error
  }
}
