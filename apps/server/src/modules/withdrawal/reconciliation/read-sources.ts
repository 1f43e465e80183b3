import { sql } from 'kysely'
import type { HouseMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { readableOf } from '../../pix/index.ts'
import type { Payout, PayoutQuery } from '../../pix/index.ts'
import type { Withdrawal } from '../request-store.ts'
import { notedReturns } from '../return-store.ts'
import { RETURNED_WITHIN_MS } from '../take-returns.ts'
import type { PayoutSources } from './compare-payouts.ts'
import { isStatedOn } from './compare-returns.ts'
import type { NotedReturn, ReturnSources } from './compare-returns.ts'

/** How far the provider's clock and ours may be apart. */
const CLOCKS_MS = 60 * 60_000

type Day = { readonly from: Date; readonly to: Date }

export type ReadSources = PayoutSources & {
  readonly sentOfDay: readonly HouseMove[]
  readonly returnedOfDay: readonly HouseMove[]
}

/**
 * Reads what the three sides say of the payouts of a day. Throws PixUnavailable without the list.
 */
export async function readSources(deps: Deps, day: Day): Promise<ReadSources> {
  const own = await handedOver(deps, day)
  const unreadable = new Set<string>()
  const listPayouts = async (query: PayoutQuery) => {
    const { found, fault } = await readableOf(deps.pix.listPayouts(query))
    for (const id of fault?.unreadable ?? []) unreadable.add(id)
    return found
  }
  const [stated, back, moves] = await Promise.all([
    listPayouts({ from: day.from, to: lastOf(day) }),
    listPayouts({
      from: new Date(day.from.getTime() - RETURNED_WITHIN_MS),
      to: lastOf(day),
      returned: true,
    }),
    readMoves(deps, day),
  ])
  const requests = await withStated(deps, own, stated)
  const paid = moves.filter(({ kind }) => kind === 'withdrawal_paid')
  const returned = moves.filter(({ kind }) => kind === 'withdrawal_returned')
  return {
    requests,
    stated,
    around: await readAround(deps, day, { own, stated, listPayouts }),
    unreadable,
    sent: Map.groupBy(paid, payoutOf),
    unknownSent: await unknownSent(deps, day, paid),
    returns: await readReturns(deps, day, { stated: back, returned }),
    sentOfDay: paid.filter(({ at }) => isIn(day, at)),
    returnedOfDay: returned.filter(({ at }) => isIn(day, at)),
  }
}

const lastOf = ({ to }: Day) => new Date(to.getTime() - 1)
const isIn = ({ from, to }: Day, at: Date) => at >= from && at < to

/** The parts of the key that the ledger decided a payout or its return by. */
const payoutOf = ({ key }: HouseMove): string => key.split(':')[1] ?? ''
const returnOf = ({ key }: HouseMove): string => key.split(':').slice(3).join(':')

/** Our withdrawals that were handed over to the provider on the day: USDT never goes through it. */
const handedOver = ({ db }: Deps, { from, to }: Day): Promise<Withdrawal[]> =>
  db
    .selectFrom('withdrawal.request as request')
    .innerJoin('withdrawal.step as step', (on) =>
      on
        .onRef('step.player_id', '=', 'request.player_id')
        .onRef('step.withdrawal_id', '=', 'request.withdrawal_id'),
    )
    .selectAll('request')
    .where('request.type', '!=', 'USDT')
    .where('step.state', '=', 'sent')
    .where('step.at', '>=', from)
    .where('step.at', '<', to)
    .orderBy('request.payout_id')
    .execute()

async function withStated(deps: Deps, own: readonly Withdrawal[], stated: readonly Payout[]) {
  const known = new Set(own.map((request) => request.payout_id))
  const others = stated.map(({ paymentId }) => paymentId).filter((id) => !known.has(id))
  return [...own, ...(await byPayout(deps, others))]
}

const byPayout = async ({ db }: Deps, ids: readonly string[]): Promise<Withdrawal[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('withdrawal.request')
        .selectAll()
        .where(sql<boolean>`payout_id = ANY (${[...new Set(ids)]})`)
        .orderBy('payout_id')
        .execute()

type Handed = {
  readonly own: readonly Withdrawal[]
  readonly stated: readonly Payout[]
  readonly listPayouts: (query: PayoutQuery) => Promise<readonly Payout[]>
}

/** What was handed over at the edge of a day, or sent again later, stands in another day's list. */
async function readAround(
  { clock }: Deps,
  { from, to }: Day,
  { own, stated, listPayouts }: Handed,
): Promise<readonly Payout[]> {
  const known = new Set(stated.map(({ paymentId }) => paymentId))
  if (own.every((request) => known.has(request.payout_id))) return []
  const until = Math.max(clock.now().getTime(), to.getTime()) + CLOCKS_MS
  const before = { from: new Date(from.getTime() - CLOCKS_MS), to: new Date(from.getTime() - 1) }
  const lists = await Promise.all([
    listPayouts(before),
    listPayouts({ from: to, to: new Date(until) }),
  ])
  return lists.flat()
}

/** What the ledger paid out at the provider or took back since the day began. */
const readMoves = ({ ledger, clock }: Deps, { from, to }: Day) =>
  ledger.houseMoves('house:psp_clearing', {
    kinds: ['withdrawal_paid', 'withdrawal_returned'],
    from: new Date(from.getTime() - CLOCKS_MS),
    to: new Date(Math.max(to.getTime(), clock.now().getTime() + 1)),
  })

async function unknownSent(deps: Deps, day: Day, paid: readonly HouseMove[]): Promise<string[]> {
  const ids = paid.filter(({ at }) => isIn(day, at)).map(payoutOf)
  const known = new Set((await byPayout(deps, ids)).map((request) => request.payout_id))
  return [...new Set(ids)].filter((id) => !known.has(id))
}

type Back = { readonly stated: readonly Payout[]; readonly returned: readonly HouseMove[] }

async function readReturns(
  deps: Deps,
  day: Day,
  { stated, returned }: Back,
): Promise<ReturnSources> {
  const isOfDay = (at: Date) => isIn(day, at)
  const statedIds = stated
    .flatMap(({ returns }) => returns)
    .filter((back) => isStatedOn(back, isOfDay))
    .map(({ returnId }) => returnId)
  const ofDay = returned.filter(({ at }) => isOfDay(at))
  const noted = await notedReturns(deps, [...new Set([...statedIds, ...ofDay.map(returnOf)])])
  return {
    stated,
    isOfDay,
    noted,
    credited: await creditedReturns(deps, day, statedIds),
    moves: Map.groupBy(returned, returnOf),
    unknownMoves: ofDay
      .map((move) => ({ payoutId: payoutOf(move), returnId: returnOf(move) }))
      .filter(({ returnId }) => !noted.has(returnId)),
  }
}

/** Returns that we credited on the day, or later although the provider has them on it. */
async function creditedReturns(
  { db }: Deps,
  { from, to }: Day,
  statedIds: readonly string[],
): Promise<NotedReturn[]> {
  const { rows } = await sql<NotedReturn>`
    SELECT request.payout_id AS "payoutId", returned.return_id AS "returnId", returned.amount
      FROM withdrawal.returned AS returned
      JOIN withdrawal.request AS request USING (player_id, withdrawal_id)
     WHERE returned.at >= ${from}
       AND (returned.at < ${to} OR returned.return_id = ANY (${statedIds}))
     ORDER BY returned.return_id`.execute(db)
  return rows
}
