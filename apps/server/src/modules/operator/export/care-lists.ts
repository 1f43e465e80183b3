import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import { readInput } from '../../../platform/http.ts'
import { listReturns } from '../../report/index.ts'
import { showAlerts, showBanners, showTickets } from '../desk/care-lists.ts'
import { after, named, pagedLines, wholeLines } from './lines.ts'
import type { Source } from './source.ts'

type Return = CallReply<typeof ops.care.returns>[number]

/** Hundredths of a percent as a percentage. */
const percent = (hundredths: number | null) =>
  hundredths === null ? null : (hundredths / 100).toFixed(2)

/** What is answered and watched, as lines. */
export const careLists = {
  tickets(deps, asked) {
    const query = readInput(ops.care.tickets.query, asked)
    return pagedLines(
      named(
        'ticketId',
        'playerId',
        'topic',
        'about',
        'ref',
        'state',
        'openedAt',
        'changedAt',
        'answerBy',
        'rating',
      ),
      async (place) => {
        const { tickets, next } = await showTickets(deps, { ...query, after: place })
        return { rows: tickets, next }
      },
    )
  },
  alerts(deps, asked, reader) {
    const query = readInput(ops.care.alerts.query, asked)
    return pagedLines(
      named(
        'alertId',
        'kind',
        'subject',
        'detail',
        'raisedAt',
        'state',
        'closedBy',
        'closedAt',
        'note',
      ),
      async (place) =>
        after(await showAlerts(deps, { ...query, before: place }, reader), (last) => last.alertId),
    )
  },
  notices: (deps) =>
    pagedLines(
      named('noticeId', 'level', 'audience', 'texts', 'startsAt', 'endsAt', 'isOn'),
      async (place) => after(await showBanners(deps, place), (last) => last.noticeId),
    ),
  returns(deps, asked) {
    const { days = '30' } = readInput(ops.care.returns.query, asked)
    return wholeLines(
      {
        game: 'game',
        theoreticalMinPercent: ({ theoreticalMin }: Return) => percent(theoreticalMin),
        theoreticalMaxPercent: ({ theoreticalMax }: Return) => percent(theoreticalMax),
        actualPercent: ({ actual }: Return) => percent(actual),
        ...named('rounds', 'stakes', 'payouts'),
        bandFromPercent: ({ bandFrom }: Return) => percent(bandFrom),
        bandToPercent: ({ bandTo }: Return) => percent(bandTo),
        ...named('sigma', 'isStopped'),
      },
      () => listReturns(deps, Number(days)),
    )
  },
} satisfies Readonly<Record<string, Source>>
