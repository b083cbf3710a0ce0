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
    let all = Array(groups) + Array(repeating: FieldGroup(count: 0) { _, _ in }, count: 7)
    // Taken one by one from objects: in a tuple or an array, closures are wrapped in others.
    let w0 = all[0].write
    let w1 = all[1].write
    let w2 = all[2].write
    let w3 = all[3].write
    guard groups.count > 4 else {
      return { root, json in
        w0(root, &json)
        w1(root, &json)
        w2(root, &json)
        w3(root, &json)
      }
    }
    let w4 = all[4].write
    let w5 = all[5].write
    let w6 = all[6].write
    let w7 = all[7].write
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
