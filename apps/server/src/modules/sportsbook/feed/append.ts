import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { jsonb } from '../../../platform/jsonb.ts'
import type { Tables } from '../../../tables.ts'
import { plainFacts } from '../settlement/event-facts.ts'
import { closeGate } from './gate.ts'
import { confirmFacts, saveLiveFacts, stopDeciding } from './live-facts.ts'
import { FEED_CHANNEL } from './channel.ts'
import { holdsOfNew } from './holds-of-new.ts'
import { alertOfLate, cancelsOfLate, findLateBets, isNewLate } from './late-bets.ts'
import { keepOwn } from './own-messages.ts'
import { alertOfPutOff, cancelsOfPutOff, findPutOff } from './put-off.ts'
import { saveCancellation, withdrawCancellation } from './cancellations.ts'
import { closingsOfNews } from './news-closings.ts'
import { closingsOfPhases } from './phase-closings.ts'
import { isClosing, PHASE } from './message.ts'
import type { FixtureMessage, ResultMessage, SentMessage } from './message.ts'

export const LOG_LOCK = 'sportsbook.feed_message'

/** Lets nobody else say anything in the log until the transaction ends. */
export const lockLog = (tx: Transaction<Tables>) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${LOG_LOCK}, 0))`.execute(tx)

/** What else is done in the transaction in which something is said. */
export type Within = (tx: Transaction<Tables>) => Promise<unknown>

/**
 * Appends what a source said, all or nothing, and with it what `within` does, unless all of it was
 * known: a message whose id is known is left out. A message that closes an event, a phase that
 * closes a part of it, a score that has changed and a start that has become earlier close its gate
 * first, so that no bet is accepted after it that does not know of it. Safe to repeat.
 */
export async function appendMessages(
  deps: Deps,
  sent: readonly SentMessage[],
  within?: Within,
): Promise<void> {
  if (sent.length === 0) return
  const { holds, phases, news } = await closingsBeside(deps, sent)
  const closing = [...sent, ...holds, ...phases, ...news]
  await Promise.all(
    closing
      .filter(({ message }) => isClosing(message))
      .map(({ messageId, message }) => closeGate(deps, message.eventId, messageId)),
  )
  const [late, putOff] = await Promise.all([findLateBets(deps, sent), findPutOff(deps, sent)])
  const at = deps.clock.now()
  const cancels = [
    ...late.flatMap(cancelsOfLate),
    ...putOff.flatMap((one) => cancelsOfPutOff(one, at)),
  ]
  await deps.db.transaction().execute(async (tx) => {
    // One writer at a time: numbers are handed out in the order of the commits, so that a reader
    // who has seen one has seen all before it.
    await lockLog(tx)
    for (const { message } of sent) if (message.type === 'fixture') await keepEvent(tx, message)
    const moved = await holdsSince(deps, tx, { sent, before: holds })
    const all = [...sent, ...moved, ...phases, ...news, ...cancels]
    const added = await insert(tx, all, at)
    keepOwn(
      deps.pool,
      all.flatMap(({ messageId, message }) => {
        const seq = added.get(messageId)
        return seq === undefined ? [] : [{ seq, message }]
      }),
    )
    await lockEvents(tx, [...sent, ...cancels])
    for (const { message, messageId } of [...sent, ...cancels]) {
      if (!added.has(messageId)) continue
      await saveMeaning(tx, { messageId, message }, at)
    }
    for (const news of late) {
      if (isNewLate(news, added)) await alertOfLate(tx, deps.clock, news.bets)
    }
    for (const one of putOff) if (added.has(one.messageId)) await alertOfPutOff(tx, deps.clock, one)
    if (sent.some(({ messageId }) => added.has(messageId))) await within?.(tx)
    await sql`SELECT pg_notify(${FEED_CHANNEL}, '')`.execute(tx)
  })
}

async function closingsBeside(deps: Deps, sent: readonly SentMessage[]) {
  const [holds, phases, news] = await Promise.all([
    holdsOfNew(deps, sent),
    closingsOfPhases(deps, sent),
    closingsOfNews(deps, sent),
  ])
  return { holds, phases, news }
}

/** Counts what the messages would have closed, had they been said; nothing else comes of them. */
export async function appendClosings(deps: Deps, sent: readonly SentMessage[]): Promise<void> {
  const { holds, phases, news } = await closingsBeside(deps, sent)
  const closing = [...sent, ...holds, ...phases, ...news]
  await appendMessages(deps, closing.filter(({ message }) => isClosing(message)).map(closingOnly))
}

/**
 * What is suspended once nobody else can say anything: also what an operator suspended since the
 * look before, whose gates are closed here. Of what was let go meanwhile only the closing counts.
 */
async function holdsSince(
  deps: Deps,
  tx: Transaction<Tables>,
  { sent, before }: { readonly sent: readonly SentMessage[]; readonly before: SentMessage[] },
): Promise<SentMessage[]> {
  const now = await holdsOfNew({ db: tx }, sent)
  const [known, standing] = [before, now].map((some) => new Set(some.map((one) => one.messageId)))
  const later = now.filter(({ messageId }) => !known!.has(messageId))
  await Promise.all(
    later.map(({ messageId, message }) => closeGate(deps, message.eventId, messageId)),
  )
  const gone = before.filter(({ messageId }) => !standing!.has(messageId))
  return [...now, ...gone.map(closingOnly)]
}

const closingOnly = ({ messageId, message: { eventId } }: SentMessage): SentMessage => ({
  messageId,
  message: { type: 'hold', eventId, target: PHASE, isHeld: true, reason: 'let go' },
})

/** What changes nothing of an event's row. */
const SAYS_NO_FACT: ReadonlySet<string> = new Set(['odds', 'odds_change', 'hold'])

/** Takes the events of which facts are said in the order in which settlements hold theirs. */
async function lockEvents(tx: Transaction<Tables>, sent: readonly SentMessage[]) {
  const told = sent.filter(({ message }) => !SAYS_NO_FACT.has(message.type))
  const ids = [...new Set(told.map(({ message }) => message.eventId))]
  if (ids.length < 2) return
  await sql`SELECT FROM sportsbook.event WHERE event_id = ANY (${ids}::text[])
    ORDER BY event_id FOR NO KEY UPDATE`.execute(tx)
}

/** What a new message changes for bets that were placed before it. */
async function saveMeaning(
  tx: Transaction<Tables>,
  { messageId, message }: SentMessage,
  at: Date,
): Promise<void> {
  if (message.type === 'fixture') await saveFixture(tx, message)
  if (message.type === 'bet_stop') await stopDeciding(tx, message.eventId)
  if (message.type === 'bet_start') await confirmFacts(tx, message.eventId)
  if (message.type === 'score') await saveLiveFacts(tx, message)
  if (message.type === 'result') await saveResult(tx, message, at)
  if (message.type === 'rollback') await takeBack(tx, message.eventId)
  if (message.type === 'cancel') {
    if (message.withdraws === undefined) await saveCancellation(tx, messageId, message)
    else await withdrawCancellation(tx, message, at)
  }
}

async function insert(tx: Transaction<Tables>, sent: readonly SentMessage[], at: Date) {
  const ids: string[] = []
  const events: string[] = []
  const types: string[] = []
  const payloads: string[] = []
  for (const { messageId, message } of sent) {
    const { type, eventId, ...payload } = message
    ids.push(messageId)
    events.push(eventId)
    types.push(type)
    payloads.push(JSON.stringify(payload))
  }
  const { rows: added } = await sql<{ seq: bigint; message_id: string }>`
    INSERT INTO sportsbook.feed_message (message_id, event_id, type, payload, at)
    SELECT message_id, event_id, type, payload::jsonb, ${at}
      FROM unnest(${ids}::text[], ${events}::text[], ${types}::text[], ${payloads}::text[])
        WITH ORDINALITY AS r (message_id, event_id, type, payload, ord)
     ORDER BY ord
    ON CONFLICT (message_id) DO NOTHING
    RETURNING seq, message_id`.execute(tx)
  return new Map(added.map((row) => [row.message_id, Number(row.seq)]))
}

const factsOf = (message: FixtureMessage) => ({
  starts_at: new Date(message.startsAt),
  sport: message.sport,
  competition: message.competition,
  stage: message.stage,
  home: message.home,
  away: message.away,
  played_on: message.playedOn,
})

/** An event is there before what is said of it. */
const keepEvent = (tx: Transaction<Tables>, message: FixtureMessage) =>
  tx
    .insertInto('sportsbook.event')
    .values({
      event_id: message.eventId,
      source: message.source,
      replay: message.replay,
      result_state: null,
      result_home: null,
      result_away: null,
      finished_at: null,
      settled_at: null,
      facts: null,
      rollbacks: 0,
      reversed: 0,
      cancelled: 0,
      voided: 0,
      is_stopped: false,
      unconfirmed_facts: null,
      live_facts: null,
      decisions: 0,
      decided: 0,
      awaits_result: false,
      ...factsOf(message),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()

/** What is announced anew counts; an old announcement that comes once more does not. */
const saveFixture = (tx: Transaction<Tables>, message: FixtureMessage) =>
  tx
    .updateTable('sportsbook.event')
    .set(factsOf(message))
    .where('event_id', '=', message.eventId)
    .execute()

/**
 * The first result stands: settled bets are corrected by a rollback, never by another result. Bets
 * that were settled in play are looked at once more.
 */
const saveResult = (tx: Transaction<Tables>, message: ResultMessage, at: Date) => {
  const { eventId, result, facts } = message
  return tx
    .updateTable('sportsbook.event')
    .set({
      result_state: result.state,
      result_home: result.state === 'void' ? null : (result.score?.home ?? null),
      result_away: result.state === 'void' ? null : (result.score?.away ?? null),
      facts: jsonb(facts ?? plainFacts(result)),
      finished_at: at,
      awaits_result: false,
      rollbacks: sql`rollbacks + (live_facts IS NOT NULL)::int`,
    })
    .where('event_id', '=', eventId)
    .where('finished_at', 'is', null)
    .execute()
}

/** Bets that were settled on the result are reversed before another one counts. */
const takeBack = (tx: Transaction<Tables>, eventId: string) =>
  tx
    .updateTable('sportsbook.event')
    .set((event) => ({
      result_state: null,
      result_home: null,
      result_away: null,
      facts: null,
      finished_at: null,
      settled_at: null,
      unconfirmed_facts: null,
      live_facts: null,
      decisions: 0,
      decided: 0,
      awaits_result: true,
      rollbacks: event('rollbacks', '+', 1),
    }))
    .where('event_id', '=', eventId)
    .where((event) =>
      event.or([event('finished_at', 'is not', null), event('live_facts', 'is not', null)]),
    )
    .execute()
