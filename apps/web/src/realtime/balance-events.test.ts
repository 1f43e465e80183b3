import { expect, test } from 'vitest'
import type { Balance } from '../session/player-queries.ts'
import { applyBalanceEvent } from './balance-events.ts'

const held: Balance = {
  balance: '100.00',
  version: '7',
  freeBalance: '100.00',
  bonus: '0.00',
  held: '0.00',
  withdrawing: '0.00',
  owed: '0.00',
  locked: '0.00',
  withdrawable: '100.00',
}

test('[R095] the balance event that follows on directly is the new balance', () => {
  expect(applyBalanceEvent(held, { balance: '90.00', version: '8' })).toEqual({
    kind: 'next',
    balance: { ...held, balance: '90.00', version: '8' },
  })
})

test('[R095] an event from before what is held changes nothing', () => {
  expect(applyBalanceEvent(held, { balance: '120.00', version: '7' })).toEqual({ kind: 'old' })
  expect(applyBalanceEvent(held, { balance: '120.00', version: '6' })).toEqual({ kind: 'old' })
})

test('[R095] a missed event is noticed, also beyond what a float counts exactly', () => {
  expect(applyBalanceEvent(held, { balance: '90.00', version: '9' })).toEqual({ kind: 'gap' })
  expect(applyBalanceEvent(undefined, { balance: '90.00', version: '8' })).toEqual({ kind: 'gap' })
  const high = { ...held, version: '9007199254740992' }
  expect(applyBalanceEvent(high, { balance: '1.00', version: '9007199254740993' }).kind).toBe(
    'next',
  )
})
