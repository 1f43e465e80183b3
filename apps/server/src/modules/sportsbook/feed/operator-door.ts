import type { Deps } from '../../../deps.ts'
import { appendClosings, appendMessages } from './append.ts'
import type { Within } from './append.ts'
import { BY_HAND } from './by-hand.ts'
import { sendHeartbeat } from './heartbeats.ts'
import type { FeedMessage, SentMessage } from './message.ts'

type Entry = { readonly entryId: string; readonly messages: readonly FeedMessage[] }

/** The id of the nth message of an entry. */
export const handMessageId = (eventId: string, entryId: string, at: number) =>
  `${eventId}#hand-${entryId}-${at}`

/**
 * Says by hand what a feed would say: fixtures, prices, stops, scores, results, rollbacks and
 * cancellations, in order and all or nothing, with what `within` does. The same `entryId` says it
 * once. Who may do so, and whether a second operator must agree, is the caller's to decide before.
 */
export async function sayByHand(deps: Deps, entry: Entry, within?: Within): Promise<void> {
  await appendMessages(deps, sentOf(entry), within)
  await sendHeartbeat(deps, BY_HAND)
}

/**
 * Says of an entry that `within` refused only that it has closed its gates, so that bets which wait
 * for that are taken again. An entry is said or refused, never both.
 */
export const sayRefused = async (deps: Deps, entry: Entry): Promise<void> =>
  appendClosings(deps, sentOf(entry))

const sentOf = ({ entryId, messages }: Entry): SentMessage[] =>
  messages.map((message, at) => ({
    messageId: handMessageId(message.eventId, entryId, at),
    message,
  }))
