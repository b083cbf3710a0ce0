extension Parser {
  /// Throws if an object has a duplicate key. Keys are compared by the bytes of their resolved text.
  ///
  /// - Complexity: O(*members*): up to 12 are compared pairwise, more through a hash table.
  func checkKeys(of object: Int) throws(JSONError) {
    let count = nodes[object].count
    guard count > 1 else { return }
    guard let (first, second) = count <= 12 ? pairwise(object) : hashed(object, count: count)
    else { return }
    throw duplicate(second, of: first)
  }

  /// Compares each key with all preceding ones, iterating over the nodes without allocation.
  private func pairwise(_ object: Int) -> (Int, Int)? {
    var later = key(after: object + 1)
    while later < nodes.count {
      var earlier = object + 1
      while earlier < later {
        if areEqual(earlier, later) { return (earlier, later) }
        earlier = key(after: earlier)
      }
      later = key(after: later)
    }
    return nil
  }

  private func key(after key: Int) -> Int { Int(nodes[key + 1].next) }

  /// Uses open addressing with a load factor of at most 1/2. `Hasher` is seeded in each process, so documents cannot
  /// force collisions.
  private func hashed(_ object: Int, count: Int) -> (Int, Int)? {
    let mask = 1 << (Int.bitWidth - (2 * count - 1).leadingZeroBitCount) - 1
    var table = [Int32](repeating: -1, count: mask + 1)
    var key = object + 1
    while key < nodes.count {
      var slot = hash(of: nodes[key]) & mask
      while table[slot] >= 0 {
        if areEqual(Int(table[slot]), key) { return (Int(table[slot]), key) }
        slot = (slot + 1) & mask
      }
      table[slot] = Int32(truncatingIfNeeded: key)
      key = self.key(after: key)
    }
    return nil
  }

  private func hash(of key: Node) -> Int {
    var hasher = Hasher()
    if key.isEscaped {
      bytes.unescaped(key.text).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      bytes[key.text].withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  private func areEqual(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (nodes[a], nodes[b])
    if a.isEscaped || b.isEscaped {
      return bytes.unescaped(a.text) == bytes.unescaped(b.text)
    }
    guard a.length == b.length else { return false }
    let (first, second) = (Int(a.start), Int(b.start))
    for index in 0..<a.length where bytes[first + index] != bytes[second + index] { return false }
    return true
  }

  private func duplicate(_ key: Int, of first: Int) -> JSONError {
    let name = bytes.string(of: nodes[key]).quotedInMessage
    let (line, column) = bytes.place(of: Int(nodes[first].start) - 1)
    var error = syntaxError(
      "duplicate key \(name), first at line \(line), column \(column)",
      at: Int(nodes[key].start) - 1)
    error.path = Tape.path(of: key + 1, in: nodes, bytes: bytes)
    return error
  }
}
