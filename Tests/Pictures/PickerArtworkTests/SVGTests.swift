import PickerArtwork
import PickerColor
import PickerGeometry
import PickerTree
import Testing

private func read(_ content: String, _ root: String = #"viewBox="0 0 24 24""#) throws -> Artwork {
  try Artwork(
    svg: Array(#"<svg xmlns="http://www.w3.org/2000/svg" \#(root)>\#(content)</svg>"#.utf8))
}

/// The paths of the layers.
private func paths(_ content: String) throws -> [String] {
  try read(content).layers.map { $0.path.svgData() }
}

/// SVG files as artwork of icons.
@Suite struct SVGTests {
  @Test func path_becomesALayerInTheColourOfTheText() throws {
    let artwork = try read(#"<path d="M1 2h3v4z"/>"#)
    #expect(artwork.viewBox == Artwork.grid && !artwork.isMirrored)
    #expect(
      artwork.layers == [Artwork.Layer(path: try Path(svgData: "M1 2h3v4z"))])
  }

  @Test(arguments: [
    (#"<rect x="1" y="2" width="3" height="4"/>"#, "M1 2L4 2L4 6L1 6Z"),
    (#"<line x1="1" y1="2" x2="3" y2="4"/>"#, "M1 2L3 4"),
    (#"<polyline points="1,2 3,4 5 6"/>"#, "M1 2L3 4L5 6"),
    (#"<polygon points="1 2, 3 4, 5 6"/>"#, "M1 2L3 4L5 6Z"),
    (#"<g><g transform="translate(1 2)"><path d="M0 0h1"/></g></g>"#, "M1 2L2 2"),
    (#"<path transform="translate(1,2) scale(2)" d="M1 1h1"/>"#, "M3 4L5 4"),
    (#"<path transform="rotate(90)" d="M1 0h1"/>"#, "M0 1L0 2"),
    (#"<path transform="rotate(90, 1, 1)" d="M1 1h1"/>"#, "M1 1L1 2"),
    (#"<path transform="matrix(1 0 0 -1 0 24)" d="M1 4h1"/>"#, "M1 20L2 20"),
    (#"<path transform="skewX(45)" d="M0 2h1"/>"#, "M2 2L3 2"),
  ])
  func shapes_becomePaths(element: String, path: String) throws {
    #expect(try paths(element) == [path])
  }

  @Test func attributeWithLineFeed_isNamedInAMessageOfOneLine() {
    let error = #expect(throws: ArtworkError.self) {
      try read("<rect width=\"&#10;&#9;x\" height=\"1\"/>")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("line 1: width: expected a number") && !text.contains("\n"))
  }

  @Test func roundShapes_haveTheirBounds() throws {
    let round = try read(
      #"<circle cx="12" cy="10" r="4"/><ellipse cx="5" cy="6" rx="3" ry="2"/><rect x="1" y="2" width="9" height="5" rx="2"/>"#
    )
    let boxes = round.layers.compactMap { $0.path.bounds }
    let expected = [
      Rect(x: 8, y: 6, width: 8, height: 8), Rect(x: 2, y: 4, width: 6, height: 4),
      Rect(x: 1, y: 2, width: 9, height: 5),
    ]
    for (box, other) in zip(boxes, expected) {
      #expect((box.origin - other.origin).distance < 1e-6)
      #expect((box.width - other.width).magnitude < 1e-6)
      #expect((box.height - other.height).magnitude < 1e-6)
    }
    #expect(boxes.count == 3)
    #expect(round.layers[2].path.contains(Point(x: 1.2, y: 2.2)) == false)
  }

  @Test func shapesWithoutArea_drawNothing() throws {
    let empty = try read(
      #"<circle r="0"/><rect width="0" height="4"/><polygon points=""/><path d=""/><path fill="none" d="M0 0h1"/>"#
    )
    #expect(empty.layers.allSatisfy { $0.path.isEmpty })
  }

  @Test func fillAndLine_areTwoLayers_andInherited() throws {
    let artwork = try read(
      ##"""
      <g fill="#FF0000" stroke="currentColor" stroke-width="3" stroke-linecap="round" transform="scale(2)">
        <path d="M0 0h1" fill-rule="evenodd" style="stroke-linejoin: bevel; stroke-opacity: 50%"/>
      </g>
      """##)
    let path = try Path(svgData: "M0 0h2")
    #expect(
      artwork.layers == [
        Artwork.Layer(path: path, fillRule: .evenOdd, color: Color("red")),
        Artwork.Layer(
          path: path, line: Artwork.Line(width: 6, cap: .round, join: .bevel), opacity: 0.5),
      ])
  }

  @Test(arguments: [
    ("red", Color("red")), ("#0F0", Color("lime")), ("rgb(0, 0, 255)", Color("blue")),
    ("rgb(100%, 0%, 0%)", Color("red")), ("hsl(120deg 100% 50%)", Color("lime")),
    ("currentColor", nil),
  ])
  func colours_areThoseOfCSS(text: String, color: Color?) throws {
    let layer = try #require(try read(#"<path d="M0 0h1" fill="\#(text)"/>"#).layers.first)
    #expect(layer.color == color)
  }

  @Test func hiddenElements_andDefinitions_areNotDrawn() throws {
    #expect(
      try paths(
        """
        <title>A star</title><defs><path id="a" d="M0 0h9"/></defs><metadata><x/></metadata>
        <path display="none" d="M0 0h1"/><g visibility="hidden"><path d="M0 0h2"/></g>
        <path d="M0 0h3" id="b" class="c" aria-label="d"/>
        """) == ["M0 0L3 0"])
  }

  @Test func opacity_ofOneLayer_isMultiplied() throws {
    let artwork = try read(#"<g opacity="0.5"><path d="M0 0h1" fill-opacity=".5"/></g>"#)
    #expect(artwork.layers.map(\.opacity) == [0.25])
  }

  @Test func viewBox_isThatOfTheFile_orItsSize() throws {
    #expect(
      try read("", #"viewBox="-1 -2, 3 4""#).viewBox == Rect(x: -1, y: -2, width: 3, height: 4))
    #expect(
      try read("", #"width="16px" height="8""#).viewBox == Rect(x: 0, y: 0, width: 16, height: 8))
  }

  @Test(arguments: [
    ("<text>a</text>", "line 1: the element text is not supported"),
    ("\n<image/>", "line 2: the element image is not supported"),
    (##"<use href="#a"/>"##, "line 1: the element use is not supported"),
    ("<style>a{}</style>", "line 1: the element style is not supported"),
    (#"<path d="M0 0h1" fill="url(#a)"/>"#, #"line 1: fill: expected a colour, found "url(#a)""#),
    (#"<path d="M0 0h1" mask="url(#a)"/>"#, "line 1: mask is not supported"),
    (#"<path d="M0 0h1" clip-path="url(#a)"/>"#, "line 1: clip-path is not supported"),
    (#"<path d="M0 0h1" style="filter: blur(1px)"/>"#, "line 1: filter is not supported"),
    (#"<path d="M0 0h1" stroke-dasharray="1 2"/>"#, "line 1: stroke-dasharray is not supported"),
    (
      #"<g opacity=".5"><path d="M0 0h1"/><path d="M0 0h1"/></g>"#,
      "line 1: opacity of several fills or lines is not supported"
    ),
    (
      #"<path d="M0 0h1" stroke="red" transform="scale(1 2)"/>"#,
      "line 1: a line of varying width is not supported"
    ),
    (
      #"<path d="M0 0x"/>"#,
      "line 1: path data is wrong at character 5: expected a command, found 'x'"
    ),
    (#"<path d="M0 0h1" transform="spin(1)"/>"#, #"line 1: transform: cannot read "spin(1)""#),
    (#"<path d="M0 0h1" transform="skewX(90)"/>"#, #"line 1: transform: cannot read "skewX(90)""#),
    (#"<circle r="-1"/>"#, "line 1: r: must be at least 0, is -1.0"),
    (#"<circle r="5%"/>"#, #"line 1: r: expected a number, found "5%""#),
    (#"<polygon points="1 2 3"/>"#, "line 1: points: expected pairs of numbers"),
    (
      #"<path d="M0 0h1" stroke-linecap="flat"/>"#,
      #"line 1: stroke-linecap: expected one of butt, round, square, found "flat""#
    ),
    (
      #"<path d="M9e6 0h1" transform="scale(9)"/>"#,
      "line 1: expected coordinates of at most 10000000"
    ),
    (
      #"<path d="M0 0h1" transform="scale(1e300)"/>"#, "line 1: transform: expected smaller numbers"
    ),
  ])
  func whatCannotBeDrawn_isAnErrorThatNamesIt(content: String, message: String) {
    let error = #expect(throws: ArtworkError.self) { _ = try read(content) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("", "line 1: cannot be read as XML: no element found"),
    ("<svg", "line 1: cannot be read as XML: unclosed token"),
    ("<html/>", "line 1: expected the element svg, found html"),
    ("<svg/>", "line 1: expected viewBox, or width and height"),
    (#"<svg viewBox="0 0 24"/>"#, #"line 1: viewBox: expected four numbers, found "0 0 24""#),
    (#"<svg viewBox="0 0 0 24"/>"#, "line 1: expected a picture more than 0 wide and high"),
    (#"<svg width="1em" height="1em"/>"#, #"line 1: width: expected a number, found "1em""#),
    (
      #"<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>"#,
      "line 1: declarations in a DOCTYPE are not supported"
    ),
  ])
  func filesThatAreNoPicture_areErrors(text: String, message: String) {
    let error = #expect(throws: ArtworkError.self) { _ = try Artwork(svg: Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test func filesThatAreTooLarge_areErrors() {
    let bytes = [UInt8](repeating: 0x20, count: 1 << 20 + 1)
    #expect(throws: ArtworkError("expected an SVG file of at most 1 MiB")) {
      _ = try Artwork(svg: bytes)
    }
    let arcs = String(repeating: "a1 1 0 012 2", count: 20_000)
    let error = #expect(throws: ArtworkError.self) { _ = try read(#"<path d="M0 0\#(arcs)"/>"#) }
    #expect(error?.description == "line 1: expected at most 100000 path elements")
  }
}
