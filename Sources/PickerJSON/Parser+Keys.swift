extension Parser {
  /// Refuses an object that has a key twice; keys are compared by the bytes of their resolved text.
  ///
  /// - Complexity: O(members): few are compared pair by pair, many through a table of hashes.
  func checkKeys(of object: Int) throws(JSONError) {
    let count = nodes[object].count
    guard count > 1 else { return }
    let keys = keyIndices(of: object, count: count)
    guard let (first, second) = count <= 12 ? pairwise(keys) : hashed(keys) else { return }
    throw duplicate(second, of: first)
  }

  private func keyIndices(of object: Int, count: Int) -> [Int] {
    var keys: [Int] = []
    keys.reserveCapacity(count)
    var key = object + 1
    while key < nodes.count {
      keys.append(key)
      key = Int(nodes[key + 1].next)
    }
    return keys
  }

  private func pairwise(_ keys: [Int]) -> (Int, Int)? {
    for later in 1..<keys.count {
      for earlier in 0..<later where areEqual(keys[earlier], keys[later]) {
        return (keys[earlier], keys[later])
      }
    }
    return nil
  }

  /// Open addressing over a table at most half full; the hash has a seed of its own in every process.
  private func hashed(_ keys: [Int]) -> (Int, Int)? {
    let mask = 1 << (Int.bitWidth - (2 * keys.count - 1).leadingZeroBitCount) - 1
    var table = [Int32](repeating: -1, count: mask + 1)
    for key in keys {
      var slot = hash(of: nodes[key]) & mask
      while table[slot] >= 0 {
        if areEqual(Int(table[slot]), key) { return (Int(table[slot]), key) }
        slot = (slot + 1) & mask
      }
      table[slot] = Int32(truncatingIfNeeded: key)
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
    return a.length == b.length && bytes[a.text].elementsEqual(bytes[b.text])
  }

  private func duplicate(_ key: Int, of first: Int) -> JSONError {
    let name = shortened(Tape.quoted(bytes.string(of: nodes[key])))
    let (line, column) = bytes.place(of: Int(nodes[first].start) - 1)
    var error = fault(
      "the key \(name) is there already, at line \(line), column \(column)",
      at: Int(nodes[key].start) - 1)
    error.path = Tape.path(of: key + 1, in: nodes, bytes: bytes)
    return error
  }
}
