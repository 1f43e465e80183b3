import type { PauseKind } from '@jogada/core/limits/limits'
import type { LedgerEvent, RowWriter } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { findRestriction } from '../account/index.ts'
import { changeTerms } from './change-terms.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'

const DAY_MS = 86_400_000

const newPause: RowWriter = {
  name: 'limits.pause',
  columns: {
    player_id: 'bigint',
    pause_id: 'bigint',
    kind: 'text',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    licence_profile: 'text',
  },
  sql: `INSERT INTO limits.pause (player_id, pause_id, kind, starts_at, ends_at, licence_profile)
    SELECT player_id, pause_id, kind, starts_at, ends_at, licence_profile FROM rows`,
}

export type WantedPause = {
  readonly key: string
  readonly kind: PauseKind
  /** When it ends, counted from its beginning; null never. */
  readonly endOf: ((from: Date) => Date) | null
  /** What the ending was asked as, so that the same key cannot ask for another. */
  readonly asked: string
  /** Which operator begins it, on the player's word. */
  readonly trace?: LedgerEvent
}

/** The end of a pause of so many days. */
export const afterDays = (days: number) => (from: Date) => new Date(from.getTime() + days * DAY_MS)

/**
 * The same day of the operator's calendar some months later, at the same time of it; the last day
 * of its month where there is no such day.
 */
export const afterMonths = (months: number) => (from: Date) => {
  const today = localDay(from)
  const [year, month, date] = today.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year!, month! + months, 0)).getUTCDate()
  const end = new Date(Date.UTC(year!, month! - 1 + months, Math.min(date!, lastOfMonth)))
  const sinceMidnight = from.getTime() - startOfLocalDay(today)!.getTime()
  return new Date(startOfLocalDay(end.toISOString().slice(0, 10))!.getTime() + sinceMidnight)
}

/**
 * Stops a player's stakes and deposits from this commit on. Rounds that are open may be finished,
 * bets that stand are settled, and money can always be withdrawn.
 */
export const pausePlay = (
  deps: Deps,
  playerId: bigint,
  { key, kind, endOf, asked, trace }: WantedPause,
): Promise<void> =>
  changeTerms(deps, playerId, {
    key,
    bodyHash: `pause:${kind}:${asked}`,
    kind: 'play_pause',
    trace,
    rows: (_, { commandId, at }) => [
      {
        writer: newPause,
        values: [playerId, commandId, kind, at, endOf?.(at) ?? null, deps.env.LICENCE_PROFILE],
      },
    ],
  })

/**
 * Whether nothing may be advertised to a player: play is paused or excluded now, or the account is
 * suspended or closed.
 */
export const isMarketingBarred = async (deps: Deps, playerId: bigint): Promise<boolean> =>
  (await isPaused(deps, playerId, ['pause', 'self_exclusion', 'central', 'operator', 'closing'])) ||
  (await findRestriction(deps.db, playerId)) !== undefined

/**
 * Whether play is over for a player: by an exclusion, which is more than a break of some days, or
 * because the account is shut.
 */
export const isPlayOver = async (deps: Deps, playerId: bigint): Promise<boolean> =>
  (await isPaused(deps, playerId, ['self_exclusion', 'central', 'operator', 'closing'])) ||
  (await findRestriction(deps.db, playerId)) !== undefined

/** Whether a player has asked to close the account, which nobody takes back. */
export const isClosing = (deps: Deps, playerId: bigint): Promise<boolean> =>
  isPaused(deps, playerId, ['closing'])

const protections: readonly PauseKind[] = ['pause', 'self_exclusion', 'central', 'operator']

/** The last break or exclusion of a player since an instant, or one in force whenever it began. */
export async function lastProtection(deps: Deps, playerId: bigint, since: Date) {
  const now = deps.clock.now()
  const pauses = await deps.db
    .selectFrom('limits.pause')
    .select(['kind', 'starts_at', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('kind', 'in', [...protections])
    .where((is) =>
      is.or([is('ends_at', 'is', null), is('ends_at', '>', now), is('starts_at', '>=', since)]),
    )
    .orderBy('starts_at', 'desc')
    .execute()
  const isInForce = ({ ends_at }: { ends_at: Date | null }) => ends_at === null || ends_at > now
  const last = pauses.find(isInForce) ?? pauses[0]
  return last ? { at: last.starts_at, what: last.kind, isInForce: isInForce(last) } : null
}

async function isPaused(
  deps: Deps,
  playerId: bigint,
  kinds: readonly PauseKind[],
): Promise<boolean> {
  const now = deps.clock.now()
  const found = await deps.db
    .selectFrom('limits.pause')
    .select('pause_id')
    .where('player_id', '=', playerId)
    .where('kind', 'in', [...kinds])
    .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
