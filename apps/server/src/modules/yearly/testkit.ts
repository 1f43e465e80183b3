import { randomUUID } from 'node:crypto'
import { ticket } from '@jogada/contract'
import { centavos } from '@jogada/core'
import type { Posting } from '@jogada/ledger'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import type { TestServer } from '../../testkit/test-server.ts'

export type Move = readonly [account: Posting['account'], centavos: bigint]

/** Posts a command of a kind, as the module of that kind would. */
export async function post(
  { deps }: TestServer,
  { playerId }: TestPlayer,
  kind: string,
  ...moves: readonly Move[]
) {
  const { status } = await deps.ledger.submit(playerId, () => ({
    key: randomUUID(),
    bodyHash: kind,
    kind,
    postings: moves.map(([account, count]) => ({ account, amount: centavos(count) })),
    counters: moves
      .filter(([account]) => account === 'withdrawing')
      .map(([, count]) => ({ owner: 'player', name: 'cash_out', delta: centavos(count) })),
  }))
  if (status !== 'posted') throw new Error(status)
}

/** Sells a part of a ticket for what is offered; null where nothing is. */
export async function sell(player: TestPlayer, betId: string, percent = 100) {
  const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params: { betId } }))
  if (offerId === null) return null
  const sold = await player.call(
    ticket.acceptCashOut,
    { params: { betId }, body: { offerId, percent } },
    { key: randomUUID() },
  )
  return dataOf(sold).amount
}
