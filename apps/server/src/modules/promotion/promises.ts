import { negate, subtract, zero } from '@jogada/core'
import { windowOf } from '@jogada/core/promotion/forecast'
import { isMeantFor } from '@jogada/core/promotion/offering'
import type { CounterMove, MoneyCommand, RowWrite, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import type { Tables } from '../../tables.ts'
import type { NextDeposit } from '../wallet/index.ts'
import { budgetMove, isAllowed, spentCounter } from './campaigns.ts'
import type { Campaign } from './campaigns.ts'
import type { CampaignAudience } from './tables.ts'
import type { Wanted } from './wanted.ts'

export type Promised = Selectable<Tables['promotion.promise']>

const heldPromise: RowWriter = {
  name: 'promotion.promise:held',
  columns: {
    player_id: 'bigint',
    promise_id: 'text',
    gift: 'bigint',
    gift_campaign: 'text',
    wager_times: 'integer',
    valid_days: 'integer',
    discount: 'bigint',
    discount_campaign: 'text',
    offer_id: 'bigint',
    held_at: 'timestamptz',
    contribution: 'text',
    gift_audience: 'text',
    discount_audience: 'text',
    max_bet: 'bigint',
  },
  sql: `INSERT INTO promotion.promise (player_id, promise_id, gift, gift_campaign, wager_times,
      valid_days, discount, discount_campaign, offer_id, held_at, contribution,
      gift_audience, discount_audience, max_bet)
    SELECT player_id, promise_id, gift, gift_campaign, wager_times, valid_days, discount,
      discount_campaign, offer_id, held_at, contribution::jsonb, gift_audience, discount_audience, max_bet
    FROM rows`,
}

const endedPromise: RowWriter = {
  name: 'promotion.promise:ended',
  columns: { player_id: 'bigint', promise_id: 'text', state: 'text' },
  sql: `UPDATE promotion.promise AS promise SET state = rows.state FROM rows
    WHERE promise.player_id = rows.player_id AND promise.promise_id = rows.promise_id`,
}

const offerState: RowWriter = {
  name: 'promotion.offer:state',
  columns: { player_id: 'bigint', offer_id: 'bigint', state: 'text' },
  sql: `UPDATE promotion.offer AS offer SET state = rows.state FROM rows
    WHERE offer.player_id = rows.player_id AND offer.offer_id = rows.offer_id`,
}

/**
 * How many promises one player may hold unpaid: each takes its part of a budget from all others.
 */
const MOST_HELD = 5

/** Counts what a player was ever promised, so that of two orders the second sees the first. */
const HOLDS = 'promise-holds'

const claimOf = (promiseId: string) => `promise:${promiseId}`

/** Ends a promise in the same commit; the command is stale when it was paid or freed before. */
export const endPromise = (
  { player_id, promise_id }: Promised,
  state: 'paid' | 'freed',
): { readonly counter: CounterMove; readonly row: RowWrite } => ({
  counter: { owner: 'player', name: claimOf(promise_id), delta: 1n, expect: 0n },
  row: { writer: endedPromise, values: [player_id, promise_id, state] },
})

export const findPromise = ({ db }: Deps, playerId: bigint, promiseId: string) =>
  db
    .selectFrom('promotion.promise')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('promise_id', '=', promiseId)
    .executeTakeFirst()

/** Whether a player may be promised something more before they pay. */
export async function hasRoomForPromise({ db }: Deps, playerId: bigint): Promise<boolean> {
  const held = await db
    .selectFrom('promotion.promise')
    .select('promise_id')
    .where('player_id', '=', playerId)
    .where('state', '=', 'held')
    .limit(MOST_HELD)
    .execute()
  return held.length < MOST_HELD
}

export type Holding = {
  readonly playerId: bigint
  readonly promiseId: string
  readonly wanted: Wanted
  /** Rows of the order that is promised this, written in the same commit. */
  readonly rows: (held: Wanted) => readonly RowWrite[]
}

/**
 * Promises an order what is wanted for it and takes that from the campaigns' budgets, once. A part
 * whose budget, or whose offer, is used up meanwhile is left out, and all of it where the player
 * has no room. The rows are written only when something was promised; tells whether it was, now or
 * by an earlier call.
 */
export async function holdPromise(deps: Deps, holding: Holding): Promise<boolean> {
  const { playerId, promiseId } = holding
  let wanted = holding.wanted
  for (let attempt = 1; wanted.gift ?? wanted.discount; attempt++) {
    if (await findPromise(deps, playerId, promiseId)) return true
    const asked = wanted
    const counters = await deps.ledger.counters(playerId, [HOLDS])
    if (!(await hasRoomForPromise(deps, playerId))) return false
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      ...holdCommand({ ...holding, wanted: asked, holds: counters[HOLDS]!.total }, slot.at),
      key: `promise-hold:${promiseId}:${attempt}`,
    }))
    if (verdict.status === 'stale') continue
    const decided = verdict.status === 'replayed' ? verdict.first : verdict
    // Somebody else promised under this key, in other terms: theirs stand.
    if (decided.status === 'conflict' || decided.status === 'posted') continue
    if (decided.status !== 'limit_reached') postedOrRefusal(verdict)
    else wanted = without(wanted, decided.counter)
  }
  return false
}

function without({ gift, discount, offerId }: Wanted, counter: string): Wanted {
  const isDiscount = discount && counter === spentCounter(discount.campaign.campaign_id)
  if (!isDiscount) return discount ? { discount } : {}
  return { ...(gift && { gift }), ...(offerId !== undefined && { offerId }) }
}

