import PickerGeometry
import PickerTestSupport
import PickerText
import Synchronization
import Testing

/// Gives advances that no font has.
private final class Hostile: AdvanceMeasuring {
  let answer: Double?

  init(_ answer: Double?) {
    self.answer = answer
  }

  func advance(of cluster: Character, in font: Font) -> Double? { answer }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: .nan, descent: .infinity) }
}

/// Counts what it is asked for.
private final class Counting: AdvanceMeasuring {
  private let counter = Atomic(0)

  var count: Int { counter.load(ordering: .relaxed) }

  func advance(of cluster: Character, in font: Font) -> Double? {
    counter.wrappingAdd(1, ordering: .relaxed)
    return 1
  }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 1, descent: 0) }
}

@Suite struct AdvanceHostilityTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300, .leastNonzeroMagnitude, nil])
  func advances_ofAnyValue_giveFiniteLines(answer: Double?) {
    for spacing in [0, -2, Double.nan, .infinity, -.infinity] {
      for cut in Truncation.allCases {
        for (width, lines) in [(0.0, nil), (3, 1), (.nan, 2), (-.infinity, nil), (1e-300, 3)]
          as [(Double, Int?)]
        {
          let text = measured(
            "Hello, big\npicker of 三つの chips", in: width, lines: lines, cut: cut,
            font: Font(size: 1, letterSpacing: spacing), by: Hostile(answer))
          #expect(text.size.width.isFinite && text.size.height == 0)
          #expect(text.lineCount <= lines ?? .max)
        }
      }
    }
  }

  @Test func longText_isAskedForOncePerCluster() {
    let count = sweep(20_000, full: 1_000_000)
    for (unit, width, lines) in [("x", 1, nil), ("x ", 100, 3), ("\n", 1, 2)]
      as [(String, Double, Int?)]
    {
      let measurer = Counting()
      let text = String(repeating: unit, count: count / unit.count)
      let result = measured(text, in: width, lines: lines, by: measurer)
      #expect(result.lineCount == lines ?? count)
      #expect(measurer.count <= count + 8)
    }
  }

  @Test func wordBeforeManySpaces_isBrokenInTheSameTime() {
    let half = sweep(5_000, full: 200_000)
    let text = String(repeating: "x", count: half) + String(repeating: " ", count: half)
    #expect(measured(text, in: 1).lineCount == half)
    let inside = "a" + String(repeating: " ", count: half) + "!"
    #expect(measured(inside, in: 1).lineCount > 1)
  }
}
