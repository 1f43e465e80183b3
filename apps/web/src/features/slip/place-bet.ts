import { specifiedStatuses } from '@jogada/contract'
import { placeTicket } from '@jogada/contract/ticket'
import type { Ticket } from '@jogada/contract/ticket'
import { BET_STATES } from '@jogada/core/sports/codes'
import { RequestFailure } from '../../api/failure.ts'
import { OutcomeUnknown, requestKnown } from '../../api/known-outcome.ts'
import { ODDS_CHANGED } from '../../api/refusal-statuses.ts'
import { GIVEN_UP_AFTER_MS } from '../../api/request.ts'
import { followCatalogue } from '../../api/request.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { takeBalance } from '../../session/balance-change.ts'
import { balanceQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { currentToken } from '../../session/session.ts'
import { takeQuickBet } from '../../slip/quick-bet.ts'
import { keepAttempt } from '../../slip/slip-changes.ts'
import { isOwn, removeSelection, sessionMark, useSlip } from '../../slip/slip-store.ts'
import type { BetAttempt } from '../../slip/slip-store.ts'
import { sportEventQuery } from '../../sports/event-query.ts'
import { followDecision } from './follow-decision.ts'
import { addReceipt, notePlacing } from './placing-store.ts'

const QUOTE_KEY = ['player', 'quote'] as const

/** A bet that does not stand; in every other state it was taken, whatever became of it since. */
const FAILED: readonly number[] = [BET_STATES.rejected, BET_STATES.failed]

/** A bet that is to be sent; `id` is its outcome, or `TOGETHER` for one of several legs. */
export type BetOrder = { readonly id: string } & Omit<BetAttempt, 'key' | 'atMs' | 'of'>

/**
 * Places bets one after the other, each under a key of its own. Stops when the balance does not
 * cover one, since it covers none of the rest, when the session of its player is over, and a minute
 * after the press: what was not sent by then is to be pressed again. In-play delays run beside each
 * other.
 */
export async function placeBets(orders: readonly BetOrder[]) {
  const token = currentToken()
  const atMs = Date.now()
  const leave = (left: readonly BetOrder[]) => {
    for (const { id } of left) notePlacing(id, null)
  }
  for (const { id } of orders) notePlacing(id, { state: 'placing' })
  for (const [index, { id, ...order }] of orders.entries()) {
    if (Date.now() - atMs > GIVEN_UP_AFTER_MS) return leave(orders.slice(index))
    const attempt = { ...order, key: randomUuid(), atMs, of: sessionMark() }
    keepAttempt(id, attempt)
    const end = await placeBet(id, attempt, atMs)
    if (currentToken() !== token) return
    if (end === 'insufficient') return leave(orders.slice(index + 1))
  }
}

/** Places the bet that a tap on a live price asked for, at the price that was tapped. */
export function placeQuickBet() {
  if (!takeQuickBet()) return
  const { selections, stake, policy } = useSlip.getState()
  const rest = { kind: 'single', stake, policy, sizes: [], bankers: [] } as const
  const orders = selections.map(({ outcomeId, odds }) => ({
    id: outcomeId,
    ...rest,
    legs: [{ outcomeId, odds }],
  }))
  void placeBets(orders)
}

/** Asks for one unanswered bet with the key that it was sent under, which was wanted at `sinceMs`. */
export async function checkBet(id: string, sinceMs: number) {
  const attempt = useSlip.getState().attempts[id]
  if (!attempt || !isOwn(attempt)) return notePlacing(id, null)
  notePlacing(id, { state: 'checking' })
  await placeBet(id, attempt, sinceMs)
}

/** Sends a bet for the present session; once that is over, what comes of it is told to nobody. */
async function placeBet(id: string, attempt: BetAttempt, sinceMs: number) {
  const token = currentToken()
  const isOver = () => currentToken() !== token
  try {
    const answer = await requestKnown(
      placeTicket,
      { body: bodyOf(attempt) },
      {
        idempotencyKey: attempt.key,
        sinceMs,
        token,
        onUnknown: () => {
          if (!isOver()) notePlacing(id, { state: 'checking' })
        },
      },
    )
    if (isOver()) return 'over'
    takeBalance(answer)
    if (answer.ticket.status === BET_STATES.placing) void waitFor(id, answer.ticket)
    else finish(id, answer.ticket)
    return 'taken'
  } catch (error) {
    if (isOver()) return 'over'
    if (error instanceof OutcomeUnknown) {
      notePlacing(id, { state: 'unknown' })
      return 'unknown'
    }
    keepAttempt(id, null)
    notePlacing(id, null)
    if (!(error instanceof RequestFailure)) throw error
    return refuse(id, attempt, error)
  }
}

const bodyOf = ({ kind, sizes, bankers, legs, stake, policy }: BetAttempt) => ({
  kind,
  ...(kind === 'system' ? { sizes: [...sizes], bankers: [...bankers] } : {}),
  legs: legs.map(({ outcomeId, odds }) => ({ outcomeId, seenOdds: odds })),
  stake,
  oddsPolicy: policy,
})

async function waitFor(id: string, { betId, placedAt, decideAt }: Ticket) {
  const token = currentToken()
  const delayMs = decideAt ? Math.max(0, Date.parse(decideAt) - Date.parse(placedAt)) : 0
  notePlacing(id, { state: 'waiting', betId, delayMs })
  const decided = await followDecision(betId, delayMs, () => currentToken() !== token)
  if (currentToken() !== token) return
  if (decided) finish(id, decided)
  else notePlacing(id, { state: 'unknown' })
}

/** Puts an answered bet away: with its receipt when it stands, with the reason when it does not. */
function finish(id: string, taken: Ticket) {
  keepAttempt(id, null)
  void queryClient.invalidateQueries({ queryKey: ['player', 'bets'] })
  if (!FAILED.includes(taken.status)) {
    notePlacing(id, null)
    // what is left of the limits is less by it
    void queryClient.invalidateQueries({ queryKey: QUOTE_KEY })
    for (const { outcomeId } of taken.legs) removeSelection(outcomeId)
    addReceipt(taken)
    return
  }
  void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
  refetchLegs(taken.legs.map(({ outcomeId }) => outcomeId))
  notePlacing(id, { state: 'rejected', message: taken.reason ?? '' })
}

/** Says in place why a bet was not taken; a want of money goes by the error catalogue. */
function refuse(id: string, attempt: BetAttempt, failure: RequestFailure) {
  if (failure.status === specifiedStatuses.insufficientFunds) {
    followCatalogue(failure)
    return 'insufficient'
  }
  refetchLegs(attempt.legs.map(({ outcomeId }) => outcomeId))
  // the selection itself says what its price was and is, also when it moves again
  const message = failure.status === ODDS_CHANGED ? 'odds_changed' : failure.message
  notePlacing(id, { state: 'rejected', message })
  return 'rejected'
}

function refetchLegs(outcomeIds: readonly string[]) {
  const legs = useSlip.getState().selections.filter((one) => outcomeIds.includes(one.outcomeId))
  for (const { eventId } of legs) void queryClient.invalidateQueries(sportEventQuery(eventId))
  void queryClient.invalidateQueries({ queryKey: QUOTE_KEY })
}
