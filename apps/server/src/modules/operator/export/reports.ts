import { ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { readInput } from '../../../platform/http.ts'
import {
  cohortReport,
  dailyLines,
  dailyReport,
  funnelReport,
  levyReport,
  liabilityReport,
  openBetsLines,
  rowsBehind,
  wagersLines,
} from '../../report/index.ts'
import type { Cell } from '../../report/index.ts'
import { checkYear, yearColumns, yearLines } from '../../yearly/index.ts'
import { showPrizes } from '../desk/prizes.ts'
import { named, pagedLines, wholeLines } from './lines.ts'
import type { Lines } from './lines.ts'
import type { Asked } from './source.ts'

/** The reports as lines. */
export const reportLines = {
  daily: (deps: Deps, asked: Asked): Lines => daily(deps, readInput(ops.books.report.query, asked)),
  rows(deps: Deps, asked: Asked): Lines {
    const params = readInput(ops.books.reportRows.params, asked)
    const { kind } = readInput(ops.books.reportRows.query, asked)
    return pagedLines(
      {
        commandId: 'commandId',
        playerId: 'playerId',
        kind: 'kind',
        at: 'at',
        amount: 'amount',
      },
      (place) => rowsBehind(deps, { ...params, kind, before: place }),
    )
  },
  cohorts: (deps: Deps): Lines =>
    wholeLines(
      {
        registered_in: 'registeredIn',
        registered: 'registered',
        month: 'month',
        players: 'players',
        depositors: 'depositors',
        deposits: 'deposits',
        ggr: 'ggr',
        ngr: 'ngr',
      },
      async () =>
        (await cohortReport(deps)).flatMap(({ month, players, months }) =>
          months.map((one) => ({ registeredIn: month, registered: players, ...one })),
        ),
    ),
  funnel(deps: Deps, asked: Asked): Lines {
    const period = readInput(ops.books.funnel.query, asked)
    return wholeLines(
      {
        day: 'day',
        registered: 'registered',
        confirmed: 'confirmed',
        paid: 'paid',
        paid_again: 'paidAgain',
        played: 'played',
      },
      async () => (await funnelReport(deps, period)).days,
    )
  },
  prizes(deps: Deps, asked: Asked): Lines {
    const period = readInput(ops.books.prizes.query, asked)
    return wholeLines(
      {
        playerId: 'playerId',
        betId: 'betId',
        payout: 'payout',
        endedAt: 'endedAt',
        paidAt: 'paidAt',
        minutes: 'minutes',
      },
      async () => (await showPrizes(deps, period, null)).late,
    )
  },
  levy(deps: Deps, asked: Asked): Lines {
    const period = readInput(ops.books.levy.query, asked)
    return wholeLines(
      {
        month: 'month',
        rate_since: 'rateSince',
        percent: 'percent',
        sport: 'sport',
        games: 'games',
        revenue: 'revenue',
        social_security: 'socialSecurity',
        destinations: 'destinations',
        levy: 'levy',
        kept: 'kept',
      },
      async () => (await levyReport(deps, period)).rows,
    )
  },
  yearly(deps: Deps, asked: Asked): Lines {
    const { year } = readInput(ops.yearly.ofAll, asked)
    checkYear(deps, year)
    return pagedLines(named(...yearColumns), (place) => yearLines(deps, year, place))
  },
  wagers(deps: Deps, asked: Asked): Lines {
    const query = readInput(ops.books.wagers.query, asked)
    return wholeLines(
      named('day', 'eventId', 'competition', 'home', 'away', 'market', ...ops.books.wagerFigures),
      () => wagersLines(deps, query),
    )
  },
  openBets(deps: Deps, asked: Asked): Lines {
    return wholeLines(
      named('eventId', 'competition', 'home', 'away', 'market', 'bets', 'stake', 'liability'),
      () => openBetsLines(deps, asked.eventId),
    )
  },
  liability: (deps: Deps): Lines =>
    wholeLines({ at: 'at', account: 'account', amount: 'amount' }, async () => {
      const { at, ...accounts } = await liabilityReport(deps)
      return Object.entries(accounts).map(([account, amount]) => ({ at, account, amount }))
    }),
}

async function* daily(
  deps: Deps,
  period: { readonly from: string; readonly to: string },
): AsyncGenerator<readonly Cell[]> {
  yield* dailyLines(await dailyReport(deps, period))
}
