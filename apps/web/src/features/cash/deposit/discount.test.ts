// @vitest-environment node
import { formatMoney } from '@jogada/core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { heardDate } from '../../../platform/server-clock.ts'
import { discountAt, priceAfter } from './discount.ts'

const NOW = Date.parse('2026-05-01T12:00:00Z')
const given = (discount: number, expiredTime = '2026-05-01T13:00:00Z') => ({
  discount,
  expiredTime,
})

test('[R196] the price after a discount is price × (1 − discount), to the centavo', () => {
  const after = (price: string, fraction: number) =>
    formatMoney(priceAfter(price, { fraction, endsAtMs: null }))
  expect(after('100.00', 0.1)).toBe('90.00')
  expect(after('20.00', 0.125)).toBe('17.50')
  expect(after('0.99', 0.5)).toBe('0.50')
  expect(formatMoney(priceAfter('100.00', null))).toBe('100.00')
})

test('[R050] a discount counts only when the server gives one and while it lasts', () => {
  expect(discountAt(NOW, null, '100.00')).toBeNull()
  expect(discountAt(NOW, undefined, '100.00')).toBeNull()
  expect(discountAt(NOW, given(0), '100.00')).toBeNull()
  expect(discountAt(NOW, given(0.1, '2026-05-01T12:00:00Z'), '100.00')).toBeNull()
  expect(discountAt(NOW, given(0.1), '100.00')).toEqual({
    fraction: 0.1,
    endsAtMs: NOW + 3_600_000,
  })
  expect(discountAt(NOW, given(0.1, ''), '100.00')).toEqual({ fraction: 0.1, endsAtMs: null })
})

test('[R196] a discount that would take off more than its campaign has left is none', () => {
  const rest = { ...given(0.1), most: '10.00' }
  expect(discountAt(NOW, rest, '100.00')).toMatchObject({ fraction: 0.1 })
  expect(discountAt(NOW, rest, '100.10')).toBeNull()
})

test('[R050] [R196] the end of a discount is the server’s, however wrong the clock of the device is', () => {
  onTestFinished(() => {
    vi.useRealTimers()
    heardDate(new Date().toUTCString())
  })
  vi.setSystemTime(NOW)
  heardDate('Fri, 01 May 2026 11:30:00 GMT')
  const late = discountAt(NOW, given(0.1), '100.00')
  expect(late).toEqual({ fraction: 0.1, endsAtMs: NOW + 90 * 60_000 })
  heardDate('Fri, 01 May 2026 13:00:00 GMT')
  expect(discountAt(NOW, given(0.1), '100.00')).toBeNull()
  heardDate('Fri, 01 May 2026 11:59:59 GMT')
  expect(discountAt(NOW, given(0.1), '100.00')?.endsAtMs).toBe(NOW + 60 * 60_000)
  heardDate(null)
  heardDate('no date')
  expect(discountAt(NOW, given(0.1), '100.00')?.endsAtMs).toBe(NOW + 60 * 60_000)
})
