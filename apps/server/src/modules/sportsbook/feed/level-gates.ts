import { sql } from 'kysely'
import type { SportsbookDeps } from '../deps.ts'
import { FEED_CHANNEL } from './channel.ts'
import { HOUSE_ITSELF, gateOf } from './gate.ts'
import { lockLog } from './append.ts'
import { PHASE } from './message.ts'

const NAMES_AT_ONCE = 1000

/** How often an event was closed by its gate and by the log. */
type Closings = { readonly gate: number; readonly log: number }

/** Events whose gate and log said otherwise when they were last looked at. */
export type Uneven = ReadonlyMap<string, Closings>

type LevelDeps = Pick<SportsbookDeps, 'db' | 'ledger' | 'log' | 'rng' | 'clock' | 'catalogue'>

/**
 * Makes gate and log count the same closings of every event that takes bets, where they stood apart
 * at the last look as they do now; gives those that stand apart for the next look. They do so for a
 * moment whenever something closes, and for good after a process that died between the gate and the
 * log: such an event would refuse every bet. What the log does not hold it is told as a closing of
 * nothing; a gate that stays behind, because the message came after all, is moved.
 */
export async function levelGates(deps: LevelDeps, before: Uneven): Promise<Uneven> {
  const uneven = await findUneven(deps)
  for (const [eventId, now] of uneven) {
    const then = before.get(eventId)
    if (then?.gate !== now.gate || then.log !== now.log) continue
    const level = now.gate > now.log ? tellLog : moveGate
    if (!(await level(deps, eventId, now))) continue
    deps.log.warn({ eventId, ...now }, 'the gate of an event did not fit its log: put right')
  }
  return uneven
}

async function findUneven({ catalogue, ledger }: LevelDeps): Promise<Uneven> {
  const logged = new Map(
    catalogue.shown({}).map(({ state }) => [state.fixture.eventId, state.closings]),
  )
  const ids = [...logged.keys()]
  const uneven = new Map<string, Closings>()
  for (let from = 0; from < ids.length; from += NAMES_AT_ONCE) {
    const some = ids.slice(from, from + NAMES_AT_ONCE)
    const counters = await ledger.counters('house', some.map(gateOf))
    for (const eventId of some) {
      const gate = Number(counters[gateOf(eventId)]?.total ?? 0n)
      const log = logged.get(eventId)!
      if (gate !== log) uneven.set(eventId, { gate, log })
    }
  }
  return uneven
}

/** What counts as a closing in SQL, as `isClosing` says it. */
const closes = sql<boolean>`(m.type IN ('bet_stop', 'result', 'rollback')
  OR m.type = 'hold' AND (m.payload ->> 'isHeld')::boolean)`

/**
 * Says in the log, under its lock, how often the gate was closed without it; false once
 * more was said.
 */
const tellLog = ({ db, clock }: LevelDeps, eventId: string, { gate, log }: Closings) =>
  db.transaction().execute(async (tx) => {
    await lockLog(tx)
    const payload = { target: PHASE, isHeld: true, reason: 'unsaid' }
    const { numAffectedRows } = await sql`
      INSERT INTO sportsbook.feed_message (message_id, event_id, type, payload, at)
      SELECT ${eventId} || '#unsaid-' || place, ${eventId}, 'hold', ${JSON.stringify(payload)}::jsonb,
             ${clock.now()}
        FROM generate_series(${log + 1}::int, ${gate}::int) AS place
       WHERE ${log}::int = (SELECT count(*) FROM sportsbook.feed_message m
                        WHERE m.event_id = ${eventId} AND ${closes})
      ON CONFLICT (message_id) DO NOTHING`.execute(tx)
    await sql`SELECT pg_notify(${FEED_CHANNEL}, '')`.execute(tx)
    return (numAffectedRows ?? 0n) > 0n
  })

async function moveGate({ ledger, rng }: LevelDeps, eventId: string, { gate, log }: Closings) {
  const verdict = await ledger.submit(HOUSE_ITSELF, () => ({
    key: `gate:${rng.uuid()}`,
    bodyHash: eventId,
    kind: 'bet_stop',
    postings: [],
    counters: [
      { owner: 'house', name: gateOf(eventId), delta: BigInt(log - gate), expect: BigInt(gate) },
    ],
  }))
  return verdict.status === 'posted'
}
