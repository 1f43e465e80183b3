import type { SentMessage } from '../feed/message.ts'
import { ratingsBefore, replayOdds } from './replay-prices.ts'
import { matchOf } from './replay-schedule.ts'
import type { PastMatch, Replay } from './replay-schedule.ts'
import { replayScript } from './replay-script.ts'
import type { Cue } from './replay-script.ts'

/** A replay and how much of its script was said. */
export type RunningReplay = {
  readonly replay: Replay
  readonly cues: readonly Cue[]
  readonly said: number
}

/** A replay at the place in its script that the log has reached. */
export function runningReplay(
  replay: Replay,
  matches: readonly PastMatch[],
  said: number,
): RunningReplay {
  const ratings = ratingsBefore(replay.match, matches)
  const price = (state: Parameters<typeof replayOdds>[2]) =>
    replayOdds(replay.eventId, ratings, state)
  return { replay, cues: replayScript(replay, price), said }
}

/** Whether the replay has said everything by `now`. */
export const isOver = ({ replay, cues }: RunningReplay, now: Date, speed: number): boolean =>
  (cues.at(-1)?.afterMinutes ?? 0) <= minutesSince(replay, now, speed)

/**
 * What is due at `now` and was not said yet, and how far the script is then. Of several prices
 * that are due together only the last is worth saying.
 */
export function dueMessages(
  { replay, cues, said }: RunningReplay,
  now: Date,
  speed: number,
): { readonly sent: SentMessage[]; readonly said: number } {
  const minutes = minutesSince(replay, now, speed)
  let next = said
  while (next < cues.length && cues[next]!.afterMinutes <= minutes) next++
  const lastOdds = cues.slice(said, next).findLastIndex(({ isOdds }) => isOdds)
  const sent = cues
    .slice(said, next)
    .flatMap((cue, index): SentMessage[] =>
      cue.isOdds && index !== lastOdds
        ? []
        : [{ messageId: `${replay.eventId}#${said + index}`, message: cue.message() }],
    )
  return { sent, said: next }
}

const minutesSince = ({ startsAt }: Replay, now: Date, speed: number) =>
  ((now.getTime() - startsAt.getTime()) / 60_000) * speed

/** The place after the last message of a script that the log holds. */
export const saidUpTo = (eventId: string, messageIds: readonly string[]): number =>
  messageIds.reduce((said, id) => Math.max(said, Number(id.slice(eventId.length + 1)) + 1), 0)

/** A replay that was announced earlier, or what ends it when its match is not in the pack any more. */
export function resumed(
  event: { readonly eventId: string; readonly startsAt: Date },
  matches: readonly PastMatch[],
): Replay | SentMessage {
  const match = matchOf(event.eventId, matches)
  if (match) return { ...event, match }
  return {
    messageId: `${event.eventId}#void`,
    message: { type: 'result', eventId: event.eventId, result: { state: 'void' } },
  }
}
