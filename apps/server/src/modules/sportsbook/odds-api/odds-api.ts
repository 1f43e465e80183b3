import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { appendMessages } from '../feed/append.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import type { FeedMessage, OfferedMarket, SentMessage } from '../feed/message.ts'
import type { Answer, OddsApiClient, Quota } from './client.ts'
import { clubKey, COMPETITIONS } from './names.ts'
import type { FeedCompetition } from './names.ts'
import { pricesOf, STALE_MS } from './prices.ts'
import type { OddsEvent, ScoredEvent } from './wire.ts'

export const ODDS_API = 'the-odds-api'

const POLL_MS = 60_000
const SCORES_EVERY_MS = 5 * 60_000
const HEARTBEAT_EVERY_MS = 5000
const FIRST_BACK_OFF_MS = 5000
const MAX_BACK_OFF_MS = 15 * 60_000
const SAME_MATCH_MS = 36 * 3_600_000
const DAY_MS = 86_400_000

/** The licensed feed; `tick` polls what is due by the clock and says what has changed. */
export type OddsApi = { tick(): Promise<void> }

type Polled = {
  readonly competition: FeedCompetition
  /** What was last offered, by event; a digest of its prices. */
  readonly offered: Map<string, string>
  dueAtMs: number
  scoresDueAtMs: number
  failures: number
  heardAtMs: number
}

/**
 * Opens the feed at the place where the log left it. The feed has no word for suspended: what is
 * missing from an answer, or was priced too long ago, is withdrawn, never void.
 */
export async function openOddsApi(
  deps: Deps,
  client: OddsApiClient,
  competitions: readonly FeedCompetition[] = COMPETITIONS,
): Promise<OddsApi> {
  const polls: Polled[] = []
  for (const competition of competitions) {
    const known = await openEvents(deps, competition)
    const own = known.filter(({ source }) => source === ODDS_API)
    polls.push({
      competition,
      offered: new Map(own.map(({ event_id }) => [event_id, 'unknown'])),
      dueAtMs: -Infinity,
      scoresDueAtMs: -Infinity,
      failures: 0,
      heardAtMs: deps.clock.now().getTime(),
    })
  }
  let beatAtMs = -Infinity
  return {
    async tick() {
      const nowMs = deps.clock.now().getTime()
      for (const poll of polls) {
        if (nowMs >= poll.dueAtMs) await pollOdds(deps, client, poll)
        if (nowMs >= poll.scoresDueAtMs) await pollScores(deps, client, poll)
        if (nowMs - poll.heardAtMs > STALE_MS) await withdraw(deps, poll, [...poll.offered.keys()])
      }
      const isFresh = polls.some(({ heardAtMs }) => nowMs - heardAtMs <= STALE_MS)
      if (!isFresh || nowMs - beatAtMs < HEARTBEAT_EVERY_MS) return
      beatAtMs = nowMs
      await sendHeartbeat(deps, ODDS_API)
    },
  }
}

async function pollOdds(deps: Deps, client: OddsApiClient, poll: Polled) {
  const answer = await client.odds(poll.competition.sportKey)
  const now = deps.clock.now()
  if (!heard(deps, poll, answer)) return
  poll.dueAtMs = now.getTime() + pauseFor(answer.quota, now)
  poll.heardAtMs = now.getTime()
  const known = await openEvents(deps, poll.competition)
  const sent: SentMessage[] = []
  const present = new Set<string>()
  for (const event of answer.data) {
    if (event.home_team === null || event.away_team === null) continue
    const eventId = eventIdOf(event, known)
    const markets = pricesOf(event, now.getTime())
    if (markets.length > 0) present.add(eventId)
    sent.push(...announced(poll, event, eventId), ...offered(poll, eventId, markets, now))
  }
  await appendMessages(deps, sent)
  await withdraw(
    deps,
    poll,
    [...poll.offered.keys()].filter((eventId) => !present.has(eventId)),
  )
}