function holdCommand(
  { playerId, promiseId, wanted, rows, holds }: Holding & { readonly holds: bigint },
  at: Date,
): Omit<MoneyCommand, 'key'> {
  const { gift, discount, offerId } = wanted
  const parts = [gift, discount].filter((part) => part !== undefined)
  return {
    bodyHash: parts.map(({ amount, campaign }) => `${campaign.campaign_id}=${amount}`).join(),
    kind: 'promise_hold',
    postings: [],
    counters: [
      { owner: 'player', name: HOLDS, delta: 1n, expect: holds },
      ...parts.map(({ amount, campaign }) => budgetMove(campaign, amount)),
      ...(offerId === undefined ? [] : [offerClaim(offerId, 1n)]),
    ],
    rows: [
      {
        writer: heldPromise,
        values: [
          playerId,
          promiseId,
          gift?.amount ?? zero,
          gift?.campaign.campaign_id ?? null,
          gift?.campaign.wager_times ?? 0,
          gift?.campaign.valid_days ?? 1,
          discount?.amount ?? zero,
          discount?.campaign.campaign_id ?? null,
          offerId ?? null,
          at,
          JSON.stringify(gift?.campaign.contribution ?? {}),
          gift?.campaign.audience ?? null,
          discount?.campaign.audience ?? null,
          gift?.campaign.max_bet ?? null,
        ],
      },
      ...(offerId === undefined ? [] : [offerRow(playerId, offerId, 'taken')]),
      ...rows(wanted),
    ],
  }
}

const offerClaim = (offerId: bigint, delta: bigint): CounterMove => ({
  owner: 'player',
  name: `offer:${offerId}`,
  delta,
  max: { total: 1n },
})

const offerRow = (playerId: bigint, offerId: bigint, state: 'open' | 'taken'): RowWrite => ({
  writer: offerState,
  values: [playerId, offerId, state],
})

/** What a promise comes to when its order is paid. */
export type Kept = {
  readonly promised: Promised
  /** Gives what lapsed back to the budgets; to be committed with the payment. */
  readonly lapsed: (at: Date) => readonly CounterMove[]
}

/**
 * A promise as it holds for the deposit that pays it: what is meant for another one lapses, for
 * several orders may have been promised it before one was paid, and so does what the licence in
 * force does not let a deposit bring (X2). Whom it was meant for is what held when it was promised.
 */
export async function keepPromise(
  deps: Deps,
  promised: Promised,
  next: NextDeposit,
): Promise<Kept> {
  const { gift_campaign, discount_campaign } = promised
  const terms = await termsOf(deps, [gift_campaign, discount_campaign])
  const lapses = (id: string | null, held: CampaignAudience | null) => {
    if (id === null) return false
    const { kind, audience } = terms.get(id)!
    return !isAllowed(deps, kind) || !isMeantFor({ audience: held ?? audience }, next)
  }
  const gone = {
    ...promised,
    gift: lapses(gift_campaign, promised.gift_audience) ? promised.gift : zero,
    discount: lapses(discount_campaign, promised.discount_audience) ? promised.discount : zero,
  }
  return {
    promised: {
      ...promised,
      gift: subtract(promised.gift, gone.gift),
      discount: subtract(promised.discount, gone.discount),
    },
    lapsed: (at) => budgetsBack(gone, terms, at),
  }
}

/**
 * Gives what a promise holds back to the budgets, unless it was paid. `rows` are written in the
 * same commit. To be repeated after any error.
 */
export async function freePromise(
  deps: Deps,
  promised: Promised,
  rows: readonly RowWrite[],
): Promise<void> {
  const { player_id: playerId, promise_id, offer_id } = promised
  const ending = endPromise(promised, 'freed')
  const terms = await termsOf(deps, [promised.gift_campaign, promised.discount_campaign])
  const verdict = await deps.ledger.submit(playerId, ({ at }) => ({
    key: `promise-free:${promise_id}`,
    bodyHash: promise_id,
    kind: 'promise_free',
    postings: [],
    counters: [
      ending.counter,
      ...budgetsBack(promised, terms, at),
      ...(offer_id === null ? [] : [offerClaim(offer_id, -1n)]),
    ],
    rows: [
      ending.row,
      ...(offer_id === null ? [] : [offerRow(playerId, offer_id, 'open')]),
      ...rows,
    ],
  }))
  if (verdict.status !== 'stale') postedOrRefusal(verdict)
}

type Terms = ReadonlyMap<string, Pick<Campaign, 'kind' | 'audience' | 'budget_window'>>

/**
 * Gives the gift and the discount of a promise back to their budgets. A budget of a day or a month
 * that is over keeps it: the next one must not become larger by it.
 */
function budgetsBack(promised: Promised, terms: Terms, at: Date): CounterMove[] {
  const parts = [
    [promised.gift_campaign, promised.gift],
    [promised.discount_campaign, promised.discount],
  ] as const
  return parts.flatMap(([id, amount]): CounterMove[] =>
    id === null ||
    amount === 0n ||
    !isSameWindow(terms.get(id)!.budget_window, promised.held_at, at)
      ? []
      : [{ owner: 'house', name: spentCounter(id), delta: negate(amount) }],
  )
}

async function termsOf({ db }: Deps, ids: readonly (string | null)[]): Promise<Terms> {
  const rows = await db
    .selectFrom('promotion.campaign')
    .select(['campaign_id', 'kind', 'audience', 'budget_window'])
    .where(
      'campaign_id',
      'in',
      ids.filter((id) => id !== null),
    )
    .execute()
  return new Map(rows.map((row) => [row.campaign_id, row]))
}

/** Whether two instants count in one day, or month, of a budget. */
export function isSameWindow(window: Campaign['budget_window'], a: Date, b: Date): boolean {
  return windowOf(window, localDay(a)) === windowOf(window, localDay(b))
}
