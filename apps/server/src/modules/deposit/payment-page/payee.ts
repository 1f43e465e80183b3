const PAYEE = '59'

/**
 * The payee's name in a BR Code: element 59 of its elements, each two digits of id, two of length,
 * then the value. An empty text when there is none.
 */
export function payeeOf(code: string): string {
  let at = 0
  while (at + 4 <= code.length) {
    const length = Number(code.slice(at + 2, at + 4))
    if (!Number.isInteger(length)) return ''
    if (code.slice(at, at + 2) === PAYEE) return code.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return ''
}
