import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-2+3', "'-2+3"],
  ['@sum', "'@sum"],
  ['\tx', `"'\tx"`],
  ['  =1+1', "'  =1+1"],
  ['\n=1+1', `"'\n'=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1', `"a;'=1+1"`],
  ['a\t@sum', `"a\t'@sum"`],
  ['a;"=1+1;b', `"a;'""=1+1;b"`],
  ['a\r=1+1', `"a\r'=1+1"`],
  ['-12.30', '-12.30'],
  [-5, '-5'],
  [null, ''],
  [true, 'true'],
  ['12', '12'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
])('[AUD-10] the cell %j is written as %s', (value, text) => {
  expect(csvCell(value)).toBe(text)
})

/** Cells as a spreadsheet reads them whose cells end so: quotes count only where a cell begins. */
function readBy(separator: string, file: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at < file.length) {
    let cell = ''
    if (file[at] === '"') {
      for (at++; at < file.length && !(file[at] === '"' && file[at + 1] !== '"'); at++) {
        cell += file[at]
        if (file[at] === '"') at++
      }
      at++
    }
    for (; at < file.length && !`${separator}\r\n`.includes(file[at]!); at++) cell += file[at]
    cells.push(cell)
    at++
  }
  return cells
}

const tricky = fc.string({
  unit: fc.constantFrom(...Array.from('=+-@";,\t\n\r a1＝')),
  maxLength: 12,
})

test.each([',', ';', '\t'])(
  '[AUD-10] whatever stands in two cells, no cell of a file that is read by %j begins a formula',
  (separator) => {
    fc.assert(
      fc.property(tricky, tricky, (one, other) => {
        for (const cell of readBy(separator, csvLine(['x', one, other]))) {
          expect(/^\s*[=+\-@＝]/.test(cell) && !/^-?\d+(\.\d+)?(,.*)?$/.test(cell)).toBe(false)
        }
      }),
      { numRuns: 20_000 },
    )
  },
)
