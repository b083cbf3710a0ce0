import PickerControls
import PickerTestSupport
import PickerTree
import Testing

/// What is drawn at the edge of a control that clips it.
@Suite struct ClippedPartTests {
  @Test func indicatorOfAMaterialTrack_withPadding_hasTheCornersOfTheTrack() throws {
    func radius(_ keys: String) throws -> Double? {
      let document = #"{"type": "segmented", "theme": "material", "items": ["a", "b"]\#(keys)}"#
      let tree = try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).layout()
      let indicator = tree.root?.children.first { $0.role == .indicator }
      return indicator?.paint.map { $0.cornerRadius.topLeft }
    }
    #expect(try radius("") == 0)
    #expect(try radius(#", "padding": 16"#) == 20)
    #expect(try radius(#", "padding": 16, "indicator": {"cornerRadius": 3}"#) == 3)
  }

  @Test(arguments: [0.0, 0.12])
  func chromaTouch_whileItPops_hasNoLabelOutsideOfItself(time: Double) throws {
    let document = #"""
      {"type": "chromaTouch", "padding": 10, "width": 320, "height": 480, "value": {"hue": 0.8, "saturation": 0.6, "brightness": 1},
       "touches": [{"on": "brightness", "force": 0.95}], "transition": {"at": \#(time)}}
      """#
    let tree = try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).layout()
    let sliders = tree.root?.children.filter { $0.role == .slider } ?? []
    #expect(sliders.count == 3)
    let labels = sliders.flatMap { $0.children.filter { $0.role == .label } }
    #expect(labels.count == (time == 0 ? 3 : 2))
    for label in labels {
      #expect(label.absoluteFrame.intersection(Rect(size: tree.size)) != nil)
    }
  }
}
