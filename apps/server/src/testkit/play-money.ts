import { centavos, negate } from '@jogada/core'
import type { PlayFamily } from '@jogada/core/promotion/contribution'
import type { MoneyCommand } from '@jogada/ledger'
import { DEPOSITED, getWagering, RETURNED, turnoverMoves } from '../modules/wallet/index.ts'
import { giveCash } from './test-player.ts'
import type { TestServer } from './test-server.ts'

/** Settles a stake of that many centavos which came back, so that only the turnover grows. */
export const playThrough = (
  server: TestServer,
  playerId: bigint,
  count: bigint,
  family: PlayFamily = 'mines',
) =>
  submit(server, playerId, {
    kind: 'test_stake',
    postings: [],
    counters: turnoverMoves(centavos(count), family),
  })

/** Credits a deposit of that many centavos without any payment behind it. */
export function depositWithoutPix(server: TestServer, playerId: bigint, count: bigint) {
  const amount = centavos(count)
  return submit(server, playerId, {
    kind: 'deposit',
    postings: [
      { account: 'house:psp_clearing', amount: negate(amount) },
      { account: 'cash', amount },
    ],
    counters: [{ owner: 'player', name: DEPOSITED, delta: amount }],
  })
}

/** Sends that many centavos of such deposits back to the bank, from the player's cash. */
export function takeDepositBack(server: TestServer, playerId: bigint, count: bigint) {
  const amount = centavos(count)
  return submit(server, playerId, {
    kind: 'deposit_taken_back',
    postings: [
      { account: 'cash', amount: negate(amount) },
      { account: 'house:psp_clearing', amount },
    ],
    counters: [{ owner: 'player', name: RETURNED, delta: amount }],
  })
}

/**
 * Gives a player cash of their own in so many parts, each locked once over after all
 * that was before.
 */
export async function lockOwnMoney(
  server: TestServer,
  playerId: bigint,
  { count, amount }: { readonly count: number; readonly amount: bigint },
) {
  const { deps } = server
  await giveCash(server, playerId, amount * BigInt(count))
  const { played, progress, wagerTo } = await getWagering(deps, playerId)
  const start = wagerTo > progress ? wagerTo : progress
  await deps.db
    .insertInto('wallet.wager_lock')
    .values(
      Array.from({ length: count }, (_, i) => ({
        player_id: playerId,
        lock_id: `own-${start}-${i}`,
        amount,
        wager_from: start + amount * BigInt(i),
        wager_to: start + amount * BigInt(i + 1),
        locked_at: deps.clock.now(),
        played_before: played,
      })),
    )
    .execute()
}

async function submit(
  { deps: { ledger, rng } }: TestServer,
  playerId: bigint,
  command: Omit<MoneyCommand, 'key' | 'bodyHash'>,
) {
  const verdict = await ledger.submit(playerId, () => ({
    key: rng.uuid(),
    bodyHash: 'test',
    ...command,
  }))
  if (verdict.status !== 'posted') throw new Error(verdict.status)
}
