import { formatMoney, centavos } from '@jogada/core'
import { BET_RESULTS, MATCH_PHASES } from '@jogada/core/sports/codes'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { renewAlert } from '../../alert/index.ts'
import { listed, REFUSED_BETS } from '../bets/bet-states.ts'
import { BY_HAND } from './by-hand.ts'
import type { FeedMessage, ScoreMessage, SentMessage } from './message.ts'
import { idsInLog } from './news-closings.ts'

const MINUTE_MS = 60_000

/** Why they go back, for whoever reads the log; the player is told in their own words. */
const REASON = 'accepted after the start'

/** Bets that were taken before a match was known to run, although it did. */
export type LateBets = {
  readonly eventId: string
  readonly from: Date
  readonly to: Date
  readonly bets: number
  readonly stakes: bigint
  /** Given back at once; otherwise a person decides. */
  readonly isAutomatic: boolean
}

/** What came too late by a message, under the message's id. */
export type LateNews = { readonly messageId: string; readonly bets: LateBets }

/**
 * The bets that messages show to have come too late: one tells a start that has passed and was not
 * known, or play that began before it was said. Call it once the gates are closed: no bet of the
 * time can follow any more; what the log holds already shows nothing. A source's word gives them
 * back if the start was told earlier by less than the configured time, has passed by the clock of
 * this process too and the event has no result; else a person decides.
 */
export async function findLateBets(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  sent: readonly SentMessage[],
): Promise<LateNews[]> {
  const now = deps.clock.now()
  const told = sent.flatMap(({ messageId, message }) => {
    const from = startToldBy(message, now)
    return from ? [{ messageId, message, from }] : []
  })
  if (told.length === 0) return []
  const [said, events] = await Promise.all([
    idsInLog(deps.db, told),
    knownEvents(
      deps,
      told.map(({ message }) => message.eventId),
    ),
  ])
  const found: LateNews[] = []
  for (const { messageId, message, from } of told) {
    const event = events.get(message.eventId)
    if (said.has(messageId) || !event || event.replay || from >= event.starts_at) continue
    // later minutes say little of the start: clocks stop and sources round
    if (event.begun_at && message.type === 'score') continue
    const bets = await lateBetsOf(deps, event, { from, now })
    if (!bets) continue
    const isBySource = event.source !== BY_HAND && !isOutright(message)
    found.push({ messageId, bets: { ...bets, isAutomatic: isBySource && bets.isAutomatic } })
    events.delete(message.eventId)
  }
  return found
}

/**
 * The start that a message tells; a day without a time tells none. Whether it has passed the bets
 * themselves show, so that a process whose clock is behind does not overlook those after it.
 */
function startToldBy(message: FeedMessage, now: Date): Date | null {
  if (message.type === 'score') return kickOff(message, now)
  if (message.type !== 'fixture' || message.isTimeOpen) return null
  return new Date(message.startsAt)
}

/** The latest time at which a match can have begun that is in this minute of its first half. */
export function kickOff({ phase, minute }: ScoreMessage, now: Date): Date | null {
  if (phase !== MATCH_PHASES.first_half || minute === null || minute < 2) return null
  return new Date(now.getTime() - (minute - 1) * MINUTE_MS)
}

const isOutright = (message: FeedMessage) =>
  message.type === 'fixture' && message.isOutright === true

type KnownEvent = {
  readonly event_id: string
  readonly source: string
  readonly replay: boolean
  readonly starts_at: Date
  readonly finished_at: Date | null
  readonly begun_at: Date | null
}

async function knownEvents({ db }: Pick<Deps, 'db'>, ids: readonly string[]) {
  const { rows } = await sql<KnownEvent>`
    SELECT event_id, source, replay, starts_at, finished_at,
           (SELECT at FROM sportsbook.feed_message WHERE message_id = e.event_id || '#begun')
             AS begun_at
      FROM sportsbook.event e WHERE event_id = ANY (${[...new Set(ids)]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.event_id, row]))
}

async function lateBetsOf(
  deps: Pick<Deps, 'db' | 'env'>,
  event: KnownEvent,
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<LateBets | null> {
  const { event_id: eventId, begun_at: begun, starts_at: known, finished_at: finished } = event
  // bets of play are taken with its delay, and those after the announced start were refused
  const { bets, stakes, last } = await betsBetween(deps, { eventId, from, to: begun })
  if (bets === 0) return null
  const to = begun ?? (last > now ? last : now)
  const isNear = known.getTime() - from.getTime() < deps.env.LATE_BETS_MINUTES * MINUTE_MS
  // where clocks say different things of the start, none of them is believed
  const isAutomatic = isNear && finished === null && from < now
  return { eventId, from, to, bets, stakes, isAutomatic }
}

/**
 * Bets that were placed from one instant on, until another one if there is one, and have neither
 * been sold nor given back.
 */
async function betsBetween(
  { db }: Pick<Deps, 'db'>,
  { eventId, from, to }: Pick<LateBets, 'eventId' | 'from'> & { readonly to: Date | null },
) {
  const { rows } = await sql<{ bets: bigint; stakes: bigint; last: Date }>`
    SELECT count(*) AS bets, coalesce(sum(b.open_stake), 0)::bigint AS stakes,
           max(b.placed_at) AS last
      FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ${eventId} AND b.placed_at >= ${from}
       AND b.placed_at <= coalesce(${to}::timestamptz, 'infinity')
       AND b.status NOT IN ${listed(REFUSED_BETS)} AND NOT b.sold
       AND b.result IS DISTINCT FROM ${BET_RESULTS.refund}`.execute(db)
  const { bets, stakes, last } = rows[0]!
  return { bets: Number(bets), stakes, last }
}

const cancelId = (messageId: string) => `${messageId}#late`

/**
 * Whether it is to be told: its message is new, or what gives the bets back is, because a process
 * whose clock is behind said the message first and saw nothing late in it.
 */
export const isNewLate = ({ messageId }: LateNews, added: ReadonlyMap<string, number>): boolean =>
  added.has(messageId) || added.has(cancelId(messageId))

/** What the log says to give them back; nothing where a person decides. */
export const cancelsOfLate = ({ messageId, bets }: LateNews): SentMessage[] => {
  const { eventId, from, to, isAutomatic } = bets
  return isAutomatic
    ? [
        {
          messageId: cancelId(messageId),
          message: {
            type: 'cancel',
            eventId,
            marketId: null,
            from: from.toISOString(),
            to: to.toISOString(),
            reason: REASON,
            isLate: true,
          },
        },
      ]
    : []
}

/** Tells operators, together with what the log says; a start that moves again widens the time. */
export const alertOfLate = (
  tx: Transaction<Tables>,
  clock: Deps['clock'],
  { eventId, from, to, bets, stakes, isAutomatic }: LateBets,
) =>
  renewAlert(
    { db: tx, clock },
    {
      kind: isAutomatic ? 'late_bets_back' : 'late_bets',
      subject: `event:${eventId}`,
      detail: {
        bets,
        stakes: formatMoney(centavos(stakes)),
        from: from.toISOString(),
        to: to.toISOString(),
      },
    },
  )
