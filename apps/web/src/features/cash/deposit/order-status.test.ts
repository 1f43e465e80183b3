// @vitest-environment node
import { expect, test } from 'vitest'
import { clockText } from './clock.ts'
import { pollDelayMs, readOrderStatus } from './order-status.ts'

test('[R100] status 10 is paid, 01 and -01 are ended, any other value is pending', () => {
  expect(readOrderStatus('10')).toBe('paid')
  expect(['01', '-01'].map(readOrderStatus)).toEqual(['ended', 'ended'])
  expect(['00', '', '1', undefined].map(readOrderStatus)).toEqual(Array(4).fill('pending'))
})

test('[R100] a pending order is asked about every 2 s at first, then every 5 s, then every 15 s', () => {
  expect([0, 29].map(pollDelayMs)).toEqual([2000, 2000])
  expect([30, 77].map(pollDelayMs)).toEqual([5000, 5000])
  expect([78, 10_000].map(pollDelayMs)).toEqual([15_000, 15_000])
})

test('[R052] [R194] the time left to pay is shown in minutes and seconds and never runs below zero', () => {
  expect(clockText(30 * 60_000)).toBe('30:00')
  expect(clockText(61_001)).toBe('01:02')
  expect(clockText(-5)).toBe('00:00')
  expect(clockText(3_600_000 + 5_000)).toBe('1:00:05')
})
