import PickerLayout
import PickerOutput

extension Batch {
  /// The answer to an envelope.
  func answer(to envelope: Envelope) -> LineAnswer {
    do {
      switch try envelope.request() {
      case .layout: return try layout(envelope)
      case .hit: return .line(json(envelope, try hit(envelope)))
      case .check: return .line(json(envelope, try report(envelope)))
      case .measure: return .line(json(envelope, try measurements(envelope)))
      }
    } catch {
      return .invalid(error, envelope.subject, further: errors(after: error, in: envelope))
    }
  }

  /// The errors of an envelope's document after the first; none if the first error is not about the document.
  private func errors(after first: JSONError, in envelope: Envelope) -> [JSONError] {
    guard first.path.hasPrefix("$.document"), let form = try? form(of: envelope),
      let json = try? envelope.document().compactBytes
    else { return [] }
    var inner = first
    inner.path = "$" + first.path.dropFirst("$.document".count)
    return errors(after: inner, in: json, form).map { $0.atDocument }
  }

  private func json(_ envelope: Envelope, _ value: [UInt8]) -> [UInt8] {
    .answer(envelope.subject, value, as: .json)
  }

  private func layout(_ envelope: Envelope) throws(JSONError) -> LineAnswer {
    let form = try form(of: envelope)
    let document = try document(of: envelope, form)
    return try atDocument { () throws(JSONError) in
      guard files == nil else { return try file(of: document, form, envelope.subject) }
      let (bytes, missing) = try form.bytes(of: document, in: directory)
      return .line(.answer(envelope.subject, bytes, as: form.format, warnings: missing))
    }
  }

  private static let outputKeys = OptionKeys(BatchOutput.options)

  /// The form of an envelope: the batch's form with the envelope's keys.
  private func form(of envelope: Envelope) throws(JSONError) -> BatchForm {
    var own = BatchOutput()
    let others = try envelope.read(Batch.outputKeys, into: &own)
    var output = output
    _ = try envelope.read(Batch.outputKeys, into: &output)
    do {
      try own.check(for: output.format ?? .json)
    } catch {
      throw envelope.object.error(error)
    }
    return BatchForm(output, keys: keys.overridden(by: others))
  }

  /// Reads the document of an envelope with the keys of a form.
  ///
  /// - Throws: Errors of the document at `$.document`, those of the keys at `$`.
  func document(of envelope: Envelope, _ form: BatchForm) throws(JSONError) -> Document {
    let json = try envelope.document().compactBytes
    do {
      return try Document.reading(options: form.options) { (options) throws(JSONError) in
        try document(json, options: options, scheme: form.scheme)
      }
    } catch {
      throw error.isInDocument ? error.documentError.atDocument : error.combined
    }
  }

  /// Attributes errors to the document of an envelope.
  func atDocument<Value>(_ work: () throws(JSONError) -> Value) throws(JSONError) -> Value {
    do {
      return try work()
    } catch {
      throw error.atDocument
    }
  }
}

// Hits.
extension Batch {
  private static let hitKeys = OptionKeys(HitPoint.options, lists: .joined)

  /// The node at a point.
  private func hit(_ envelope: Envelope) throws(JSONError) -> [UInt8] {
    var place = HitPoint()
    let others = try envelope.read(Batch.hitKeys, into: &place)
    let point: Point
    do {
      point = try place.point()
    } catch {
      throw envelope.object.error(error)
    }
    let (tree, budget) = try tree(of: envelope, keys.overridden(by: others))
    return try atDocument { () throws(JSONError) in
      try budget.json { tree.write(tree.hitTest(atPoint: point), atPoint: point, to: &$0) }
    }
  }

  /// The layout of the document, or the document itself if it is a saved tree.
  private func tree(
    of envelope: Envelope, _ keys: [GivenKey]
  ) throws(JSONError) -> (LayoutTree, Budget) {
    let json = try envelope.document()
    if try json.object().isTree {
      let budget = Budget(limits)
      return (try LayoutTree(json: json, budget: budget), budget)
    }
    let document = try document(of: envelope, BatchForm(BatchOutput(), keys: keys))
    return try atDocument { () throws(JSONError) in (try document.layout(), document.budget) }
  }
}

extension JSONError {
  /// This error of a document as an error of the envelope around it: `$.document.items[3].width`.
  fileprivate var atDocument: JSONError {
    var error = self
    error.path = "$.document" + path.dropFirst()
    return error
  }
}
