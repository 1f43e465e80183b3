import { expect, test } from 'vitest'
import { licenceProfile } from '../licence/profile.ts'
import { isFactorDue, sessionEnd } from './session-end.ts'

const DAY_MS = 24 * 3_600_000
const now = new Date('2026-11-25T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test('[ACC-08] the second factor serves seven days to the millisecond under br, and is not asked for under open', () => {
  const { session: br } = licenceProfile('br')
  expect(isFactorDue(null, now, br)).toBe(true)
  expect(isFactorDue(ago(7 * DAY_MS - 1), now, br)).toBe(false)
  expect(isFactorDue(ago(7 * DAY_MS), now, br)).toBe(true)
  const { session: open } = licenceProfile('open')
  for (const shown of [null, ago(90 * DAY_MS)]) expect(isFactorDue(shown, now, open)).toBe(false)
})

test('[ACC-08] a session ends with the second factor that it rests on, and never later than its login', () => {
  const { session: br } = licenceProfile('br')
  expect(sessionEnd(ago(6 * DAY_MS), now, br)).toEqual(ago(-DAY_MS))
  expect(sessionEnd(now, now, br)).toEqual(ago(-7 * DAY_MS))
  expect(sessionEnd(null, now, br)).toEqual(ago(-7 * DAY_MS))
  const { session: open } = licenceProfile('open')
  expect(sessionEnd(ago(6 * DAY_MS), now, open)).toEqual(ago(-30 * DAY_MS))
})
