import type { CallOutput, CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import { readInput } from '../../../platform/http.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import { listEntries } from '../../audit/index.ts'
import { listOccurrences } from '../../occurrence/index.ts'
import { listPlayRecords } from '../../play-records/index.ts'
import { listReturns } from '../../report/index.ts'
import { eventBets, tradingBoard } from '../../sportsbook/index.ts'
import type { TradingDeps } from '../../sportsbook/index.ts'
import { listApprovals } from '../approvals/list.ts'
import { showBarred } from '../desk/barred.ts'
import { showEntries } from '../desk/books.ts'
import { showAlerts, showBanners, showTickets } from '../desk/care-lists.ts'
import { showDebts } from '../desk/deposits.ts'
import { listWaiting, showRefused } from '../desk/identity.ts'
import { listWithdrawalQueue } from '../desk/withdrawals.ts'
import { listCampaigns, listGifts, listPackages } from '../offers/list-offers.ts'
import { listStaff } from '../staff/manage-staff.ts'
import type { Deps } from '../../../deps.ts'
import { differenceLines, payoutDifferenceLines } from './differences.ts'
import { after, named, pagedLines, wholeLines } from './lines.ts'
import type { Lines } from './lines.ts'
import { reportLines } from './reports.ts'

type Asked = CallOutput<typeof ops.exports.table>['query']
type Reader = StaffSession & { readonly language: string }
type Source = (deps: Deps & TradingDeps, asked: Asked, reader: Reader) => Lines

type BarredPerson = CallReply<typeof ops.barred.list>['people'][number]
type Spending = { readonly spent: Readonly<Record<'day' | 'month' | 'total', unknown>> }

/** What an offer has given so far, which its budget bounds. */
const spent = {
  spentDay: ({ spent: { day } }: Spending) => day,
  spentMonth: ({ spent: { month } }: Spending) => month,
  spentTotal: ({ spent: { total } }: Spending) => total,
}

type Return = CallReply<typeof ops.care.returns>[number]

/** Hundredths of a percent as a percentage. */
const percent = (hundredths: number | null) =>
  hundredths === null ? null : (hundredths / 100).toFixed(2)

const number = (place: string | undefined) => (place === undefined ? undefined : BigInt(place))

/** Each list with the reader of its own screen: what is masked there is masked here. */
const sources: Readonly<Record<ops.exports.ExportTable, Source>> = {
  ...reportLines,
  withdrawals(deps, asked) {
    const query = readInput(ops.queues.withdrawals.query, asked)
    return pagedLines(
      named(
        'withdrawalId',
        'playerId',
        'payoutId',
        'type',
        'destination',
        'amount',
        'fee',
        'net',
        'usdt',
        'state',
        'riskScore',
        'flags',
        'approvals',
        'approvalsNeeded',
        'requestedAt',
        'reviewDueAt',
        'transactionHash',
      ),
      async (place) =>
        after(
          // the file has no column for what a sign stands on
          await listWithdrawalQueue(
            deps,
            { ...query, after: place },
            { staffId: null, seesCare: false },
          ),
          (last) => `${last.requestedAt} ${last.withdrawalId}`,
        ),
    )
  },
  differences: differenceLines,
  payoutDifferences: payoutDifferenceLines,
  debts: (deps) =>
    pagedLines(
      named('playerId', 'debtId', 'endToEndId', 'amount', 'collected', 'openedAt'),
      async (place) =>
        after(await showDebts(deps, place), (last) =>
          [last.openedAt, last.playerId, last.debtId].join(' '),
        ),
    ),
  identities(deps, asked) {
    const query = readInput(ops.identity.documents.query, asked)
    return pagedLines(
      named('documentId', 'playerId', 'item', 'name', 'cpf', 'bytes', 'sentAt', 'hint'),
      async (place) =>
        after(await listWaiting(deps, { ...query, after: place }), (last) =>
          [last.sentAt, last.documentId].join(' '),
        ),
    )
  },
  refusals: (deps) =>
    pagedLines(named('playerId', 'reason', 'refusedAt'), async (place) =>
      after(await showRefused(deps, place), (last) => `${last.refusedAt} ${last.playerId}`),
    ),
  barred: (deps) =>
    pagedLines(
      {
        ...named('barredId', 'kind', 'reason', 'by', 'at', 'liftedAt'),
        playerId: ({ returned }: BarredPerson) => returned?.playerId,
        betsReturned: ({ returned }: BarredPerson) => returned?.bets,
        roundsEnded: ({ returned }: BarredPerson) => returned?.rounds,
        sent: ({ returned }: BarredPerson) => returned?.sent,
      },
      async (place) => {
        const { people, next } = await showBarred(deps, place)
        return { rows: people, next }
      },
    ),
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
  approvals(deps, asked, reader) {
    const { list } = readInput(ops.approvals.list.query, asked)
    return pagedLines(
      named(
        'approvalId',
        'kind',
        'subject',
        'before',
        'after',
        'reason',
        'maker',
        'madeAt',
        'expiresAt',
        'state',
        'checker',
        'decidedAt',
        'note',
        'failure',
      ),
      async (place) =>
        after(
          await listApprovals(deps, reader, { list, before: number(place) }),
          (last) => last.approvalId,
        ),
    )
  },
  audit: (deps, { subject, actor, action, until }) =>
    pagedLines(
      named(
        'seq',
        'at',
        'actor',
        'action',
        'subject',
        'reason',
        'before',
        'after',
        'address',
        'hash',
      ),
      async (place) =>
        after(
          await listEntries(deps, { subject, actor, action, until, before: number(place) }),
          (last) => last.seq,
        ),
    ),
  occurrences(deps, asked) {
    const query = readInput(ops.occurrences.list.query, asked)
    return pagedLines(named('occurrenceId', 'kind', 'subject', 'detail', 'at'), async (place) =>
      after(await listOccurrences(deps, { ...query, before: place }), (last) => last.occurrenceId),
    )
  },
  entries(deps, asked) {
    const { playerId, account } = readInput(ops.books.entries.params, asked)
    const { at } = readInput(ops.books.entries.query, asked)
    return pagedLines(
      named('seq', 'at', 'kind', 'commandId', 'debit', 'credit', 'balanceAfter'),
      async (place) =>
        after(
          await showEntries(deps, {
            playerId: BigInt(playerId),
            account,
            before: number(place),
            at,
          }),
          (last) => last.seq,
        ),
    )
  },
  plays(deps, asked) {
    const { playerId } = readInput(ops.players.plays.params, asked)
    const all = { game: undefined, status: undefined, from: undefined, to: undefined }
    return pagedLines(
      named('recordId', 'game', 'stake', 'odds', 'payout', 'status', 'result', 'at'),
      async (place) => {
        const { records, next } = await listPlayRecords(deps, BigInt(playerId), {
          ...all,
          before: place,
        })
        return { rows: records, next }
      },
    )
  },
  events(deps, asked) {
    const query = readInput(ops.trading.events.query, asked)
    return pagedLines(
      named(
        'eventId',
        'source',
        'sport',
        'competition',
        'home',
        'away',
        'startsAt',
        'replay',
        'status',
        'isHeld',
        'resultState',
        'settledAt',
        'bets',
        'stake',
        'liability',
      ),
      async (place) => {
        const { events, next } = await tradingBoard(deps, { ...query, after: place })
        return { rows: events.map(({ risk, ...event }) => ({ ...event, ...risk })), next }
      },
    )
  },
  bets(deps, asked) {
    const { eventId } = readInput(ops.trading.bets.params, asked)
    return pagedLines(
      named(
        'betId',
        'playerId',
        'kind',
        'outcomeId',
        'stake',
        'odds',
        'potential',
        'status',
        'payout',
        'placedAt',
      ),
      async (place) =>
        after(await eventBets(deps, eventId, number(place) ?? null), (last) => last.betId),
    )
  },
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
  campaigns: (deps) =>
    wholeLines(
      {
        ...named(
          'campaignId',
          'kind',
          'audience',
          'isOn',
          'startsAt',
          'endsAt',
          'budget',
          'budgetWindow',
          'wagerTimes',
          'validDays',
          'discountParts',
          'playThreshold',
          'bonusBase',
          'multiplierHundredths',
        ),
        ...spent,
      },
      () => listCampaigns(deps),
    ),
  gifts: (deps) =>
    wholeLines(
      {
        ...named(
          'giftId',
          'audience',
          'minimumLevel',
          'amount',
          'isOn',
          'startsAt',
          'endsAt',
          'budget',
          'budgetWindow',
          'wagerTimes',
        ),
        ...spent,
      },
      () => listGifts(deps),
    ),
  packages: (deps) =>
    wholeLines(
      named('packageId', 'place', 'price', 'gift', 'giftCampaign', 'sort', 'isOffered'),
      () => listPackages(deps),
    ),
  notices: (deps) =>
    pagedLines(named('noticeId', 'level', 'texts', 'startsAt', 'endsAt', 'isOn'), async (place) =>
      after(await showBanners(deps, place), (last) => last.noticeId),
    ),
  staff: (deps) =>
    wholeLines(
      named(
        'staffId',
        'email',
        'name',
        'roles',
        'isActive',
        'hasSecondFactor',
        'createdAt',
        'passwordChangedAt',
        'lastAccessAt',
        'lastAddress',
      ),
      () => listStaff(deps),
    ),
}

/** The lines of a list; refuses with `invalid_input` filters that its own call would refuse. */
export const linesOf = (
  deps: Deps & TradingDeps,
  reader: Reader,
  { table, asked }: { readonly table: ops.exports.ExportTable; readonly asked: Asked },
): Lines => sources[table](deps, asked, reader)
