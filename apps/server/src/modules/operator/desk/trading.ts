import type { CallOutput, ops } from '@jogada/contract'
import { AMEND_WITHIN_HOURS, isAmendedInTime } from '@jogada/core/sports/rules/sport-rules'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { appendAudit } from '../../audit/index.ts'
import type { Actor, AuditEntry } from '../../audit/index.ts'
import {
  amendByHand,
  announceByHand,
  findEvent,
  putInPlayAt,
  entrantsOf,
  handResult,
  hold,
  previewResult,
  priceByHand,
  priceCorners,
  release,
  sayByHand,
  scoreByHand,
  standingPrices,
  standingScore,
  withdrawCorners,
} from '../../sportsbook/index.ts'
import type { Catalogue, Within } from '../../sportsbook/index.ts'
import { askForApproval } from '../approvals/ask.ts'
import type { Approved } from '../approvals/carry-out.ts'
import { markCarriedOut } from '../approvals/once.ts'

type Entry = CallOutput<typeof ops.trading.previewResult>['body']
type Thing = CallOutput<typeof ops.trading.hold>['body']

/** Enters what is done into the log, in the transaction that does it: neither happens alone. */
const traced =
  (deps: Deps, entry: AuditEntry): Within =>
  (tx) =>
    appendAudit(deps, tx, entry)

/** Suspends at once, and traces it. */
export const holdAs = async (deps: Deps, actor: Actor, thing: Thing) => ({
  events: await hold(deps, thing, traceHold(deps, actor, thing, true)),
})

/** Takes bets again, and traces it. */
export const releaseAs = async (deps: Deps, actor: Actor, thing: Thing) => ({
  events: await release(deps, thing, traceHold(deps, actor, thing, false)),
})

const traceHold =
  (deps: Deps, actor: Actor, { scope, id, reason }: Thing, isHeld: boolean) =>
  (events: number) =>
    traced(deps, {
      actor,
      action: isHeld ? 'trading.held' : 'trading.released',
      subject: `${scope}:${id}`,
      reason,
      before: { isHeld: !isHeld },
      after: { isHeld, events },
    })

/** Announces an event by hand, and traces it. */
export const announceAs = (
  deps: Deps,
  actor: Actor,
  announced: {
    readonly fixture: CallOutput<typeof ops.trading.announce>['body']
    /** The call's own key: asked for again, it is one event. */
    readonly key: string
  },
) =>
  announceByHand(deps, announced, (eventId) =>
    traced(deps, {
      actor,
      action: 'trading.announced',
      subject: `event:${eventId}`,
      after: announced.fixture,
    }),
  )

/** Changes an event that was announced by hand, and traces it. */
export async function amendAs(
  deps: Deps,
  actor: Actor,
  eventId: string,
  { reason, seen, ...amendment }: CallOutput<typeof ops.trading.amend>['body'],
): Promise<null> {
  await amendByHand(deps, eventId, { seen, amendment }, (before) =>
    traced(deps, {
      actor,
      action: 'trading.amended',
      subject: `event:${eventId}`,
      reason,
      before,
      after: amendment,
    }),
  )
  return null
}

type Seeing = Deps & { readonly catalogue: Catalogue }

/** Prices a market by hand, and traces it with the prices that stood. */
export async function priceAs(
  deps: Seeing,
  actor: Actor,
  eventId: string,
  price: CallOutput<typeof ops.trading.price>['body'],
): Promise<null> {
  const trace = traced(deps, {
    actor,
    action: 'trading.priced',
    subject: `event:${eventId}`,
    before: standingPrices(deps, eventId, price),
    after: price,
  })
  await priceByHand(deps, eventId, price, trace)
  return null
}

/** Prices the corners of a match from what a trader expects, and traces it. */
export const priceCornersAs = (
  deps: Seeing,
  actor: Actor,
  eventId: string,
  expected: CallOutput<typeof ops.trading.priceCorners>['body'],
) =>
  priceCorners(deps, eventId, expected, ({ markets, before }) =>
    traced(deps, {
      actor,
      action: 'trading.priced',
      subject: `event:${eventId}`,
      before: { markets: before },
      after: { corners: expected, markets },
    }),
  )

/** Takes the corners of a match off, and traces it. */
export const withdrawCornersAs = (deps: Seeing, actor: Actor, eventId: string) =>
  withdrawCorners(deps, eventId, (withdrawn) =>
    traced(deps, {
      actor,
      action: 'trading.priced',
      subject: `event:${eventId}`,
      before: { corners: withdrawn },
      after: { corners: null },
    }),
  )

