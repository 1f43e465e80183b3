import { centavos, formatMoney } from '@jogada/core'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import { isPutOffTooLong, RESUME_WITHIN_HOURS } from '@jogada/core/sports/rules/sport-rules'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { renewAlert } from '../../alert/index.ts'
import { listed, REFUSED_BETS } from '../bets/bet-states.ts'
import { BY_HAND } from './by-hand.ts'
import type { FixtureMessage, SentMessage } from './message.ts'
import { idsInLog } from './news-closings.ts'
import { begunId } from './phase-closings.ts'

const HOUR_MS = 3_600_000
/** How long a process may not have heard of the new start and takes bets for the old one. */
const UNHEARD_MS = 60_000

/** Why they go back, for whoever reads the log. */
const REASON = 'put off beyond the hours of the rules'

/**
 * A match that is put off beyond the hours of the rules, with bets that were accepted for a
 * start long before.
 */
export type PutOff = {
  readonly messageId: string
  readonly eventId: string
  readonly startsAt: Date
  /** Bets for a start before this one go back. */
  readonly startsBefore: Date
  readonly bets: number
  readonly stakes: bigint
  /** Given back at once; otherwise a person decides. */
  readonly isAutomatic: boolean
}

type NewStart = { readonly messageId: string; readonly message: FixtureMessage }

/**
 * The matches that announcements put off by more than the printed hours beyond a start that was
 * announced with its time, and what was bet for it. A match that has begun or ended is none, nor is
 * an outright or a replay. A source's word gives the bets back, a trader's is left to a person.
 */
export async function findPutOff(
  { db }: Pick<Deps, 'db'>,
  sent: readonly SentMessage[],
): Promise<PutOff[]> {
  const told = sent.flatMap(({ messageId, message }): NewStart[] =>
    message.type === 'fixture' && !message.replay && !message.isOutright
      ? [{ messageId, message }]
      : [],
  )
  if (told.length === 0) return []
  const later = await movedLater(db, told)
  if (later.length === 0) return []
  const said = await idsInLog(db, later)
  const found: PutOff[] = []
  for (const { messageId, message } of later) {
    if (said.has(messageId)) continue
    const startsAt = new Date(message.startsAt)
    const startsBefore = new Date(startsAt.getTime() - RESUME_WITHIN_HOURS * HOUR_MS)
    const { eventId, source } = message
    const earlier = await firstTimed(db, eventId)
    if (!earlier || !isPutOffTooLong(message.sport, earlier.getTime(), startsAt.getTime())) continue
    const { bets, stakes } = await betsFor(db, { eventId, startsBefore })
    if (bets === 0) continue
    const isAutomatic = source !== BY_HAND
    found.push({ messageId, eventId, startsAt, startsBefore, bets, stakes, isAutomatic })
  }
  return found
}

/** Those that move a match which has neither begun nor ended to a later start. */
async function movedLater(db: Deps['db'], told: readonly NewStart[]): Promise<NewStart[]> {
  const ids = [...new Set(told.map(({ message }) => message.eventId))]
  const begun = ids.map(begunId)
  const { rows } = await sql<{ event_id: string; starts_at: Date }>`
    SELECT event_id, starts_at FROM sportsbook.event e
     WHERE event_id = ANY (${ids}::text[]) AND finished_at IS NULL AND NOT awaits_result
       AND NOT EXISTS (
         SELECT 1 FROM unnest(${ids}::text[], ${begun}::text[]) AS b (event_id, message_id)
           JOIN sportsbook.feed_message m ON m.message_id = b.message_id
          WHERE b.event_id = e.event_id)`.execute(db)
  const known = new Map(rows.map((row) => [row.event_id, row.starts_at]))
  return told.filter(({ message }) => {
    const before = known.get(message.eventId)
    return before !== undefined && new Date(message.startsAt) > before
  })
}

/** The earliest start of an event that was announced with its time; null where none was. */
async function firstTimed(db: Deps['db'], eventId: string): Promise<Date | null> {
  const { rows } = await sql<{ starts_at: Date | null }>`
    SELECT min((payload ->> 'startsAt')::timestamptz) AS starts_at
      FROM sportsbook.feed_message
     WHERE event_id = ${eventId} AND type = 'fixture'
       AND NOT coalesce((payload ->> 'isTimeOpen')::boolean, false)`.execute(db)
  return rows[0]!.starts_at
}

/** Bets for a start before an instant that have neither been sold nor given back. */
async function betsFor(
  db: Deps['db'],
  { eventId, startsBefore }: Pick<PutOff, 'eventId' | 'startsBefore'>,
) {
  const { rows } = await sql<{ bets: bigint; stakes: bigint }>`
    SELECT count(*) AS bets, coalesce(sum(b.open_stake), 0)::bigint AS stakes
      FROM sportsbook.leg l
      JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
     WHERE l.event_id = ${eventId} AND l.starts_at < ${startsBefore}
       AND b.status NOT IN ${listed(REFUSED_BETS)} AND NOT b.sold
       AND b.result IS DISTINCT FROM ${BET_RESULTS.refund}`.execute(db)
  return { bets: Number(rows[0]!.bets), stakes: rows[0]!.stakes }
}

/** What the log says to give them back; nothing where a person decides. */
export const cancelsOfPutOff = (
  { messageId, eventId, startsBefore, isAutomatic }: PutOff,
  now: Date,
): SentMessage[] =>
  isAutomatic
    ? [
        {
          messageId: `${messageId}#put-off`,
          message: {
            type: 'cancel',
            eventId,
            marketId: null,
            from: null,
            to: new Date(now.getTime() + UNHEARD_MS).toISOString(),
            startsBefore: startsBefore.toISOString(),
            reason: REASON,
          },
        },
      ]
    : []

/** Tells operators, together with what the log says. */
export const alertOfPutOff = (
  tx: Transaction<Tables>,
  clock: Deps['clock'],
  { eventId, startsAt, bets, stakes, isAutomatic }: PutOff,
) =>
  renewAlert(
    { db: tx, clock },
    {
      kind: isAutomatic ? 'put_off_bets_back' : 'put_off_bets',
      subject: `event:${eventId}`,
      detail: { bets, stakes: formatMoney(centavos(stakes)), startsAt: startsAt.toISOString() },
    },
  )
