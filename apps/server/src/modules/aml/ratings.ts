import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { areDaysRight, isReviewDue, isWatched } from '@jogada/core/aml/rating'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { findPlayer } from '../account/index.ts'
import { appendAudit } from '../audit/index.ts'
import type { Actor } from '../audit/index.ts'

const PAGE = 50

type Asked = CallOutput<typeof ops.aml.rate>['body']
type Room = Pick<Deps, 'db' | 'clock'>

/**
 * Rates somebody anew; every rating of before stays. Refuses with `player_unknown`, with
 * `invalid_input` for an exposure of the future or a review that is not to come, and with
 * `changed_meanwhile` where the rating that was seen is not the last one.
 */
export async function rateParty(deps: Room, actor: Actor, asked: Asked): Promise<bigint> {
  const { party, level, reasons, exposedSince, reviewOn, seen } = asked
  const at = deps.clock.now()
  if (!areDaysRight(asked, localDay(at))) {
    throw new Refusal('invalid_input', { fields: 'exposedSince, reviewOn' })
  }
  if (party.kind === 'player' && !(await findPlayer(deps.db, BigInt(party.playerId)))) {
    throw new Refusal('player_unknown')
  }
  return deps.db.transaction().execute(async (tx) => {
    const partyId = await partyOf(tx, party, at)
    if ((await lastRatingId(tx, partyId)) !== (seen === null ? null : BigInt(seen))) {
      throw new Refusal('changed_meanwhile')
    }
    await tx
      .insertInto('aml.rating')
      .values({
        party_id: partyId,
        level,
        reasons,
        exposed_since: exposedSince,
        review_on: reviewOn,
        by: actor.email,
        at,
      })
      .execute()
    // others read the log: it says neither who was rated nor how
    await appendAudit(deps, tx, {
      actor,
      action: 'aml.party_rated',
      subject: `aml_party:${partyId}`,
    })
    return partyId
  })
}

async function lastRatingId(tx: Transaction<Tables>, partyId: bigint): Promise<bigint | null> {
  const { last } = await tx
    .selectFrom('aml.rating')
    .select(({ fn }) => fn.max<bigint | null>('rating_id').as('last'))
    .where('party_id', '=', partyId)
    .executeTakeFirstOrThrow()
  return last
}

/** The number under which somebody is rated, a new one for whoever was not. */
export async function partyOf(
  tx: Transaction<Tables>,
  party: Asked['party'],
  at: Date,
): Promise<bigint> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('aml.party', 0))`.execute(tx)
  const ofPlayers = party.kind === 'player'
  const known = await tx
    .selectFrom('aml.party')
    .select('party_id')
    .where('kind', '=', party.kind)
    .where(
      ofPlayers
        ? sql<boolean>`player_id = ${BigInt(party.playerId)}`
        : sql<boolean>`lower(name) = lower(${party.name})`,
    )
    .executeTakeFirst()
  if (known) return known.party_id
  const made = await tx
    .insertInto('aml.party')
    .values({
      kind: party.kind,
      player_id: ofPlayers ? BigInt(party.playerId) : null,
      name: ofPlayers ? null : party.name,
      listed_at: at,
    })
    .returning('party_id')
    .executeTakeFirstOrThrow()
  return made.party_id
}

/** Parties with the rating that was given last. */
const rated = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('aml.party as party')
    .innerJoinLateral(
      (is) =>
        is
          .selectFrom('aml.rating')
          .selectAll()
          .whereRef('aml.rating.party_id', '=', 'party.party_id')
          .orderBy('rating_id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .select(['party.kind', 'party.player_id', 'party.name'])

/** A page of whoever is rated: whose review is due, or due next, first. */
export async function listParties(
  deps: Room,
  { kind, playerId, name, skip = 0 }: CallOutput<typeof ops.aml.parties>['query'],
): Promise<CallReply<typeof ops.aml.parties>> {
  const today = localDay(deps.clock.now())
  let query = rated(deps)
    .orderBy('last.review_on')
    .orderBy('last.party_id')
    .offset(skip)
    .limit(PAGE + 1)
  if (kind) query = query.where('party.kind', '=', kind)
  if (playerId) query = query.where('party.player_id', '=', BigInt(playerId))
  if (name) query = query.where(sql<boolean>`lower(party.name) = lower(${name})`)
  const rows = await query.execute()
  return {
    parties: rows.slice(0, PAGE).map((row) => ({
      partyId: String(row.party_id),
      kind: row.kind,
      playerId: row.player_id === null ? null : String(row.player_id),
      name: row.name,
      isReviewDue: isReviewDue(row.review_on, today),
      ratingId: String(row.rating_id),
      ...shownRating(row),
    })),
    next: rows.length > PAGE ? skip + PAGE : null,
  }
}

const shownRating = (row: Selectable<Tables['aml.rating']>) => ({
  level: row.level,
  reasons: row.reasons,
  exposedSince: row.exposed_since,
  reviewOn: row.review_on,
  by: row.by,
  at: row.at.toISOString(),
})

/** Every rating of a party, the newest first. Refuses with `not_found`. */
export async function ratingsOf(
  { db }: Pick<Deps, 'db'>,
  partyId: bigint,
): Promise<CallReply<typeof ops.aml.history>> {
  const rows = await db
    .selectFrom('aml.rating')
    .selectAll()
    .where('party_id', '=', partyId)
    .orderBy('rating_id', 'desc')
    .execute()
  if (rows.length === 0) throw new Refusal('not_found')
  return rows.map((row) => ({ ratingId: String(row.rating_id), ...shownRating(row) }))
}

/** How many reviews are due. */
export async function countReviewsDue(deps: Room): Promise<number> {
  const { due } = await deps.db
    .selectFrom(rated(deps).as('rated'))
    .select((is) => is.fn.countAll<bigint>().as('due'))
    .where('rated.review_on', '<=', localDay(deps.clock.now()))
    .executeTakeFirstOrThrow()
  return Number(due)
}

/** Whether a person looks at each withdrawal of a player, by the rating that was given last. */
export async function isWatchedPlayer(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<boolean> {
  const last = await rated({ db }).where('party.player_id', '=', playerId).executeTakeFirst()
  return last !== undefined && isWatched({ level: last.level, exposedSince: last.exposed_since })
}
