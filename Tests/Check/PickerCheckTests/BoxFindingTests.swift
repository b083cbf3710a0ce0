import PickerControls
import PickerGeometry
import PickerLayout
import PickerLimits
import PickerTestSupport
import PickerText
import Testing

@testable import PickerCheck

/// Findings of boxes that are too small for what is in them.
@Suite struct BoxFindingTests {
  @Test func label_wholeInItsChip_hasNoFinding() throws {
    #expect(try LayoutCheck(chips(["abcdef", "gh"]), widths: [6, 20]).findings().isEmpty)
  }

  @Test func label_cut_tellsWhatIsLeftAndMissing() throws {
    let findings = try LayoutCheck(chips(["abcdef", "gh"]), widths: [4]).findings()
    #expect(findings.map { $0.code } == [.truncated])
    let finding = try #require(findings.first)
    #expect(finding.id == "abcdef" && finding.text == "abcdef" && finding.shown == "abc…")
    #expect(finding.missing == 2 && finding.neededWidth == 6)
    #expect(finding.message == #""abcdef" is cut to "abc…": 2 pt too narrow"#)
    #expect(
      finding.cell == CheckCell(document: "a.json", locale: "source", isSource: true, width: 4))
  }

  @Test func label_tooWideEvenIfCut_needsTheWidthOfTheWholeText() throws {
    let control = chips(["abcdef", "gh"])
    let findings = try LayoutCheck(control, widths: [0.5]).findings(.overflow)
    #expect(findings.map { $0.id } == ["abcdef", "gh"])
    #expect(findings.map { $0.neededWidth.map { ($0 * 32).rounded() / 32 } } == [6, 2])
    for finding in findings {
      let check = try LayoutCheck(control, widths: [try #require(finding.neededWidth)])
      #expect(try check.findings().allSatisfy { $0.id != finding.id })
    }
  }

  /// What is left of texts is remembered, for the search of widths.
  @Test func cutTexts_inAnySpace_areThoseOfTheMeasurer() {
    var random = SeededGenerator(seed: 7)
    let recorder = RecordingMeasurer(TextMeasurer.shared)
    let texts = ["Benachrichtigungen", "الإعدادات والخصوصية", "सूचनाएँ और ध्वनि", "fit AVATAR", "設定と通知"]
    for number in 0..<600 {
      var request = TextRequest(texts[number % 5], style: TextStyle(font: Font(size: 16)))
      request.maxWidth = Double.random(in: 0...160, using: &random)
      request.wantsInk = number % 3 == 0
      request.truncation = number % 7 == 0 ? .middle : .tail
      request.maxLines = number % 11 == 0 ? 2 : 1
      #expect(recorder.measure([request]) == TextMeasurer.shared.measure([request]))
    }
  }

  @Test func inspection_afterItsTime_endsSoon() {
    let recorder = RecordingMeasurer(MonospaceMeasurer())
    let items = (0..<100).map { Chip("chip \($0)") }
    let tree = chips(items, width: 3).measured(by: recorder).layout()
    func found() -> [Observation] {
      var inspection = TreeInspection(
        of: tree, recorder: recorder, limits: .init(), inks: InkBounds(), aspects: [])
      return inspection.inspected().observations
    }
    #expect(found().count >= 100)
    let budget = Budget()
    budget.cancel()
    #expect(budget.asCurrent(found).count < 10)
  }

  @Test func labels_thatAreEqualOnceCut_lackWhatEachOfThemLacks() throws {
    let findings = try LayoutCheck(chips(["abcdefgh", "abcdef"]), widths: [4]).findings(.truncated)
    #expect(findings.map { $0.shown } == ["abc…", "abc…"])
    #expect(findings.map { $0.missing } == [4, 2])
  }

  @Test func label_cutInAChipOfFixedWidth_isNotCuredByTheControl() throws {
    let findings = try LayoutCheck(chips([Chip("abcdef") { $0.width = 4 }]), widths: [20])
      .findings()
    #expect(findings.map { $0.code } == [.truncated])
    #expect(findings.first?.missing == 2 && findings.first?.neededWidth == nil)
  }

  @Test func label_cutInAChipOfAPercentage_isCuredByTheControl() throws {
    let control = chips([Chip("abcdef") { $0.widthPercentage = 50 }])
    let findings = try LayoutCheck(control, widths: [8]).findings(.truncated)
    #expect(findings.first?.missing == 2)
    // Half of a width that is up to 1/128 pt too small suffices.
    #expect(findings.first?.neededWidth == 12 - 1.0 / 64)
  }

  @Test func label_ofSeveralLines_lacksTheWidthForThatMany() throws {
    var chip = Chip("aa bb cc dd")
    chip.style.maxLines = 2
    let findings = try LayoutCheck(chips([chip]), widths: [3]).findings(.truncated)
    let missing = try #require(findings.first?.missing)
    #expect(missing > 2 - 1.0 / 32 && missing <= 2 + 1.0 / 32)
    let needed = try #require(findings.first?.neededWidth)
    #expect(needed > 5 - 1.0 / 32 && needed <= 5)
  }

  @Test func chip_thatIsNotCut_extendsBeyondTheControl() throws {
    var chip = Chip("abcdef")
    chip.style.truncation = Truncation.none
    let findings = try LayoutCheck(chips([chip]), widths: [4, 6]).findings()
    #expect(findings.map { $0.code } == [.overflow])
    #expect(findings.first?.id == "abcdef" && findings.first?.missing == 2)
    #expect(findings.first?.neededWidth == 6)
  }

  @Test func chip_centredInATooNarrowControl_lacksTheSpaceOfBothSides() throws {
    var chip = Chip("abcdef")
    chip.style.truncation = Truncation.none
    var control = chips([chip])
    control.alignment = .center
    let findings = try LayoutCheck(control, widths: [4]).findings(.overflow)
    #expect(findings.map { $0.missing } == [2])
    #expect(findings.map { $0.neededWidth } == [6])
  }

  @Test func label_thatIsNotCut_lacksTheSpaceInsideThePadding() throws {
    var chip = Chip("abcdef") { $0.width = 6 }
    chip.style.truncation = Truncation.none
    chip.style.padding = Insets(1)
    let findings = try LayoutCheck(chips([chip]), widths: [20]).findings()
    #expect(findings.map { $0.code } == [.overflow])
    #expect(findings.first?.missing == 2 && findings.first?.neededWidth == nil)
    #expect(findings.first?.text == "abcdef")
  }

  @Test func label_largerThanItsChip_extendsBeyondIt() throws {
    let check = try LayoutCheck(
      chips([Chip("ab") { $0.height = 1 }]), widths: [20], textScales: [1, 2])
    let findings = try check.findings()
    #expect(findings.map { $0.code } == [.overflow])
    #expect(findings.first?.cell.textScale == 2 && findings.first?.missing == 1)
    #expect(findings.first?.id == "ab" && findings.first?.neededWidth == nil)
  }

  @Test func control_widerThanItsPanel_extendsBeyondIt() throws {
    let stack = Flow.stack(
      items: [PanelItem(chips(["ab"], id: "x", width: 8), title: "a")], font: Font(size: 1))
    let findings = try LayoutCheck(stack, widths: [5, 8]).findings()
    #expect(findings.map { $0.code } == [.overflow])
    #expect(findings.first?.id == "x" && findings.first?.missing == 3)
    #expect(findings.first?.neededWidth == 8)
  }

  @Test func items_thatCoverEachOther_areFound() throws {
    let json = """
      {"type": "flow", "id": "f", "width": 100, "spacing": 0, "items": [
        {"id": "a", "width": 60, "height": 20, "shrink": 0},
        {"id": "b", "width": 50, "height": 30, "shrink": 0, "margin": {"leading": -10}},
        {"width": 20, "height": 10, "shrink": 0, "margin": {"leading": -0.5}}]}
      """
    let flow = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
    let check = LayoutCheck(documents: [CheckDocument(name: "a", flow)], widths: [100, 200])
    let found = try check.findings(.overlap)
    #expect(found.map { $0.items } == [["a", "b"], ["a", "b"]])
    #expect(found.first?.id == "a" && found.first?.neededWidth == nil)
    #expect(found.first?.message == #""a", "b" overlap by 10 × 20 pt"#)
  }

  @Test func items_inOnePlace_areFoundWithOneOtherEach() throws {
    let item = #"{"width": 10, "height": 10, "margin": {"trailing": -10}}"#
    let items = Array(repeating: item, count: 200).joined(separator: ",")
    let json = #"{"type": "flow", "width": 100, "items": [\#(items)]}"#
    let flow = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
    let check = LayoutCheck(documents: [CheckDocument(name: "a", flow)], widths: [100])
    let count = try check.findings(.overlap).count
    #expect((100...200).contains(count), "\(count)")
  }

  @Test func titles_widerThanTheirPanel_areToldApart() throws {
    let items = ["abcdefg", "abcdefgh"].map { PanelItem(chips(["a"]), title: $0) }
    let stack = Flow.stack(
      items: items + [PanelItem(chips(["b"], id: "y"), title: "abcdefghi")], font: Font(size: 1))
    let findings = try LayoutCheck(stack, widths: [5]).findings()
    #expect(findings.map { $0.code } == [.overflow, .overflow, .overflow])
    #expect(findings.map { $0.missing } == [2, 3, 4])
    #expect(findings.map { $0.neededWidth } == [7, 8, 9])
    #expect(findings.map { $0.id } == [nil, nil, "y.title"])
  }

  @Test func label_ofSeveralLines_lacksTheSpaceForItsLongestWord() throws {
    var chip = Chip("aa bbbbbb") { $0.width = 6 }
    chip.style.maxLines = 2
    chip.style.truncation = Truncation.none
    chip.style.padding = Insets(1)
    let findings = try LayoutCheck(chips([chip]), widths: [20]).findings()
    #expect(findings.map { $0.code } == [.overflow])
    #expect(findings.first?.missing == 2 && findings.first?.neededWidth == nil)
  }

  @Test func text_ofTooManyLines_isCutAtItsControl() throws {
    let text = Text("aa bb cc", container: Container(id: "t"), font: Font(size: 1), maxLines: 2)
    let findings = try LayoutCheck(text, widths: [2, 5]).findings()
    #expect(findings.map { $0.code } == [.truncated])
    #expect(findings.first?.id == "t" && findings.first?.cell.width == 2)
  }

  @Test func segments_inAScrollingControl_mayLieOutside() throws {
    let control = segmented(["abcd", "efgh", "ijkl"], .scroll)
    let codes = Set(try LayoutCheck(control, widths: [6]).findings().map { $0.code })
    #expect(codes.contains(.narrowed) && !codes.contains(.overflow))
    #expect(!codes.contains(.hidden) && !codes.contains(.truncated))
  }

  @Test func labels_equalOnceTheyAreCut_areIndistinct() throws {
    let control = segmented(["abcdef1", "abcdef2", "x"], .truncate)
    let findings = try LayoutCheck(control, widths: [12]).findings(.indistinct)
    #expect(findings.map { $0.items } == [["abcdef1", "abcdef2"]])
    #expect(findings.first?.shown == "abc…" && findings.first?.text == "abcdef1")
    // Labels whose whole texts are equal cannot be told apart anyway.
    let twins = segmented([Segment("abcdef", id: "1"), Segment("abcdef", id: "2")], .truncate)
    #expect(try LayoutCheck(twins, widths: [6]).findings(.indistinct).isEmpty)
  }

  @Test func chips_behindACount_areHidden() throws {
    var control = chips(["aa", "bb", "cc", "dd"])
    control.maxRows = 1
    let findings = try LayoutCheck(control, widths: [5, 11]).findings()
    #expect(findings.map { $0.code } == [.hidden])
    #expect(findings.first?.items == ["bb", "cc", "dd"] && findings.first?.neededWidth == 11)
    #expect(findings.first?.message == #"3 items are hidden: "bb", "cc", "dd""#)
  }

  @Test func segments_inAMenu_areHidden() throws {
    let control = segmented(["aa", "bb", "cc"], .menu)
    let findings = try LayoutCheck(control, widths: [3, 6]).findings()
    let hidden = try #require(findings.first { $0.code == .hidden })
    #expect(hidden.items == ["bb", "cc"] && hidden.cell.width == 3)
    let narrowed = try #require(findings.first { $0.code == .narrowed })
    #expect(narrowed.strategy == .menu && narrowed.neededWidth == hidden.neededWidth)
    #expect(findings.allSatisfy { $0.cell.width == 3 || $0.code == .contrast })
  }

  @Test func segments_behindTheLastOne_areHidden() throws {
    let control = segmented(["aa", "bb", "cc"], .overflowMenu)
    let findings = try LayoutCheck(control, widths: [3, 6]).findings()
    let hidden = try #require(findings.first { $0.code == .hidden })
    #expect(hidden.items == ["bb", "cc"] && hidden.cell.width == 3)
    let narrowed = try #require(findings.first { $0.code == .narrowed })
    #expect(narrowed.strategy == .overflowMenu)
    #expect(narrowed.neededWidth == hidden.neededWidth)
    #expect(findings.allSatisfy { $0.cell.width == 3 || $0.code == .contrast })
  }

  @Test func rows_moreThanAllowed_areFound() throws {
    let control = chips(["aa", "bb", "cc", "dd", "ee", "ff"])
    var check = try LayoutCheck(control, widths: [5])
    #expect(try check.findings().isEmpty)
    check.maxRows = 2
    let finding = try #require(try check.findings().first)
    #expect(finding.code == .rows && finding.value == 3 && finding.limit == 2)
    #expect(finding.neededWidth == 8 && finding.missing == nil)
    // The document's own limit wins.
    let own = try LayoutCheck(control, widths: [5], settings: CheckSettings(maxRows: 3))
    #expect(try own.findings().isEmpty)
  }

  @Test func targets_tooSmall_areFound() throws {
    let texts = (0..<8).map { Segment("\($0)") }
    let control = segmented(texts, .truncate, minTarget: nil)
    let findings = try LayoutCheck(control, widths: [80]).findings(.smallTarget)
    // The regions of the first and the last segment grow outwards.
    #expect(findings.compactMap { $0.id } == (1...6).map { "\($0)" })
    #expect(findings.allSatisfy { $0.value == 10 && $0.limit == 44 && $0.missing == 34 })
    #expect(findings.first?.neededWidth == 352)
    #expect(findings.first?.message == #"the hit region of "1" is 10 × 44 pt, smaller than 44 pt"#)
  }

  @Test func targets_ofAnotherMinimum_areComparedWithIt() throws {
    let control = segmented((0..<8).map { Segment("\($0)") }, .truncate, minTarget: nil)
    let settings = CheckSettings(minTarget: 10)
    let own = try LayoutCheck(control, widths: [80], settings: settings)
    #expect(try own.findings(.smallTarget).isEmpty)
    var check = try LayoutCheck(chips(["a"], minTarget: nil), widths: [80])
    check.minTarget = 60
    #expect(try check.findings(.smallTarget).isEmpty)
    var styled = control
    styled.segment.minTarget = 5
    #expect(try LayoutCheck(styled, widths: [80]).findings(.smallTarget).isEmpty)
  }
}
