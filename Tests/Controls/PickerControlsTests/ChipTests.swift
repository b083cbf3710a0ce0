import PickerColor
import PickerControls
import PickerGeometry
import PickerSolver
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

@Suite struct ChipTests {
  @Test func chip_thatIsOnlyText_isFewWords() {
    #expect(MemoryLayout<Chip>.size <= 4 * MemoryLayout<Int>.size)
    #expect(Chip("tea").isPlain)
    #expect(Chip("tea", isSelected: true, isEnabled: false).isPlain)
    #expect(!Chip("tea") { $0.badge = "3" }.isPlain)
  }

  @Test func chip_withAllProperties_returnsThem() {
    var style = ItemStyle()
    style.cornerRadius = 3
    let margin = ItemMargins(Insets(1), automatic: .top)
    let chip = Chip("tea", id: "t", icon: Icon("cup")) {
      $0.width = 1
      $0.height = 2
      $0.trailingIcon = Icon("x")
      $0.badge = "3"
      $0.breaksBefore = true
      $0.breaksAfter = true
      $0.style = style
      $0.widthPercentage = 50
      $0.margin = margin
    }
    #expect(chip.id == "t" && chip.badge == "3")
    #expect(chip.width == 1 && chip.height == 2 && chip.widthPercentage == 50)
    #expect(chip.icon == Icon("cup") && chip.trailingIcon == Icon("x"))
    #expect(chip.breaksBefore && chip.breaksAfter)
    #expect(chip.margin == margin && chip.style == style)
  }

  @Test func chip_withoutRareProperties_hasDefaults() {
    let chip = Chip("tea")
    #expect(chip.id == nil && chip.badge == nil && chip.icon == nil && chip.trailingIcon == nil)
    #expect(chip.width == nil && chip.height == nil && chip.widthPercentage == nil)
    #expect(!chip.breaksBefore && !chip.breaksAfter)
    #expect(chip.margin == ItemMargins() && chip.style == ItemStyle())
  }

  @Test func chip_whoseCopyChanges_keepsItsOwnValues() {
    let chip = Chip("tea") { $0.badge = "3" }
    var copy = chip
    copy.badge = "4"
    copy.style.minWidth = 10
    #expect(chip.badge == "3" && chip.style.minWidth == nil)
    #expect(copy.badge == "4" && copy.style.minWidth == 10)
    #expect(copy != chip)
  }

  @Test func chip_whosePropertiesAreResetToDefaults_equalsPlainChip() {
    var chip = Chip("tea") { $0.badge = "3" }
    chip.badge = nil
    chip.style.minWidth = 4
    chip.style.minWidth = nil
    #expect(chip == Chip("tea"))
    #expect(Chip("tea") == chip)
    #expect(chip.hashValue == Chip("tea").hashValue)
    #expect(Set([chip, Chip("tea"), Chip("tea", id: "t")]).count == 2)
  }

  @Test func styles_ofManyChips_areResolvedOnceEach() {
    let widths = (0..<60).map { Double($0 % 20) }
    let chips = Chips(
      items: widths.map { width in
        var style = ItemStyle()
        style.minWidth = width
        style.fill = Color(red: width / 20, green: 0, blue: 0)
        return Chip("x") { $0.style = style }
      }
    ) { $0.font = Font(size: 1) }
    let items = chips.measured(by: MonospaceMeasurer()).items
    #expect(items.styles.count == 20)
    #expect(items.metrics.map { $0.content.styleIndex } == widths.map { Int($0) })
    #expect(items.styles.map { $0.style.minWidth } == (0..<20).map { Double($0) })
    #expect(items.styles.allSatisfy { $0.style.cornerRadius == 10 })
    #expect(Set(items.paints).count == items.paints.count)
  }

  @Test func styles_ofPlainChips_areOneForEachState() {
    let states = [(false, true), (true, true), (false, false), (true, false), (false, true)]
    let chips = Chips(items: states.map { Chip("x", isSelected: $0, isEnabled: $1) }) {
      $0.font = Font(size: 1)
    }
    let items = chips.measured(by: MonospaceMeasurer()).items
    #expect(items.metrics.map { $0.content.styleIndex } == [0, 1, 2, 3, 0])
  }

  @Test func layout_atTwoWidths_leavesTablesAlone() {
    var chips = Chips(items: [Chip("tea"), Chip("a long name")]) { $0.font = Font(size: 1) }
    chips.container.id = "root"
    let measured = chips.measured(by: MonospaceMeasurer())
    let wide = measured.layout(within: ProposedSize(width: 1_000))
    let narrow = measured.layout(within: ProposedSize(width: 25))
    #expect(narrow.warnings.map { $0.code } == [.truncated])
    #expect(measured.layout(within: ProposedSize(width: 1_000)) == wide)
    #expect(wide.ids == ["tea", "a long name", "root"])
    #expect(wide.labels.allSatisfy { !$0.text.isTruncated })
  }
}
