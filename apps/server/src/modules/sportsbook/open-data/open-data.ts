import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { appendMessages } from '../feed/append.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import type { SentMessage } from '../feed/message.ts'
import { putInPlayAt } from '../trading/put-in-play.ts'
import { leagueFixturesOf, raceFixturesOf } from './fixtures.ts'
import type { Fixtures } from './fixtures.ts'
import { kickOffMessage, OPEN_DATA, putOffMessage } from './league-feed.ts'
import type { Announced } from './league-feed.ts'
import { readLeaguePacks, readProgrammes, readRacePack } from './packs.ts'
import { dueMessages, isOver, resumed, runningReplay, saidUpTo } from './replay-feed.ts'
import type { RunningReplay } from './replay-feed.ts'
import { replaysAt } from './replay-schedule.ts'
import type { Programme, Replay } from './replay-schedule.ts'
import { stillUnsaid } from './unsaid.ts'

const HEARTBEAT_EVERY_MS = 5000

/** The source of real fixtures and of replays; `tick` says what is due by the clock. */
export type OpenData = { tick(): Promise<void> }

/**
 * Opens the packs and finds in the log how far each event has come; shows the replays of
 * `programmes`. One process at a time may tick.
 */
export async function openOpenData(
  deps: Deps,
  programmes?: readonly Programme[],
): Promise<OpenData> {
  return open(deps, programmes ?? (await readProgrammes()))
}

async function open(deps: Deps, programmes: readonly Programme[]): Promise<OpenData> {
  const [leagues, races] = await Promise.all([readLeaguePacks(), readRacePack()])
  const sources = [
    ...leagues.map((pack) => ({
      fixtures: leagueFixturesOf(pack),
      licensed: Boolean(deps.env.ODDS_API_KEY),
    })),
    { fixtures: raceFixturesOf(races), licensed: false },
  ]
  const lookedOn = new Map<Fixtures, string>()
  const replays: Replays = { running: await unfinishedReplays(deps, programmes), over: new Set() }
  let waiting = await unfinishedFixtures(deps)
  let heartbeatAtMs = -Infinity

  const tickFixtures = async (now: Date) => {
    for (const { fixtures, licensed } of sources) {
      const today = fixtures.day(now)
      if (today === lookedOn.get(fixtures)) continue
      // Where a licensed feed prices the league, our model does not.
      if (!licensed) {
        await appendMessages(deps, await stillUnsaid(deps, fixtures.upcoming(now)))
        await appendMessages(deps, await openedAgain(deps, now))
      }
      waiting = await unfinishedFixtures(deps)
      // by itself and first: a result leaves no bet to give back
      await appendMessages(deps, fixtures.played(waiting))
      await appendMessages(deps, fixtures.results(waiting.map(({ eventId }) => eventId)))
      lookedOn.set(fixtures, today)
    }
    const started = waiting.filter(({ startsAt }) => startsAt <= now)
    if (started.length === 0) return
    await appendMessages(
      deps,
      started.map(({ eventId, startsAt }) => kickOffMessage(eventId, startsAt)),
    )
    waiting = waiting.filter(({ startsAt }) => startsAt > now)
  }

  return {
    async tick() {
      const now = deps.clock.now()
      // First what is on: pricing a season of fixtures takes a while.
      await tickReplays(deps, replays, { now, programmes })
      await tickFixtures(now)
      if (now.getTime() - heartbeatAtMs < HEARTBEAT_EVERY_MS) return
      heartbeatAtMs = now.getTime()
      await sendHeartbeat(deps, OPEN_DATA)
    },
  }
}

type Replays = {
  readonly running: Map<string, RunningReplay>
  /** Showings of the schedule that have said everything. */
  over: ReadonlySet<string>
}

async function tickReplays(
  deps: Deps,
  replays: Replays,
  at: { readonly now: Date; readonly programmes: readonly Programme[] },
) {
  const speed = deps.env.REPLAY_SPEED
  const { running } = replays
  if (showsReplays(deps)) startReplays(replays, { ...at, speed })
  const due = [...running].map(([eventId, replay]) => ({
    eventId,
    ...dueMessages(replay, at.now, speed),
  }))
  // Together: one commit for all that is due.
  await appendMessages(
    deps,
    due.flatMap(({ sent }) => sent),
  )
  for (const { eventId, next } of due) {
    if (next.said === next.cues.length) running.delete(eventId)
    else running.set(eventId, next)
  }
}

/** Off unless chosen otherwise where the law wants events whose result nobody can know. */
const showsReplays = ({ env }: Deps) =>
  env.REPLAYS === undefined
    ? licenceProfile(env.LICENCE_PROFILE).sport.replays
    : env.REPLAYS === 'on'

/** Takes up the replays of the schedule that are not running and not over yet. */
function startReplays(
  replays: Replays,
  at: { readonly now: Date; readonly speed: number; readonly programmes: readonly Programme[] },
) {
  const over = new Set<string>()
  for (const replay of at.programmes.flatMap((each) => replaysAt(at.now, at.speed, each))) {
    const { eventId } = replay
    if (replays.running.has(eventId)) continue
    // A script is made once: what is over stays over while the schedule still names it.
    const started = replays.over.has(eventId) ? null : runningReplay(replay, 0)
    if (started && !isOver(started, at.now, at.speed)) replays.running.set(eventId, started)
    else over.add(eventId)
  }
  replays.over = over
}

async function unfinishedReplays(deps: Deps, programmes: readonly Programme[]) {
  const running = new Map<string, RunningReplay>()
  const broken: SentMessage[] = []
  for (const event of await unfinished(deps, { replay: true })) {
    const known = resumed(event, programmes)
    if ('messageId' in known) broken.push(known)
    else running.set(event.eventId, await resumedReplay(deps, known))
  }
  await appendMessages(deps, broken)
  return running
}

async function resumedReplay(deps: Deps, replay: Replay) {
  const rows = await deps.db
    .selectFrom('sportsbook.feed_message')
    .select('message_id')
    .where('event_id', '=', replay.eventId)
    .execute()
  const ids = rows.map((row) => row.message_id)
  return runningReplay(replay, saidUpTo(replay.eventId, ids))
}

/** Fixtures that closed at a start which is none any more, and of which no play was said. */
async function openedAgain({ db }: Deps, now: Date): Promise<SentMessage[]> {
  const closed = await db
    .selectFrom('sportsbook.event')
    .select(['event_id', 'starts_at'])
    .where('source', '=', OPEN_DATA)
    .where('replay', '=', false)
    .where('finished_at', 'is', null)
    .where('is_stopped', '=', true)
    .where('awaits_result', '=', false)
    .where('starts_at', '>', now)
    .execute()
  const said: SentMessage[] = []
  for (const { event_id: eventId, starts_at: startsAt } of closed) {
    if ((await putInPlayAt({ db }, eventId)) === null) said.push(putOffMessage(eventId, startsAt))
  }
  return said
}

const unfinishedFixtures = (deps: Deps) => unfinished(deps, { replay: false })

async function unfinished(
  deps: Deps,
  { replay }: { readonly replay: boolean },
): Promise<Announced[]> {
  const rows = await deps.db
    .selectFrom('sportsbook.event')
    .select(['event_id', 'starts_at'])
    .where('source', '=', OPEN_DATA)
    .where('replay', '=', replay)
    .where('finished_at', 'is', null)
    .execute()
  return rows.map(({ event_id, starts_at }) => ({ eventId: event_id, startsAt: starts_at }))
}
