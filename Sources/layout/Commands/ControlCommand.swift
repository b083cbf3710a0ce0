import ArgumentParser

/// A command that lays out one control: the options that every control has.
///
/// Commands include each group of options themselves. The parser reads a group anew for each group around it, and a
/// debug build checks it several times at each level: groups within groups took most of the time of a command.
protocol ControlCommand: TabledCommand {
  /// The document; nil where none is given.
  var file: String? { get }
  var name: NameOptions { get }
  var container: ContainerOptions { get }
  var sources: FontSourceOptions { get }
  var output: OutputOptions { get }
}

extension ControlCommand {
  /// Lays the document out.
  ///
  /// - Parameters:
  ///   - type: The type of a document that does not state it; nil: the document must state it.
  ///   - members: The options of this command alone.
  ///   - standsAlone: Whether the options describe a control on their own.
  ///   - animation: The options of pictures that move; nil: there are none.
  func layOut(
    as type: String? = nil, _ members: [OptionMember] = [], standsAlone: Bool = false,
    animation: AnimationOptions? = nil
  ) throws(ToolError) {
    try LayoutRun(
      type: type, file: file, options: members + name.members + container.members,
      standsAlone: standsAlone, fonts: sources, output: output,
      animation: animation
    ).run()
  }
}

extension ArgumentHelp {
  /// The help of a document.
  static let document: ArgumentHelp = "The document; - for standard input."
}

extension CompletionKind {
  /// Files that may hold a document or a tree.
  static var jsonFile: CompletionKind { .file(extensions: ["json"]) }
}
