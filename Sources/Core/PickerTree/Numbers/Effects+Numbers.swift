import PickerGeometry

extension Effects: NumberPassing {
  /// Passes the numbers of the transform and the amounts of the filters.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.number(&transform.a)
    visitor.number(&transform.b)
    visitor.number(&transform.c)
    visitor.number(&transform.d)
    visitor.length(&transform.tx)
    visitor.length(&transform.ty)
    for filter in filters.indices { filters[filter].passNumbers(to: visitor) }
  }
}

extension Filter: NumberPassing {
  /// Passes the amount.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    visitor.number(&amount)
    amount = min(max(amount, name.range.lowerBound), name.range.upperBound)
  }
}
