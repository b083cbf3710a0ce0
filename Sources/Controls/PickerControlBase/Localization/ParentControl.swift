/// A control that contains other controls. One walk through its parts localizes it and replaces its children.
package protocol ParentControl: Control {
  /// Localizes the parts of the control, except its container, and replaces its children, in reading order.
  mutating func localize(
    by localization: Localization, replacingChildren change: (AnyControl) -> AnyControl)
}

extension ParentControl {
  /// Returns the control and its children in another language, direction and text size.
  public func localized(by localization: Localization) -> Self {
    var control = self
    control.container = container.localized(by: localization)
    control.localize(by: localization) { $0.localized(by: localization) }
    return control
  }

  /// Returns the control with every child replaced.
  public func replacingChildren(_ change: (AnyControl) -> AnyControl) -> Self {
    var control = self
    control.localize(by: Localization(), replacingChildren: change)
    return control
  }
}
