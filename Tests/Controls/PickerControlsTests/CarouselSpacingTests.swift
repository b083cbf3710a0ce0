import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Carousels with several pages in view, or with parts of the neighbours.
@Suite struct CarouselSpacingTests {
  private func tree(_ keys: String) throws -> LayoutTree {
    try Document(
      json: Array(#"{"type": "carousel", "font": {"size": 1}, \#(keys)}"#.utf8),
      fonts: MonospaceMeasurer()
    ).layout()
  }

  private func frames(_ role: Role, of tree: LayoutTree) -> [Rect] {
    tree.nodes.filter { $0.role == role }.map(\.frame)
  }

  private func ids(_ role: Role, of tree: LayoutTree) -> [String] {
    tree.nodes.filter { $0.role == role }.compactMap(tree.id(of:))
  }

  @Test(arguments: [
    (#""pagesInView": 3"#, [0.0, 100, 200], 100.0),
    (#""pagesInView": 3, "gap": 15"#, [0, 105, 210], 90),
    (#""pagesInView": 2.5, "gap": 10"#, [0, 122, 244], 112),
    (#""peek": 40, "gap": 10"#, [0, 260], 250),
    (#""peek": 40, "gap": 10, "snap": "center""#, [-160, 50, 260], 200),
    (#""pagesInView": 2, "snap": "center", "gap": 20"#, [-80, 80, 240], 140),
    (#""peek": 280"#, [0, 150], 150),
    (#""gap": 20"#, [0], 300),
  ])
  func pages_inView_standOneGapApart(keys: String, x: [Double], width: Double) throws {
    let tree = try tree(#""count": 9, "width": 300, "height": 60, \#(keys)"#)
    let found = frames(.page, of: tree)
    #expect(found.map { ($0.x * 1e6).rounded() / 1e6 } == x)
    #expect(found.allSatisfy { abs($0.width - width) < 1e-9 && $0.height == 60 })
    let mirrored = try self.tree(
      #""count": 9, "width": 300, "height": 60, "direction": "rtl", \#(keys)"#)
    #expect(
      frames(.page, of: mirrored).map { (($0.x) * 1e6).rounded() / 1e6 }
        == x.map { ((300 - $0 - width) * 1e6).rounded() / 1e6 })
  }

  @Test func pages_ofAVerticalCarousel_areInViewBelowEachOther() throws {
    let tree = try tree(
      #""count": 9, "axis": "vertical", "width": 80, "height": 300, "pagesInView": 2, "gap": 20"#)
    #expect(frames(.page, of: tree).map(\.y) == [0, 160])
    #expect(frames(.page, of: tree).allSatisfy { $0.height == 140 && $0.width == 80 })
  }

  @Test func lastPages_withoutLoops_endAtTheEndOfTheViewport() throws {
    func pages(_ current: Int, _ keys: String) throws -> [Rect] {
      frames(
        .page,
        of: try self.tree(
          #""count": 5, "width": 300, "height": 60, "loops": false, "current": \#(current), \#(keys)"#
        ))
    }
    #expect(try pages(4, #""pagesInView": 3"#).map(\.x) == [0, 100, 200])
    #expect(try pages(4, #""pagesInView": 2.5"#).last?.maxX == 300)
    #expect(try pages(4, #""peek": 60, "gap": 10"#).last?.maxX == 300)
    #expect(try pages(4, #""peek": 60, "gap": 10, "snap": "center""#).last?.x == 70)
    #expect(try pages(0, #""peek": 60, "gap": 10, "snap": "center""#).first?.x == 70)
    let tree = try self.tree(
      #""count": 5, "width": 300, "height": 60, "loops": false, "current": 4, "pagesInView": 3"#)
    #expect(ids(.dot, of: tree) == ["dot1", "dot2", "dot3"])
    #expect(ids(.page, of: tree) == ["page3", "page4", "page5"])
  }

  @Test func page_isNeverInViewTwice() throws {
    // With as many pages as are in view nothing moves; with one more they loop.
    for (count, moves) in [(3, false), (4, true)] {
      let tree = try tree(
        #"""
        "count": \#(count), "width": 300, "height": 60, "pagesInView": 3,
        "events": [{"at": 0, "drag": "began"}, {"at": 1, "drag": {"changed": 50}}]
        """#)
      let pages = ids(.page, of: tree)
      #expect(Set(pages).count == pages.count)
      #expect((frames(.page, of: tree).first?.x ?? 0) == (moves ? -50 : 0))
    }
  }

  @Test func content_ofPagesInView_hasTheWidthOfAPage() throws {
    let tree = try tree(
      #"""
      "width": 300, "height": 60, "pagesInView": 2, "gap": 20, "padding": 5,
      "pages": [{"width": 400, "height": 40}, {"width": 400, "height": 40}, {"fill": "red"}]
      """#)
    #expect(frames(.image, of: tree).allSatisfy { abs($0.width - 130) < 1e-9 })
    let natural = try self.tree(
      #""pagesInView": 2, "gap": 20, "pages": [{"width": 100, "height": 40}]"#)
    #expect(natural.size == Size(width: 220, height: 40))
  }

  @Test func drag_withPagesInView_movesByTheDistanceOfPages() throws {
    let keys = #"""
      "count": 9, "width": 300, "height": 60, "pagesInView": 3, "gap": 15, "at": 9,
      "events": [{"at": 0, "drag": "began"}, {"at": 1, "drag": {"changed": -60}},
                 {"at": 1, "drag": {"ended": 0}}]
      """#
    let state = try #require(tree(keys).controlStates.first?.paging)
    #expect(state.current == 1)
  }

  @Test func spacing_outOfRange_isAnError() {
    for keys in [#""pagesInView": 0.5"#, #""peek": -1"#, #""gap": -1"#, #""snap": "end""#] {
      #expect(throws: JSONError.self) { try tree(#""count": 3, \#(keys)"#) }
    }
  }
}
