import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { repeat } from '../../platform/leader.ts'
import { localDay } from '../../platform/local-day.ts'
import { PLAYED, STAKED } from '../limits/index.ts'

const EVERY_MS = 20_000
const AT_ONCE = 1000
const NIGHT_ENDS_AT = 5

const localHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  hourCycle: 'h23',
})

const isNightAt = (at: Date) => Number(localHour.format(at)) < NIGHT_ENDS_AT

type Moved = {
  readonly playerId: bigint
  readonly isPlay: boolean
  /** Whether some of it was at night; by the time of saving where it is left out. */
  readonly isNight?: boolean
}

/**
 * Worker of every process: keeps the day's time of play of whoever staked or deposited through it.
 * The limits' counter tells it, so that two processes write the same.
 */
export async function keepPlayDays(
  deps: Deps,
  signal: AbortSignal,
  everyMs = EVERY_MS,
): Promise<void> {
  const moved = new Map<bigint, Moved>()
  const stop = deps.ledger.onPosted(({ playerId, posted, command }) => {
    const isPlay =
      command.counters?.some(({ name, delta }) => name === STAKED && delta > 0n) ?? false
    if (!isPlay && command.kind !== 'deposit') return
    const before = moved.get(playerId)
    moved.set(playerId, {
      playerId,
      isPlay: isPlay || (before?.isPlay ?? false),
      isNight: (isPlay && isNightAt(posted.at)) || (before?.isNight ?? false),
    })
  })
  const save = () =>
    attempt(deps.log, 'keeping days of play', async () => {
      const players = [...moved.values()]
      moved.clear()
      await savePlayDays(deps, players)
    })
  try {
    await repeat(everyMs, signal, save)
  } finally {
    stop()
    await save()
  }
}

/** Writes what the counter shows of today for these players, and who of them played at night. */
export async function savePlayDays(deps: Deps, players: readonly Moved[]): Promise<void> {
  const now = deps.clock.now()
  const day = localDay(now)
  const isNightNow = isNightAt(now)
  for (let from = 0; from < players.length; from += AT_ONCE) {
    const some = players.slice(from, from + AT_ONCE)
    const ids = some.map(({ playerId }) => playerId)
    const counters = await deps.ledger.countersOf(ids, [PLAYED])
    const seconds = ids.map((playerId) => String(counters.get(playerId)![PLAYED]!.day))
    const nights = some.map(({ isPlay, isNight = isNightNow }) => isPlay && isNight)
    await sql`
      INSERT INTO care.play_day AS d (player_id, day, played_seconds, is_night, changed_at)
      SELECT p, ${day}::date, s, n, ${now}
        FROM unnest(${ids.map(String)}::bigint[], ${seconds}::bigint[], ${nights}::boolean[])
          AS given (p, s, n)
      ON CONFLICT (player_id, day) DO UPDATE
        SET played_seconds = greatest(d.played_seconds, excluded.played_seconds),
            is_night = d.is_night OR excluded.is_night, changed_at = excluded.changed_at`.execute(
      deps.db,
    )
  }
}
