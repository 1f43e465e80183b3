import { afterEach, beforeEach, expect, test } from 'vitest'
import { instantAt, wallClock } from './wall-clock.ts'

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
