import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { testPlayers } from '../account/index.ts'
import { addWagers, allOpen, NO_WAGERS, readOpenBets, readWagers } from '../sportsbook/index.ts'
import type { Market, Wagers } from '../sportsbook/index.ts'
import { periodOf } from './daily.ts'

const LONGEST_DAYS = 31
const DAY_MS = 86_400_000
const PAGE = 100
/** How many markets are shown of what is open; the file has all of them. */
const MOST_OPEN = 100

type Reply = CallReply<typeof ops.books.wagers>
type Row = Reply['rows'][number]
type Asked = {
  readonly from: string
  readonly to: string
  readonly eventId?: string | undefined
  readonly after?: string | undefined
}

/**
 * Wagers by day, event and market, the newest day first: see `readWagers` for what counts where.
 * Its stakes, payouts and GGR are those of `sport` in the daily report, of which it reads the same
 * commands. Test players are left out, here and of what is open.
 */
export async function wagersReport(deps: Deps, asked: Asked): Promise<Reply> {
  const { sums, rows } = await readRows(deps, asked)
  const { after } = asked
  const rest = after === undefined ? rows : rows.filter((row) => placeOf(row) > after)
  const page = rest.slice(0, PAGE)
  const open = await openRows(deps, asked.eventId)
  return {
    generatedAt: deps.clock.now().toISOString(),
    totals: textsOf(sums),
    rows: page,
    next: rest.length > PAGE ? placeOf(page.at(-1)!) : null,
    open: { totals: open.totals, rows: open.rows.slice(0, MOST_OPEN) },
  }
}

/** All lines of the period at once, for a file. */
export const wagersLines = async (deps: Deps, asked: Asked): Promise<readonly Row[]> =>
  (await readRows(deps, asked)).rows

/** All markets with open bets, for a file. */
export const openBetsLines = async (deps: Deps, eventId?: string) =>
  (await openRows(deps, eventId)).rows

async function readRows(deps: Deps, { from, to, eventId }: Asked) {
  const period = periodOf(from, to)
  if (period.to.getTime() - period.from.getTime() > LONGEST_DAYS * DAY_MS) {
    throw new Refusal('period_too_long', { days: LONGEST_DAYS })
  }
  const without = await testPlayers(deps)
  const lines = await readWagers(deps, { ...period, without, eventId })
  return {
    sums: lines.map((line) => line.sums).reduce(addWagers, NO_WAGERS),
    rows: lines
      .map(({ day, market, sums }): Row => ({ day, ...placeIn(market), ...textsOf(sums) }))
      .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
  }
}

async function openRows(deps: Deps, eventId: string | undefined): Promise<Reply['open']> {
  const open = await readOpenBets(deps, { without: await testPlayers(deps), eventId })
  const text = ({ bets, stake, liability }: Omit<(typeof open)[number], 'market'>) => ({
    bets,
    stake: formatMoney(stake),
    liability: formatMoney(liability),
  })
  return {
    totals: text(allOpen(open)),
    rows: open.map(({ market, ...sums }) => ({ ...placeIn(market), ...text(sums) })),
  }
}

const NO_MARKET = {
  eventId: null,
  sport: null,
  competition: null,
  home: null,
  away: null,
  market: null,
}

const placeIn = (market: Market | null): Market | typeof NO_MARKET => market ?? NO_MARKET

/** Sorts a newer day before an older one: its digits are taken from nine. */
const placeOf = ({ day, market }: Pick<Row, 'day' | 'market'>): string =>
  `${day.replaceAll(/\d/g, (digit) => String(9 - Number(digit)))} ${market ?? ''}`

const textsOf = (sums: Wagers) => ({
  ...sums,
  wagered: formatMoney(sums.wagered),
  stakes: formatMoney(sums.stakes),
  payouts: formatMoney(sums.payouts),
  ggr: formatMoney(sums.ggr),
  voided: formatMoney(sums.voided),
  cancelled: formatMoney(sums.cancelled),
  resettled: formatMoney(sums.resettled),
})