/** Says phase and score by hand, and traces it with what was said before. */
export async function scoreAs(
  deps: Seeing,
  actor: Actor,
  eventId: string,
  saying: CallOutput<typeof ops.trading.say>['body'],
): Promise<null> {
  const trace = traced(deps, {
    actor,
    action: 'trading.scored',
    subject: `event:${eventId}`,
    before: standingScore(deps, eventId),
    after: saying,
  })
  await scoreByHand(deps, eventId, saying, trace)
  return null
}

/**
 * The result that a person wrote of an event. Refuses with `event_changed` where it has one by
 * now, and with `event_not_begun` any end of it but that it is void before its start, or its
 * being in play.
 */
async function writtenResult(deps: Deps, eventId: string, entry: Entry) {
  const event = await findEvent(deps, eventId)
  if (event.finished_at) throw new Refusal('event_changed')
  const isToStart = deps.clock.now() < event.starts_at
  if (entry.state !== 'void' && isToStart && !(await putInPlayAt(deps, eventId))) {
    throw new Refusal('event_not_begun')
  }
  const isRace = event.sport === 'motor_racing'
  const entrants = isRace ? await entrantsOf(deps, eventId) : undefined
  return { event, ...handResult(event.sport, entry, entrants) }
}

/** What a result would pay. */
export async function previewAs(deps: Deps, eventId: string, entry: Entry) {
  const { facts } = await writtenResult(deps, eventId, entry)
  return previewResult(deps, eventId, facts)
}

/** What is written of an event beside what is asked of it. */
export const factsOf = (event: Awaited<ReturnType<typeof findEvent>>) => ({
  match: `${event.home} – ${event.away}`,
  result: event.result_state,
  score: event.result_home === null ? null : `${event.result_home}:${event.result_away}`,
})

/** Asks a second person to confirm a result, with what it would pay. */
export async function askResult(
  deps: Deps,
  actor: Actor,
  asked: { readonly eventId: string; readonly entry: Entry; readonly reason: string },
): Promise<{ approvalId: string }> {
  const { eventId, entry, reason } = asked
  const { event, result, facts } = await writtenResult(deps, eventId, entry)
  const { payout, ended, stake, isPart } = await previewResult(deps, eventId, facts)
  const approvalId = await askForApproval(deps, actor, {
    kind: 'event_result',
    subject: `event:${eventId}`,
    payload: { eventId, entry },
    before: factsOf(event),
    after: { ...entry, result: result.state, bets: ended, stake, payout, isPart },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Says the result that two people agree on; nothing when the event has one by now. */
export async function carryOutResult(deps: Deps, approved: Approved): Promise<void> {
  const { eventId, entry } = approved.payload as { eventId: string; entry: Entry }
  const { result, facts } = await writtenResult(deps, eventId, entry)
  await sayByHand(
    deps,
    {
      entryId: `result-${approved.approvalId}`,
      messages: [{ type: 'result', eventId, result, facts }],
    },
    (tx) => markCarriedOut(deps, tx, approved),
  )
}

/** Refuses with `result_final` once the time is over in which a result may be corrected. */
function refuseLateCorrection({ clock }: Deps, finishedAt: Date) {
  if (isAmendedInTime(finishedAt.getTime(), clock.now().getTime())) return
  throw new Refusal('result_final', { hours: AMEND_WITHIN_HOURS })
}

/** Asks a second person to take a result back. */
export async function askRollback(
  deps: Deps,
  actor: Actor,
  { eventId, reason }: { readonly eventId: string; readonly reason: string },
): Promise<{ approvalId: string }> {
  const event = await findEvent(deps, eventId)
  if (!event.finished_at) throw new Refusal('event_changed')
  refuseLateCorrection(deps, event.finished_at)
  const approvalId = await askForApproval(deps, actor, {
    kind: 'event_rollback',
    subject: `event:${eventId}`,
    payload: { eventId, reason, finishedAt: event.finished_at.toISOString() },
    before: factsOf(event),
    after: { result: null },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/** Takes the result back that both people saw; another one that came meanwhile stands. */
export async function carryOutRollback(deps: Deps, approved: Approved): Promise<void> {
  const { eventId, reason, finishedAt } = approved.payload as {
    eventId: string
    reason: string
    finishedAt: string
  }
  const event = await findEvent(deps, eventId)
  if (event.finished_at?.toISOString() !== finishedAt) throw new Refusal('event_changed')
  refuseLateCorrection(deps, event.finished_at)
  await sayByHand(
    deps,
    {
      entryId: `rollback-${approved.approvalId}`,
      messages: [{ type: 'rollback', eventId, reason }],
    },
    (tx) => markCarriedOut(deps, tx, approved),
  )
}
