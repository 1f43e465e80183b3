import { createHash } from 'node:crypto'
import { clubKey } from '@jogada/core/sports/club-key'
import { isOfMinors } from '@jogada/core/sports/minors'
import { isSameFixture, SAME_FIXTURE_MS } from '@jogada/core/sports/same-match'
import type { Deps } from '../../../deps.ts'
import { appendMessages } from '../feed/append.ts'
import { BY_HAND } from '../feed/by-hand.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import type { FeedMessage, OfferedMarket, SentMessage } from '../feed/message.ts'
import type { Failure, OddsApiClient } from './client.ts'
import { COMPETITIONS } from './names.ts'
import type { ClubNames, FeedCompetition } from './names.ts'
import { backOffFor, mayBeScored, pauseFor, scoresPauseFor } from './pace.ts'
import { pricesOf, STALE_MS } from './prices.ts'
import type { OddsEvent, ScoredEvent } from './wire.ts'

export const ODDS_API = 'the-odds-api'

const HEARTBEAT_EVERY_MS = 5000

/** The licensed feed; `tick` polls what is due by the clock and says what has changed. */
export type OddsApi = { tick(): Promise<void> }

type Question = 'odds' | 'scores'

type Polled = {
  readonly competition: FeedCompetition
  /** What was last offered, by event; a digest of its prices. */
  readonly offered: Map<string, string>
  /** What was last announced, by event; a digest of it. */
  readonly announced: Map<string, string>
  readonly dueAtMs: Record<Question, number>
  readonly failures: Record<Question, number>
  /** What the last answer with prices cost. */
  cost: number
  heardAtMs: number
}

type Feed = {
  readonly deps: Deps
  readonly client: OddsApiClient
  readonly clubs: ClubNames
  readonly polls: readonly Polled[]
  /** Nothing is asked before, of no competition. */
  quietUntilMs: number
  failures: number
}

type Options = { readonly competitions?: readonly FeedCompetition[]; readonly clubs?: ClubNames }

/**
 * Opens the feed at the place where the log left it. The feed has no word for suspended: what is
 * missing from an answer, or was priced too long ago, is withdrawn, never void. `clubs` are the
 * names by which clubs are known here.
 */
export async function openOddsApi(
  deps: Deps,
  client: OddsApiClient,
  { competitions = COMPETITIONS, clubs = new Map() }: Options = {},
): Promise<OddsApi> {
  const polls: Polled[] = []
  for (const competition of competitions) {
    // whoever announced them: a fixture that the feed took over keeps its first source
    const own = (await knownEvents(deps, competition)).filter(isOurs)
    polls.push({
      competition,
      offered: new Map(own.map(({ event_id }) => [event_id, 'unknown'])),
      announced: new Map(),
      dueAtMs: { odds: -Infinity, scores: -Infinity },
      failures: { odds: 0, scores: 0 },
      cost: 1,
      heardAtMs: deps.clock.now().getTime(),
    })
  }
  const feed: Feed = { deps, client, clubs, polls, quietUntilMs: -Infinity, failures: 0 }
  let beatAtMs = -Infinity
  return {
    async tick() {
      const nowMs = deps.clock.now().getTime()
      for (const poll of polls) {
        if (isDue(feed, poll, 'odds')) await pollOdds(feed, poll)
        if (isDue(feed, poll, 'scores')) await pollScores(feed, poll)
        if (nowMs - poll.heardAtMs > STALE_MS) await withdraw(deps, poll, [...poll.offered.keys()])
      }
      const isFresh = polls.some(({ heardAtMs }) => nowMs - heardAtMs <= STALE_MS)
      if (!isFresh || nowMs - beatAtMs < HEARTBEAT_EVERY_MS) return
      beatAtMs = nowMs
      await sendHeartbeat(deps, ODDS_API)
    },
  }
}

const isDue = ({ deps, quietUntilMs }: Feed, { dueAtMs }: Polled, question: Question) =>
  deps.clock.now().getTime() >= Math.max(quietUntilMs, dueAtMs[question])

