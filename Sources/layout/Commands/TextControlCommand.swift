/// A command that lays out a control with texts.
protocol TextControlCommand: ControlCommand {
  var font: FontOptions { get }
}

extension TextControlCommand {
  /// A run that lays out the control.
  ///
  /// - Parameters:
  ///   - type: The control's type.
  ///   - own: The options of this control alone.
  ///   - standsAlone: Whether the options describe a control on their own.
  ///   - example: The suggested command where there is no document.
  func layoutRun(
    of type: String, _ own: [OptionMember], standsAlone: Bool, example: String
  ) -> LayoutRun {
    LayoutRun(
      type: type, file: file, options: own + [font.member] + name.members + container.members,
      standsAlone: standsAlone, example: example, fonts: sources, output: output)
  }
}
