import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// What a page shows of a control.
final class ViewHandle: Handle {
  let view: PageView

  init(_ view: PageView) { self.view = view }
}

/// Begins to show trees whose texts are measured by the measurer with a number.
@c
package func pl_view_begin(_ measurer: Int32) -> OpaquePointer {
  let measurer = HostMeasurer(measurer)
  return ViewHandle(PageView(fonts: PageFonts(drawing: measurer.family))).retained
}

/// Shows a tree, and answers what has changed, as `PageView.show` says it; nothing if nothing has.
///
/// - Parameters:
///   - width: The width that the control has where there is enough space.
///   - focus: The position of the node on which keys act; -1: none.
///   - families: The families of the measurer, one on each line.
/// - Returns: Whether it could be shown; if not, the answer is an error.
@c
package func pl_view_show(
  _ view: OpaquePointer, _ tree: OpaquePointer, _ width: Double, _ focus: Int32,
  _ families: UnsafePointer<UInt8>?, _ count: Int
) -> Bool {
  let view = view.object(ViewHandle.self).view
  view.fonts.families = String(passed: families, count).split(separator: "\n").map { String($0) }
  let tree = tree.object(TreeHandle.self).tree
  return attempt { () throws(Failure) in
    do throws(LimitError) {
      Answer.set(
        try Budget().run {
          view.show(tree, naturalWidth: width, focus: focus < 0 ? nil : Int(focus))?.json ?? []
        })
      // What was asked of JavaScript may be wrong.
      if HostMeasurer.hasFailed { view.forget() }
    } catch {
      view.forget()
      throw Failure(error)
    }
    return true
  } ?? false
}

/// Lets the control be read, and not used.
@c
package func pl_view_set_disabled(_ view: OpaquePointer, _ isDisabled: Bool) {
  view.object(ViewHandle.self).view.isDisabled = isDisabled
}

/// Answers what is shown as HTML.
@c
package func pl_view_html(_ view: OpaquePointer) {
  Answer.set(view.object(ViewHandle.self).view.html)
}
