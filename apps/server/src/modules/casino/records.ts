import type { casino } from '@jogada/contract'
import { isSoloGame } from '@jogada/core/games/house-games'
import { MINES_TILES } from '@jogada/core/games/mines'
import type { Deps } from '../../deps.ts'
import { isOnPage, newestFirst } from '../../platform/time-page.ts'
import type { Timed, TimePage } from '../../platform/time-page.ts'
import { openViewOf } from './ladder/open-rounds.ts'
import { listOpen } from './ladder/open-store.ts'
import { minesKit } from './mines/mines-kit.ts'
import { listRounds, LOST } from './round-store.ts'
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
  if (game !== undefined && !isSoloGame(game)) return []
  const [ended, open] = await Promise.all([
    listRounds(deps, playerId, {
      ...filter,
      game,
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
  if (round.status !== LOST) return round.multiplier
  switch (round.game) {
    case 'dice':
    case 'limbo':
      return round.multiplier
    case 'mines':
      return minesKit.ladder.multiplierX10000(round, round.picks.length)
    case 'rowDouble':
      return rowDoubleKit.ladder.multiplierX10000(round, round.picks.length)
    default:
      return round satisfies never
  }
}

function resultOf(round: casino.SoloRound): string {
  switch (round.game) {
    case 'dice':
      return (round.roll / 100).toFixed(2)
    case 'limbo':
      return `${(round.result / 100).toFixed(2)}×`
    case 'mines':
      return `${clearedIn(round)}/${MINES_TILES - round.mines}`
    case 'rowDouble':
      return `${clearedIn(round)}/${round.rows}`
    default:
      return round satisfies never
  }
}

const clearedIn = ({ status, picks }: casino.LadderRound) =>
  status === LOST ? picks.length - 1 : picks.length
