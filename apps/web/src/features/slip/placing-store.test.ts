import type { Ticket } from '@jogada/contract/ticket'
import { expect, test } from 'vitest'
import { keepToken } from '../../session/session.ts'
import { addReceipt, notePlacing, usePlacing } from './placing-store.ts'

test('[R091] receipts and bets under way of one player are gone for whoever comes next', () => {
  keepToken('of-ana')
  addReceipt({ betId: '77' } as Ticket)
  notePlacing('e1/1x2/@home', { state: 'unknown' })
  keepToken('of-ana')
  expect(usePlacing.getState().receipts).toHaveLength(1)
  keepToken(null)
  expect(usePlacing.getState()).toEqual({ bets: {}, receipts: [] })
})
