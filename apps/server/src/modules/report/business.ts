import type { CallReply, ops } from '@jogada/contract'
import type { HouseSum } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { registrationDays, testPlayers } from '../account/index.ts'
import { cashOf, DEPOSITS, PLAY, playOf } from './daily.ts'

type Business = CallReply<typeof ops.overview.business>

const DAYS_COMPARED = 3
const DAYS_OF_COURSE = 14
const DAY_MS = 86_400_000
const plays: ReadonlySet<string> = new Set(PLAY)

/**
 * Today as far as it has come beside the whole days before it, by the sums from which the
 * daily report is made, so that both say the same to the centavo. Of whoever registered on a
 * day it says how many have paid in since. It reads sums by day, and what players did on the
 * days that are compared.
 */
export async function businessNow({ ledger, clock, db }: Deps): Promise<Business> {
  const now = clock.now()
  const course = lastDays(now, DAYS_OF_COURSE)
  const compared = course.slice(-DAYS_COMPARED)
  const firstDay = compared[0]!
  const start = startOfLocalDay(firstDay)!
  const without = await testPlayers({ db })
  const period = { firstDay, lastDay: compared.at(-1)! }
  const [sums, actives, depositors, joined] = await Promise.all([
    ledger.houseSums({ firstDay: course[0], lastDay: period.lastDay, without }),
    ledger.countPlayers(period, { accounts: PLAY, kindPattern: '', without }),
    ledger.countPlayers(period, DEPOSITS),
    registrationDays(db, start),
  ])
  const steps = await ledger.firstSteps({
    firstDay,
    firsts: joined.map(({ firstId }) => firstId),
    without,
  })
  const on = <T extends { readonly day: string }>(found: readonly T[], day: string) =>
    found.find((one) => one.day === day)
  return {
    at: now.toISOString(),
    passed: passedOf(now),
    days: compared.toReversed().map((day) => {
      const place = joined.findIndex((one) => one.day === day)
      return {
        day,
        ...figuresOf(sums.filter((one) => one.day === day)),
        actives: on(actives, day)?.players ?? 0,
        depositors: on(depositors, day)?.players ?? 0,
        registered: joined[place]?.players ?? 0,
        converted: steps[place]?.paid ?? 0,
      }
    }),
    course: course.map((day) => ({
      day,
      ggr: cashOf(sums.filter((one) => one.day === day)).ggr,
    })),
  }
}

function figuresOf(sums: readonly HouseSum[]) {
  const { ggr, ngr, deposits, withdrawals } = cashOf(sums)
  const { hold } = playOf(sums.filter(({ account }) => plays.has(account)))
  return { ggr, ngr, hold, deposits, withdrawals }
}

/** The operator's days up to the one of an instant, the oldest first. */
function lastDays(now: Date, count: number): readonly string[] {
  // noon of a day is noon of a day some days before, whatever the clocks did in between
  const noon = new Date(`${localDay(now)}T15:00:00Z`).getTime()
  return Array.from({ length: count }, (_, place) =>
    localDay(new Date(noon - (count - 1 - place) * DAY_MS)),
  )
}

/** How much of the operator's day is over, in whole percent. */
function passedOf(now: Date): number {
  const start = startOfLocalDay(localDay(now))!.getTime()
  return Math.floor(((now.getTime() - start) / DAY_MS) * 100)
}
