import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { registrationMonths, testPlayers } from '../account/index.ts'

const MONTHS = 12

/** Players by the month of their registration, and what each group did in every month since. */
export async function cohortReport(deps: Deps): Promise<CallReply<typeof ops.books.cohorts>> {
  const firstDay = `${monthsAgo(localDay(deps.clock.now()).slice(0, 7), MONTHS - 1)}-01`
  const months = await registrationMonths(deps.db, startOfLocalDay(firstDay)!)
  const sums = await deps.ledger.cohorts({
    firstDay,
    firsts: months.map(({ firstId }) => firstId),
    without: await testPlayers(deps),
  })
  return months.map(({ month, players }, cohort) => {
    const own = sums.filter((one) => one.cohort === cohort)
    return {
      month,
      players,
      months: own.map((one) => ({
        month: one.month,
        players: one.players,
        depositors: one.depositors,
        deposits: formatMoney(one.deposits),
        ggr: formatMoney(one.ggr),
        ngr: formatMoney(centavos(one.ggr - one.costs)),
      })),
    }
  })
}

/** `2026-01`, some months before a month. */
function monthsAgo(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const total = year * 12 + (number - 1) - count
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}

/** What the house owes players now, by account; the house's own accounts lack exactly that. */
export async function liabilityReport({
  ledger,
  clock,
}: Deps): Promise<CallReply<typeof ops.books.liability>> {
  const { cash, bonus, held, withdrawing, house } = await ledger.owed()
  return {
    at: clock.now().toISOString(),
    cash: formatMoney(cash),
    bonus: formatMoney(bonus),
    held: formatMoney(held),
    withdrawing: formatMoney(withdrawing),
    total: formatMoney(centavos(cash + bonus + held + withdrawing)),
    house: formatMoney(house),
  }
}
