#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import PickerColor
public import PickerControls
public import PickerGeometry
public import PickerJSON
public import PickerLimits
public import PickerRendering
public import PickerShaping
public import PickerSolver
public import PickerText
public import PickerTree

// The message of an error as its `localizedDescription`, for programs that use Foundation. No other module imports it, so programs
// that depend on `PickerControls` or `PickerRendering` alone are free of it. Nothing has to be imported: linking is enough.

extension JSONError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension ColorError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension PathError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension SingularTransformError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension FlowError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension LimitError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension LimitsSyntaxError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension FontFileError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension ArtworkError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension ColorPickerError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension SelectionError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension TapError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension SystemFontsError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension RenderingError: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}

extension ImageProblem: LocalizedError {
  /// The message.
  public var errorDescription: String? { description }
}
