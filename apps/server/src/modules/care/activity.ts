import type { CallReply, care } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { readDays } from './days.ts'
import type { Day } from './days.ts'

type Reply = CallReply<typeof care.activity>
type Span = Reply['by']

const SHOWN = { day: 14, week: 12, month: 12 } as const
const READ_DAYS = { day: 14, week: 12 * 7, month: 366 } as const
const DAY_MS = 86_400_000

/** A player's deposits, stakes, wins, net result and time of play, period by period up to now. */
export async function getActivity(deps: Deps, playerId: bigint, by: Span): Promise<Reply> {
  const days = await readDays(deps, playerId, READ_DAYS[by])
  const sums = new Map(
    periodsUpTo(localDay(deps.clock.now()), by).map((from) => [from, [] as Day[]]),
  )
  for (const day of days) sums.get(periodOf(day.day, by))?.push(day)
  return { by, periods: [...sums].map(([from, some]) => shown(from, some)) }
}

const shown = (from: string, days: readonly Day[]): Reply['periods'][number] => {
  const sum = (of: (day: Day) => bigint) => days.reduce((total, day) => total + of(day), 0n)
  const [staked, won] = [sum((day) => day.staked), sum((day) => day.won)]
  return {
    from,
    deposited: formatMoney(centavos(sum((day) => day.deposited))),
    staked: formatMoney(centavos(staked)),
    won: formatMoney(centavos(won)),
    net: formatMoney(centavos(won - staked)),
    playedMinutes: Math.floor(days.reduce((total, day) => total + day.playedSeconds, 0) / 60),
  }
}

const dayBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10)

/** The first day of the period that a day lies in; weeks begin on Monday, as the limits' do. */
function periodOf(day: string, by: Span): string {
  if (by === 'day') return day
  if (by === 'month') return `${day.slice(0, 7)}-01`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return dayBefore(day, (weekday + 6) % 7)
}

function periodsUpTo(today: string, by: Span): string[] {
  const periods = [periodOf(today, by)]
  while (periods.length < SHOWN[by]) periods.unshift(periodOf(dayBefore(periods[0]!, 1), by))
  return periods
}
