import PickerControls
import PickerGeometry
import PickerLimits
import PickerTree

/// A control with measured texts, and the observations so far: a complete piece, or a part of it.
final class ObservedControl {
  /// Measures its texts.
  let recorder: RecordingMeasurer
  let budget: Budget
  /// The number of layouts, for tests.
  private(set) var layoutCount = 0
  private let control: AnyControl
  /// The control with the ink of its texts, whose glyphs take long.
  private lazy var inked = measured(control.wantingInk)
  private lazy var plain = measured(control)
  private let limits: TreeInspection.Limits
  private let inks = InkBounds()
  /// The observations at widths; nil is the control's own.
  private var snapshots: [Double?: Snapshot] = [:]

  init(
    _ control: AnyControl, by recorder: RecordingMeasurer, _ limits: TreeInspection.Limits,
    within budget: Budget
  ) {
    self.control = control.withoutDiagnostics
    (self.recorder, self.limits, self.budget) = (recorder, limits, budget)
  }

  /// Measures the texts, and throws the limit that ended it.
  func measure() throws(LimitError) { _ = try budget.run { inked } }

  /// Returns the problems at a width; nil is the control's own width.
  func snapshot(width: Double?, _ aspects: Snapshot.Aspects = []) -> Snapshot {
    let known = snapshots[width]
    if let known, known.aspects.isSuperset(of: aspects) { return known }
    let wanted = aspects.union(known?.aspects ?? [])
    let isInked = width == nil || !wanted.isDisjoint(with: [.ink, .wholeInk])
    let snapshot = look(at: isInked ? inked : plain, width: width, wanted)
    snapshots[width] = snapshot
    return snapshot
  }

  /// The problems at the width of the content.
  private(set) lazy var natural = look(at: inked, width: .infinity, .labels)

  /// The texts with too little contrast at a width; nil is the control's own width.
  func contrast(width: Double?) -> [Observation] { contrast(of: inked, width: width) }

  /// The texts with too little contrast if the selection of every item is inverted.
  func toggledContrast(width: Double?) -> [Observation] {
    guard let toggled = control.togglingSelection else { return [] }
    return contrast(of: measured(toggled), width: width)
  }

  /// The panel that it is with one of its controls.
  ///
  /// - Returns: Nil if it is not a panel with this number of controls, or if the others affect the width of this one.
  func part(_ item: Int, of count: Int) -> ObservedControl? {
    #if hasFeature(Embedded)
      // There are no casts to the type of a control: the whole piece is searched.
      return nil
    #else
      guard let all = control.as(Flow.self), all.items.count == count,
        let panel = all.keepingControl(at: item)
      else { return nil }
      return ObservedControl(AnyControl(panel), by: recorder, limits, within: budget)
    #endif
  }

  private func measured(_ control: AnyControl) -> AnyMeasuredControl {
    budget.asCurrent { control.measured(by: recorder) }
  }

  private func look(
    at measured: AnyMeasuredControl, width: Double?, _ aspects: Snapshot.Aspects
  ) -> Snapshot {
    guard let tree = layout(measured, width: width) else { return Snapshot() }
    return budget.asCurrent {
      var inspection = TreeInspection(
        of: tree, recorder: recorder, limits: limits, inks: inks, aspects: aspects)
      var snapshot = inspection.inspected()
      if aspects.contains(.contrast) {
        snapshot.contrast = ContrastInspection.observations(in: tree)
      }
      return snapshot
    }
  }

  private func contrast(of measured: AnyMeasuredControl, width: Double?) -> [Observation] {
    guard let tree = layout(measured, width: width) else { return [] }
    return budget.asCurrent { ContrastInspection.observations(in: tree) }
  }

  private func layout(_ measured: AnyMeasuredControl, width: Double?) -> LayoutTree? {
    layoutCount += 1
    recorder.forget()
    return try? budget.run {
      let tree = measured.layout(within: ProposedSize(width: width))
      if tree.nodes.count > budget.limits.nodes { budget.exceed(.nodes) }
      return tree
    }
  }
}

extension AnyControl {
  /// The control without diagnostics, which take long.
  fileprivate var withoutDiagnostics: AnyControl { wanting([]) }

  /// The control with the ink of its texts measured.
  fileprivate var wantingInk: AnyControl { wanting([.glyphs]) }

  private func wanting(_ detail: Detail) -> AnyControl {
    var container = container
    container.detail = detail
    return setting(container: container)
  }
}
