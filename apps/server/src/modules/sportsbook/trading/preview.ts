import type { CallReply, ops } from '@jogada/contract'
import { add, centavos, formatMoney, zero } from '@jogada/core'
import type { EventResult } from '@jogada/core/sports/event-result'
import type { Deps } from '../../../deps.ts'
import { NOTHING_KNOWN, readEndings } from '../settlement/event-facts.ts'
import { openTickets } from '../settlement/settle-bets.ts'
import { gradeTicket } from '../settlement/settle-ticket.ts'

type Preview = CallReply<typeof ops.trading.previewResult>

const PAGES = 5

/** What a result of the event would pay of its open bets, without saying it. */
export async function previewResult(
  deps: Deps,
  eventId: string,
  facts: EventResult,
): Promise<Preview> {
  const legs = { win: 0, win_half: 0, refund: 0, lose_half: 0, lose: 0 }
  const counts = { bets: 0, ended: 0, stillOpen: 0, forPerson: 0 }
  let stake = zero
  let payout = zero
  let last: { player_id: bigint; bet_id: bigint } | undefined
  let isPart = true
  for (let number = 0; number < PAGES && isPart; number++) {
    const page = await openTickets(deps, { eventId }, last)
    isPart = page.length > 0
    if (!isPart) break
    last = page.at(-1)!.bet
    const known = await readEndings(
      deps,
      page.flatMap((stored) => stored.legs.map((leg) => leg.event_id)),
    )
    const own = known.get(eventId)
    const ending = { ...NOTHING_KNOWN, eventId, facts }
    const endings = new Map(known).set(eventId, {
      ...ending,
      cancellations: own?.cancellations ?? [],
    })
    for (const stored of page) {
      counts.bets += 1
      stake = add(stake, centavos(stored.bet.open_stake))
      const graded = gradeTicket(stored, endings)
      if (graded.state === 'open') counts.stillOpen += 1
      if (graded.state === 'unsettled') counts.forPerson += 1
      if (graded.state !== 'ended') continue
      counts.ended += 1
      payout = add(payout, graded.settlement.payout)
      const place = stored.legs.findIndex((leg) => leg.event_id === eventId)
      const result = graded.legs[place]?.result
      if (result) legs[result] += 1
    }
  }
  return { ...counts, stake: formatMoney(stake), payout: formatMoney(payout), isPart, legs }
}
