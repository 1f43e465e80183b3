import { add } from '@jogada/core'
import type { Money } from '@jogada/core'
import { ownMoney, playCategory, yearResults } from '@jogada/core/wallet/yearly'
import type { Deps } from '../../deps.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { sportCorrections } from '../sportsbook/index.ts'
import { stakedAndPaid } from '../wallet/index.ts'

export type YearBalance = {
  readonly day: string
  readonly cash: Money
  readonly held: Money
  readonly withdrawing: Money
  readonly total: Money
}

/** What a year came to for one player, by category and at both its ends. */
export type YearFacts = ReturnType<typeof yearResults> & {
  readonly before: YearBalance
  readonly after: YearBalance
}

/** The calendar year of the operator that an instant lies in: `2026`. */
export const localYear = (at: Date): string => localDay(at).slice(0, 4)

const nextYear = (year: string) => String(Number(year) + 1)

/**
 * What a year of the operator's calendar came to for each of some players, from the ledger's sums
 * by day, so that it agrees with the reports and a year that is over stays as it is.
 *
 * A stake counts when it passes to the house, which is when its bet or round ends; what is open at
 * the turn of a year is in neither result and in the balance, where it still is the player's. A
 * studio takes its stakes at once: they count when they were taken. A prize counts when it is paid,
 * also that of a sale or a jackpot. What came back of a stake lessens it. A result that is taken
 * back counts in the year in which that is done, with what it took; what the player owes from it,
 * when it is paid. So what a player paid in, less what left, and the results and gifts are what the
 * balance grew by.
 *
 * Stakes are paid from cash alone: a gift that was played through, or that is spent, is the
 * player's money like any other; one that waits in the account of bonuses is in no balance. Gifts,
 * rebates and commissions are no prizes.
 */
export async function readYear(
  deps: Pick<Deps, 'db' | 'ledger' | 'clock'>,
  players: readonly bigint[],
  year: string,
): Promise<ReadonlyMap<bigint, YearFacts>> {
  const from = startOfLocalDay(`${year}-01-01`)!
  const to = startOfLocalDay(`${nextYear(year)}-01-01`)!
  const now = deps.clock.now()
  const days = { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` }
  const [totals, corrections, before, after] = await Promise.all([
    deps.ledger.houseTotalsOf(players, days),
    sportCorrections(deps, players, { from, to }),
    deps.ledger.balancesBefore(players, from),
    deps.ledger.balancesBefore(players, to),
  ])
  return new Map(
    players.map((playerId) => {
      const lines = totals.get(playerId)!.flatMap((total) => {
        const category = playCategory(total.account, total.kind)
        if (category === null) return []
        const { stakes, payouts } = stakedAndPaid(total)
        return [{ category, stakes, prizes: payouts }]
      })
      const corrected = corrections.get(playerId)
      return [
        playerId,
        {
          ...yearResults(corrected ? [...lines, { category: 'sports', ...corrected }] : lines),
          before: balanceOf(localDay(new Date(from.getTime() - 1)), before.get(playerId)!),
          after: balanceOf(
            now < to ? localDay(now) : localDay(new Date(to.getTime() - 1)),
            after.get(playerId)!,
          ),
        },
      ]
    }),
  )
}

function balanceOf(
  day: string,
  { cash, held, withdrawing }: Pick<YearBalance, 'cash' | 'held' | 'withdrawing'>,
): YearBalance {
  return { day, cash, held, withdrawing, total: ownMoney({ cash, held, withdrawing }) }
}

/** Whether anything is to be said of a year: play, or money at one of its ends. */
export const saysAnything = ({ sports, games, before, after }: YearFacts): boolean =>
  [sports, games].some(({ stakes, prizes }) => stakes !== 0n || prizes !== 0n) ||
  add(before.total, after.total) !== 0n
