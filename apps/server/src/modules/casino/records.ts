import type { casino } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { isOnPage, newestFirst } from '../../platform/time-page.ts'
import type { Timed, TimePage } from '../../platform/time-page.ts'
import { openViewOf } from './ladder/open-rounds.ts'
import { listOpen } from './ladder/open-store.ts'
import { minesKit } from './mines/mines-kit.ts'
import { listRounds } from './round-store.ts'
import { rowDoubleKit } from './row-double/row-double-kit.ts'
import { soloRoundFromRow } from './solo-round.ts'

export type RecordFilter = TimePage & {
  readonly game?: string | undefined
  readonly status?: number | undefined
}

export type TimedRecord = Timed & { readonly record: Omit<casino.GameRecord, 'recordId'> }

/**
 * A player's rounds of the in-house games: finished ones by their end, open ones by their start.
 */
export async function casinoRecords(
  deps: Deps,
  playerId: bigint,
  filter: RecordFilter,
): Promise<TimedRecord[]> {
  const { game, status, before } = filter
  const [ended, open] = await Promise.all([
    listRounds(deps, playerId, {
      ...filter,
      before: before && { at: before.at, roundId: before.id },
    }),
    status === undefined || status === 0 ? listOpen(deps, playerId) : [],
  ])
  return [
    ...ended.map((row) => timed(row.played_at, row.round_id, soloRoundFromRow(row))),
    ...open
      .filter((row) => game === undefined || row.game === game)
      .map((row) => timed(row.opened_at, row.round_id, openViewOf(row)))
      .filter((one) => isOnPage(one, filter)),
  ]
    .toSorted(newestFirst)
    .slice(0, filter.limit)
}

const timed = (at: Date, id: bigint, round: casino.SoloRound): TimedRecord => ({
  at,
  id,
  record: {
    roundId: round.roundId,
    game: round.game,
    at: at.toISOString(),
    stake: round.stake,
    odds: (multiplierOf(round) / 10_000).toFixed(4),
    result: resultOf(round),
    payout: round.payout,
    status: round.status,
  },
})

/** What the round pays or would have paid: of a lost ladder, at the step that was tried. */
function multiplierOf(round: casino.SoloRound): number {
  if (round.status !== 20 || round.game === 'dice' || round.game === 'limbo') {
    return round.multiplier
  }
  const tried = round.picks.length
  return round.game === 'mines'
    ? minesKit.ladder.multiplierX10000({ mines: round.mines }, tried)
    : rowDoubleKit.ladder.multiplierX10000({ difficulty: round.difficulty }, tried)
}

function resultOf(round: casino.SoloRound): string {
  if (round.game === 'dice') return (round.roll / 100).toFixed(2)
  if (round.game === 'limbo') return `${(round.result / 100).toFixed(2)}×`
  const cleared = round.status === 20 ? round.picks.length - 1 : round.picks.length
  return `${cleared}/${round.game === 'mines' ? 25 - round.mines : round.rows}`
}
