import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport

/// Segmented controls in two browsers (`Scripts/record/segments.py`).
struct SegmentRecording: Decodable {
  let cases: [Control]

  init() throws {
    self = try JSONDecoder().decode(SegmentRecording.self, from: recording("segments"))
  }

  struct Control: Decodable {
    let language: String
    let direction: String
    let families: [String]
    let size: Double
    let weight: Double
    let padding: [Double]
    let inset: Double
    let gap: Double
    let distribution: String
    let names: [String]
    let width: Double
    /// For each browser and segment its x, y, width and height, and the x and the width of its label.
    let frames: [String: [[Double]]]
  }
}

extension SegmentRecording.Control {
  /// The maximum difference of any coordinate or size from the browser's, in px.
  func deviation(
    matching browser: Browser, in fonts: any FontCatalog = TextMeasurer.shared
  ) throws -> Double {
    let frames = frames[browser.rawValue] ?? []
    var (worst, segments, labels) = (0.0, 0, 0)
    try tree(matching: browser, in: fonts).walk { node in
      let frame = node.absoluteFrame
      if node.role == .segment, segments < frames.count {
        let found = [frame.x, frame.y, frame.width, frame.height]
        worst = zip(found, frames[segments]).reduce(worst) { max($0, ($1.0 - $1.1).magnitude) }
        segments += 1
      } else if node.role == .label, labels < frames.count {
        worst = max(worst, (frame.x - frames[labels][4]).magnitude)
        worst = max(worst, (frame.width - frames[labels][5]).magnitude)
        labels += 1
      }
    }
    return segments == frames.count && labels == frames.count ? worst : .infinity
  }

  private func tree(matching browser: Browser, in fonts: any FontCatalog) throws -> LayoutTree {
    let document: [String: Any] = [
      "type": "segmented", "match": browser.rawValue, "items": names, "width": width,
      "padding": inset, "spacing": gap, "distribution": distribution, "direction": direction,
      "language": language, "font": ["family": families, "size": size, "weight": weight],
      "segment": ["padding": ["vertical": padding[0], "horizontal": padding[1]], "border": 0],
    ]
    let json = try Array(JSONSerialization.data(withJSONObject: document))
    return try Document(json: json, fonts: fonts).layout()
  }
}
