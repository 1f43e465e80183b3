import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import { nextDepositOf } from '@jogada/core/promotion/offering'
import type { NextDeposit } from '@jogada/core/promotion/offering'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { OfferedPackage } from '../promotion/index.ts'
import { claimOf } from './credit-payment.ts'
import { lossOf } from './due-promise.ts'
import { offeredPackage } from './price-order.ts'

/** A credited payment that could have brought what its order was promised. */
export type PastDeposit = {
  readonly playerId: bigint
  readonly orderedAt: Date
  readonly creditedAt: Date
  /** Which deposit it was when it was ordered, and when it was credited. */
  readonly ordered: NextDeposit
  readonly credited: NextDeposit
  /** Names its lock and its bonus. */
  readonly claim: string
  readonly chosen: OfferedPackage
}

type Row = {
  readonly player_id: bigint
  readonly end_to_end_id: string
  readonly amount: Money
  readonly paid_at: Date
  readonly settled_at: Date
  readonly made_at: Date
  readonly asked: Money
  readonly expires_at: Date
  readonly package_id: string
  readonly currency: Parameters<typeof offeredPackage>[0]['currency']
  readonly price: Money
  readonly gift: Money
  readonly gift_campaign: string | null
  readonly sort: number
  readonly is_offered: boolean
  readonly before_order: bigint
  readonly before_credit: bigint
  readonly first: bigint
}

/**
 * Deposits that were credited in a period, at most `most` of them, in the order in which they were
 * ordered: those that came as asked for, in time and first for their order, of players who wanted
 * promotions. Prices are those of then, gifts those that the packages have now. `isWhole` tells
 * whether there were no more.
 */
export async function pastDeposits(
  { db }: Pick<Deps, 'db'>,
  asked: {
    readonly from: Date
    readonly to: Date
    readonly without: readonly bigint[]
    readonly most: number
  },
): Promise<{ readonly deposits: readonly PastDeposit[]; readonly isWhole: boolean }> {
  const { from, to, without, most } = asked
  const { rows } = await sql<Row>`
    WITH found AS MATERIALIZED (
      SELECT p.player_id, p.order_id, p.end_to_end_id, p.amount, p.paid_at, p.settled_at, p.command_id,
             o.made_at,
             o.amount AS asked, o.price, o.expires_at, o.package_id
        FROM deposit.payment p
        JOIN deposit."order" o USING (player_id, order_id)
       WHERE p.state = 'credited' AND p.settled_at >= ${from} AND p.settled_at < ${to}
         AND o.with_offers AND p.player_id <> ALL (${without}::bigint[])
         AND NOT EXISTS (
           SELECT FROM deposit.payment earlier
            WHERE earlier.player_id = p.player_id AND earlier.order_id = p.order_id
              AND earlier.state = 'credited'
              AND (earlier.settled_at, earlier.command_id) < (p.settled_at, p.command_id))
       ORDER BY o.made_at, o.player_id, o.order_id
       LIMIT ${most + 1}
    )
    SELECT found.*, k.currency, k.gift, k.gift_campaign, k.sort, k.is_offered, own.*
      FROM found
      JOIN deposit.package k USING (package_id)
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(e.amount) FILTER (WHERE e.settled_at < found.made_at), 0)::bigint
                AS before_order,
              coalesce(sum(e.amount) FILTER (WHERE (e.settled_at, e.command_id)
                                             < (found.settled_at, found.command_id)), 0)::bigint
                AS before_credit,
              (array_agg(e.amount ORDER BY e.settled_at, e.command_id))[1] AS first
         FROM deposit.payment e
        WHERE e.player_id = found.player_id AND e.state = 'credited'
     ) AS own
     ORDER BY found.made_at, found.player_id, found.order_id`.execute(db)
  return { deposits: rows.slice(0, most).flatMap(depositOf), isWhole: rows.length <= most }
}

function depositOf(row: Row): PastDeposit[] {
  const order = { state: 'pending', amount: row.asked, expires_at: row.expires_at } as const
  if (lossOf({ state: 'held' }, order, row) !== null) return []
  return [
    {
      playerId: row.player_id,
      orderedAt: row.made_at,
      creditedAt: row.settled_at,
      ordered: nextDepositOf(row.before_order, row.first),
      credited: nextDepositOf(row.before_credit, row.first),
      claim: claimOf(row.end_to_end_id),
      chosen: offeredPackage({ ...row, price: centavos(row.price) }),
    },
  ]
}
