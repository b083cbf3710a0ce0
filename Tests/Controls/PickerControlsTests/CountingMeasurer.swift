import PickerLimits
import PickerTestSupport
import PickerText

/// Counts the texts that it measures.
final class CountingMeasurer: TextMeasuring {
  private let counted = Mutex(0)

  var count: Int { counted.withLock { $0 } }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    counted.withLock { $0 += requests.count }
    return MonospaceMeasurer().measure(requests)
  }
}
