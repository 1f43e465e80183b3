import type { CallOutput, ops } from '@jogada/contract'
import { isOfMinors } from '@jogada/core/sports/minors'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { BY_HAND } from '../feed/by-hand.ts'
import { closeGate } from '../feed/gate.ts'
import { PHASE } from '../feed/message.ts'
import type { Within } from '../feed/append.ts'
import { handMessageId, sayByHand, sayRefused } from '../feed/operator-door.ts'
import type { EventRow } from '../settlement/event-facts.ts'
import { handEvent } from './hand-events.ts'
import { refuseOffered } from './offered-already.ts'
import { putInPlayAt } from './put-in-play.ts'

type Body = CallOutput<typeof ops.trading.amend>['body']
type Amendment = Omit<Body, 'reason' | 'seen'>

/**
 * Says an event by hand anew, with what `within` makes of what was said before. Refuses with
 * `changed_meanwhile` one that is said otherwise than it was seen, or that is in
 * play, with `invalid_input` a start that has passed, with `event_offered` what makes it the match
 * of another event, and with `event_has_bets` other names, of the competition too, than those that
 * players bet on: no bet can come between the look for them and the change.
 */
export async function amendByHand(
  deps: Deps,
  eventId: string,
  { seen, amendment: asked }: Pick<Body, 'seen'> & { readonly amendment: Amendment },
  within?: (before: Amendment) => Within,
): Promise<void> {
  const event = await handEvent(deps, eventId)
  if (await putInPlayAt(deps, eventId)) throw new Refusal('changed_meanwhile')
  if (!isStill(saidOf(event), seen)) throw new Refusal('changed_meanwhile')
  const startsAt = new Date(asked.startsAt)
  const isMoved = startsAt.getTime() !== event.starts_at.getTime()
  if (isMoved && startsAt <= deps.clock.now()) {
    throw new Refusal('invalid_input', { fields: 'startsAt' })
  }
  const entryId = `amend-${deps.rng.uuid()}`
  const { sport, home, away } = event
  const { competition = event.competition } = asked
  const closing = { type: 'hold', eventId, target: PHASE, isHeld: true, reason: 'amended' } as const
  if (isOfMinors({ ...asked, competition })) throw new Refusal('event_of_minors')
  const isMovedOver = competition !== event.competition
  const isRenamed = asked.home !== home || asked.away !== away || isMovedOver
  const isOther = isRenamed || isMoved
  const match = { ...asked, sport, competition, startsAt }
  if (isOther) await refuseOffered(deps, eventId, match)
  if (isRenamed) {
    if (await isBetOn(deps, eventId)) throw new Refusal('event_has_bets')
    await closeGate(deps, eventId, handMessageId(eventId, entryId, 0))
    if (await isBetOn(deps, eventId)) {
      await sayByHand(deps, { entryId, messages: [closing] })
      throw new Refusal('event_has_bets')
    }
  }
  const fixture = {
    type: 'fixture',
    eventId,
    source: BY_HAND,
    sport,
    competition,
    stage: asked.stage,
    home: asked.home,
    away: asked.away,
    startsAt: startsAt.toISOString(),
    replay: false,
    playedOn: null,
  } as const
  const messages = [
    ...(isRenamed ? [closing] : []),
    fixture,
    ...(isMovedOver ? [await holdOf(deps, eventId, competition)] : []),
  ]
  const entry = { entryId, messages }
  try {
    await sayByHand(deps, entry, async (tx) => {
      if (isOther) await refuseOffered({ db: tx }, eventId, match)
      await within?.(saidOf(event))(tx)
    })
  } catch (fault) {
    if (fault instanceof Refusal) await sayRefused(deps, entry)
    throw fault
  }
}

/**
 * An event that changes its competition is suspended with the new one, and no more with
 * the old one.
 */
async function holdOf({ db }: Pick<Deps, 'db'>, eventId: string, competition: string) {
  const held = await db
    .selectFrom('sportsbook.hold')
    .select('reason')
    .where('scope', '=', 'competition')
    .where('id', '=', competition)
    .executeTakeFirst()
  const reason = held?.reason ?? 'amended'
  const isHeld = held !== undefined
  return { type: 'hold', eventId, target: 'competition', isHeld, reason } as const
}

const isStill = (said: Body['seen'], seen: Body['seen']) =>
  said.competition === seen.competition &&
  said.stage === seen.stage &&
  said.home === seen.home &&
  said.away === seen.away &&
  Date.parse(said.startsAt) === Date.parse(seen.startsAt)

const saidOf = ({ competition, stage, home, away, starts_at }: EventRow): Body['seen'] => ({
  competition,
  stage,
  home,
  away,
  startsAt: starts_at.toISOString(),
})

async function isBetOn({ db }: Pick<Deps, 'db'>, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM sportsbook.leg WHERE event_id = ${eventId} LIMIT 1`.execute(db)
  return rows.length > 0
}