async function pollOdds(feed: Feed, poll: Polled) {
  const { deps, client } = feed
  const answer = await client.odds(poll.competition.sportKey)
  const now = deps.clock.now()
  if (!answer.ok) return wait(feed, poll, { question: 'odds', failure: answer })
  answered(feed, poll, 'odds')
  // an answer without matches costs nothing, the next one may
  poll.cost = Math.max(poll.cost, answer.quota.lastCost)
  const lastCost = feed.polls.reduce((sum, { cost }) => sum + cost, 0)
  poll.dueAtMs.odds = now.getTime() + pauseFor({ ...answer.quota, lastCost }, now)
  poll.heardAtMs = now.getTime()
  const known = await knownEvents(deps, poll.competition)
  const sent: SentMessage[] = []
  const present = new Map<string, string>()
  for (const event of answer.data) {
    if (event.home_team === null || event.away_team === null) continue
    if (isOnlyMinors(poll, event)) continue
    const eventId = eventIdOf(event, known)
    if (eventId === null) continue
    const markets = pricesOf(event, now.getTime())
    sent.push(...announced(feed, poll, { event, eventId, known }))
    if (markets.length === 0) continue
    const prices = digest(markets)
    present.set(eventId, prices)
    if (poll.offered.get(eventId) !== prices) sent.push(offered(eventId, markets, now))
  }
  await appendMessages(deps, sent)
  const gone = [...poll.offered.keys()].filter((eventId) => !present.has(eventId))
  for (const [eventId, prices] of present) poll.offered.set(eventId, prices)
  await withdraw(deps, poll, gone)
}

/**
 * After a failure the next question waits, twice as long each time: this one alone, or all of them
 * when the feed itself is away or wants to be left alone.
 */
function wait(feed: Feed, poll: Polled, asked: { question: Question; failure: Failure }) {
  const { question, failure } = asked
  const { deps } = feed
  const nowMs = deps.clock.now().getTime()
  const failures = failure.isAboutQuestion ? ++poll.failures[question] : ++feed.failures
  const waitMs = backOffFor(failures, failure)
  if (failure.isAboutQuestion) poll.dueAtMs[question] = nowMs + waitMs
  else feed.quietUntilMs = nowMs + waitMs
  const { sportKey } = poll.competition
  deps.log.warn({ sportKey, question, why: failure.why, waitMs }, 'the odds feed gave no answer')
}

function answered(feed: Feed, poll: Polled, question: Question) {
  feed.failures = 0
  poll.failures[question] = 0
}

type KnownEvent = Awaited<ReturnType<typeof knownEvents>>[number]

/**
 * The competition's events that are not over, and those that ended while the feed may
 * still list them.
 */
const knownEvents = ({ db, clock }: Deps, { competition }: FeedCompetition) =>
  db
    .selectFrom('sportsbook.event')
    .select(['event_id', 'source', 'home', 'away', 'starts_at', 'stage', 'finished_at'])
    .where('competition', '=', competition)
    .where('replay', '=', false)
    .where((is) =>
      is.or([
        is('finished_at', 'is', null),
        is('starts_at', '>', new Date(clock.now().getTime() - SAME_FIXTURE_MS)),
      ]),
    )
    .execute()

/**
 * Whether the feed may speak of an event: not of one that is over, nor of one that traders price.
 */
const isOurs = ({ source, finished_at }: KnownEvent) => source !== BY_HAND && finished_at === null

/**
 * The same match of another source, by clubs and time, keeps its id and is priced by this feed;
 * null of one that traders price or that is over.
 */
function eventIdOf(event: OddsEvent | ScoredEvent, known: readonly KnownEvent[]): string | null {
  const ownId = `toa-${event.id}`
  const asked = {
    home: clubKey(event.home_team!),
    away: clubKey(event.away_team!),
    playedAtMs: Date.parse(event.commence_time),
  }
  const isSame = ({ home, away, starts_at }: KnownEvent) =>
    isSameFixture(asked, {
      home: clubKey(home),
      away: clubKey(away),
      playedAtMs: starts_at.getTime(),
    })
  const same = known.find(({ event_id }) => event_id === ownId) ?? known.find(isSame)
  if (same === undefined) return ownId
  return isOurs(same) ? same.event_id : null
}

