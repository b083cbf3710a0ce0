import CPickerLayout
import PickerCheck
import PickerLayout
import PickerLimits
import PickerOutput
import PickerPlatform

/// The pieces of a check, which threads take from the queue one by one.
final class CheckQueue: Sendable {
  /// The result of a piece.
  private struct Answer {
    var checked: CheckedPiece
    var minimumWidth: MinimumWidth?
  }

  private struct CheckQueueState {
    var next = 0
    var answers: [Answer?]
    var findingCount = 0
    /// The first failure in the order of the pieces; none is begun after it.
    var failure: (place: Int, reason: Failure)?
  }

  private let check: LayoutCheck
  private let pieces: [LayoutCheck.Piece]
  private let wantsMinimumWidths: Bool
  private let budget: Budget
  private let state: Mutex<CheckQueueState>

  /// The minimum size of a finding in bytes of JSON.
  private static let minimumFindingBytes = 100

  /// - Parameter budget: The budget of the whole call.
  init(_ check: LayoutCheck, wantsMinimumWidths: Bool, _ budget: Budget) {
    self.check = check
    self.wantsMinimumWidths = wantsMinimumWidths
    self.budget = budget
    let pieces = check.pieces
    self.pieces = pieces
    state = Mutex(CheckQueueState(answers: Array(repeating: nil, count: pieces.count)))
  }

  /// Checks all pieces.
  ///
  /// - Parameter threads: 0: as many as there are processors.
  /// - Returns: The same report for any number of threads.
  func report(threads: Int) throws(Failure) -> CheckReport {
    let count = ThreadCount.limited(threads == 0 ? nil : threads)
    concurrently(on: min(count, pieces.count)) { self.work() }
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure.reason }
    let answers = state.answers.compactMap { $0 }
    var report = check.report(of: answers.map { $0.checked })
    report.minimumWidths = answers.compactMap { $0.minimumWidth }
    return report
  }

  private func work() {
    while let place = take() {
      do throws(Failure) {
        store(try answer(to: pieces[place]), at: place)
      } catch {
        fail(place, error)
      }
    }
  }

  /// The position of the next piece; nil if there is none, or one has failed.
  private func take() -> Int? {
    state.withLock { state in
      guard state.failure == nil, state.next < state.answers.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private func answer(to piece: LayoutCheck.Piece) throws(Failure) -> Answer {
    guard budget.mayProceed else { throw Failure(budget.error ?? .cancelled) }
    do {
      return Answer(
        checked: try check.check(piece),
        minimumWidth: wantsMinimumWidths ? try check.minimumWidth(of: piece) : nil)
    } catch {
      var failure = Failure(error).at(piece.documentIndex)
      failure.path = "$"
      throw failure
    }
  }

  private func store(_ answer: Answer, at place: Int) {
    let findingCount = state.withLock { state in
      state.answers[place] = answer
      state.findingCount += answer.checked.findings.count
      return state.findingCount
    }
    // Before they take more memory: the report will be larger than the limit.
    _ = budget.allows(bytes: findingCount * CheckQueue.minimumFindingBytes)
  }

  private func fail(_ place: Int, _ reason: Failure) {
    state.withLock { state in
      if let known = state.failure, known.place < place { return }
      state.failure = (place, reason)
    }
  }
}
