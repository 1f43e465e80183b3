import { expect, test } from 'vitest'
import { releaseHoldUntil } from './release-hold.ts'

const released = new Date('2026-03-01T12:00:00Z')
const until = new Date('2026-03-08T12:00:00Z')

test('[ACC-04] a release holds cash for seven days, to the millisecond', () => {
  expect(releaseHoldUntil(released, released)).toEqual(until)
  expect(releaseHoldUntil(released, new Date(until.getTime() - 1))).toEqual(until)
  expect(releaseHoldUntil(released, until)).toBeNull()
  expect(releaseHoldUntil(null, released)).toBeNull()
})
