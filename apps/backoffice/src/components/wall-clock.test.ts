import { afterEach, beforeEach, expect, test } from 'vitest'
import { exactClock, instantAt, isNoClock, isNoDay, wallClock } from './wall-clock.ts'

const zone = process.env['TZ']
beforeEach(() => {
  process.env['TZ'] = 'America/Manaus'
})
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('what is typed at the desk is the hour of Brasília, also in a browser elsewhere', () => {
  expect(new Date('2026-03-01T10:00').toISOString()).toBe('2026-03-01T14:00:00.000Z')
  expect(instantAt('2026-03-01T10:00')).toBe('2026-03-01T13:00:00.000Z')
  expect(wallClock('2026-03-01T13:00:00.000Z')).toBe('2026-03-01T10:00')
  expect([instantAt(''), wallClock(null)]).toEqual([null, ''])
})

test('what is no instant is none, and is told from a field that is empty', () => {
  const wrong = ['12026-01-01T10:00', '12026-01-01T10:00:00', 'x', '2026-13-01T10:00', '2026-01-01']
  expect(wrong.map(instantAt)).toEqual(wrong.map(() => null))
  expect(wrong.every(isNoClock)).toBe(true)
  expect(['', '2026-01-01T10:00', '2026-01-01T10:00:59'].some(isNoClock)).toBe(false)
  expect(instantAt('2026-01-01T10:00:59.5')).toBe('2026-01-01T13:00:59.000Z')
  expect([wallClock('x'), exactClock('x'), exactClock('x', 'up')]).toEqual(['', '', ''])
  expect(['', '2026-01-01', '12026-01-01'].map(isNoDay)).toEqual([false, false, true])
})
