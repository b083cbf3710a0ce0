extension FieldOutput {
  /// Returns a closure that writes all of `outputs`, in their order.
  ///
  /// The fields of a part are skipped together where there is no such part.
  static func joined(_ outputs: [FieldOutput]) -> Writer {
    var groups: [FieldGroup<Root>] = []
    var rest = outputs[...]
    while let first = rest.first {
      let members = rest.prefix { first.group != nil && $0.group === first.group }
      if let group = first.group, members.count == group.count {
        groups.append(group)
        rest = rest.dropFirst(members.count)
      } else {
        groups.append(FieldGroup(count: 1, write: first.write))
        rest = rest.dropFirst()
      }
    }
    return joined(groups[...])
  }

  /// Closures that call closures are faster than a loop over an array of them, which retains each.
  private static func joined(_ groups: ArraySlice<FieldGroup<Root>>) -> Writer {
    if let only = groups.first, groups.count == 1 { return only.write }
    guard groups.count > 8 else { return joinedEight(groups) }
    // As many full eights as possible, then the rest.
    let half = (groups.count / 2 + 7) / 8 * 8
    let first = joined(groups.prefix(half))
    let second = joined(groups.dropFirst(half))
    return { root, json in
      first(root, &json)
      second(root, &json)
    }
  }

  private static func joinedEight(_ groups: ArraySlice<FieldGroup<Root>>) -> Writer {
    let none: Writer = { _, _ in }
    func write(_ place: Int) -> Writer { groups.dropFirst(place).first?.write ?? none }
    let (w0, w1, w2, w3) = (write(0), write(1), write(2), write(3))
    guard groups.count > 4 else {
      return { root, json in
        w0(root, &json)
        w1(root, &json)
        w2(root, &json)
        w3(root, &json)
      }
    }
    let (w4, w5, w6, w7) = (write(4), write(5), write(6), write(7))
    return { root, json in
      w0(root, &json)
      w1(root, &json)
      w2(root, &json)
      w3(root, &json)
      w4(root, &json)
      w5(root, &json)
      w6(root, &json)
      w7(root, &json)
    }
  }
}
