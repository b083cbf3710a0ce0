import PickerControls
import PickerLayout
import PickerOutput
import PickerRendering

/// `layout icons`
struct IconsCommand: Command {
  /// The format of the list.
  enum ListForm: String, CaseIterable, OptionReadable {
    case json, tree, svg, png, jpeg, webp, pdf

    /// The tool's format with the same name.
    var output: OutputFormat { OutputFormat(rawValue: rawValue) ?? .json }
  }

  let page = CommandPage(
    name: "icons", abstract: "Shows the built-in icons: their names, characters and pictures.",
    discussion:
      "JSON contains the artwork of each in the format of the key icons, as a starting point for your own.",
    examples: [
      "layout icons", "layout icons --output icons.svg",
      "layout icons --format png --scale 2 --output icons.png", "layout icons --format json",
    ])
  private var format: ListForm?
  private var output: String?
  private var scale = 1.0

  var options: [CommandOption<IconsCommand>] {
    [
      .option(
        "format", letter: "f",
        "The format; default: by the extension of --output, else json when piped, tree on a terminal."
      ) { $0.format = $1 },
      .output { $0.output = $1 },
      .option("scale", "Pixels per point, for PNG; default: 1.") { $0.scale = $1 },
    ]
  }

  func validate() throws {
    try scale.checkScale()
    if format == nil, let file, FileKind(file) ?? .regular == .regular {
      try OutputFormat.check(
        endingOf: file, of: "--output", among: ListForm.allCases.map(\.output))
    }
    guard picture?.isBinary ?? false, file == nil, StandardStream.output.isTerminal else { return }
    throw ToolError(
      .usage, "this format cannot be shown at a terminal: use --output FILE or a pipe")
  }

  func run() throws {
    switch chosenFormat {
    case .json: try IconListing.json.write(to: output)
    case .tree: try IconListing.text.write(to: output)
    case .svg, .png, .jpeg, .webp, .pdf: try drawn().write(to: output)
    }
  }

  private var file: String? { output == "-" ? nil : output }

  private var chosenFormat: ListForm {
    if let format { return format }
    let ending = file.flatMap { OutputFormat(endingOf: $0) }
    return ending.flatMap { ListForm(rawValue: $0.rawValue) }
      ?? (file == nil && StandardStream.output.isTerminal ? .tree : .json)
  }

  /// The format of a picture; nil for a list.
  private var picture: OutputFormat? {
    chosenFormat == .tree ? nil : OutputFormat(rawValue: chosenFormat.rawValue)
  }

  private func drawn() throws(ToolError) -> [UInt8] {
    let tree = try Budget().runWithoutDocument {
      IconListing.chips.measured(by: TextMeasurer.shared).layout()
    }
    let format = picture ?? .svg
    do {
      return try format.bytes(
        of: DocumentLayout(tree), as: RenderingOptions(scale: scale), within: Budget())
    } catch {
      throw ToolError(error, nil)
    }
  }
}

/// The built-in icons in every form.
private enum IconListing {
  /// An object for each icon.
  static var json: [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for icon in BuiltInIcon.allCases {
        json.object { json in
          json.member("name", string: icon.rawValue)
          json.member("character", string: String(BuiltInIcons.character(of: icon)))
          json.key("artwork")
          BuiltInIcons.artwork(of: icon).write(to: &json)
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// A line for each icon.
  static var text: [UInt8] {
    let lines = BuiltInIcon.allCases.map { icon in
      let note = icon.isMirrored ? "  mirrored in right-to-left" : ""
      return "\(BuiltInIcons.character(of: icon))  \(icon.rawValue)\(note)\n"
    }
    return Array(lines.joined().utf8)
  }

  /// A chip for each icon, with its name.
  static var chips: Chips {
    var style = ItemStyle()
    style.labelAlignment = LabelAlignment(horizontal: .leading)
    style.padding = Insets(8)
    style.border = .zero
    style.fill = .clear
    style.textColor = .black
    style.iconSpacing = 12
    var chips = Chips()
    chips.items = BuiltInIcon.allCases.map { icon in
      Chip(icon.rawValue, icon: Icon(icon, width: 24, height: 24)) { $0.width = 180 }
    }
    chips.chip = style
    chips.font.size = 14
    chips.container.width = 936
    chips.container.padding = Insets(16)
    chips.container.fills = [.color(.white)]
    chips.alignment = .leading
    chips.itemSpacing = 1
    chips.rowSpacing = 4
    return chips
  }
}
