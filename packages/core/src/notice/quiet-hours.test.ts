import { expect, test } from 'vitest'
import { isTimeZone, quietUntil } from './quiet-hours.ts'

const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const SAO_PAULO = 'America/Sao_Paulo'

test.each([
  ['a minute before they begin', '00:59:59', null],
  ['when they begin', '01:00:00', '11:00:00'],
  ['after midnight', '03:30:20', '11:00:00'],
  ['in their last minute', '10:59:59', '11:00:00'],
  ['when they are over', '11:00:00', null],
])('hours from 22 to 8 in São Paulo, three behind UTC: %s', (_, now, over) => {
  const quiet = { from: 22 * 60, to: 8 * 60, timeZone: SAO_PAULO }
  expect(quietUntil(at(now), quiet)).toEqual(over && at(over))
})

test('hours within one day end on it, and hours of no length are none', () => {
  const midday = { from: 12 * 60, to: 13 * 60 + 30, timeZone: 'UTC' }
  expect(quietUntil(at('11:59:00'), midday)).toBeNull()
  expect(quietUntil(at('12:10:00'), midday)).toEqual(at('13:30:00'))
  expect(quietUntil(at('12:10:00'), { ...midday, to: midday.from })).toBeNull()
})

test('a place without whole hours from UTC is counted by its own clock', () => {
  const quiet = { from: 0, to: 6 * 60, timeZone: 'Asia/Kolkata' }
  expect(quietUntil(at('18:29:00'), quiet)).toBeNull()
  expect(quietUntil(at('18:30:00'), quiet)).toEqual(new Date('2026-11-21T00:30:00Z'))
})

test('a name that is no time zone is known as such', () => {
  expect([SAO_PAULO, 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
