import PickerGeometry

extension FlowItem {
  /// Throws if a number is not a length: sizes are 0 to 1e7 points, margins and baselines may be negative.
  func validate(at index: Int) throws(FlowError) {
    if isPlainlyValid { return }
    for (field, value, minimum) in numbers + relativeNumbers {
      guard let message = Lengths.errorMessage(for: value, from: minimum, to: Lengths.maximum)
      else {
        continue
      }
      throw FlowError(item: index, field: field, message: message)
    }
  }

  /// All numbers with their names and minimum values; an infinite maximum size counts as absent.
  private var numbers: [(String, Double, Double)] {
    let none = 0.0
    return [
      ("content.width", content.width, 0), ("content.height", content.height, 0),
      ("width", width ?? none, 0), ("height", height ?? none, 0),
      ("minWidth", minWidth ?? none, 0), ("maxWidth", bounded(maxWidth), 0),
      ("minHeight", minHeight ?? none, 0), ("maxHeight", bounded(maxHeight), 0),
      ("inset.width", inset.width, 0), ("inset.height", inset.height, 0),
      ("grow", grow, 0), ("shrink", shrink, 0), ("basis", basis ?? none, 0),
      ("baseline", baseline ?? none, -Lengths.maximum),
      ("margin.top", margin.top, -Lengths.maximum),
      ("margin.leading", margin.leading, -Lengths.maximum),
      ("margin.bottom", margin.bottom, -Lengths.maximum),
      ("margin.trailing", margin.trailing, -Lengths.maximum),
    ]
  }

  /// The percentages and the aspect ratio, with their names and minimum values.
  private var relativeNumbers: [(String, Double, Double)] {
    let percent = percentages
    return [
      ("percentages.width", percent.width ?? 0, 0), ("percentages.height", percent.height ?? 0, 0),
      ("percentages.minWidth", percent.minWidth ?? 0, 0),
      ("percentages.maxWidth", percent.maxWidth ?? 0, 0),
      ("percentages.minHeight", percent.minHeight ?? 0, 0),
      ("percentages.maxHeight", percent.maxHeight ?? 0, 0),
      ("percentages.basis", percent.basis ?? 0, 0),
      ("percentages.margin.top", percent.margin.top, -Lengths.maximum),
      ("percentages.margin.leading", percent.margin.leading, -Lengths.maximum),
      ("percentages.margin.bottom", percent.margin.bottom, -Lengths.maximum),
      ("percentages.margin.trailing", percent.margin.trailing, -Lengths.maximum),
      ("aspectRatio", aspectRatio ?? 0, 0),
    ]
  }

  @inline(__always)
  private func bounded(_ maximum: Double?) -> Double {
    maximum == .infinity ? 0 : maximum ?? 0
  }

  /// Whether all numbers are valid and none is a percentage. Checked first and in place: it allocates no list and copies no
  /// item, and most items are so.
  @inline(__always)
  var isPlainlyValid: Bool {
    let sizes =
      ok(content.width) && ok(content.height) && ok(width) && ok(height) && ok(minWidth)
      && ok(bounded(maxWidth)) && ok(minHeight) && ok(bounded(maxHeight)) && ok(inset.width)
      && ok(inset.height)
    let flex = ok(grow) && ok(shrink) && ok(basis)
    let rest =
      ok(margin.top.magnitude) && ok(margin.leading.magnitude) && ok(margin.bottom.magnitude)
      && ok(margin.trailing.magnitude) && ok(baseline?.magnitude)
    return sizes && flex && rest && !hasPercentages && ok(aspectRatio)
  }

  @inline(__always)
  private func ok(_ value: Double?) -> Bool {
    guard let value else { return true }
    return value >= 0 && value <= Lengths.maximum
  }
}

extension [FlowItem] {
  /// Throws if a number of an item is not a length.
  func validate() throws(FlowError) {
    for index in indices where !self[index].isPlainlyValid {
      try self[index].validate(at: index)
    }
  }
}
