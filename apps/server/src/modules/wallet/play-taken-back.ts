import { centavos, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import {
  countedAnew,
  sumTakenBack,
  takenBackOf as partsTakenBack,
} from '@jogada/core/wallet/play-taken-back'
import type { TakenBack } from '@jogada/core/wallet/play-taken-back'
import type { CounterMove, Counters, RowWrite, RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { PLAY_TAKEN_BACK } from './counters.ts'

const takenBackRow: RowWriter = {
  name: 'wallet.play_taken_back',
  columns: {
    player_id: 'bigint',
    play_id: 'text',
    revision: 'integer',
    played_at: 'timestamptz',
    amount: 'bigint',
    at: 'timestamptz',
  },
  sql: `INSERT INTO wallet.play_taken_back (player_id, play_id, revision, played_at, amount, at)
    SELECT player_id, play_id, revision, played_at, amount, at FROM rows`,
}

/** A play of a player, which has each revision once. */
export type PlayOf = {
  readonly playerId: bigint
  readonly playId: string
  readonly revision: number
}

/** The parts of a command that take play back, or count it anew. */
export type PlayMoves = {
  readonly counters: readonly CounterMove[]
  readonly rows: readonly RowWrite[]
}

const unmoved: PlayMoves = { counters: [], rows: [] }

/**
 * What stands beside the turnover once a settlement that counted `counted` is taken back, so that
 * no lock that was made after the play needs more than before; to be committed with the reversal.
 */
export async function playTakenBack(
  deps: Deps,
  play: PlayOf,
  { counted, settledAt }: { readonly counted: Money; readonly settledAt: Date },
): Promise<(at: Date) => PlayMoves> {
  const anew = await deps.db
    .selectFrom('wallet.play_taken_back')
    .select(['played_at', 'amount'])
    .where('player_id', '=', play.playerId)
    .where('play_id', '=', play.playId)
    .where('at', '=', settledAt)
    .where('amount', '<', 0n)
    .execute()
  const parts = partsTakenBack(counted, {
    at: settledAt,
    anew: anew.map((row) => ({ playedAt: row.played_at, amount: centavos(-row.amount) })),
  })
  return (at) => movesOf(play, parts, at)
}

/**
 * What of a play that was taken back is still to be settled anew, by when it was settled first.
 */
export async function standingOf({ db }: Deps, play: PlayOf): Promise<readonly TakenBack[]> {
  const rows = await db
    .selectFrom('wallet.play_taken_back')
    .select(['played_at as playedAt'])
    .select((is) => sql<bigint>`${is.fn.sum('amount')}::bigint`.as('amount'))
    .where('player_id', '=', play.playerId)
    .where('play_id', '=', play.playId)
    .groupBy('played_at')
    .execute()
  return rows.map(({ playedAt, amount }) => ({ playedAt, amount: centavos(amount) }))
}

/** What a settlement counts anew of what stands; to be committed with its turnover. */
export const playCountedAnew = (
  play: PlayOf,
  standing: readonly TakenBack[],
  { counted, at }: { readonly counted: Money; readonly at: Date },
): PlayMoves =>
  movesOf(
    play,
    countedAnew(standing, counted).map(({ playedAt, amount }) => ({
      playedAt,
      amount: negate(amount),
    })),
    at,
  )

function movesOf(
  { playerId, playId, revision }: PlayOf,
  parts: readonly TakenBack[],
  at: Date,
): PlayMoves {
  if (parts.length === 0) return unmoved
  return {
    counters: [{ owner: 'player', name: PLAY_TAKEN_BACK, delta: sumTakenBack(parts) }],
    rows: parts.map(({ playedAt, amount }) => ({
      writer: takenBackRow,
      values: [playerId, playId, revision, playedAt, amount, at],
    })),
  }
}

/** What a player played and was taken back, by when it was settled first. */
const readTakenBack = async ({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<TakenBack[]> =>
  (await readTakenBackOf({ db }, [playerId])).map(({ playedAt, amount }) => ({ playedAt, amount }))

/** The same of some players. */
export async function readTakenBackOf(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
): Promise<readonly (TakenBack & { readonly playerId: bigint })[]> {
  const rows = await db
    .selectFrom('wallet.play_taken_back')
    .select(['player_id as playerId', 'played_at as playedAt'])
    .select((is) => sql<bigint>`${is.fn.sum('amount')}::bigint`.as('amount'))
    .where('player_id', '=', (is) => is.fn.any(is.val(players)))
    .groupBy(['player_id', 'played_at'])
    .having((is) => is.fn.sum('amount'), '<>', 0n)
    .execute()
  return rows.map((row) => ({ ...row, amount: centavos(row.amount) }))
}

/**
 * Counters of a player, and what was taken back of their play at the very instant of these: read
 * apart, a reversal between them would count twice.
 */
export async function countersAndTakenBack(
  deps: Pick<Deps, 'db' | 'ledger'>,
  playerId: bigint,
  names: readonly string[],
): Promise<{ readonly counters: Counters; readonly takenBack: readonly TakenBack[] }> {
  const readOnce = async () => {
    const counters = await deps.ledger.counters(playerId, [...names, PLAY_TAKEN_BACK])
    const { total } = counters[PLAY_TAKEN_BACK]!
    const takenBack = total === 0n ? [] : await readTakenBack(deps, playerId)
    return sumTakenBack(takenBack) === total ? { counters, takenBack } : AGAIN
  }
  return untilFresh(readOnce, {
    afterLast: () => {
      throw new Error(`what was taken back of the play of ${playerId} never stands still`)
    },
  })
}
