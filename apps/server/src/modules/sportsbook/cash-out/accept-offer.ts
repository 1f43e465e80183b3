import { centavos, formatMoney } from '@jogada/core'
import { BET_STATES } from '@jogada/core/sports/codes'
import type { CallReply, ticket } from '@jogada/contract'
import type { MoneyCommand, RowWrite, Slot } from '@jogada/ledger'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { encodeRefusal, postedOrRefusal } from '../../../platform/verdict.ts'
import { refuseWhenClosed } from '../../part/index.ts'
import { findTicket } from '../bets/ticket-store.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { oneTicketView } from '../bets/ticket-view.ts'
import type { SportsbookDeps } from '../deps.ts'
import { ATTEMPTS_AT_GATE, passGate, WAIT_FOR_FEED_MS } from '../feed/gate.ts'
import { readEndings } from '../settlement/event-facts.ts'
import type { Endings } from '../settlement/event-facts.ts'
import { askedRow, startWaiting } from './cash-out-store.ts'
import { cashOutOf, readOfferId } from './offer.ts'
import type { CashOut } from './offer.ts'
import { priceOfPart, saleCommand } from './sale.ts'

export type AcceptCashOut = {
  readonly playerId: bigint
  readonly key: string
  readonly betId: string
  readonly offerId: string
  readonly percent: number
}

type Reply = CallReply<typeof ticket.acceptCashOut>

/**
 * Sells the ticket, or `percent` of what is in play, at what was offered or better; a worse offer
 * by now refuses and names the new one. With a leg in play the sale waits like a bet does. The same
 * key gives the first answer again.
 */
export async function acceptCashOut(deps: SportsbookDeps, asked: AcceptCashOut): Promise<Reply> {
  await refuseWhenClosed(deps, 'cash_out', asked)
  const acceptOnce = async () => {
    const stored = await findTicket(deps, asked.playerId, BigInt(asked.betId))
    if (!stored) throw new Refusal('bet_unknown')
    const endings = await readEndings(
      deps,
      stored.legs.map((leg) => leg.event_id),
    )
    let amount = 0n
    let decideAt: Date | null = null
    const position = deps.catalogue.position()
    const verdict = await deps.ledger.submit(asked.playerId, (slot) => {
      const decision = decide(deps, stored, { asked, slot, endings })
      amount = decision.amount
      decideAt = decision.decideAt
      return decision.command
    })
    if (verdict.status === 'stale') {
      await deps.catalogue.nextChange(position, WAIT_FOR_FEED_MS)
      return AGAIN
    }
    const posted = postedOrRefusal(
      verdict,
      () => new Refusal('cash_out_unavailable', { reason: 'waiting' }),
    )
    if (posted.replayed) return firstAnswer(deps, asked, posted.commandId)
    return answer(deps, asked, { amount, decideAt })
  }
  return untilFresh(acceptOnce, {
    attempts: ATTEMPTS_AT_GATE,
    afterLast: () => {
      throw new Refusal('event_changed')
    },
  })
}

type Decision = {
  readonly command: MoneyCommand
  readonly amount: bigint
  readonly decideAt: Date | null
}

const bodyHash = ({ betId, offerId, percent }: AcceptCashOut) =>
  `cash-out:${betId}:${percent}:${offerId}`

