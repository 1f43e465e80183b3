import { expect, test } from 'vitest'
import { funnelTotal } from './funnel-total.ts'

const line = { registered: 3, confirmed: 2, paid: 1, paidAgain: 0, played: 2 }

test('[AUD-08] the funnel of a period adds its days up and is none of them, also where there is one', () => {
  const day = { day: '2026-11-25', ...line }
  expect(funnelTotal([day])).toEqual(line)
  expect(funnelTotal([day, { ...day, day: '2026-11-26', registered: 4, paidAgain: 1 }])).toEqual({
    registered: 7,
    confirmed: 4,
    paid: 2,
    paidAgain: 1,
    played: 4,
  })
})
