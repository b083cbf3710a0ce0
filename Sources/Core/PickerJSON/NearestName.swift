import PickerGeometry

/// Returns the name in `names` that is most similar to `name`; nil if none is similar enough.
///
/// A name with the same letters is the most similar one, and then the name for a word of another kit (``Synonyms``). All others are
/// compared by edit distances, ignoring the case of ASCII letters: the number of insertions, deletions, replacements and transpositions. The
/// maximum is one edit for every three letters of the longer name (one is always allowed), and fewer than its letters.
/// The first of several equally near names wins.
///
///     nearest(to: "widht", among: ["height", "width"])   // "width"
///
/// - Complexity: O(*length*²) for each name of similar length; returns nil for a name of more than 64 scalars.
package func nearest(to name: String, among names: [String]) -> String? {
  guard name.utf8.count <= 256 else { return nil }
  if let known = synonym(of: name, among: names) { return known }
  let letters = Array(name.asciiLowercased.unicodeScalars)
  guard letters.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names {
    let other = Array(candidate.asciiLowercased.unicodeScalars)
    let longer = max(letters.count, other.count)
    let allowed = min(max(1, longer / 3), longer - 1, (best?.distance ?? .max) - 1)
    guard abs(letters.count - other.count) <= allowed else { continue }
    let distance = editDistance(letters, other)
    if distance <= allowed { best = (candidate, distance) }
  }
  return best?.name
}

/// Returns the number of insertions, deletions, replacements and transpositions that turn `a` into `b`, without editing
/// a letter twice.
///
/// Source: Damerau (1964), optimal string alignment; keeps three rows of the matrix.
func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
