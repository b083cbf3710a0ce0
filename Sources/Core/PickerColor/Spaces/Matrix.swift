/// A 3×3 matrix as rows.
struct Matrix: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) { rows = (a, b, c) }

  static func * (matrix: Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    let (a, b, c) = matrix.rows
    return SIMD3((a * vector).sum(), (b * vector).sum(), (c * vector).sum())
  }
}
