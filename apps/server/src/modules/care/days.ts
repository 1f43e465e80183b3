import type { HouseSum } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { stakedAndPaid } from '../wallet/index.ts'

/** What a player's day came to, by the ledger; bets count on the day that settled them. */
export type Day = {
  readonly day: string
  readonly deposited: bigint
  readonly staked: bigint
  readonly won: bigint
  readonly playedSeconds: number
  readonly isNight: boolean
}

const DAY_MS = 86_400_000
const STAKES = new Set(['house:games', 'house:sportsbook'])

/** The last `count` days of the operator that have something in them, the oldest first. */
export async function readDays(deps: Deps, playerId: bigint, count: number): Promise<Day[]> {
  return (await readDaysOf(deps, [playerId], count)).get(playerId)!
}

/** The same of each of some players. */
export async function readDaysOf(
  deps: Deps,
  players: readonly bigint[],
  count: number,
): Promise<ReadonlyMap<bigint, Day[]>> {
  const now = deps.clock.now()
  const first = localDay(new Date(now.getTime() - (count - 1) * DAY_MS))
  const [sums, played] = await Promise.all([
    deps.ledger.houseSumsOf(players, { firstDay: first }),
    deps.db
      .selectFrom('care.play_day')
      .select(['player_id', sql<string>`day::text`.as('day'), 'played_seconds', 'is_night'])
      .where('player_id', '=', sql<bigint>`ANY (${players.map(String)}::bigint[])`)
      .where('day', '>=', first)
      .execute(),
  ])
  const playedBy = Map.groupBy(played, ({ player_id: playerId }) => playerId)
  return new Map(
    players.map((playerId) => [
      playerId,
      daysOf(sums.get(playerId)!, playedBy.get(playerId) ?? []),
    ]),
  )
}

type Played = {
  readonly day: string
  readonly played_seconds: bigint
  readonly is_night: boolean
}

function daysOf(sums: readonly HouseSum[], played: readonly Played[]): Day[] {
  const days = new Map<string, Day>()
  const change = (day: string, with_: (before: Day) => Partial<Day>) => {
    const before = days.get(day) ?? { ...empty, day }
    days.set(day, { ...before, ...with_(before) })
  }
  for (const sum of sums) {
    const { day, kind, account, moved } = sum
    if (account === 'house:psp_clearing' && kind === 'deposit') {
      change(day, (before) => ({ deposited: before.deposited - moved }))
    } else if (STAKES.has(account)) {
      const { stakes, payouts } = stakedAndPaid(sum)
      change(day, (before) => ({ staked: before.staked + stakes, won: before.won + payouts }))
    }
  }
  for (const { day, played_seconds, is_night } of played) {
    change(day, () => ({ playedSeconds: Number(played_seconds), isNight: is_night }))
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

const empty = { deposited: 0n, staked: 0n, won: 0n, playedSeconds: 0, isNight: false }
