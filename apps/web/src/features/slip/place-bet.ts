import { sport } from '@jogada/contract'
import { refusals } from '@jogada/contract'
import { RequestFailure } from '../../api/failure.ts'
import { OutcomeUnknown, requestKnown } from '../../api/known-outcome.ts'
import { followCatalogue } from '../../api/request.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { takeBalance } from '../../session/balance-change.ts'
import { queryClient } from '../../session/query-client.ts'
import { keepAttempt, removeSelection, useSlip } from '../../slip/slip-store.ts'
import type { BetAttempt } from '../../slip/slip-store.ts'
import { sportEventQuery } from '../../sports/event-queries.ts'
import { addReceipt, isUnderWay, notePlacing, usePlacing } from './placing-store.ts'

/** An unanswered bet older than this is asked for again only when its player says so. */
const FRESH_MS = 60_000

export type BetOrder = {
  readonly outcomeId: string
  readonly stake: string
  readonly odds: string
}

/**
 * Places single bets one after the other, each under a key of its own. Stops when the balance does
 * not cover one, since it covers none of the rest.
 */
export async function placeBets(orders: readonly BetOrder[]) {
  for (const { outcomeId } of orders) notePlacing(outcomeId, { state: 'placing' })
  for (const [index, { outcomeId, stake, odds }] of orders.entries()) {
    const attempt = { key: randomUuid(), stake, odds, atMs: Date.now() }
    const end = await placeBet(outcomeId, attempt)
    if (end !== 'insufficient') continue
    for (const left of orders.slice(index + 1)) notePlacing(left.outcomeId, null)
    return
  }
}

/** Asks again for the bets whose answer never came: fresh ones at once, older ones when told to. */
export function resumeBets(nowMs: number) {
  for (const [outcomeId, attempt] of Object.entries(useSlip.getState().attempts)) {
    if (isUnderWay(usePlacing.getState().bets[outcomeId])) continue
    if (nowMs - attempt.atMs < FRESH_MS) void checkBet(outcomeId)
    else notePlacing(outcomeId, { state: 'unknown' })
  }
}

/** Asks for one unanswered bet with the key that it was sent under. */
export async function checkBet(outcomeId: string) {
  const attempt = useSlip.getState().attempts[outcomeId]
  if (!attempt) return notePlacing(outcomeId, null)
  notePlacing(outcomeId, { state: 'checking' })
  await placeBet(outcomeId, attempt)
}

async function placeBet(outcomeId: string, attempt: BetAttempt) {
  const { key, stake, odds } = attempt
  keepAttempt(outcomeId, attempt)
  try {
    const answer = await requestKnown(
      sport.placeBet,
      { body: { outcomeId, stake, seenOdds: odds, oddsPolicy: 'better' } },
      {
        idempotencyKey: key,
        onUnknown: () => notePlacing(outcomeId, { state: 'checking' }),
      },
    )
    keepAttempt(outcomeId, null)
    notePlacing(outcomeId, null)
    removeSelection(outcomeId)
    addReceipt(answer.bet)
    takeBalance(answer)
    void queryClient.invalidateQueries({ queryKey: ['player', 'bets'] })
    return 'accepted'
  } catch (error) {
    if (error instanceof OutcomeUnknown) {
      notePlacing(outcomeId, { state: 'unknown' })
      return 'unknown'
    }
    keepAttempt(outcomeId, null)
    notePlacing(outcomeId, null)
    if (!(error instanceof RequestFailure)) throw error
    return refuse(outcomeId, error)
  }
}

/** Says in place why a bet was not taken; a want of money goes by the error catalogue. */
function refuse(outcomeId: string, failure: RequestFailure) {
  if (failure.status === refusals.insufficient_funds.status) {
    followCatalogue(failure)
    return 'insufficient'
  }
  const selection = useSlip.getState().selections.find((one) => one.outcomeId === outcomeId)
  if (selection) {
    void queryClient.invalidateQueries(sportEventQuery(selection.eventId))
  }
  void queryClient.invalidateQueries({ queryKey: ['player', 'quote', outcomeId] })
  notePlacing(outcomeId, { state: 'rejected', message: failure.message })
  return 'rejected'
}
