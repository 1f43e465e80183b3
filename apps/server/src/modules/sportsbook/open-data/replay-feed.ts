import type { FeedMessage, OfferedMarket, SentMessage } from '../feed/message.ts'
import { isBook } from './cue.ts'
import type { Cue } from './cue.ts'
import { bookChange, wholeBook } from './odds-message.ts'
import { pastOf } from './replay-schedule.ts'
import type { Programme, Replay } from './replay-schedule.ts'

/** A replay and how much of its script was said. */
export type RunningReplay = {
  readonly replay: Replay
  readonly cues: readonly Cue[]
  readonly said: number
  /** The book that was said last; null when it is not known, as after a restart. */
  readonly book: readonly OfferedMarket[] | null
}

/** A replay at the place in its script that the log has reached. */
export const runningReplay = (replay: Replay, said: number): RunningReplay => ({
  replay,
  cues: replay.past.script(replay),
  said,
  book: null,
})

/** Whether the replay has said everything by `now`. */
export const isOver = ({ replay, cues }: RunningReplay, now: Date, speed: number): boolean =>
  (cues.at(-1)?.afterMinutes ?? 0) <= minutesSince(replay, now, speed)

/**
 * What is due at `now` and was not said yet, and how far the replay is then. Of several books that
 * are due together only the last is worth saying, and of it only what moved.
 */
export function dueMessages(
  running: RunningReplay,
  now: Date,
  speed: number,
): { readonly sent: SentMessage[]; readonly next: RunningReplay } {
  const { replay, cues, said } = running
  const minutes = minutesSince(replay, now, speed)
  let next = said
  while (next < cues.length && cues[next]!.afterMinutes <= minutes) next++
  const due = cues.slice(said, next)
  const lastBook = due.findLastIndex(isBook)
  const sent: SentMessage[] = []
  let { book } = running
  for (const [index, cue] of due.entries()) {
    const messageId = `${replay.eventId}#${said + index}`
    if (!isBook(cue)) sent.push({ messageId, message: cue.message() })
    else if (index === lastBook) {
      const now = cue.book()
      sent.push({ messageId, message: bookMessage(replay.eventId, book, now) })
      book = now
    }
  }
  return { sent, next: { ...running, said: next, book } }
}

const bookMessage = (
  eventId: string,
  before: readonly OfferedMarket[] | null,
  now: readonly OfferedMarket[],
): FeedMessage => (before ? bookChange(eventId, before, now) : wholeBook(eventId, now))

const minutesSince = ({ startsAt }: Replay, now: Date, speed: number) =>
  ((now.getTime() - startsAt.getTime()) / 60_000) * speed

/**
 * The place after the last message of a script that the log holds. What traders and the log itself
 * said of the event has no place.
 */
export const saidUpTo = (eventId: string, messageIds: readonly string[]): number =>
  messageIds
    .map((id) => id.slice(eventId.length + 1))
    .filter((place) => /^\d+$/.test(place))
    .reduce((said, place) => Math.max(said, Number(place) + 1), 0)

/**
 * A replay that was announced earlier, or what ends it when no programme has its match any more.
 */
export function resumed(
  event: { readonly eventId: string; readonly startsAt: Date },
  programmes: readonly Programme[],
): Replay | SentMessage {
  const past = pastOf(event.eventId, programmes)
  if (past) return { ...event, past }
  return {
    messageId: `${event.eventId}#void`,
    message: { type: 'result', eventId: event.eventId, result: { state: 'void' } },
  }
}
