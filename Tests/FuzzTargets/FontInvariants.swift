import PickerCairo
import PickerLayout

/// A damaged font is rejected, or measured and drawn with finite numbers; it never corrupts memory.
enum FontInvariants {
  static func violation(by input: [UInt8]) -> String? {
    guard let bytes = FontDamage(input)?.bytes else { return nil }
    let path = TemporaryFile.write(bytes)
    defer { TemporaryFile.remove(path) }
    do throws(FontFileError) {
      let fonts = try TextMeasurer().adding([FontFile(family: "T", path: path)])
      return (fonts as? TextMeasurer).flatMap(violation)
    } catch {
      return error.message.contains("\n") ? "an error of several lines" : nil
    }
  }

  /// Letters of many scripts, marks, an emoji, and text that has to be truncated.
  private static let document = #"""
    {"type":"stack","width":90,"detail":["glyphs"],"items":[
      {"type":"chips","font":{"family":"T","size":20},"items":["AVATAR fi","שלום","سلام","क्षि"]},
      {"type":"text","font":{"family":"T","weight":700,"features":{"smcp":1}},"text":"ไทย 漢字 é 🙂 cut",
       "maxLines":2}]}
    """#

  private static func violation(by fonts: TextMeasurer) -> String? {
    let budget = Budget(DocumentInvariants.limits)
    guard
      let tree = try? Document(json: Array(document.utf8), fonts: fonts, budget: budget).layout()
    else { return nil }
    var isFinite = true
    tree.walk { isFinite = isFinite && $0.frame.isFinite }
    guard isFinite else { return "a frame is not finite" }
    for draw in outputs { _ = try? budget.run { draw(tree, fonts) } }
    return nil
  }

  private static let outputs: [@Sendable (LayoutTree, TextMeasurer) -> Void] = [
    { tree, _ in _ = tree.json() },
    { tree, fonts in _ = SVGRenderer(text: .live(fonts)).render(tree, outlines: fonts) },
    { tree, fonts in _ = try? PNGRenderer().render(tree, outlines: fonts) },
  ]
}

extension Rect {
  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }
}
