import { centavos } from '@jogada/core'
import { BET_STATES } from '@jogada/core/sports/codes'
import type { MoneyCommand, Slot } from '@jogada/ledger'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { findTicket } from '../bets/ticket-store.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import type { SportsbookDeps } from '../deps.ts'
import { ATTEMPTS_AT_GATE, WAIT_FOR_FEED_MS } from '../feed/gate.ts'
import { readEndings } from '../settlement/event-facts.ts'
import type { Endings } from '../settlement/event-facts.ts'
import { decidedRow, stopWaiting } from './cash-out-store.ts'
import type { CashOutRow } from './cash-out-store.ts'
import { cashOutOf } from './offer.ts'
import { priceOfPart, saleCommand } from './sale.ts'

const AT_ONCE = 500

/**
 * Decides every cash-out whose delay is over: paid when none of its matches was closed since and it
 * is worth no less than what the player agreed to, else the ticket stays as it is. Safe to repeat.
 */
export async function decideCashOuts(deps: SportsbookDeps): Promise<number> {
  const rows = await deps.db
    .selectFrom('sportsbook.cash_out')
    .selectAll()
    .where('status', '=', BET_STATES.placing)
    .where('decide_at', '<=', deps.clock.now())
    .orderBy('decide_at')
    .limit(AT_ONCE)
    .execute()
  const done = await Promise.all(rows.map((row) => decideOne(deps, row)))
  return done.filter(Boolean).length
}

async function decideOne(deps: SportsbookDeps, row: CashOutRow): Promise<boolean> {
  const decideOnce = async () => {
    const stored = await findTicket(deps, row.player_id, row.bet_id)
    if (!stored) throw new Error(`bet ${row.bet_id} of a cash-out is missing`)
    const endings = await readEndings(
      deps,
      stored.legs.map((leg) => leg.event_id),
    )
    const position = deps.catalogue.position()
    let reason: string | null = null
    const verdict = await deps.ledger.submit(row.player_id, (slot) => {
      const decision = decide(deps, stored, { row, slot, endings })
      reason = decision.reason
      return decision.command
    })
    if (verdict.status === 'posted') {
      deps.realtime.toPlayer(row.player_id, 'betDecided', {
        betId: String(row.bet_id),
        status: reason === null ? BET_STATES.accepted : BET_STATES.rejected,
        reason,
      })
      return true
    }
    if (verdict.status !== 'stale') return false
    await deps.catalogue.nextChange(position, WAIT_FOR_FEED_MS)
    return AGAIN
  }
  return untilFresh(decideOnce, { attempts: ATTEMPTS_AT_GATE, afterLast: () => false })
}

function decide(
  deps: SportsbookDeps,
  stored: StoredTicket,
  by: { readonly row: CashOutRow; readonly slot: Slot; readonly endings: Endings },
): { readonly command: MoneyCommand; readonly reason: string | null } {
  const { row, slot, endings } = by
  const key = `cash-out:${row.cash_out_id}`
  const cashOut = cashOutOf(deps, stored, { at: slot.at, endings })
  const reason = reasonAgainst(row, cashOut)
  if (reason !== null || !cashOut.available) {
    return { command: rejected(row, key, reason ?? 'closed'), reason: reason ?? 'closed' }
  }
  const paid = priceOfPart(stored, cashOut.amount, row.percent)
  const command = saleCommand(stored, cashOut, {
    key,
    bodyHash: 'decided',
    percent: row.percent,
    slot,
    counters: [stopWaiting(row.bet_id)],
    rows: [decidedRow(row, { status: BET_STATES.accepted, reason: null, paid })],
  })
  return { command, reason: null }
}

function reasonAgainst(row: CashOutRow, cashOut: ReturnType<typeof cashOutOf>): string | null {
  if (!cashOut.available) return cashOut.reason
  const closings = cashOut.gates.map((gate) => gate.closings).join(',')
  if (closings !== row.closings) return 'event_changed'
  return cashOut.amount < centavos(row.asked_offer) ? 'cash_out_changed' : null
}

const rejected = (row: CashOutRow, key: string, reason: string): MoneyCommand => ({
  key,
  bodyHash: 'decided',
  kind: 'bet_cash_out',
  postings: [],
  counters: [stopWaiting(row.bet_id)],
  rows: [decidedRow(row, { status: BET_STATES.rejected, reason, paid: null })],
})
