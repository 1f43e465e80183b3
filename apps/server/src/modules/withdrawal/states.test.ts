import { randomUUID } from 'node:crypto'
import { order } from '@jogada/contract'
import { expect, test } from 'vitest'
import { balanceOf } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { changed, held, sent } from './request-changes.ts'
import type { Moved } from './request-changes.ts'
import { nextWithdrawalStates } from './states.ts'
import { askFor, noCallbacks, rowOf } from './testkit.ts'
import { sweepPayouts } from './watch-payouts.ts'

const server = pixServerOfFile()

test('every state of a withdrawal can be reached from requested, and paid and refused are ends', () => {
  const seen = new Set<string>(['requested'])
  const next: Readonly<Record<string, readonly string[]>> = nextWithdrawalStates
  for (const state of seen) for (const following of next[state]!) seen.add(following)
  expect([...seen].sort()).toEqual([...order.withdrawalStates].sort())
  const ends = Object.entries(next).filter(([, following]) => following.length === 0)
  expect(ends.map(([state]) => state)).toEqual(['paid', 'refused'])
})

test('[PIX-10] a withdrawal is paid only once it was sent, and what was sent ends by the provider’s word alone', async () => {
  await server.sandbox.faults({ payouts: { outcome: 'EM_PROCESSAMENTO' }, ...noCallbacks })
  const asked = await askFor(server, '200.00')
  const { deps } = server
  const row = await rowOf(server, asked)
  const stateNow = async () => (await rowOf(server, asked)).state
  /** What a command answers that takes the step and nothing else. */
  const take = (step: (at: Date) => Moved) =>
    deps.ledger.submit(asked.player.playerId, ({ at }) => ({
      key: randomUUID(),
      bodyHash: 'step',
      kind: 'withdrawal_sent',
      postings: [],
      ...step(at),
    }))
  const stale = { status: 'stale', counter: null }
  const paid = { state: 'paid', endToEndId: 'E1' } as const

  expect(row.state).toBe('approved')
  expect(await endWithdrawal(deps, row, paid)).toBe(false)
  expect(await take((at) => changed(row, { state: 'approved' }, at))).toEqual(stale)
  expect(await balanceOf(asked.player)).toMatchObject({ withdrawing: '200.00' })
  expect(await stateNow()).toBe('approved')

  await sweepPayouts(deps)
  expect(await take((at) => held(row, 'open_debt', at, at))).toEqual(stale)
  expect(await take((at) => changed(row, { state: 'approved' }, at))).toEqual(stale)
  expect(await take((at) => sent(row, at, at))).toEqual(stale)
  expect(await stateNow()).toBe('sent')

  expect(await endWithdrawal(deps, row, paid)).toBe(true)
  const refused = { state: 'refused', reason: 'bank_refused', providerReason: null } as const
  expect(await take((at) => changed(row, refused, at))).toEqual(stale)
  expect(await take((at) => changed(row, paid, at))).toEqual(stale)
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '4800.00', withdrawing: '0.00' })
  expect(await stateNow()).toBe('paid')
})
