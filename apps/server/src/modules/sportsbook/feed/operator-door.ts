import type { Deps } from '../../../deps.ts'
import { appendMessages } from './append.ts'
import type { Within } from './append.ts'
import { BY_HAND } from './by-hand.ts'
import { sendHeartbeat } from './heartbeats.ts'
import type { FeedMessage } from './message.ts'

/** The id of the nth message of an entry. */
export const handMessageId = (eventId: string, entryId: string, at: number) =>
  `${eventId}#hand-${entryId}-${at}`

/**
 * Says by hand what a feed would say: fixtures, prices, stops, scores, results, rollbacks and
 * cancellations, in order and all or nothing, with what `within` does. The same `entryId` says it
 * once. Who may do so, and whether a second operator must agree, is the caller's to decide before.
 */
export async function sayByHand(
  deps: Deps,
  entry: { readonly entryId: string; readonly messages: readonly FeedMessage[] },
  within?: Within,
): Promise<void> {
  await appendMessages(
    deps,
    entry.messages.map((message, at) => ({
      messageId: handMessageId(message.eventId, entry.entryId, at),
      message,
    })),
    within,
  )
  await sendHeartbeat(deps, BY_HAND)
}
