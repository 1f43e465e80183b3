import { expect, test } from 'vitest'
import { blockAfter, depositStop } from './failed-payments.ts'
import type { DepositBlock } from './failed-payments.ts'

const MINUTE_MS = 60_000
const at = (minutes: number, ms = 0) => new Date(minutes * MINUTE_MS + ms)
const every = (minutes: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => at(from + index * minutes))

test('[WAL-10] five failures within ten minutes pause deposits, four do not, nor do five in more', () => {
  expect(blockAfter(every(1, 4), null, at(3))).toBeNull()
  expect(blockAfter(every(1, 5), null, at(4))).toBe('paused')
  expect(blockAfter([...every(0, 4), at(10, -1)], null, at(10, -1))).toBe('paused')
  expect(blockAfter([...every(0, 4), at(10)], null, at(10))).toBeNull()
})

test('[WAL-10] five more within a day of the pause suspend, however slowly they come', () => {
  const paused: DepositBlock = { kind: 'paused', at: at(4) }
  const before = every(1, 5)
  expect(blockAfter([...before, ...every(60, 4, 40)], paused, at(220))).toBeNull()
  expect(blockAfter([...before, ...every(60, 5, 40)], paused, at(280))).toBe('suspended')
  const late = 24 * 60 + 4
  expect(blockAfter(every(60, 5, late - 240), paused, at(late))).toBeNull()
  expect(blockAfter(every(1, 5, late - 4), paused, at(late))).toBe('paused')
})

test('[WAL-10] a pause ends after half an hour to the millisecond, a suspension by a person alone', () => {
  const paused: DepositBlock = { kind: 'paused', at: at(4) }
  expect(depositStop(paused, at(34, -1))).toEqual({ kind: 'paused', until: at(34) })
  expect(depositStop(paused, at(34))).toBeNull()
  const suspended: DepositBlock = { kind: 'suspended', at: at(4) }
  expect(depositStop(suspended, at(1_000_000))).toEqual({ kind: 'suspended' })
  expect(blockAfter(every(0, 9, 5), suspended, at(5))).toBeNull()
})

test('[WAL-10] what an operator lifted starts anew, and nothing stops where nothing failed', () => {
  const lifted: DepositBlock = { kind: 'lifted', at: at(100) }
  expect(depositStop(lifted, at(100))).toBeNull()
  expect(depositStop(null, at(0))).toBeNull()
  expect(blockAfter([...every(1, 5, 95), at(101)], lifted, at(101))).toBeNull()
  expect(blockAfter(every(1, 5, 101), lifted, at(105))).toBe('paused')
})
