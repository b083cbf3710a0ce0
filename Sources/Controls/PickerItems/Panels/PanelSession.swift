import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A session of a panel, which lays out all of its controls again.
final class PanelSession<Panel: MeasuredPanel>: ContainerSession {
  private(set) var size: ProposedSize
  private let panel: Panel
  var controls: EmbeddedSessions
  var clock: SessionClock
  var kept = KeptArrangement()
  /// The prefix of the ids in each control that takes input.
  private let prefixes: [(item: Int, prefix: String)]

  /// Returns nil if no item takes input.
  init?(_ panel: Panel, in proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double)
  {
    var sizes = [ProposedSize](repeating: .asDeclared, count: panel.items.count)
    _ = panel.layout(within: proposal) { item, size in
      sizes[item] = size
      return panel.items[item].control.nestedLayout(within: size)
    }
    controls = EmbeddedSessions(
      zip(panel.items, sizes).map { ($0.described, $1) }, by: measurer, at: time)
    guard !controls.isEmpty else { return nil }
    prefixes = controls.prefixes { panel.items[$0].container.idPrefix }
    self.panel = panel
    size = proposal
    clock = SessionClock(startingAt: time)
  }

  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    guard case .resize(let proposal) = event else { return pass(event, at: now) }
    _ = controls.send(.endDrag(velocity: .zero), at: now)
    size = proposal
    kept.forget()
    _ = arrangement(at: now)
    return SessionResult(isUsed: true)
  }

  func isAnimating(at time: Double) -> Bool { controls.isAnimating(at: clock.time(time)) }

  func arrange(at time: Double) -> ContainerArrangement {
    var parts: [ContainerArrangement.Part] = []
    let tree = present.layout(within: size) { item, proposal in
      let layout =
        self.controls.layout(of: item, within: proposal, at: time, after: self.clock.latest)
        ?? self.panel.items[item].control.layout(within: proposal)
      parts.append(ContainerArrangement.Part(item: item, tree: layout))
      return NestedLayout(layout)
    }
    let children = tree.nodes.isEmpty ? [] : Array(tree.children(of: 0))
    let roots = children.filter { tree.nodes[$0].role != .title && tree.nodes[$0].role != .item }
    return ContainerArrangement(tree, parts, at: roots, prefixes: prefixes)
  }

  /// The panel with its controls as they are now, as far as they may have another size than in the beginning.
  private var present: Panel { controls.measured.map(panel.replacing) ?? panel }

  var measured: AnyMeasuredControl? {
    controls.measured.map { AnyMeasuredControl(panel.replacing($0)) }
  }
}

extension Grid {
  /// Starts a session of the controls in the grid, like a flow's; nil if none takes input.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    let items = items.measured(in: container, font: font, by: measurer)
    return PanelSession(
      MeasuredGrid(grid: self, items: items), in: proposal, by: measurer, at: time)
  }
}
