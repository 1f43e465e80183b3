import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { add, formatMoney, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HouseSum } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { testPlayers } from '../account/index.ts'
import { stakedAndPaid } from '../wallet/index.ts'
import { figureOf, figures } from './figures.ts'
import type { Figure } from './figures.ts'
import { Refusal } from '../../platform/refusal.ts'

type Reply = CallReply<typeof ops.books.report>
type Product = Reply['products'][number]['product']

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000
/** The accounts of the house that gain what is lost in play. */
export const PLAY = ['house:games', 'house:sportsbook'] as const
/** Who paid in. */
export const DEPOSITS = { accounts: ['house:psp_clearing'], kindPattern: '^deposit$' } as const

const products: readonly Product[] = ['sport', 'draws', 'providers', 'games']

/**
 * Stakes, payouts, GGR and cash of every day of a period, from the ledger alone. GGR is what the
 * house's accounts of games and sports gained; stakes and payouts are gross, less what was
 * reversed, so that stakes − payouts = GGR to the centavo. NGR is GGR less what promotions and
 * referral cost. Test players are left out, but for what they paid in or took out.
 */
export async function dailyReport(
  { ledger, clock, db }: Deps,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Reply> {
  const { days: period } = periodOf(from, to)
  const without = await testPlayers({ db })
  const [sums, actives, depositors, ...byProduct] = await Promise.all([
    ledger.houseSums({ ...period, without }),
    ledger.countPlayers(period, { accounts: PLAY, kindPattern: '', without }),
    ledger.countPlayers(period, DEPOSITS),
    ...products.map((product) => {
      const { accounts, kinds } = figures[product]
      return ledger.countPlayers(period, { accounts, kindPattern: kinds.source, without })
    }),
  ])
  const days = Object.keys(Object.groupBy(sums, ({ day }) => day)).toSorted()
  const countOn = (counts: typeof actives, day: string) =>
    counts.find((one) => one.day === day)?.players ?? 0
  return {
    title: 'daily',
    from,
    to,
    generatedAt: clock.now().toISOString(),
    products: days.flatMap((day) =>
      products.flatMap((product, i) => {
        const { accounts, kinds } = figures[product]
        const own = sums.filter(
          (one) => one.day === day && accounts.includes(one.account) && kinds.test(one.kind),
        )
        if (own.length === 0) return []
        return [{ day, product, ...playOf(own), actives: countOn(byProduct[i]!, day) }]
      }),
    ),
    days: days.map((day) => ({
      day,
      ...cashOf(sums.filter((one) => one.day === day)),
      actives: countOn(actives, day),
      depositors: countOn(depositors, day),
    })),
    costs: days.flatMap((day) =>
      costsOf(
        day,
        sums.filter((one) => one.day === day),
      ),
    ),
  }
}

/**
 * A period of days, both included, and the instants between which they lie. Refuses one that is
 * impossible or longer than a year.
 */
export function periodOf(from: string, to: string) {
  const start = startOfLocalDay(from)
  const last = startOfLocalDay(to)
  if (!start || !last || last < start) throw new Refusal('invalid_input', { fields: 'from, to' })
  if (last.getTime() - start.getTime() > LONGEST_DAYS * DAY_MS) {
    throw new Refusal('period_too_long', { days: LONGEST_DAYS })
  }
  const lastMoment = new Date(last.getTime() + DAY_MS)
  return { from: start, to: lastMoment, days: { firstDay: from, lastDay: to } }
}

/** Stakes, payouts, GGR and hold of some sums of play. */
export function playOf(sums: readonly HouseSum[]) {
  const totals = sums.map(stakedAndPaid)
  const stakes = add(zero, ...totals.map((one) => one.stakes))
  const payouts = add(zero, ...totals.map((one) => one.payouts))
  const ggr = add(zero, ...sums.map(({ moved }) => moved))
  return {
    stakes: formatMoney(stakes),
    payouts: formatMoney(payouts),
    ggr: formatMoney(ggr),
    hold: stakes > 0n ? percent(ggr, stakes) : null,
  }
}

/** Hundredths of a percent, cut towards zero. */
const percent = (part: Money, whole: Money): string =>
  formatMoney(((part * 10_000n) / whole) as Money)

/** The cash figures of some sums, and NGR. */
export function cashOf(sums: readonly HouseSum[]) {
  const of = (name: Figure) => figureOf(name, sums)
  const texts = Object.fromEntries(
    ops.books.cashFigures.map((name) => [name, formatMoney(of(name))]),
  ) as Record<(typeof ops.books.cashFigures)[number], string>
  return { ...texts, ngr: formatMoney(subtract(of('ggr'), add(of('promotions'), of('referral')))) }
}

/** What a day's promotions and referral cost, by the kind of the commands. */
const costsOf = (day: string, sums: readonly HouseSum[]) => {
  const given = sums.filter(({ account }) => figures.costs.accounts.includes(account))
  return [...new Set(given.map(({ kind }) => kind))].flatMap((kind) => {
    const own = given.filter((one) => one.kind === kind)
    const cost = figureOf('costs', own)
    return cost === zero ? [] : [{ day, kind, cost: formatMoney(cost) }]
  })
}
