internal import PickerCairo
public import PickerControls
public import PickerHTML
public import PickerRendering
public import PickerShaping

/// Input of the renderers other than the layout.
public struct RenderingOptions: Sendable {
  /// Pixels per point of a PNG picture, 0.01 to 1000.
  public var scale: Double
  /// The source of nested pictures.
  public var images: any ImageLoading
  /// The measurer of the tree, which has the outlines of its glyphs.
  public var measurer: TextMeasurer
  /// How SVG represents text.
  public var text: SVGRenderer.Text
  /// Whether JSON is written without white space.
  public var isCompact: Bool
  /// Whether boxes that draw nothing are drawn as outlines; see `LayoutTree.outlined()`.
  public var isOutlined = false
  /// The background of the picture, clear for none; nil: the tree's, or the dark colour behind it.
  public var background: Color?
  /// The quality of a JPEG or WebP picture, 0 to 100.
  public var quality = PhotoRenderer.standardQuality
  /// The prefix of all ids in SVG; nil: a digest of the picture.
  public var idPrefix: String?
  /// The source of a page's JavaScript package.
  public var engine = PageEngine.inline
  /// Called after each frame of an `apng` picture, with its number, from 1, and the total number.
  public var didDrawFrame: @Sendable (_ number: Int, _ count: Int) -> Void = { _, _ in }
  /// The terminal for which characters are rendered.
  public var terminal: Terminal

  /// Options with defaults: pictures only from `data:` URIs, and the bundled fonts.
  public init(
    scale: Double = 1, images: any ImageLoading = InlineImages(),
    measurer: TextMeasurer = .shared, text: SVGRenderer.Text = .outlines, isCompact: Bool = false,
    terminal: Terminal = Terminal(columns: 100)
  ) {
    self.scale = scale
    self.images = images
    self.measurer = measurer
    self.text = text
    self.isCompact = isCompact
    self.terminal = terminal
  }
}

extension RenderingOptions {
  /// The layout as it is written in a format; see ``prepared(_:for:)``.
  func prepared(_ layout: DocumentLayout, for format: OutputFormat) -> DocumentLayout {
    var layout = layout
    layout.tree = prepared(layout.tree, for: format)
    return layout
  }

  /// The tree as a format draws it: with outlines and background, if there are any. Pictures of pixels have the paper of the theme for their
  /// background if it is dark, because bright texts could not be read on a white page.
  func prepared(_ tree: LayoutTree, for format: OutputFormat) -> LayoutTree {
    var tree = prepared(tree)
    guard [.png, .apng, .webp].contains(format), tree.background == nil,
      let paper = tree.paper?.resolved(in: .light), paper.alpha > 0,
      paper.mostReadable() == .white
    else { return tree }
    tree.background = paper
    return tree
  }

  /// The tree as it is drawn: with outlines and background, if there are any.
  package func prepared(_ tree: LayoutTree) -> LayoutTree {
    var tree = isOutlined ? tree.outlined() : tree
    if let background { tree.background = background }
    return tree
  }
}
