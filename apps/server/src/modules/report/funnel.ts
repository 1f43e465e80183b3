import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { registrationDays, testPlayers } from '../account/index.ts'
import { confirmedByGroup } from '../kyc/index.ts'
import { periodOf } from './daily.ts'

/**
 * Of whoever registered on each day of a period, how many have come how far up to now. Who was
 * confirmed without paying in, or played what a gift brought, counts in that step alone.
 */
export async function funnelReport(
  { ledger, db, clock }: Deps,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CallReply<typeof ops.books.funnel>> {
  const { firstDay } = periodOf(from, to).days
  // days after the period are read too: a group ends where the next one begins
  const days = await registrationDays(db, startOfLocalDay(from)!)
  const firsts = days.map(({ firstId }) => firstId)
  const without = await testPlayers({ db })
  const [confirmed, steps] = await Promise.all([
    confirmedByGroup(db, { firsts, without }),
    ledger.firstSteps({ firstDay, firsts, without }),
  ])
  return {
    generatedAt: clock.now().toISOString(),
    days: days
      .map(({ day, players }, place) => ({
        day,
        registered: players,
        confirmed: confirmed[place]!,
        ...steps[place]!,
      }))
      .filter(({ day }) => day <= to),
  }
}
