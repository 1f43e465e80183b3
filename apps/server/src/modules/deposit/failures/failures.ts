import { blockAfter, depositStop } from '@jogada/core/payments/failed-payments'
import type { DepositBlock, DepositStop } from '@jogada/core/payments/failed-payments'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'
import { raiseAlert } from '../../alert/index.ts'
import { noteOccurrence } from '../../occurrence/index.ts'
import type { OrderPayment } from '../payment-store.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Db = Pick<Kysely<Tables>, 'selectFrom'>

const lastBlock = async (db: Db, playerId: bigint): Promise<DepositBlock | null> =>
  (await db
    .selectFrom('deposit.block')
    .select(['kind', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('block_id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** What keeps a player from paying in because payments failed; null where nothing does. */
export const findDepositStop = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: bigint,
): Promise<DepositStop | null> => depositStop(await lastBlock(db, playerId), clock.now())

/** Refuses with `deposits_paused` and the minutes left, or with `deposits_suspended`. */
export async function refuseWhenBlocked(
  deps: Pick<Deps, 'db' | 'clock'>,
  playerId: bigint,
): Promise<void> {
  const stop = await findDepositStop(deps, playerId)
  if (stop?.kind === 'suspended') throw new Refusal('deposits_suspended')
  if (stop?.kind !== 'paused') return
  const leftMs = stop.until.getTime() - deps.clock.now().getTime()
  throw new Refusal('deposits_paused', { minutes: Math.ceil(leftMs / MINUTE_MS) })
}

/**
 * Notes that somebody else paid a player's order, once per payment, and stops deposits where that
 * is too much. Failures of one player are judged one after the other.
 */
export async function noteFailedPayment(
  deps: Deps,
  payment: Pick<OrderPayment, 'player_id' | 'end_to_end_id'>,
): Promise<void> {
  const { player_id: playerId, end_to_end_id: endToEndId } = payment
  const now = deps.clock.now()
  const subject = `player:${playerId}`
  await deps.db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`deposit.block:${playerId}`}, 0))`.execute(
      tx,
    )
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('deposit.failed_payment')
      .values({ end_to_end_id: endToEndId, player_id: playerId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return
    const room = { db: tx, clock: deps.clock }
    await noteOccurrence(room, { kind: 'payer_mismatch', subject, detail: { endToEndId } })
    const failures = await tx
      .selectFrom('deposit.failed_payment')
      .select('at')
      .where('player_id', '=', playerId)
      .where('at', '>', new Date(now.getTime() - DAY_MS))
      .execute()
    const kind = blockAfter(
      failures.map(({ at }) => at),
      await lastBlock(tx, playerId),
      now,
    )
    if (!kind) return
    await tx.insertInto('deposit.block').values({ player_id: playerId, kind, at: now }).execute()
    await noteOccurrence(room, { kind: `deposits_${kind}`, subject })
    if (kind !== 'suspended') return
    await raiseAlert(room, { kind: 'deposits_suspended', subject, detail: { endToEndId } })
  })
}

/**
 * Lets a player whose deposits are stopped pay in again. Refuses with `not_found` where none are.
 */
export async function liftDepositStop(
  db: Pick<Kysely<Tables>, 'selectFrom' | 'insertInto'>,
  { clock }: Pick<Deps, 'clock'>,
  playerId: bigint,
): Promise<void> {
  if (!depositStop(await lastBlock(db, playerId), clock.now())) throw new Refusal('not_found')
  await db
    .insertInto('deposit.block')
    .values({ player_id: playerId, kind: 'lifted', at: clock.now() })
    .execute()
}
