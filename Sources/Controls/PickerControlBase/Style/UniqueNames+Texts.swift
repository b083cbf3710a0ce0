import PickerTree

/// Returns a name for each text: the text itself for the first of equal ones, and `tea#2`, `tea#3` … for the others,
/// skipping texts that are there.
package func uniqueNames(of texts: [String]) -> [String] {
  var names = UniqueNames(capacity: texts.count)
  let isFirst = texts.map { names.take($0) }
  return zip(texts, isFirst).map { $1 ? $0 : names.claim($0) }
}
