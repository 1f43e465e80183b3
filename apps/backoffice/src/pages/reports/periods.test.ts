import { expect, test } from 'vitest'
import { periodsAt } from './periods.ts'

test('[AUD-08] the periods of the reports end today, yesterday or with the last month', () => {
  expect(periodsAt('2028-03-01')).toEqual({
    today: { from: '2028-03-01', to: '2028-03-01' },
    yesterday: { from: '2028-02-29', to: '2028-02-29' },
    week: { from: '2028-02-24', to: '2028-03-01' },
    month: { from: '2028-03-01', to: '2028-03-01' },
    lastMonth: { from: '2028-02-01', to: '2028-02-29' },
    year: { from: '2028-01-01', to: '2028-03-01' },
  })
  expect(periodsAt('2027-01-15').lastMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})
