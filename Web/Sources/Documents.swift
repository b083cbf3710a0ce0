import PickerControls
import PickerJSON
import PickerLimits
import PickerRendering
import PickerTree

@_extern(wasm, module: "host", name: "now")
private func host_now() -> Double

/// A document, measured at its first layout.
final class DocumentHandle: Handle {
  private(set) var document: Document
  let measured = Mutex<AnyMeasuredControl?>(nil)

  init(_ document: Document) { self.document = document }

  /// Makes the texts of the document larger or smaller, before its first layout.
  func scaleTexts(by factor: Double) {
    document.control = document.control.localized(by: Localization(textScale: factor))
  }

  /// JavaScript draws the glyphs.
  var glyphs: HostOutlines { HostOutlines() }

  /// The budget of a call, for which JavaScript passes none.
  func budget(_: OpaquePointer?) -> Budget { Budget(document.budget.limits) }
}

extension Budget {
  /// Whether what the work under way has made is complete: what was asked of JavaScript may be wrong.
  static var keepsResults: Bool { mayProceed && !HostMeasurer.hasFailed }
}

extension ProposedSize {
  /// NaN: as the document declares.
  init(_ width: Double, _ height: Double) throws(Failure) {
    guard width.isNaN || width >= 0 else {
      throw .argument("width must be at least 0, is \(width)")
    }
    guard height.isNaN || height >= 0 else {
      throw .argument("height must be at least 0, is \(height)")
    }
    self.init(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }
}

/// Reads a document.
///
/// - Parameters:
///   - settings: A JSON object whose keys override the document's; of no bytes: none.
///   - limits: Changes of the limits, such as `nodes=5000,seconds=2`; of no bytes: none.
///   - measurer: The number of what measures its texts.
/// - Returns: A document; nil, and the answer is an error.
@c
package func pl_document_read(
  _ json: UnsafePointer<UInt8>?, _ count: Int, _ settings: UnsafePointer<UInt8>?,
  _ settingsCount: Int, _ limits: UnsafePointer<UInt8>?, _ limitsCount: Int, _ measurer: Int32
) -> OpaquePointer? {
  attempt { () throws(Failure) in
    Deadline.hostTime = host_now
    let json = [UInt8](passed: json, count)
    let settings = settingsCount > 0 ? [UInt8](passed: settings, settingsCount) : nil
    let budget = Budget(try Limits(passed: String(passed: limits, limitsCount)))
    do throws(JSONError) {
      let document = try Document(
        json: json, options: settings, fonts: HostMeasurer(measurer), budget: budget,
        images: InlineImages().facts)
      return DocumentHandle(document).retained
    } catch {
      throw Failure(error, in: settings == nil ? json : nil, budget)
    }
  }
}

extension Limits {
  fileprivate init(passed list: String) throws(Failure) {
    self.init()
    guard !list.isEmpty else { return }
    do throws(LimitsSyntaxError) {
      self = try changed(by: list)
    } catch {
      throw .argument(error.message)
    }
  }
}

/// Makes the texts of a document that has just been read larger or smaller.
@c
package func pl_document_scale_texts(_ document: OpaquePointer, _ factor: Double) {
  document.object(DocumentHandle.self).scaleTexts(by: factor)
}
