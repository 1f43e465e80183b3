import type { CallReply, ops } from '@jogada/contract'
import { parseOutcomeId } from '@jogada/core/sports/market-identity'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { appendMessages, lockLog } from '../feed/append.ts'
import type { Within } from '../feed/append.ts'
import { holdMessageId } from '../feed/holds-of-new.ts'

type Scope = ops.trading.HoldScope
export type HeldThing = { readonly scope: Scope; readonly id: string; readonly reason: string }
/** What is done with it in the same transaction, by how many events it touches. */
type WithEvents = (events: number) => Within

/**
 * Suspends an outcome, a market, an event, or all events of a competition or sport, those to
 * come included; tells how many events it touched. Doing it again finishes what was cut off.
 * Refuses with `event_unknown`.
 */
export async function hold(deps: Deps, thing: HeldThing, within?: WithEvents): Promise<number> {
  const { scope, id, reason } = thing
  if (!isWide(scope) && (await openEvents(deps, thing)).length === 0) {
    throw new Refusal('event_unknown')
  }
  const { hold_id, eventIds } = await deps.db.transaction().execute(async (tx) => {
    // what is announced at this moment is either found below or finds the suspension itself
    await lockLog(tx)
    const made = await tx
      .insertInto('sportsbook.hold')
      .values({ scope, id, reason, held_at: deps.clock.now() })
      .onConflict((conflict) => conflict.columns(['scope', 'id']).doUpdateSet({ reason }))
      .returning('hold_id')
      .executeTakeFirstOrThrow()
    const found = await openEvents({ db: tx }, thing)
    await within?.(found.length)(tx)
    return { ...made, eventIds: found }
  })
  const target = targetOf(thing)
  await appendMessages(
    deps,
    eventIds.map((eventId) => ({
      messageId: holdMessageId(eventId, hold_id),
      message: { type: 'hold', eventId, target, isHeld: true, reason },
    })),
  )
  return eventIds.length
}

/**
 * Ends a suspension; what else suspends the same thing goes on. Refuses with `not_found` where
 * nothing is suspended under the name.
 */
export async function release(deps: Deps, thing: HeldThing, within?: WithEvents): Promise<number> {
  const { scope, id, reason } = thing
  const held = await deps.db
    .selectFrom('sportsbook.hold')
    .select('hold_id')
    .where('scope', '=', scope)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!held) throw new Refusal('not_found')
  const target = targetOf(thing)
  const letGo = (eventIds: readonly string[], also?: Within) =>
    appendMessages(
      deps,
      eventIds.map((eventId) => ({
        messageId: `${eventId}#release-${held.hold_id}`,
        message: { type: 'hold', eventId, target, isHeld: false, reason },
      })),
      also,
    )
  const first = await openEvents(deps, thing)
  let isDone = false
  // whoever suspends it from here on makes another suspension, with messages of its own
  const once: Within = async (tx) => {
    if (isDone) return
    await within?.(first.length)(tx)
    await tx.deleteFrom('sportsbook.hold').where('hold_id', '=', held.hold_id).execute()
    isDone = true
  }
  await letGo(first, once)
  await deps.db.transaction().execute(async (tx) => {
    await lockLog(tx)
    await once(tx)
  })
  // what was announced meanwhile, and was suspended as long as the suspension stood
  const known = new Set(first)
  const later = (await openEvents(deps, thing)).filter((eventId) => !known.has(eventId))
  await letGo(later)
  return first.length + later.length
}

/** What is suspended now, the newest first, with the event that it is about or belongs to. */
export async function listHolds({
  db,
}: Pick<Deps, 'db'>): Promise<CallReply<typeof ops.trading.holds>> {
  const holds = await db
    .selectFrom('sportsbook.hold')
    .select(['scope', 'id', 'reason', 'held_at'])
    .orderBy('hold_id', 'desc')
    .execute()
  const ids = holds.map(({ id }) => eventOf(id))
  const events = await db
    .selectFrom('sportsbook.event')
    .select(['event_id as eventId', 'sport', 'home', 'away'])
    .where('event_id', 'in', ids.length > 0 ? ids : [''])
    .execute()
  return holds.map(({ scope, id, reason, held_at: heldAt }) => ({
    scope,
    id,
    reason,
    heldAt: heldAt.toISOString(),
    event: events.find(({ eventId }) => !isWide(scope) && eventId === eventOf(id)) ?? null,
  }))
}

const eventOf = (id: string) => id.split('/')[0]!

const targetOf = ({ scope, id }: HeldThing) =>
  scope === 'outcome' || scope === 'market' ? id : scope

const isWide = (scope: Scope) => scope === 'sport' || scope === 'competition'

/** The events that a suspension is about, as far as they are not over. */
async function openEvents({ db }: Pick<Deps, 'db'>, { scope, id }: HeldThing): Promise<string[]> {
  if (scope === 'sport' || scope === 'competition') {
    const rows = await db
      .selectFrom('sportsbook.event')
      .select('event_id')
      .where(scope, '=', id)
      .where('finished_at', 'is', null)
      .execute()
    return rows.map((row) => row.event_id)
  }
  const eventId = eventIdOf(scope, id)
  const event = await db
    .selectFrom('sportsbook.event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return event ? [eventId] : []
}

function eventIdOf(scope: Scope, id: string): string {
  if (scope === 'event') return id
  if (scope === 'market') return parseOutcomeId(`${id}/@any`)?.eventId ?? ''
  return parseOutcomeId(id)?.eventId ?? ''
}
