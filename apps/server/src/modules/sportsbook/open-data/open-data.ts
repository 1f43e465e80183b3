import { licenceProfile } from '@jogada/core/licence/profile'
import { leagueResults } from '@jogada/core/sports/packs'
import type { LeagueResult } from '@jogada/core/sports/packs'
import type { Deps } from '../../../deps.ts'
import { appendMessages } from '../feed/append.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import type { SentMessage } from '../feed/message.ts'
import {
  kickOffMessage,
  localDate,
  OPEN_DATA,
  resultMessages,
  upcomingMessages,
} from './league-feed.ts'
import { readLeaguePack, readReplayPack } from './packs.ts'
import { dueMessages, isOver, resumed, runningReplay, saidUpTo } from './replay-feed.ts'
import type { RunningReplay } from './replay-feed.ts'
import { pastMatches, replaysAt } from './replay-schedule.ts'
import type { PastMatch, Replay } from './replay-schedule.ts'

const HEARTBEAT_EVERY_MS = 5000

/** The source of real fixtures and of replays; `tick` says what is due by the clock. */
export type OpenData = { tick(): Promise<void> }

type Waiting = { readonly eventId: string; readonly startsAt: Date }

/**
 * Opens the packs and finds in the log how far each event has come. One process at a time may tick.
 */
export async function openOpenData(deps: Deps): Promise<OpenData> {
  const [league, replays] = await Promise.all([readLeaguePack(), readReplayPack()])
  const matches = pastMatches(replays)
  const running = await unfinishedReplays(deps, matches)
  let matchesOfLeague = await unfinishedFixtures(deps)
  const results = new Map(leagueResults(league).map((result) => [result.id, result]))
  let pricedOn = ''
  let heartbeatAtMs = -Infinity

  const tickLeague = async (now: Date) => {
    const today = localDate(league, now)
    if (today !== pricedOn) {
      // Where a licensed feed prices the league, our model does not.
      if (!deps.env.ODDS_API_KEY) await appendMessages(deps, upcomingMessages(league, now))
      matchesOfLeague = await unfinishedFixtures(deps)
      await appendMessages(deps, resultsFor(results, matchesOfLeague))
      pricedOn = today
    }
    const started = matchesOfLeague.filter(({ startsAt }) => startsAt <= now)
    if (started.length === 0) return
    await appendMessages(
      deps,
      started.map(({ eventId, startsAt }) => kickOffMessage(eventId, startsAt)),
    )
    matchesOfLeague = matchesOfLeague.filter(({ startsAt }) => startsAt > now)
  }

  const tickReplays = async (now: Date) => {
    if (showsReplays(deps)) startReplays(running, { now, speed: deps.env.REPLAY_SPEED, matches })
    for (const [eventId, replay] of running) {
      const due = dueMessages(replay, now, deps.env.REPLAY_SPEED)
      await appendMessages(deps, due.sent)
      if (due.said === replay.cues.length) running.delete(eventId)
      else running.set(eventId, { ...replay, said: due.said })
    }
  }

  return {
    async tick() {
      const now = deps.clock.now()
      await tickLeague(now)
      await tickReplays(now)
      if (now.getTime() - heartbeatAtMs < HEARTBEAT_EVERY_MS) return
      heartbeatAtMs = now.getTime()
      await sendHeartbeat(deps, OPEN_DATA)
    },
  }
}

/** Off unless chosen otherwise where the law wants events whose result nobody can know. */
const showsReplays = ({ env }: Deps) =>
  env.REPLAYS === undefined
    ? licenceProfile(env.LICENCE_PROFILE).sport.replays
    : env.REPLAYS === 'on'

/** Takes up the replays of the schedule that are not running and not over yet. */
function startReplays(
  running: Map<string, RunningReplay>,
  at: { readonly now: Date; readonly speed: number; readonly matches: readonly PastMatch[] },
) {
  for (const replay of replaysAt(at.now, at.speed, at.matches)) {
    if (running.has(replay.eventId)) continue
    const started = runningReplay(replay, at.matches, 0)
    if (!isOver(started, at.now, at.speed)) running.set(replay.eventId, started)
  }
}

async function unfinishedReplays(deps: Deps, matches: readonly PastMatch[]) {
  const running = new Map<string, RunningReplay>()
  const broken: SentMessage[] = []
  for (const event of await unfinished(deps, { replay: true })) {
    const known = resumed(event, matches)
    if ('messageId' in known) broken.push(known)
    else running.set(event.eventId, await resumedReplay(deps, known, matches))
  }
  await appendMessages(deps, broken)
  return running
}

async function resumedReplay(deps: Deps, replay: Replay, matches: readonly PastMatch[]) {
  const rows = await deps.db
    .selectFrom('sportsbook.feed_message')
    .select('message_id')
    .where('event_id', '=', replay.eventId)
    .execute()
  const ids = rows.map((row) => row.message_id)
  return runningReplay(replay, matches, saidUpTo(replay.eventId, ids))
}

const unfinishedFixtures = (deps: Deps) => unfinished(deps, { replay: false })

async function unfinished(
  deps: Deps,
  { replay }: { readonly replay: boolean },
): Promise<Waiting[]> {
  const rows = await deps.db
    .selectFrom('sportsbook.event')
    .select(['event_id', 'starts_at'])
    .where('source', '=', OPEN_DATA)
    .where('replay', '=', replay)
    .where('finished_at', 'is', null)
    .execute()
  return rows.map(({ event_id, starts_at }) => ({ eventId: event_id, startsAt: starts_at }))
}

const resultsFor = (results: ReadonlyMap<string, LeagueResult>, waiting: readonly Waiting[]) =>
  resultMessages(
    results,
    waiting.map(({ eventId }) => eventId),
  )
