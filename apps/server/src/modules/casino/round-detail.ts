import type { CallReply, casino } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listOpen } from './ladder/open-store.ts'
import { openViewOf } from './ladder/open-rounds.ts'
import { findRound } from './round-store.ts'
import type { RoundRow } from './round-store.ts'
import { soloRoundFromRow } from './solo-round.ts'
import type { StoredStep } from './tables.ts'

type Reply = CallReply<typeof casino.roundDetail>
type SentRound = CallReply<typeof casino.sentRound>

/**
 * One round of a player with everything that happened in it. Refuses one that is not the player's.
 */
export async function roundDetail(deps: Deps, playerId: bigint, roundId: bigint): Promise<Reply> {
  const row = await findRound(deps, playerId, roundId)
  if (!row) return openDetail(deps, playerId, roundId)
  const start = await cashOf(deps, playerId, roundId)
  const end = row.end_command === null ? start : await cashAtEnd(deps, row)
  const isAtOnce = row.end_command === null || row.end_command === roundId
  const paidAtOnce = isAtOnce ? row.payout : 0n
  return {
    round: soloRoundFromRow(row),
    timeline: [
      ...timeline(row.opened_at ?? row.played_at, row.steps ?? []),
      { at: row.played_at.toISOString(), what: 'end', tile: null, random: false },
    ],
    balanceBefore: formatMoney(centavos(start! + row.stake - paidAtOnce)),
    balanceAfter: formatMoney(centavos(end!)),
  }
}

/**
 * The round that a player began under a key. Refuses a key that began none: one that never arrived,
 * one that was refused, and one of something else.
 */
export async function sentRound(deps: Deps, playerId: bigint, key: string): Promise<SentRound> {
  const command = await deps.ledger.find(playerId, key)
  if (command?.verdict.status !== 'posted') throw new Refusal('round_unknown')
  const { round } = await roundDetail(deps, playerId, command.commandId)
  return { round }
}

const AT_ONE_INSTANT = 100

/** The cash when a round had ended: what its last command left, or found where it moved none. */
async function cashAtEnd(
  deps: Deps,
  { player_id: playerId, end_command: commandId, played_at: at }: RoundRow,
): Promise<bigint> {
  const left = await cashOf(deps, playerId, commandId!)
  if (left !== undefined) return left
  const entries = await deps.ledger.entries(playerId, 'cash', {
    to: new Date(at.getTime() + 1),
    limit: AT_ONE_INSTANT,
  })
  const last = entries.find((entry) => entry.at < at || entry.commandId < commandId!)
  return last?.balanceAfter ?? 0n
}

async function openDetail(deps: Deps, playerId: bigint, roundId: bigint): Promise<Reply> {
  const row = (await listOpen(deps, playerId)).find((open) => open.round_id === roundId)
  if (!row) throw new Refusal('round_unknown')
  const start = await cashOf(deps, playerId, roundId)
  return {
    round: openViewOf(row),
    timeline: timeline(row.opened_at, row.steps),
    balanceBefore: formatMoney(centavos(start! + row.stake)),
    balanceAfter: null,
  }
}

const timeline = (openedAt: Date, steps: readonly StoredStep[]): Reply['timeline'] => [
  { at: openedAt.toISOString(), what: 'start', tile: null, random: false },
  ...steps.map(({ at, tile, random }) => ({ at, what: 'pick' as const, tile, random })),
]

/** The cash that a command left behind; undefined where it did not touch the cash. */
async function cashOf(deps: Deps, playerId: bigint, commandId: bigint) {
  const command = await deps.ledger.findCommand(playerId, commandId)
  if (command?.verdict.status !== 'posted') throw new Error(`command ${commandId} is missing`)
  return command.verdict.balances.cash?.balance
}