/** Whether there is an answer; without one the next question waits twice as long as the last. */
function heard<T>(deps: Deps, poll: Polled, answer: Answer<T>): answer is Answer<T> & { ok: true } {
  if (answer.ok) {
    poll.failures = 0
    return true
  }
  poll.failures += 1
  const backOffMs = Math.min(MAX_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** (poll.failures - 1))
  const waitMs = Math.max(answer.retryAfterMs ?? 0, backOffMs)
  poll.dueAtMs = deps.clock.now().getTime() + waitMs
  poll.scoresDueAtMs = Math.max(poll.scoresDueAtMs, poll.dueAtMs)
  const { sportKey } = poll.competition
  deps.log.warn({ sportKey, why: answer.why, waitMs }, 'the odds feed gave no answer')
  return false
}

/** A minute, or longer when what is left of the month's requests would not last. */
export function pauseFor({ remaining, lastCost }: Quota, now: Date): number {
  if (remaining === null) return POLL_MS
  const monthEndMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
  const polls = Math.floor(remaining / Math.max(1, lastCost))
  if (polls === 0) return Math.min(DAY_MS, monthEndMs - now.getTime())
  return Math.max(POLL_MS, Math.ceil((monthEndMs - now.getTime()) / polls))
}

type KnownEvent = Awaited<ReturnType<typeof openEvents>>[number]

const openEvents = ({ db }: Deps, { competition }: FeedCompetition) =>
  db
    .selectFrom('sportsbook.event')
    .select(['event_id', 'source', 'home', 'away', 'starts_at'])
    .where('competition', '=', competition)
    .where('replay', '=', false)
    .where('finished_at', 'is', null)
    .execute()

/** The same match of another source, by clubs and day, keeps its id and is priced by this feed. */
function eventIdOf(event: OddsEvent | ScoredEvent, known: readonly KnownEvent[]): string {
  const startMs = Date.parse(event.commence_time)
  const same = known.find(
    ({ home, away, starts_at }) =>
      clubKey(home) === clubKey(event.home_team!) &&
      clubKey(away) === clubKey(event.away_team!) &&
      Math.abs(starts_at.getTime() - startMs) < SAME_MATCH_MS,
  )
  return same?.event_id ?? `toa-${event.id}`
}

function announced({ competition }: Polled, event: OddsEvent, eventId: string): SentMessage[] {
  const message: FeedMessage = {
    type: 'fixture',
    eventId,
    source: ODDS_API,
    sport: competition.sport,
    competition: competition.competition,
    stage: '',
    home: event.home_team!,
    away: event.away_team!,
    startsAt: new Date(event.commence_time).toISOString(),
    replay: false,
    playedOn: null,
  }
  return [{ messageId: `${eventId}#toa-fixture-${digest(message)}`, message }]
}

function offered(
  { offered: last }: Polled,
  eventId: string,
  markets: readonly OfferedMarket[],
  now: Date,
): SentMessage[] {
  const prices = digest(markets)
  if (markets.length === 0 || last.get(eventId) === prices) return []
  last.set(eventId, prices)
  const message: FeedMessage = { type: 'odds', eventId, markets }
  return [{ messageId: `${eventId}#toa-odds-${now.toISOString()}`, message }]
}

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

/** Settles what the feed says is over; it knows the final score and nothing finer. */
async function pollScores(deps: Deps, client: OddsApiClient, poll: Polled) {
  const answer = await client.scores(poll.competition.sportKey)
  if (!heard(deps, poll, answer)) return
  poll.scoresDueAtMs = deps.clock.now().getTime() + SCORES_EVERY_MS
  const known = await openEvents(deps, poll.competition)
  const sent = answer.data.flatMap((event): SentMessage[] => {
    const score = finalScore(event)
    if (!score) return []
    const eventId = eventIdOf(event, known)
    if (!known.some(({ event_id }) => event_id === eventId)) return []
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
