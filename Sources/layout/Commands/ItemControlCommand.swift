/// A command that lays out a control with items, which come from a document or from item options.
protocol ItemControlCommand: TextControlCommand {
  var items: ItemOptions { get }
}

extension ItemControlCommand {
  /// A run that lays out the control.
  ///
  /// - Parameters:
  ///   - type: The control's type.
  ///   - own: The options of this control alone.
  ///   - example: Items for the suggested command where there is no document.
  func layoutRun(
    of type: String, _ own: [OptionMember], example: String
  ) throws(ToolError) -> LayoutRun {
    let items = try items.member(beside: file)
    var run = layoutRun(
      of: type, [items] + own, standsAlone: items.value != nil,
      example: "layout \(type) --items \(example)")
    run.takesItems = true
    return run
  }
}