const isOnlyMinors = ({ competition }: Polled, { home_team, away_team }: OddsEvent) =>
  isOfMinors({
    competition: competition.competition,
    stage: '',
    home: home_team ?? '',
    away: away_team ?? '',
  })

/** The match as it is to be known here; nothing when this was said last. */
function announced(
  { clubs, deps }: Feed,
  { competition, announced: last }: Polled,
  of: {
    readonly event: OddsEvent
    readonly eventId: string
    readonly known: readonly KnownEvent[]
  },
): SentMessage[] {
  const { event, eventId } = of
  const before = of.known.find(({ event_id }) => event_id === eventId)
  const nameOf = (club: string) => clubs.get(clubKey(club)) ?? club
  const message: FeedMessage = {
    type: 'fixture',
    eventId,
    source: ODDS_API,
    sport: competition.sport,
    competition: competition.competition,
    stage: before?.stage ?? '',
    home: before?.home ?? nameOf(event.home_team!),
    away: before?.away ?? nameOf(event.away_team!),
    startsAt: new Date(event.commence_time).toISOString(),
    replay: false,
    playedOn: null,
  }
  const said = digest(message)
  const isKnown = before?.source === ODDS_API && before.starts_at.toISOString() === message.startsAt
  if (last.get(eventId) === said || (isKnown && !last.has(eventId))) {
    last.set(eventId, said)
    return []
  }
  last.set(eventId, said)
  // a match that was said to begin at this time before, and at another one since, is said again
  return [{ messageId: `${eventId}#toa-fixture-${deps.clock.now().toISOString()}`, message }]
}

const offered = (eventId: string, markets: readonly OfferedMarket[], now: Date): SentMessage => ({
  messageId: `${eventId}#toa-odds-${now.toISOString()}`,
  message: { type: 'odds', eventId, markets },
})

/** Takes every price of the events away; they stay announced. */
async function withdraw(deps: Deps, { offered: last }: Polled, eventIds: readonly string[]) {
  const at = deps.clock.now().toISOString()
  await appendMessages(
    deps,
    eventIds.map((eventId) => ({
      messageId: `${eventId}#toa-withdrawn-${at}`,
      message: { type: 'odds', eventId, markets: [] },
    })),
  )
  for (const eventId of eventIds) last.delete(eventId)
}

/**
 * Settles what the feed says is over; it knows the final score and nothing finer. It is asked only
 * while a match waits that may be over: each question costs two requests.
 */
async function pollScores(feed: Feed, poll: Polled) {
  const { deps, client } = feed
  const now = deps.clock.now()
  const known = await knownEvents(deps, poll.competition)
  const waiting = known.filter((event) => isOurs(event) && mayBeScored(event.starts_at, now))
  if (waiting.length === 0) return
  const answer = await client.scores(poll.competition.sportKey)
  if (!answer.ok) return wait(feed, poll, { question: 'scores', failure: answer })
  answered(feed, poll, 'scores')
  const starts = waiting.map(({ starts_at }) => starts_at)
  poll.dueAtMs.scores = now.getTime() + scoresPauseFor(starts, now)
  const sent = answer.data.flatMap((event): SentMessage[] => {
    const score = finalScore(event)
    if (!score) return []
    const eventId = eventIdOf(event, known)
    if (eventId === null || !waiting.some(({ event_id }) => event_id === eventId)) return []
    poll.offered.delete(eventId)
    const result = { state: 'finished', score } as const
    return [{ messageId: `${eventId}#toa-result`, message: { type: 'result', eventId, result } }]
  })
  await appendMessages(deps, sent)
}

function finalScore({ completed, scores, home_team, away_team }: ScoredEvent) {
  if (!completed || !scores || home_team === null || away_team === null) return null
  const goals = (club: string) =>
    scores.find(({ name }) => clubKey(name) === clubKey(club))?.score ?? ''
  const [home, away] = [goals(home_team), goals(away_team)]
  if (!/^\d{1,3}$/.test(home) || !/^\d{1,3}$/.test(away)) return null
  return { home: Number(home), away: Number(away) }
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
