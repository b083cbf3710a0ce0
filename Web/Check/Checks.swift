import PickerCheck
import PickerJSON
import PickerLimits

/// A finding takes more bytes of JSON than this.
private let minimumFindingBytes = 100

/// Answers the report of a check of documents, as `layout check --format json` writes it.
///
/// Each document in one language has the limits of the document.
///
/// - Parameters:
///   - documents: Handles of documents.
///   - json: The ``CheckRequest``, with the names of the documents.
/// - Returns: Whether there is a report; if not, the answer is an error.
@c
package func pl_check(
  _ documents: UnsafePointer<OpaquePointer>, _ count: Int, _ json: UnsafePointer<UInt8>?,
  _ jsonCount: Int
) -> Bool {
  attempt { () throws(Failure) in
    let json = [UInt8](passed: json, jsonCount)
    let request: CheckRequest
    do throws(JSONError) {
      request = try CheckRequest(json: json)
    } catch {
      throw Failure(error, in: nil, Budget())
    }
    let handles = UnsafeBufferPointer(start: documents, count: count)
    Answer.set(try request.report(of: handles).json(pretty: true))
    return true
  } ?? false
}

extension CheckRequest {
  fileprivate func report(
    of handles: UnsafeBufferPointer<OpaquePointer>
  ) throws(Failure) -> CheckReport {
    let documents = zip(names, handles).map { name, handle in
      CheckDocument(name: name, handle.object(DocumentHandle.self).document)
    }
    let check: LayoutCheck
    do throws(UnknownLocale) {
      check = try self.check(of: documents)
    } catch {
      throw .argument("locales: \(error.message)")
    }
    return try checked(check)
  }

  private func checked(_ check: LayoutCheck) throws(Failure) -> CheckReport {
    let budget = Budget()
    var pieces: [CheckedPiece] = []
    var minimumWidths: [MinimumWidth] = []
    var findingCount = 0
    do throws(LimitError) {
      for piece in check.pieces {
        pieces.append(try check.check(piece))
        if wantsMinimumWidths { minimumWidths.append(try check.minimumWidth(of: piece)) }
        findingCount += pieces[pieces.count - 1].findings.count
        // Before they take more memory: the report will be larger than the limit.
        guard budget.allows(bytes: findingCount * minimumFindingBytes) else {
          throw budget.error ?? .cancelled
        }
      }
    } catch {
      throw Failure(error)
    }
    var report = check.report(of: pieces)
    report.minimumWidths = minimumWidths
    return report
  }
}
