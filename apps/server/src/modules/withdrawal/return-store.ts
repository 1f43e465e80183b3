import { formatMoney } from '@jogada/core'
import type { RowWrite, RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { raiseAlert } from '../alert/index.ts'
import type { Payout, PayoutReturn } from '../pix/index.ts'
import type { Withdrawal } from './request-store.ts'
import type { StrayReason } from './tables.ts'

/** What came back of a paid withdrawal. */
export type Returned = Selectable<Tables['withdrawal.returned']>

const newReturned: RowWriter = {
  name: 'withdrawal.returned',
  columns: {
    player_id: 'bigint',
    withdrawal_id: 'bigint',
    credit_id: 'bigint',
    return_id: 'text',
    amount: 'bigint',
    fee: 'bigint',
    nature: 'text',
    at: 'timestamptz',
  },
  sql: `INSERT INTO withdrawal.returned
      (player_id, withdrawal_id, credit_id, return_id, amount, fee, nature, at)
    SELECT player_id, withdrawal_id, credit_id, return_id, amount, fee, nature, at FROM rows`,
}

/** The row of a return that a ledger command credits. */
export const returnedRow = (row: Returned): RowWrite => ({
  writer: newReturned,
  values: [
    row.player_id,
    row.withdrawal_id,
    row.credit_id,
    row.return_id,
    row.amount,
    row.fee,
    row.nature,
    row.at,
  ],
})

/** What came back of a player's withdrawals, the oldest first. */
export async function listReturned(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  withdrawalIds: readonly bigint[],
): Promise<Returned[]> {
  if (withdrawalIds.length === 0) return []
  return db
    .selectFrom('withdrawal.returned')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('withdrawal_id', 'in', [...withdrawalIds])
    .orderBy('at')
    .orderBy('credit_id')
    .execute()
}

/** The withdrawal whose money a command of the ledger credited again, if it did. */
export const findReturnedBy = (
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  creditId: bigint,
): Promise<Withdrawal | undefined> =>
  db
    .selectFrom('withdrawal.returned as returned')
    .innerJoin('withdrawal.request as request', (on) =>
      on
        .onRef('request.player_id', '=', 'returned.player_id')
        .onRef('request.withdrawal_id', '=', 'returned.withdrawal_id'),
    )
    .selectAll('request')
    .where('returned.player_id', '=', playerId)
    .where('returned.credit_id', '=', creditId)
    .executeTakeFirst()

/** Those of the ids under which a return was credited, or left to a person. */
export async function notedReturns(
  { db }: Pick<Deps, 'db'>,
  returnIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (returnIds.length === 0) return new Set()
  const of = (table: 'withdrawal.returned' | 'withdrawal.stray_return') =>
    db
      .selectFrom(table)
      .select('return_id')
      .where(sql<boolean>`return_id = ANY (${[...returnIds]})`)
      .execute()
  const found = await Promise.all([of('withdrawal.returned'), of('withdrawal.stray_return')])
  return new Set(found.flat().map((row) => row.return_id))
}

type Stray = Pick<Payout, 'paymentId'> &
  Pick<PayoutReturn, 'returnId' | 'amount'> & { readonly because: StrayReason }

/** Leaves a return to a person, who is told of each once: it is known only if that was told. */
export async function leaveToPerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { paymentId, returnId, amount, because }: Stray,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('withdrawal.stray_return')
      .values({
        return_id: returnId,
        payout_id: paymentId,
        amount,
        because,
        noted_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return
    await raiseAlert(
      { db: tx, clock },
      {
        kind: 'payout_return',
        subject: `payout:${paymentId}/${returnId}`,
        detail: { because, returnId, amount: formatMoney(amount) },
      },
    )
  })
}
