import type { Deps } from '../../../deps.ts'
import { followLog } from '../feed/follow-log.ts'
import { readHeartbeats } from '../feed/heartbeats.ts'
import type { LoggedMessage } from '../feed/message.ts'
import { lastSeq, readBefore, readPresent } from '../feed/read-log.ts'
import type { LogPosition } from './log-position.ts'
import { KEEP_FINISHED_MS } from './shelf.ts'
import type { Shelf } from './shelf.ts'

/**
 * What may be said of an event that has long ended: it is announced once more, or its result falls.
 */
const BEGINS_ANEW: ReadonlySet<string> = new Set(['fixture', 'rollback'])

/** A shelf, and how far the log is folded into it. */
type Filling = { readonly shelf: Shelf; readonly position: LogPosition }

/** Puts on an empty shelf what the log says of the events of now. */
export async function fillShelf(deps: Deps, { shelf, position }: Filling): Promise<void> {
  for (const heartbeat of await readHeartbeats(deps)) shelf.hear(heartbeat)
  const seq = await lastSeq(deps)
  const now = deps.clock.now()
  const endedAfter = new Date(now.getTime() - KEEP_FINISHED_MS)
  for (const message of await readPresent(deps, { seq, endedAfter })) shelf.fold(message, now)
  position.moveTo(seq)
}

/** Folds what the log says from here on, until the signal; resolves once it has stopped. */
export const keepFilled = (
  deps: Deps,
  { shelf, position }: Filling,
  signal: AbortSignal,
): Promise<void> =>
  followLog(
    deps,
    {
      after: position.now(),
      async onMessages(messages) {
        const forgotten = await readForgotten(deps, { shelf, position }, messages)
        for (const message of [...forgotten, ...messages]) shelf.fold(message, deps.clock.now())
        position.moveTo(messages.at(-1)?.seq ?? position.now())
      },
      onHeartbeat: (heartbeat) => shelf.hear(heartbeat),
    },
    signal,
  )

/** What was said of events that the shelf forgot, or never had, and that are spoken of again. */
async function readForgotten(
  deps: Deps,
  { shelf, position }: Filling,
  messages: readonly LoggedMessage[],
): Promise<LoggedMessage[]> {
  const told = messages.filter(({ message }) => BEGINS_ANEW.has(message.type))
  const eventIds = new Set(told.map(({ message }) => message.eventId))
  for (const id of eventIds) if (shelf.state(id)) eventIds.delete(id)
  if (eventIds.size === 0) return []
  return readBefore(deps, { eventIds: [...eventIds], seq: position.now() })
}
