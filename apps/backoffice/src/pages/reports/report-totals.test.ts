import { expect, test } from 'vitest'
import { costTotals, dayTotal, productTotals } from './report-totals.ts'

const day = {
  day: '2026-11-25',
  deposits: '90071992547409.93',
  refunds: '0.00',
  withdrawals: '10.10',
  fees: '0.00',
  promotions: '5.05',
  referral: '0.00',
  adjustments: '-0.05',
  ggr: '-3.00',
  ngr: '-8.05',
  actives: 4,
  depositors: 2,
}

test('[AUD-08] a period adds its days up to the centavo, and counts nobody on two days twice', () => {
  const other = { ...day, day: '2026-11-26', deposits: '0.01', ggr: '3.01', ngr: '-2.04' }
  expect(dayTotal([day, other])).toEqual({
    day: null,
    deposits: '90071992547409.94',
    refunds: '0.00',
    withdrawals: '20.20',
    fees: '0.00',
    promotions: '10.10',
    referral: '0.00',
    adjustments: '-0.10',
    ggr: '0.01',
    ngr: '-10.09',
    actives: null,
    depositors: null,
  })
})

test('[AUD-08] the hold of a period is that of its sums, not a mean of its days', () => {
  const line = { actives: 1, hold: null }
  const totals = productTotals([
    { ...line, day: '1', product: 'sport', stakes: '100.00', payouts: '90.00', ggr: '10.00' },
    { ...line, day: '2', product: 'sport', stakes: '1.00', payouts: '2.00', ggr: '-1.00' },
    { ...line, day: '2', product: 'draws', stakes: '0.00', payouts: '0.50', ggr: '-0.50' },
  ])
  const people = { day: null, actives: null, depositors: null }
  expect(totals).toEqual([
    { ...people, product: null, stakes: '101.00', payouts: '92.50', ggr: '8.50', hold: '8.41' },
    { ...people, product: 'sport', stakes: '101.00', payouts: '92.00', ggr: '9.00', hold: '8.91' },
    { ...people, product: 'draws', stakes: '0.00', payouts: '0.50', ggr: '-0.50', hold: null },
  ])
})

test('[AUD-08] what each kind of bonus cost over a period makes what all of them cost', () => {
  const costs = [
    { day: '1', kind: 'gift', cost: '1.10' },
    { day: '1', kind: 'award', cost: '2.00' },
    { day: '2', kind: 'gift', cost: '-0.20' },
  ]
  expect(costTotals(costs)).toEqual([
    { day: null, kind: null, cost: '2.90' },
    { day: null, kind: 'award', cost: '2.00' },
    { day: null, kind: 'gift', cost: '0.90' },
  ])
})
