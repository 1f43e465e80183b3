import { expect, test } from 'vitest'
import { csvCell } from './csv.ts'

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
