import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerMotion
import PickerTree
import Testing

@testable import PickerItems

private func read(_ keys: String) throws -> Segmented? {
  let json = #"{"type": "segmented", "items": ["a", "b", {"text": "c"}], \#(keys)}"#
  return try Document(json: Array(json.utf8), fonts: StrictCatalog()).control.as(Segmented.self)
}

@Suite struct SegmentedDocumentTests {
  @Test func keys_areTheProperties() throws {
    let control = try #require(
      try read(
        #"""
        "selected": ["c", 0], "distribution": "fixed", "spacing": 3, "axis": "vertical",
        "momentary": true, "whenNarrow": ["wrap", "menu"], "minimumScale": 0.5, "stableSize": true,
        "separator": {"thickness": 2, "inset": 1, "fill": "red"}, "segment": {"padding": 1},
        "indicator": {"inset": 2, "cornerRadius": 3, "fill": "blue", "shadow": {"radius": 9}}
        """#))
    #expect(control.selected == [0, 2])
    #expect(control.distribution == .fixed && control.spacing == 3 && control.axis == .vertical)
    #expect(control.isMomentary && control.hasStableSize)
    #expect(control.whenNarrow == [.wrap, .menu] && control.minimumScale == 0.5)
    let red = try #require(Color("red"))
    #expect(control.separator == Separator(thickness: 2, inset: 1, fill: red))
    #expect(control.indicator.inset == Insets(2) && control.indicator.shadow?.radius == 9)
    #expect(!control.indicator.isClipped)
    #expect(control.indicator.shadow?.color == Color.black.withAlpha(0.2))
  }

  @Test func absentKeys_haveTheDefaults() throws {
    let control = try #require(try read(#""spacing": null"#))
    #expect(control.selected == [0])
    #expect(control.whenNarrow == [.truncate])
    #expect(control.separator == nil && control.transition == nil && !control.isMomentary)
    #expect(control == Segmented(items: control.items))
  }

  @Test func items_acceptTheirOwnLimitsAndAnyStyleKey() throws {
    let json = #"""
      {"type": "segmented", "items": [
        {"text": "a", "width": 3, "height": 4, "minWidth": 1, "maxWidth": 9, "enabled": false,
         "icon": "star", "badge": "2", "padding": 5}]}
      """#
    let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
    let item = try #require(document.control.as(Segmented.self)?.items.first)
    #expect(item.width == 3 && item.height == 4 && !item.isEnabled && item.badge == "2")
    #expect(item.style.minWidth == 1 && item.style.maxWidth == 9)
    #expect(item.icon == Icon("star") && item.style.padding == Insets(5))
  }

  @Test func clippedIndicator_clipsTheTrackToItsShape() throws {
    func clips(_ keys: String) throws -> Bool {
      let tree = try #require(try read(keys)).tree
      return tree.effects(of: tree.nodes[0])?.clips ?? false
    }
    #expect(try clips(#""indicator": {"clipped": true}"#))
    #expect(try !clips(#""indicator": {"clipped": false}"#))
    // A connected group has no indicator.
    #expect(try !clips(#""variant": "connected", "indicator": {"clipped": true}"#))
  }

  @Test func separator_isATruthValueOrAnObject() throws {
    #expect(try read(#""separator": true"#)?.separator == Separator())
    #expect(try read(#""separator": false"#)?.separator == nil)
    #expect(try read(#""separator": {}"#)?.separator == Separator())
  }

  @Test func transitions_areReadCompletely() throws {
    let transition = try read(
      #"""
      "transition": {"from": "b", "curve": "easeIn", "duration": 0.4, "style": "stretch",
        "velocity": -3, "fps": 24, "at": 0.2}
      """#)?.transition
    #expect(
      transition
        == IndicatorTransition(
          from: 1, timing: .curve(.easeIn, duration: 0.4), style: .stretch, velocity: -3, fps: 24,
          at: 0.2))
    let bezier = try #require(TimingCurve(x1: 0.1, y1: -2, x2: 1, y2: 3))
    let curve = try read(#""transition": {"curve": [0.1, -2, 1, 3]}"#)?.transition?.timing
    #expect(curve == .curve(bezier, duration: 0.1))
    let spring = try #require(Spring(mass: 2, stiffness: 30, damping: 4))
    let physics = try read(
      #""transition": {"spring": {"mass": 2, "stiffness": 30, "damping": 4}}"#)?.transition
    #expect(physics?.timing == .spring(spring))
    let standard = try #require(Spring(response: 0.5, dampingFraction: 0.825))
    #expect(try read(#""transition": {"spring": {}}"#)?.transition?.timing == .spring(standard))
  }
}

/// Ids that count how often they are read.
private struct CountedIDs: RandomAccessCollection {
  final class Count {
    var reads = 0
  }

  let ids: [String]
  let count = Count()
  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }

  subscript(position: Int) -> String {
    count.reads += 1
    return ids[position]
  }
}

@Suite struct SelectionTests {
  @Test func selection_ofManyIDs_readsEachIDOnce() throws {
    let ids = CountedIDs(ids: (0..<2000).map { "id\($0)" })
    let json = "[" + ids.ids.reversed().map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let selection = try Selection(reading: JSONValue(parsing: Array(json.utf8)))
    let positions = try selection.positions(among: ids) { JSONError(path: "$", message: $0) }
    #expect(positions == Array(0..<2000))
    #expect(ids.count.reads == 2000)
  }
}
