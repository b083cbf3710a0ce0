extension ColorValue {
  /// Returns the gradient of colours as `parameter` goes from 0 to 1 and all others stay constant.
  ///
  /// Stops are exact and as few as possible. A hue has one at each sixth, the lightness of HSL has one in the middle,
  /// and red, green or an ink only has the ends. In Oklch, which is not linear in sRGB, each component is within
  /// 1/510 of its exact value between stops.
  ///
  ///     hue   red ─ yellow ─ green ─ cyan ─ blue ─ magenta ─ red
  public func gradient(of parameter: Parameter) -> Gradient {
    if parameter.isAlpha { return straight([0, 1], parameter) }
    switch (parameter.space, parameter.name) {
    case (.oklch, _): return curved(parameter)
    case (_, .hue): return straight((0...6).map { Double($0) / 6 }, parameter)
    case (.hsl, .lightness): return straight([0, 0.5, 1], parameter)
    default: return straight([0, 1], parameter)
    }
  }

  private func straight(_ offsets: [Double], _ parameter: Parameter) -> Gradient {
    Gradient(stops: offsets.map { stop(at: $0, parameter) })
  }

  private func stop(at offset: Double, _ parameter: Parameter) -> GradientStop {
    GradientStop(offset: offset, color: setting(parameter, to: offset).color)
  }

  /// Eight segments, each bisected until linear interpolation is accurate enough.
  private func curved(_ parameter: Parameter) -> Gradient {
    let value = converted(to: parameter.space)
    var stops = [value.stop(at: 0, parameter)]
    for eighth in 1...8 {
      guard let last = stops.last else { break }
      let next = value.stop(at: Double(eighth) / 8, parameter)
      value.appendCurve(from: last, to: next, parameter, depth: 14, &stops)
    }
    return Gradient(stops: stops)
  }

  /// Appends the stops after `start` up to and including `end`.
  private func appendCurve(
    from start: GradientStop, to end: GradientStop, _ parameter: Parameter, depth: Int,
    _ stops: inout [GradientStop]
  ) {
    if depth == 0 || isStraight(from: start, to: end, parameter) { return stops.append(end) }
    let middle = stop(at: (start.offset + end.offset) / 2, parameter)
    appendCurve(from: start, to: middle, parameter, depth: depth - 1, &stops)
    appendCurve(from: middle, to: end, parameter, depth: depth - 1, &stops)
  }

  private func isStraight(
    from start: GradientStop, to end: GradientStop, _ parameter: Parameter
  ) -> Bool {
    // Samples near the ends too: the encoding is steepest where a component leaves 0.
    [0.0625, 0.125, 0.25, 0.5, 0.75, 0.875, 0.9375].allSatisfy { share in
      let offset = start.offset + (end.offset - start.offset) * share
      let (exact, line) = (
        stop(at: offset, parameter).color, start.color.mixed(with: end.color, share)
      )
      let error = max(
        abs(exact.red - line.red), abs(exact.green - line.green), abs(exact.blue - line.blue))
      return error < 1 / 1020
    }
  }
}
