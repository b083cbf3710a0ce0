import PickerGeometry
import PickerJSON
import PickerTree

/// The elements that show a control in a page, from one tree to the next.
///
///     picker-layout           as wide as the control would like to be, and not wider than the page
///     ├ style
///     ├ picker-width          as wide as the space that there is
///     ├ picker-layer          as large as the tree
///     │ └ chips ─ chip …
///     └ picker-said           what is announced
package final class PageView {
  /// The fonts of the page.
  package var fonts: PageFonts
  /// Whether the control can be read, and not used.
  package var isDisabled = false { didSet { if isDisabled != oldValue { forget() } } }
  private let pictures: ElementPictures
  private var last: Shown?

  /// A tree that was shown.
  struct Shown {
    let tree: LayoutTree
    let accessibility: [Accessibility]
    let families: [String]
    let records: [ElementDescriber.Record?]
    let parents: [Int]
    let root: PageElement
  }

  /// Creates a view that shows nothing so far.
  ///
  /// - Parameter dataURI: Returns the `data:` URI of an image that an icon refers to; nil: icons refer to theirs.
  package init(
    fonts: PageFonts, icons: any IconProvider = BuiltInIcons.shared,
    dataURI: (@Sendable (String) -> String)? = nil
  ) {
    self.fonts = fonts
    pictures = ElementPictures(icons: icons, dataURI: dataURI)
  }

  /// The HTML of what is shown; empty: nothing.
  package var html: String { last?.root.html ?? "" }

  /// Returns the HTML of a tree.
  ///
  /// - Parameter naturalWidth: The width that the control has where there is enough space.
  package func html(of tree: LayoutTree, naturalWidth: Double) -> String {
    describe(
      tree, tree.accessibility(), naturalWidth: naturalWidth, focus: nil, since: nil
    ).root.html
  }

  /// Shows a tree.
  ///
  /// - Parameters:
  ///   - naturalWidth: The width that the control has where there is enough space.
  ///   - focus: The position of the node on which keys act, among the nodes that are not leaving: that in the layout to which a transition
  ///     leads.
  /// - Returns: The changes; nil for none.
  package func show(_ tree: LayoutTree, naturalWidth: Double, focus: Int?) -> Change? {
    let accessibility = tree.accessibility()
    let shown = describe(
      tree, accessibility, naturalWidth: naturalWidth,
      focus: focus.flatMap(tree.position(ofStaying:)), since: last)
    defer { last = shown }
    let isTold = last.map { !shown.hasSameFacts(as: $0) } ?? true
    let change = Change(shown: shown, last: last?.root, isTold: isTold)
    return change.isTold || last?.root.isEqual(to: shown.root) != true ? change : nil
  }

  /// Forgets the shown tree, so the next tree is reported completely.
  package func forget() { last = nil }

  private func describe(
    _ tree: LayoutTree, _ accessibility: [Accessibility], naturalWidth: Double, focus: Int?,
    since last: Shown?
  ) -> Shown {
    var describer = ElementDescriber(
      tree, accessibility, focus: focus, isDisabled: isDisabled, fonts: fonts, pictures: pictures,
      last: last?.families == fonts.families ? last : nil)
    let layer = PageElement(tree.layer, children: describer.elements())
    return Shown(
      tree: tree, accessibility: accessibility, families: fonts.families,
      records: describer.records, parents: describer.parents,
      root: .root(naturalWidth: naturalWidth, layer: layer))
  }
}

extension PageView {
  /// The changes from one tree to the next.
  package struct Change {
    fileprivate let shown: Shown
    fileprivate let last: PageElement?
    /// Whether the facts of nodes are others.
    fileprivate let isTold: Bool

    /// The change for a script: `{"size": [90, 20], "nodes": […], "words": {…}, "root": {…}}`, where `nodes` and `words` are missing if
    /// the facts of nodes are the same as before, and the elements are as `PageElement` writes them.
    package var json: [UInt8] {
      var json = JSONWriter(pretty: false)
      json.object { json in
        json.key("size")
        json.array { json in
          json.length(shown.tree.size.width)
          json.length(shown.tree.size.height)
        }
        if isTold {
          shown.tree.writeFacts(shown.accessibility, shown.parents, to: &json)
          json.key("words")
          shown.tree.words.writeAnnouncements(to: &json)
        }
        json.key("root")
        shown.root.write(since: last, to: &json)
      }
      return json.bytes
    }

    /// The elements alone.
    package func writeElements(to json: inout JSONWriter) {
      shown.root.write(since: last, to: &json)
    }
  }
}

extension PageView.Shown {
  /// Whether a script gets the same facts about all nodes as those of another tree.
  fileprivate func hasSameFacts(as other: PageView.Shown) -> Bool {
    tree.nodes.count == other.tree.nodes.count && accessibility == other.accessibility
      && tree.nodes.indices.allSatisfy { tree.hasSameFacts($0, as: $0, of: other.tree) }
  }
}

extension LayoutTree {
  /// The position of the node before which there are so many that are not leaving.
  fileprivate func position(ofStaying number: Int) -> Int? {
    var staying = nodes.indices.lazy.filter { !nodes[$0].state.contains(.leaving) }
      .dropFirst(number).makeIterator()
    return staying.next()
  }

  /// The element of the complete tree.
  fileprivate var layer: PageElement.Own {
    let color = background.map { ";background:\($0.css)" } ?? ""
    return PageElement.Own(
      key: "layer", attributes: [PageElement.Attribute("class", "picker-layer")],
      style: "width:\(size.width.px);height:\(size.height.px)\(color)")
  }
}

extension PageElement {
  fileprivate static func root(naturalWidth: Double, layer: PageElement) -> PageElement {
    let width = (naturalWidth * 64).rounded(.up) / 64
    let root = Own(
      key: "root", attributes: [Attribute("class", "picker-layout")], style: "width:\(width.css)px")
    return PageElement(root, children: [style, space, layer, announcements])
  }

  private static let style = PageElement(Own(key: "style", tag: "style", markup: styles))
  private static let space = PageElement(
    Own(key: "width", attributes: [Attribute("class", "picker-width")]))
  private static let announcements = PageElement(
    Own(
      key: "said",
      attributes: [Attribute("class", "picker-said"), Attribute("aria-live", "polite")]
    ))
}
