import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { STAGE, stageName } from './stake-counter.ts'

export type Stake = {
  readonly playerId: bigint
  readonly debitId: string
  readonly roundId: string
  readonly amount: Money
  readonly takenAt: Date
}

/** A debit with its stage, read in an order that makes the stage no newer than the debit's row. */
export async function readStake(
  deps: Deps,
  provider: string,
  { playerId, debitId }: { readonly playerId: bigint; readonly debitId: string },
): Promise<{ readonly stage: bigint; readonly stake: Stake | null }> {
  const name = stageName(provider, debitId)
  const counters = await deps.ledger.counters(playerId, [name])
  const stage = counters[name]!.total
  if (stage === STAGE.unknown) return { stage, stake: null }
  const row = await deps.db
    .selectFrom('aggregator.stake')
    .select(['player_id', 'debit_id', 'round_id', 'stake', 'opened_at'])
    .where('provider', '=', provider)
    .where('debit_id', '=', debitId)
    .executeTakeFirstOrThrow()
  return {
    stage,
    stake: {
      playerId: row.player_id,
      debitId: row.debit_id,
      roundId: row.round_id,
      amount: centavos(row.stake),
      takenAt: row.opened_at,
    },
  }
}

/**
 * Notes that a prize of a player's round was refused for its size: its stakes that nobody ends were
 * played.
 */
export async function noteRefusedPrize(
  { db, clock }: Deps,
  provider: string,
  { playerId, roundId }: { readonly playerId: bigint; readonly roundId: string },
): Promise<void> {
  await db
    .updateTable('aggregator.stake')
    .set({ prize_refused_at: clock.now() })
    .where('provider', '=', provider)
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .where('state', 'in', ['open', 'credited'])
    .where('prize_refused_at', 'is', null)
    .execute()
}

/** The debits of a player's round that are not settled. */
export async function unsettledOfRound(
  { db }: Deps,
  provider: string,
  { playerId, roundId }: { readonly playerId: bigint; readonly roundId: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('aggregator.stake')
    .select('debit_id')
    .where('provider', '=', provider)
    .where('player_id', '=', playerId)
    .where('round_id', '=', roundId)
    .where('state', 'in', ['open', 'credited'])
    .execute()
  return rows.map((row) => row.debit_id)
}
