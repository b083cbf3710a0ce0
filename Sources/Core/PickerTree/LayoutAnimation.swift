import PickerGeometry

/// An animated picture: layouts at successive times.
///
///     let animation = transition.animation(fps: 60)
///     let svg = AnimatedSVGRenderer().render(animation, outlines: measurer)
public struct LayoutAnimation: Hashable, Sendable {
  /// A layout at one time.
  public struct Frame: Hashable, Sendable {
    /// Seconds from the start.
    public var time: Double
    /// The layout.
    public var tree: LayoutTree

    /// Creates a frame.
    public init(time: Double, tree: LayoutTree) {
      self.time = time
      self.tree = tree
    }
  }

  /// The behaviour after the last frame.
  public enum Repetition: String, Hashable, Sendable, CaseIterable {
    /// The last frame stays.
    case once
    /// It starts again, after a pause if it has one.
    case loop
    /// After a pause it runs backwards, and after another one forwards again.
    case alternate
  }

  /// The frames, at least one, in ascending order of time from 0 on; the last one is the end.
  public var frames: [Frame]
  /// The behaviour after the last frame.
  public var repetition: Repetition
  /// Seconds for which a repeating animation rests at its ends; 0 if its last frame equals its first.
  public var pause: Double

  /// The default of ``pause``, in seconds.
  public static let pause = 1.0

  /// Creates an animation.
  public init(
    frames: [Frame], repetition: Repetition = .once, pause: Double = LayoutAnimation.pause
  ) {
    self.frames = frames
    self.repetition = repetition
    self.pause = pause
  }

  /// Creates an animation of a layout that does not move.
  public init(still tree: LayoutTree) {
    self.init(frames: [Frame(time: 0, tree: tree)])
  }

  /// Returns the animation with every layout changed.
  public func mapTrees(_ change: (LayoutTree) -> LayoutTree) -> LayoutAnimation {
    LayoutAnimation(
      frames: frames.map { Frame(time: $0.time, tree: change($0.tree)) }, repetition: repetition,
      pause: pause)
  }

  /// Seconds from the first frame to the last.
  public var duration: Double { frames.last?.time ?? 0 }

  /// The size of the picture, in points: the largest width and height of all frames.
  public var size: Size {
    frames.reduce(.zero) { size, frame in
      Size(
        width: max(size.width, frame.tree.size.width),
        height: max(size.height, frame.tree.size.height))
    }
  }
}
