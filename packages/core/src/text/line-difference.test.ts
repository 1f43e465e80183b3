import { expect, test } from 'vitest'
import { lineDifference } from './line-difference.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const shown = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, line }) => `${marks[kind]}${line}`)

test('equal texts have no difference', () => {
  expect(shown('a\nb', 'a\nb')).toEqual([' a', ' b'])
})

test('a changed line is removed and added where it stands', () => {
  expect(shown('a\nb\nc', 'a\nB\nc')).toEqual([' a', '-b', '+B', ' c'])
})

test('an added paragraph leaves what follows the same, also where lines repeat', () => {
  expect(shown('a\nx\nb\nx', 'a\nx\nnew\nx\nb\nx')).toEqual([' a', ' x', '+new', '+x', ' b', ' x'])
})

test('both texts can be read back from any difference', () => {
  const words = ['um', 'dois', 'três', '']
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const text = () => Array.from({ length: next(9) }, () => words[next(4)]).join('\n')
  for (let turn = 0; turn < 400; turn++) {
    const [before, after] = [text(), text()]
    const changes = lineDifference(before, after)
    const read = (hidden: 'added' | 'removed') =>
      changes
        .filter(({ kind }) => kind !== hidden)
        .map(({ line }) => line)
        .join('\n')
    expect(read('added')).toBe(before)
    expect(read('removed')).toBe(after)
  }
})

test('texts of very many lines are compared by their ends only', () => {
  const many = (word: string) => Array.from({ length: 3000 }, (_, i) => `${word} ${i}`).join('\n')
  const changes = lineDifference(`a\n${many('x')}\nz`, `a\n${many('y')}\nz`)
  expect(changes).toHaveLength(6002)
  expect(changes.filter(({ kind }) => kind === 'same').map(({ line }) => line)).toEqual(['a', 'z'])
})
