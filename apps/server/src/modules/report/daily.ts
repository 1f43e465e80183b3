import type { CallReply, ops } from '@jogada/contract'
import { add, formatMoney, negate, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HouseSum } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { Refusal } from '../../platform/refusal.ts'

type Reply = CallReply<typeof ops.books.report>
type Product = Reply['products'][number]['product']

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000
const PLAY = ['house:games', 'house:sportsbook'] as const

/** By the account of the house and the kind of the command; the first that fits. */
const products: readonly {
  readonly product: Product
  readonly kinds: RegExp
  readonly account: HouseSum['account']
}[] = [
  { product: 'sport', account: 'house:sportsbook', kinds: /^/ },
  { product: 'draws', account: 'house:games', kinds: /^draw_/ },
  { product: 'providers', account: 'house:games', kinds: /^provider_/ },
  { product: 'games', account: 'house:games', kinds: /^(?!draw_|provider_)/ },
]

/** Commands that take an earlier one back: they lessen stakes and payouts instead of adding. */
const REVERSALS = /^(bet_reversal|provider_rollback)$/

/**
 * Stakes, payouts, GGR and cash of every day of a period, from the ledger alone. GGR is what the
 * house's accounts of games and sports gained; stakes and payouts are gross, less what was reversed,
 * so that stakes − payouts = GGR to the centavo. NGR is GGR less what promotions cost.
 */
export async function dailyReport(
  { ledger, clock }: Deps,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Reply> {
  const period = periodOf(from, to)
  const [sums, actives, depositors, ...byProduct] = await Promise.all([
    ledger.houseSums(period),
    ledger.countPlayers(period, { accounts: PLAY, kinds: '' }),
    ledger.countPlayers(period, { accounts: ['house:psp_clearing'], kinds: '^deposit$' }),
    ...products.map(({ account, kinds }) =>
      ledger.countPlayers(period, { accounts: [account], kinds: kinds.source }),
    ),
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
      products.flatMap(({ product, account, kinds }, i) => {
        const own = sums.filter(
          (one) => one.day === day && one.account === account && kinds.test(one.kind),
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
  }
}

function periodOf(from: string, to: string) {
  const start = startOfLocalDay(from)
  const last = startOfLocalDay(to)
  if (!start || !last || last < start) throw new Refusal('invalid_input', { fields: 'from, to' })
  if (last.getTime() - start.getTime() > LONGEST_DAYS * DAY_MS) {
    throw new Refusal('period_too_long', { days: LONGEST_DAYS })
  }
  const lastMoment = new Date(last.getTime() + DAY_MS)
  return { from: start, to: lastMoment }
}

function playOf(sums: readonly HouseSum[]) {
  const totals = sums.map((one) =>
    REVERSALS.test(one.kind)
      ? { stakes: negate(one.credits), payouts: negate(one.debits) }
      : { stakes: one.debits, payouts: one.credits },
  )
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

function cashOf(sums: readonly HouseSum[]) {
  const of = (test: (one: HouseSum) => boolean): Money =>
    add(zero, ...sums.filter(test).map(({ moved }) => moved))
  const clearing = (one: HouseSum) => one.account === 'house:psp_clearing'
  const isPaidOut = ({ kind }: HouseSum) => kind === 'withdrawal_paid'
  const isDeposit = ({ kind }: HouseSum) => kind === 'deposit'
  const fees = of(({ account }) => account === 'house:fees')
  const promotions = negate(of(({ account }) => account === 'house:promotion'))
  const ggr = of(({ account }) => PLAY.some((name) => name === account))
  return {
    deposits: formatMoney(negate(of((one) => clearing(one) && isDeposit(one)))),
    refunds: formatMoney(of((one) => clearing(one) && !isDeposit(one) && !isPaidOut(one))),
    withdrawals: formatMoney(of((one) => isPaidOut(one) && one.account !== 'house:fees')),
    fees: formatMoney(fees),
    promotions: formatMoney(promotions),
    adjustments: formatMoney(
      negate(of((one) => one.account === 'house:adjustment' && !isPaidOut(one))),
    ),
    ggr: formatMoney(ggr),
    ngr: formatMoney(subtract(ggr, promotions)),
  }
}
