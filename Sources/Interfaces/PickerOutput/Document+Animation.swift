package import PickerControls

extension Document {
  /// The animated picture of a control that moves by itself, and of any control in which gradients have keyframes.
  ///
  /// What moves is shown from its time to show, or 0, until it rests; what loops forever is shown for one round, without a pause.
  /// Pictures last a minute at most.
  ///
  /// - Parameters:
  ///   - fps: Frames per second, greater than 0; nil: those of the control, else 30.
  ///   - repetition: What happens after the last frame; nil: it loops if a gradient loops, else the last frame stays.
  /// - Returns: Nil for controls that do not move.
  /// - Throws: The errors of `layout()`, such as `$: exceeds the limit of 1000000 nodes per document`.
  package func animation(
    fps: Double?, repetition: LayoutAnimation.Repetition?
  ) throws(JSONError) -> LayoutAnimation? {
    do {
      return try budget.run {
        let own = control.frames(fps: fps, by: fonts)
        let frames = own ?? gradientFrames(fps: fps ?? 30)
        guard frames.count > 1 else { return nil }
        let loops = own == nil && gradientsLoop
        return LayoutAnimation(
          frames: frames, repetition: repetition ?? (loops ? .loop : .once),
          pause: loops ? 0 : LayoutAnimation.pause)
      }
    } catch {
      throw JSONError(error)
    }
  }
}
