/**
 * Solves `matrix · x = vector` for a symmetric positive definite matrix (row-major, destroyed) by
 * Cholesky's decomposition, writing `x` over `vector`. RangeError when it is not positive definite.
 */
export function solveSymmetric(matrix: Float64Array, vector: Float64Array): void {
  const n = vector.length
  for (let row = 0; row < n; row++) {
    for (let col = 0; col <= row; col++) {
      let rest = matrix[row * n + col]!
      for (let k = 0; k < col; k++) rest -= matrix[row * n + k]! * matrix[col * n + k]!
      if (row !== col) {
        matrix[row * n + col] = rest / matrix[col * n + col]!
      } else {
        if (!(rest > 0)) throw new RangeError('not positive definite')
        matrix[row * n + row] = Math.sqrt(rest)
      }
    }
  }
  for (let row = 0; row < n; row++) {
    for (let k = 0; k < row; k++) vector[row]! -= matrix[row * n + k]! * vector[k]!
    vector[row]! /= matrix[row * n + row]!
  }
  for (let row = n - 1; row >= 0; row--) {
    for (let k = row + 1; k < n; k++) vector[row]! -= matrix[k * n + row]! * vector[k]!
    vector[row]! /= matrix[row * n + row]!
  }
}
