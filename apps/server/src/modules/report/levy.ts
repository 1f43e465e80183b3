import type { CallReply, ops } from '@jogada/contract'
import { add, formatMoney, zero } from '@jogada/core'
import { levyOf, levyRateOn } from '@jogada/core/licence/levy'
import type { LevyRate } from '@jogada/core/licence/levy'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { HouseSum } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { testPlayers } from '../account/index.ts'
import { periodOf } from './daily.ts'
import { figureOf } from './figures.ts'

type Reply = CallReply<typeof ops.books.levy>
type Part = { readonly month: string; readonly rate: LevyRate | null }

/**
 * What the licence takes of GGR, by each month that a period touches and by rate where one changes
 * within a month (BR-14). Months are whole, the current one up to now: the levy of a month is not
 * the sum of that of its parts, since a month of loss owes nothing. GGR is the ledger's, as in the
 * daily report; a day belongs to the rate in force on it.
 */
export async function levyReport(
  { ledger, env, clock, db }: Deps,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Reply> {
  const { levy } = licenceProfile(env.LICENCE_PROFILE)
  const sums = await ledger.houseSums({
    ...wholeMonths(periodOf(from, to).days),
    without: await testPlayers({ db }),
  })
  const parts = Map.groupBy(sums, ({ day }) => {
    const rate = levyRateOn(levy, day)
    return `${day.slice(0, 7)} ${rate?.from ?? ''}`
  })
  return {
    generatedAt: clock.now().toISOString(),
    isLevied: levy.length > 0,
    rows: [...parts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, own]) => {
        const [month = '', since = ''] = name.split(' ')
        return rowOf({ month, rate: levyRateOn(levy, since) }, own)
      })
      .filter(({ games, sport }) => games !== '0.00' || sport !== '0.00'),
  }
}

const wholeMonths = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => {
  const [year = 0, month = 0] = lastDay.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { firstDay: `${firstDay.slice(0, 7)}-01`, lastDay: last }
}

function rowOf({ month, rate }: Part, sums: readonly HouseSum[]): Reply['rows'][number] {
  const sport = figureOf('sport', sums)
  const games = add(
    zero,
    ...(['games', 'draws', 'providers'] as const).map((one) => figureOf(one, sums)),
  )
  const revenue = add(sport, games)
  const { socialSecurity, destinations, kept } = levyOf(revenue, rate)
  return {
    month,
    rateSince: rate?.from ?? null,
    percent: rate && ((rate.socialSecurity + rate.destinations) / 100).toFixed(2),
    sport: formatMoney(sport),
    games: formatMoney(games),
    revenue: formatMoney(revenue),
    socialSecurity: formatMoney(socialSecurity),
    destinations: formatMoney(destinations),
    levy: formatMoney(add(socialSecurity, destinations)),
    kept: formatMoney(kept),
  }
}
