import { continues } from '@jogada/core/sports/continues'
import type { EventResult } from '@jogada/core/sports/event-result'
import type { Transaction } from 'kysely'
import { jsonb } from '../../../platform/jsonb.ts'
import type { Tables } from '../../../tables.ts'
import type { ScoreMessage } from './message.ts'

/** What comes while bets are stopped may be taken back: it stands when they start again. */
export const stopDeciding = (tx: Transaction<Tables>, eventId: string) =>
  tx
    .updateTable('sportsbook.event')
    .set({ is_stopped: true })
    .where('event_id', '=', eventId)
    .where('finished_at', 'is', null)
    .execute()

/** Keeps what a score says of a match in play, for bets on it to be settled before its end. */
export async function saveLiveFacts(
  tx: Transaction<Tables>,
  { eventId, facts }: ScoreMessage,
): Promise<void> {
  if (!facts) return
  const event = await runningEvent(tx, eventId)
  if (!event) return
  if (event.is_stopped) {
    await tx
      .updateTable('sportsbook.event')
      .set({ unconfirmed_facts: jsonb(facts) })
      .where('event_id', '=', eventId)
      .execute()
  } else await stand(tx, event, facts)
}

/** Bets start again: what was said meanwhile stands. */
export async function confirmFacts(tx: Transaction<Tables>, eventId: string): Promise<void> {
  const event = await runningEvent(tx, eventId)
  if (!event) return
  await tx
    .updateTable('sportsbook.event')
    .set({ is_stopped: false, unconfirmed_facts: null })
    .where('event_id', '=', eventId)
    .execute()
  if (event.unconfirmed_facts) await stand(tx, event, event.unconfirmed_facts)
}

/** An annulled goal takes back what was settled on it. */
async function stand(
  tx: Transaction<Tables>,
  event: NonNullable<Awaited<ReturnType<typeof runningEvent>>>,
  facts: EventResult,
) {
  const before = event.live_facts
  const isTakenBack = before !== null && !continues(before, facts)
  await tx
    .updateTable('sportsbook.event')
    .set((now) => ({
      live_facts: jsonb(facts),
      awaits_result: false,
      decisions: now('decisions', '+', 1),
      rollbacks: now('rollbacks', '+', isTakenBack ? 1 : 0),
    }))
    .where('event_id', '=', event.event_id)
    .execute()
}

const runningEvent = (tx: Transaction<Tables>, eventId: string) =>
  tx
    .selectFrom('sportsbook.event')
    .select(['event_id', 'is_stopped', 'unconfirmed_facts', 'live_facts'])
    .where('event_id', '=', eventId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
