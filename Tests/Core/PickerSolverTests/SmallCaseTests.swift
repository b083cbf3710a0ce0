import PickerGeometry
import PickerSolver
import PickerTestSupport
import Testing

/// All small cases compared with a straightforward reference solver, and invariants of all layouts.
@Suite struct SmallCaseTests {
  /// All lists of up to `count` boxes with widths from `widths`.
  static func lists(_ count: Int, _ widths: [Double]) -> [[Double]] {
    var all: [[Double]] = [[]]
    var longest: [[Double]] = [[]]
    for _ in 0..<count {
      longest = longest.flatMap { list in widths.map { list + [$0] } }
      all += longest
    }
    return all
  }

  /// Boxes that neither grow nor shrink; heights differ so that alignment shows.
  static func fixed(_ widths: [Double]) -> [FlowItem] {
    widths.enumerated().map { index, width in
      FlowItem(width: width, height: Double(1 + (index + Int(width)) % 3)) { $0.shrink = 0 }
    }
  }

  private func agree(_ items: [FlowItem], _ container: FlowContainer) throws -> Bool {
    let solution = try PickerSolverTests.solve(items, container)
    let expected = ReferenceSolver(items: items, container: container).solve()
    guard solution.lines.map({ Array($0.items) }) == expected.lines else { return false }
    guard solution.size == expected.size else { return false }
    return zip(solution.frames, expected.frames).allSatisfy { isNear($0, $1) }
      && solution.frames.count == expected.frames.count
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 && a.size == b.size
  }

  @Test(arguments: [FlowWrap.wrap, .balance])
  func lines_everySmallList_agreeWithTheReference(_ wrap: FlowWrap) throws {
    for widths in Self.lists(sweep(4, full: 5), [0, 1, 2, 4]) {
      let items = Self.fixed(widths)
      for width in 0...6 {
        let container = FlowContainer.wrapping(Double(width), Double((width + widths.count) % 3))
          .with { $0.wrap = wrap }
        let agrees = try agree(items, container)
        #expect(agrees, "\(widths) in \(container)")
      }
    }
  }

  @Test(arguments: FlowWrap.allCases)
  func frames_everyContainerKeyword_agreeWithTheReference(_ wrap: FlowWrap) throws {
    for widths in Self.lists(sweep(3, full: 4), [1, 3]) {
      let items = Self.fixed(widths)
      let words = FlowJustify.allCases.filter { $0 != .stretch }
      for (index, justify) in FlowJustify.allCases.enumerated() {
        for align in FlowAlign.allCases {
          let container = FlowContainer.wrapping(5, 1).with {
            $0.wrap = wrap
            $0.justify = justify == .stretch ? .center : justify
            $0.justifyLastLine = index % 2 == 0 ? nil : .end
            $0.align = align
            $0.alignLines = words[(index + widths.count) % words.count]
            $0.lineSpacing = Double(index % 3)
            $0.isReversed = index % 2 == 1
            $0.direction = index % 3 == 1 ? .rightToLeft : .leftToRight
            $0.height = index % 4 == 0 ? nil : 7
          }
          let agrees = try agree(items, container)
          #expect(agrees, "\(widths) in \(container)")
        }
      }
    }
  }

  @Test(arguments: [FlowWrap.wrap, .wrapReverse, .balance])
  func limits_everySmallList_agreeWithTheReference(_ wrap: FlowWrap) throws {
    for widths in Self.lists(5, [1, 2]) {
      for mask in 0..<4 {
        var items = Self.fixed(widths)
        for index in items.indices where (index + mask) % 3 == 0 {
          items[index].breaksBefore = mask & 1 != 0
          items[index].breaksAfter = mask & 2 != 0
        }
        let container = FlowContainer.wrapping(Double(3 + mask), 1).with {
          $0.wrap = wrap
          $0.maxLines = 1 + mask
          $0.maxItemsPerLine = mask == 0 ? nil : 4 - mask
        }
        let agrees = try agree(items, container)
        #expect(agrees, "\(widths) in \(container)")
      }
    }
  }

  @Test func anyLayout_itemsOfALine_doNotOverlapAndKeepTheirOrder() throws {
    for widths in Self.lists(4, [1, 2, 5]) {
      for width in 0...6 {
        let solution = try solve(Self.fixed(widths), .wrapping(Double(width), 1))
        #expect(solution.frames.count == widths.count)
        #expect(solution.lines.flatMap { Array($0.items) } == Array(widths.indices))
        for (a, b) in zip(solution.frames, solution.frames.dropFirst()) {
          #expect(b.x >= a.maxX + 1 || b.y >= a.y + 1)
          #expect(a.intersection(b) == nil)
        }
      }
    }
  }

  @Test func anyLayout_transposed_isTheTransposedLayout() throws {
    for widths in Self.lists(4, [1, 3]) {
      for justify in FlowJustify.allCases {
        let container = FlowContainer.wrapping(4, 1).with {
          $0.justify = justify
          $0.alignLines = justify
          $0.align = .center
          $0.height = 8
          $0.lineSpacing = 2
          $0.padding = Insets(top: 1, leading: 1)
        }
        let solution = try solve(Self.fixed(widths), container)
        let transposedSolution = try solve(
          Self.fixed(widths).map(transposed), transposed(container))
        #expect(transposedSolution.frames == solution.frames.map(transposed))
        #expect(transposedSolution.lines.map(\.items) == solution.lines.map(\.items))
      }
    }
  }

  private func transposed(_ item: FlowItem) -> FlowItem {
    FlowItem(width: item.height, height: item.width) { $0.shrink = item.shrink }
  }

  private func transposed(_ frame: Rect) -> Rect {
    Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
  }

  private func transposed(_ container: FlowContainer) -> FlowContainer {
    container.with {
      $0.axis = .vertical
      ($0.width, $0.height) = (container.height, container.width)
      $0.padding = Insets(top: container.padding.leading, leading: container.padding.top)
    }
  }

  @Test func anyLayout_rightToLeft_isTheMirrorImage() throws {
    for widths in Self.lists(4, [1, 3]) {
      for axis in Axis.allCases {
        let container = FlowContainer.wrapping(9, 1).with {
          $0.axis = axis
          $0.height = 4
          $0.justify = .spaceEvenly
          $0.alignLines = .center
          $0.padding = Insets(top: 1, leading: 2, trailing: 1)
        }
        let straight = try solve(Self.fixed(widths), container)
        let mirrored = try solve(
          Self.fixed(widths), container.with { $0.direction = .rightToLeft })
        for (a, b) in zip(straight.frames, mirrored.frames) {
          #expect(isNear(a.mirrored(in: 9), b))
        }
      }
    }
  }

  @Test(arguments: [FlowWrap.wrap, .balance])
  func anyLayout_moreWidth_neverTakesMoreLines(_ wrap: FlowWrap) throws {
    for widths in Self.lists(5, [1, 2, 4]) {
      let container = FlowContainer.wrapping(0, 1).with { $0.wrap = wrap }
      var solution = try solve(Self.fixed(widths), container)
      var lines = solution.lines.count
      for width in 1...6 {
        try solution.update(width: Double(width))
        #expect(solution.lines.count <= lines)
        lines = solution.lines.count
      }
    }
  }
}
