import { expect, test } from 'vitest'
import { lifetimeValue } from './lifetime-value.ts'

const months = (...ngr: string[]) => ngr.map((one) => ({ ngr: one }))

test('[R135] a cohort’s value is the NGR of all its months by everybody who registered', () => {
  expect(lifetimeValue({ players: 4, months: months('10.00', '-3.00', '0.99') })).toBe('1.99')
  expect(lifetimeValue({ players: 3, months: months('-0.05', '-100.00') })).toBe('-33.35')
  expect(lifetimeValue({ players: 7, months: [] })).toBe('0.00')
  expect(lifetimeValue({ players: 0, months: [] })).toBeNull()
})
