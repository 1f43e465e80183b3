import type { CallReply, ops } from '@jogada/contract'
import { add, centavos, formatMoney, zero } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { HELD_BETS, listed, settledByResult } from '../bets/bet-states.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { NOTHING_KNOWN, readEndings } from '../settlement/event-facts.ts'
import type { Cancellation, Endings } from '../settlement/event-facts.ts'
import { cancellationOf } from '../settlement/grade.ts'
import { gradeTicket } from '../settlement/settle-ticket.ts'
import { ticketsOnEvent } from '../settlement/tickets-on-event.ts'

type Preview = CallReply<typeof ops.trading.previewCancel>
type Window = Pick<Cancellation, 'event_id' | 'market_id' | 'from_at' | 'to_at'>

const PAGES = 5

/** What a cancellation would give back, without saying it. */
export async function previewCancel(deps: Deps, window: Window): Promise<Preview> {
  const cancelled = {
    ...window,
    message_id: '',
    reason: '',
    is_late: false,
    starts_before: null,
    withdrawn_at: null,
  }
  const eventId = window.event_id
  const which = sql<boolean>`(status IN ${listed(HELD_BETS)} OR ${settledByResult})`
  const count = { bets: 0, back: 0, settled: 0, stillOpen: 0 }
  let stake = zero
  let payout = zero
  let paid = zero
  let last: StoredTicket['bet'] | undefined
  let isPart = true
  for (let number = 0; number < PAGES && isPart; number++) {
    const page = await ticketsOnEvent(deps, { eventId, which }, last)
    isPart = page.length > 0
    if (!isPart) break
    last = page.at(-1)!.bet
    const endings = await endingsWith(deps, page, cancelled)
    for (const stored of page.filter((one) => isMeant(one, cancelled))) {
      count.bets += 1
      stake = add(stake, centavos(stored.bet.open_stake))
      if (stored.bet.payout !== null) {
        count.settled += 1
        paid = add(paid, centavos(stored.bet.payout))
      }
      const graded = gradeTicket(stored, endings)
      if (graded.state !== 'ended') {
        count.stillOpen += 1
        continue
      }
      count.back += 1
      payout = add(payout, graded.settlement.payout)
    }
  }
  return {
    ...count,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    paid: formatMoney(paid),
    isPart,
  }
}

const isMeant = ({ bet, legs }: StoredTicket, cancelled: Cancellation) =>
  legs.some(
    (leg) => leg.event_id === cancelled.event_id && cancellationOf(leg, bet.placed_at, [cancelled]),
  )

/** How events stand, as if the cancellation were there. */
async function endingsWith(
  deps: Deps,
  page: readonly StoredTicket[],
  cancelled: Cancellation,
): Promise<Endings> {
  const eventId = cancelled.event_id
  const known = await readEndings(
    deps,
    page.flatMap(({ legs }) => legs.map((leg) => leg.event_id)),
  )
  const own = known.get(eventId) ?? { ...NOTHING_KNOWN, eventId }
  return new Map(known).set(eventId, { ...own, cancellations: [...own.cancellations, cancelled] })
}