function decide(
  deps: SportsbookDeps,
  stored: StoredTicket,
  by: { readonly asked: AcceptCashOut; readonly slot: Slot; readonly endings: Endings },
): Decision {
  const { asked, slot, endings } = by
  const cashOut = cashOutOf(deps, stored, { at: slot.at, endings })
  const refusal = refusalOf(stored, cashOut, asked)
  if (refusal || !cashOut.available) {
    const why = refusal ?? new Refusal('cash_out_unavailable')
    return { command: refused(asked, why), amount: 0n, decideAt: null }
  }
  const amount = priceOfPart(stored, cashOut.amount, asked.percent)
  const decideAt = cashOut.delayMs > 0 ? new Date(slot.at.getTime() + cashOut.delayMs) : null
  const row = askedRow({
    player_id: stored.bet.player_id,
    cash_out_id: slot.commandId,
    bet_id: stored.bet.bet_id,
    asked_at: slot.at,
    decide_at: decideAt ?? slot.at,
    percent: asked.percent,
    asked_offer: readOfferId(asked.offerId)!.amount,
    closings: cashOut.gates.map(({ closings }) => closings).join(','),
    status: decideAt ? BET_STATES.placing : BET_STATES.accepted,
    paid: decideAt ? null : amount,
  })
  const { key, percent } = asked
  const sale = { key, bodyHash: bodyHash(asked), percent, slot, rows: [row] }
  const command = decideAt ? waiting(stored, cashOut, sale) : saleCommand(stored, cashOut, sale)
  return { command, amount, decideAt }
}

function refusalOf(stored: StoredTicket, cashOut: CashOut, asked: AcceptCashOut): Refusal | null {
  if (!cashOut.available) return new Refusal('cash_out_unavailable', { reason: cashOut.reason })
  const seen = readOfferId(asked.offerId)
  const { bet_id: betId, revision } = stored.bet
  const isSame = seen?.betId === betId && seen.revision === revision
  if (!isSame || cashOut.amount < seen.amount) {
    const { offerId, amount } = cashOut
    return new Refusal('cash_out_changed', { offerId, amount: formatMoney(amount) })
  }
  // a part that leaves no centavo in play would take the whole ticket for less
  const left = (stored.bet.open_stake * BigInt(100 - asked.percent)) / 100n
  return left > 0n || asked.percent === 100
    ? null
    : new Refusal('cash_out_unavailable', { reason: 'below_minimum' })
}

const refused = (asked: AcceptCashOut, refusal: Refusal): MoneyCommand => ({
  key: asked.key,
  bodyHash: bodyHash(asked),
  kind: 'bet_cash_out',
  postings: [],
  refusal: encodeRefusal(refusal),
})

/** Remembers what the player agreed to; the money moves when the delay is over. */
const waiting = (
  { bet }: StoredTicket,
  { gates }: Extract<CashOut, { available: true }>,
  { key, bodyHash: hash, rows }: Pick<MoneyCommand, 'key' | 'bodyHash'> & { rows: RowWrite[] },
): MoneyCommand => ({
  key,
  bodyHash: hash,
  kind: 'bet_cash_out',
  postings: [],
  counters: [
    startWaiting(bet.bet_id),
    ...gates.map(({ eventId, closings }) => passGate(eventId, closings)),
  ],
  rows,
})

/** What a retry of an accepted sale hears: how it stands by now. */
async function firstAnswer(deps: SportsbookDeps, asked: AcceptCashOut, cashOutId: bigint) {
  const row = await deps.db
    .selectFrom('sportsbook.cash_out')
    .selectAll()
    .where('player_id', '=', asked.playerId)
    .where('cash_out_id', '=', cashOutId)
    .executeTakeFirst()
  if (!row) throw new Error(`cash-out ${cashOutId} of a posted command is missing`)
  if (row.status === BET_STATES.rejected)
    throw new Refusal('cash_out_unavailable', { reason: row.reason ?? '' })
  const decideAt = row.status === BET_STATES.placing ? row.decide_at : null
  return answer(deps, asked, { amount: row.paid ?? row.asked_offer, decideAt })
}

async function answer(
  deps: SportsbookDeps,
  { playerId, betId }: AcceptCashOut,
  sale: { readonly amount: bigint; readonly decideAt: Date | null },
): Promise<Reply> {
  const [stored, { cash }] = await Promise.all([
    findTicket(deps, playerId, BigInt(betId)),
    deps.ledger.balances(playerId),
  ])
  return {
    code: sale.decideAt ? BET_STATES.placing : BET_STATES.accepted,
    amount: formatMoney(centavos(sale.amount)),
    decideAt: sale.decideAt?.toISOString() ?? null,
    ticket: await oneTicketView(deps, stored!),
    balance: formatMoney(cash.balance),
    version: String(cash.version),
  }
}
