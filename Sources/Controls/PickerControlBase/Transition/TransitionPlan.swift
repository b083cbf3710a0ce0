import PickerGeometry
import PickerTree

/// The nodes of a transition and how each moves.
struct TransitionPlan {
  /// The nodes of the transition.
  private(set) var moving: MovingTree
  /// Whether a node fades, of itself or with an ancestor.
  private var fades: [Bool] = []
  /// The opacity of the ancestors of a node and of itself at the start.
  private var groups: [Double] = []

  private let moment: MovingTree
  private let target: LayoutTree
  private let matching: TransitionMatching
  private let targetFrames: [Rect]
  /// Whether a node of the target has descendants that were there before.
  private let keepsDescendants: [Bool]
  private let momentGroups: [Double]

  init(
    from moment: MovingTree, to target: LayoutTree, rowChange: LayoutTransition.RowChange
  ) {
    self.moment = moment
    self.target = target
    matching = TransitionMatching(of: moment, with: target, rowChange: rowChange)
    targetFrames = target.absoluteFrames()
    keepsDescendants = matching.keepsDescendants(in: target)
    momentGroups = moment.groupOpacities()
    moving = MovingTree(from: moment, to: target)
    let origins = TransitionNodes(
      of: moment, to: target, matching, isGone: moment.goneNodes(matching))
    append(origins)
  }

  private mutating func append(_ nodes: TransitionNodes) {
    var adoption = NodeAdoption(from: moment.tree)
    let known = Set(target.ids)
    // In paint order: the tracks and opacities of ancestors are known before those of descendants.
    for (index, origin) in nodes.origins.enumerated() {
      var node: LayoutNode
      if origin.target >= 0 {
        node = target.nodes[origin.target]
        moving.ids.append(target.id(of: node))
      } else {
        // Ids are unique in a tree: a disappearing node gives its id up to a node of the target.
        let id = moment.ids[origin.source]
        node = adoption.node(
          at: origin.source, id: id.flatMap { known.contains($0) ? nil : $0 }, for: &moving.tree)
        moving.ids.append(id)
        node.state.insert(.leaving)
      }
      node.end = Int32(truncatingIfNeeded: nodes.ends[index])
      moving.tree.nodes.append(node)
      moving.parents.append(origin.parent)
      appendTrack(origin)
    }
  }

  private mutating func appendTrack(_ origin: TransitionNodes.Origin) {
    let track: TransitionTrack
    if origin.target < 0 {
      track = leaving(origin)
    } else {
      track = origin.source < 0 ? appearing(origin) : staying(origin)
    }
    let outer = origin.parent < 0 ? 1 : groups[origin.parent]
    groups.append(outer * track.presence.from.limitedToUnit)
    let isInFading = origin.parent >= 0 && fades[origin.parent]
    fades.append(isInFading || track.isFading)
    moving.tracks.append(track)
  }
}

// Nodes that are in both layouts.
extension TransitionPlan {
  private func staying(_ origin: TransitionNodes.Origin) -> TransitionTrack {
    let before = moment.tracks[origin.source]
    var track = TransitionTrack(
      from: before.start, speed: before.speed, to: targetFrames[origin.target])
    track.presence = Span(
      from: presence(of: origin), to: 1, velocity: before.presence.velocity)
    track.scales = before.scales
    let (known, end) = (before.paint, target.visiblePaint(at: origin.target))
    let paint = moment.tree.visiblePaint(at: origin.source)
    if !known.isEmpty || paint != end {
      track.paint = [PartTrack](paint: known.isEmpty ? paint.parts : known, to: end)
    }
    track.effects = effects(from: origin)
    track.crossing = crossing(from: origin)
    return track
  }

  /// The presence of a node at the start. A node that leaves a group keeps the group's opacity.
  private func presence(of origin: TransitionNodes.Origin) -> Double {
    let own = moment.tracks[origin.source].presence.from
    let group = origin.parent < 0 ? 1 : groups[origin.parent]
    let outer = momentGroups[origin.source]
    return group == outer || group <= 0 ? own : min(1, own * outer / group)
  }

  private func effects(from origin: TransitionNodes.Origin) -> [PartTrack] {
    let before = moment.tracks[origin.source].effects
    let own = moment.tree.effects(of: moment.tree.nodes[origin.source]) ?? Effects()
    let end = target.effects(of: target.nodes[origin.target]) ?? Effects()
    var tracks: [PartTrack] = []
    var filters: [PartTrack] = []
    var transform: PartTrack?
    for part in before {
      if case .transform = part.start { transform = part } else { filters.append(part) }
    }
    if transform != nil || own.transform != end.transform {
      let start = transform ?? PartTrack(restingAt: .transform(TransformParts(own.transform)))
      if case .transform(let parts) = start.start {
        tracks.append(start.retargeted(to: .transform(TransformParts(end.transform, near: parts))))
      }
    }
    if !filters.isEmpty || own.filters != end.filters {
      let start = filters.isEmpty ? own.filters.map { PartTrack(restingAt: .filter($0)) } : filters
      tracks.add(filters: start, to: end.filters)
    }
    return tracks
  }

