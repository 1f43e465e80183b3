import { expect, test } from 'vitest'
import { noticeState } from './notice-state.ts'

const startsAt = '2026-03-01T10:00:00Z'
const endsAt = '2026-03-01T12:00:00Z'
const at = (clock: string) => Date.parse(`2026-03-01T${clock}Z`)

test('[R038] a notice is scheduled before its start, on air until its end, and over after it', () => {
  const notice = { isOn: true, startsAt, endsAt }
  expect(noticeState(notice, at('09:59:59'))).toBe('scheduled')
  expect(noticeState(notice, at('10:00:00'))).toBe('onAir')
  expect(noticeState(notice, at('11:59:59'))).toBe('onAir')
  expect(noticeState(notice, at('12:00:00'))).toBe('over')
  expect(noticeState({ ...notice, endsAt: null }, at('23:00:00'))).toBe('onAir')
  expect(noticeState({ ...notice, isOn: false }, at('11:00:00'))).toBe('off')
})
