import type { CallOutput, ops } from '@jogada/contract'
import { parseOutcomeId } from '@jogada/core/sports/market-identity'
import { marketOf } from '@jogada/core/sports/markets/catalogue'
import { linesOf, partName, partsOf } from '@jogada/core/sports/markets/parts'
import { isSport } from '@jogada/core/sports/sport'
import type { Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../platform/refusal.ts'
import type { Actor } from '../../../audit/index.ts'
import {
  findEvent,
  previewCancel,
  sayByHand,
  standingCancellation,
} from '../../../sportsbook/index.ts'
import { askForApproval } from '../../approvals/ask.ts'
import type { Approved } from '../../approvals/carry-out.ts'
import { factsOf } from './result.ts'

type Window = CallOutput<typeof ops.trading.previewCancel>['body']
type Cancellation = CallOutput<typeof ops.trading.askCancel>['body']

/** Refuses with `invalid_input` a market of another event and a time that ends before it begins. */
async function checkWindow(deps: Deps, eventId: string, { marketId, from, to }: Window) {
  const event = await findEvent(deps, eventId)
  if (marketId !== null && !marketId.startsWith(`${eventId}/`)) {
    throw new Refusal('invalid_input', { fields: 'marketId' })
  }
  if (from !== null && to !== null && Date.parse(to) < Date.parse(from)) {
    throw new Refusal('invalid_input', { fields: 'to' })
  }
  return event
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

/** The market by its name in the house's language, or `event` for all of them. */
function cancelledWords(sport: string, marketId: string | null): string {
  if (marketId === null) return 'event'
  const read = parseOutcomeId(`${marketId}/@any`)
  const market = read && isSport(sport) ? marketOf(sport, read.key) : undefined
  if (!read || !market) return marketId
  const parts = partsOf(read.specifiers).map(({ name, number }) => partName(name['pt-br'], number))
  return [[market.name['pt-br'], ...parts].join(' · '), ...linesOf(read.specifiers)].join(' ')
}

/** What giving stakes back would return. */
export async function previewCancelAs(deps: Deps, eventId: string, window: Window) {
  await checkWindow(deps, eventId, window)
  return previewCancel(deps, {
    event_id: eventId,
    market_id: window.marketId,
    from_at: dateOf(window.from),
    to_at: dateOf(window.to),
  })
}

/** Asks a second person to give stakes back, with what it would return. */
export async function askCancel(
  deps: Deps,
  actor: Actor,
  { eventId, cancel }: { readonly eventId: string; readonly cancel: Cancellation },
): Promise<{ approvalId: string }> {
  const event = await checkWindow(deps, eventId, cancel)
  const { reason, marketId, from, to, isLate = false } = cancel
  const seen = await previewCancelAs(deps, eventId, { marketId, from, to })
  const { bets, stake, payout, settled, paid, isPart } = seen
  const approvalId = await askForApproval(deps, actor, {
    kind: 'event_cancel',
    subject: `event:${eventId}`,
    payload: { eventId, marketId, from, to, isLate, reason },
    before: factsOf(event),
    after: {
      cancelled: cancelledWords(event.sport, marketId),
      from,
      to,
      isLate,
      bets,
      stake,
      payout,
      settled,
      paid,
      isPart,
    },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/**
 * Cancels what two people agree on, of the bets that were placed by then: the event may go on
 * selling, and what is bet on it afterwards knows nothing of it.
 */
export async function carryOutCancel(deps: Deps, { approvalId, payload }: Approved): Promise<void> {
  const { eventId, marketId, from, isLate, reason, ...asked } = payload as Cancellation & {
    eventId: string
  }
  const now = deps.clock.now()
  const isOver = asked.to !== null && Date.parse(asked.to) < now.getTime()
  const to = isOver ? asked.to : now.toISOString()
  await sayByHand(deps, {
    entryId: `cancel-${approvalId}`,
    messages: [
      { type: 'cancel', eventId, marketId, from, to, reason, ...(isLate ? { isLate } : {}) },
    ],
  })
}

/** Asks a second person to undo a giving back. Refuses with `changed_meanwhile` what does not stand. */
export async function askRestore(
  deps: Deps,
  actor: Actor,
  asked: { readonly eventId: string; readonly cancellationId: string; readonly reason: string },
): Promise<{ approvalId: string }> {
  const { eventId, cancellationId, reason } = asked
  const event = await findEvent(deps, eventId)
  const cancelled = await standingCancellation(deps, eventId, cancellationId)
  const approvalId = await askForApproval(deps, actor, {
    kind: 'event_restore',
    subject: `event:${eventId}`,
    payload: { eventId, cancellationId, reason },
    before: { ...factsOf(event), cancelled: cancelledWords(event.sport, cancelled.market_id) },
    after: { cancelled: null },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Undoes a giving back that two people agree on; one that is undone by now stays so. */
export async function carryOutRestore(
  deps: Deps,
  { approvalId, payload }: Approved,
): Promise<void> {
  const { eventId, cancellationId, reason } = payload as {
    eventId: string
    cancellationId: string
    reason: string
  }
  await sayByHand(deps, {
    entryId: `restore-${approvalId}`,
    messages: [
      {
        type: 'cancel',
        eventId,
        marketId: null,
        from: null,
        to: null,
        reason,
        withdraws: cancellationId,
      },
    ],
  })
}