  /// The crossing of a text. If only one end has one, the crossed part is painted like the rest of the text at the
  /// other end.
  private func crossing(from origin: TransitionNodes.Origin) -> [PartTrack] {
    let node = target.nodes[origin.target]
    // Lines show the crossing of the text that they are in.
    guard node.role.hasText, node.role != .line else { return [] }
    let (tree, before) = (moment.tree, moment.tracks[origin.source])
    let own = tree.label(of: tree.nodes[origin.source])?.crossing
    let end = target.label(of: node)?.crossing
    guard !before.crossing.isEmpty || own != end else { return [] }
    var start = before.crossing
    if start.isEmpty, let crossing = own ?? end {
      let plain = before.paint.isEmpty ? tree.visiblePaint(at: origin.source).parts : before.paint
      start = (own?.paint.parts ?? plain) + [PartTrack(restingAt: .clip(crossing.clip))]
    }
    return [PartTrack](
      crossing: start, to: end, or: target.visiblePaint(at: origin.target))
  }
}

// Nodes that are only in the layout at the end.
extension TransitionPlan {
  private func appearing(_ origin: TransitionNodes.Origin) -> TransitionTrack {
    let end = targetFrames[origin.target]
    let replaced = matching.replaced[origin.target]
    var track: TransitionTrack
    if replaced >= 0 {
      let place = moment.tracks[replaced].place(of: end.size, isText: isText(origin.target))
      track = TransitionTrack(from: place.frame, speed: place.speed, to: end)
    } else {
      track = follower(of: origin.parent, to: end)
    }
    let isInFading = origin.parent >= 0 && fades[origin.parent]
    guard origin.parent >= 0, !isInFading else { return track }
    // A box around nodes that stay must not fade as a group, because they would fade with it. Only its
    // paint fades in.
    if keepsDescendants[origin.target] {
      track.paint = fadingIn(origin.target)
    } else if !target.isBare(origin.target) {
      track.presence = Span(from: 0, to: 1)
      track.scales = replaced < 0
      track.isFading = true
    }
    return track
  }

  /// The track of a node that moves with its parent.
  private func follower(of parent: Int, to end: Rect) -> TransitionTrack {
    guard parent >= 0 else { return TransitionTrack(from: end, to: end) }
    let outer = moving.tracks[parent]
    let start = end.offset(by: outer.start.origin - outer.end.origin)
    let speed = Rect(origin: outer.speed.origin, size: .zero)
    return TransitionTrack(from: start, speed: speed, to: end)
  }

  /// The paint of a box around nodes that were there before, which must not fade with it; empty: it has none.
  private func fadingIn(_ position: Int) -> [PartTrack] {
    target.paint(of: target.nodes[position]).map {
      [PartTrack](paint: $0.faded.parts, to: $0)
    } ?? []
  }

  private func isText(_ position: Int) -> Bool { target.nodes[position].role.hasText }
}

// Nodes that are only in the layout at the start.
extension TransitionPlan {
  private func leaving(_ origin: TransitionNodes.Origin) -> TransitionTrack {
    let before = moment.tracks[origin.source]
    let replacement = matching.replacements[origin.source]
    var track = TransitionTrack(
      from: before.start, speed: before.speed, to: destination(of: origin, replacement))
    track.isLeaving = true
    let isInFading = origin.parent >= 0 && fades[origin.parent]
    track.isFading = before.isFading || !isInFading && !moment.tree.isBare(origin.source)
    let presence = before.presence
    track.presence = Span(
      from: presence.from, to: track.isFading ? 0 : 1, velocity: presence.velocity)
    let isWhole = presence.from == 1 && presence.velocity == 0
    track.scales = isWhole ? replacement < 0 : before.scales
    track.paint = [PartTrack](stopping: before.paint)
    track.effects = [PartTrack](stopping: before.effects)
    track.crossing = [PartTrack](stopping: before.crossing)
    return track
  }

  /// The destination of a disappearing node: the place of its replacement, or a place in its box, with which it
  /// moves.
  private func destination(of origin: TransitionNodes.Origin, _ replacement: Int) -> Rect {
    let own = moment.tracks[origin.source].end
    if replacement > 0 {
      let end = targetFrames[replacement]
      return isText(replacement) ? Rect(centeredOn: end.center, own.size) : end
    }
    guard let outer = outerSource(of: origin) else { return own }
    let shift = moving.tracks[origin.parent].end.origin - moment.tracks[outer].end.origin
    return own.offset(by: shift)
  }

  /// The node of the moment that is the parent of a disappearing node; nil for the root.
  private func outerSource(of origin: TransitionNodes.Origin) -> Int? {
    let parent = moment.parents[origin.source]
    return parent >= 0 ? parent : nil
  }
}

extension TransitionTrack {
  /// The frame of a node of another size in place of this one, and its velocity: a text keeps its size.
  fileprivate func place(of size: Size, isText: Bool) -> (frame: Rect, speed: Rect) {
    guard isText else { return (start, speed) }
    let center = Point(x: speed.x + speed.width / 2, y: speed.y + speed.height / 2)
    return (Rect(centeredOn: start.center, size), Rect(origin: center, size: .zero))
  }
}

extension Rect {
  fileprivate init(centeredOn center: Point, _ size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
