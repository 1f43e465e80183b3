import type { Money } from '@jogada/core'
import type { RowWrite, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type Transfer = Selectable<Tables['transfer.transfer']>

const sent: RowWriter = {
  name: 'transfer.transfer',
  columns: {
    transfer_id: 'bigint',
    sender_id: 'bigint',
    recipient_id: 'bigint',
    amount: 'bigint',
    sent_at: 'timestamptz',
  },
  sql: `INSERT INTO transfer.transfer (transfer_id, sender_id, recipient_id, amount, sent_at)
    SELECT transfer_id, sender_id, recipient_id, amount, sent_at FROM rows`,
}

const received: RowWriter = {
  name: 'transfer.transfer:received',
  columns: { transfer_id: 'bigint', received_id: 'bigint', received_at: 'timestamptz' },
  sql: `UPDATE transfer.transfer AS transfer
    SET received_id = rows.received_id, received_at = rows.received_at
    FROM rows WHERE transfer.transfer_id = rows.transfer_id AND transfer.received_id IS NULL`,
}

type Sent = Pick<Transfer, 'transfer_id' | 'sender_id' | 'recipient_id' | 'sent_at'> & {
  readonly amount: Money
}

export const sentRow = (row: Sent): RowWrite => ({
  writer: sent,
  values: [row.transfer_id, row.sender_id, row.recipient_id, row.amount, row.sent_at],
})

export const receivedRow = (transferId: bigint, receivedId: bigint, at: Date): RowWrite => ({
  writer: received,
  values: [transferId, receivedId, at],
})

export const findTransfer = ({ db }: Deps, transferId: bigint): Promise<Transfer> =>
  db
    .selectFrom('transfer.transfer')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .executeTakeFirstOrThrow()

/** A player's transfers, sent or received, that one of the commands moved. */
export const findTransfers = (
  { db }: Deps,
  playerId: bigint,
  commandIds: readonly bigint[],
): Promise<Transfer[]> =>
  db
    .selectFrom('transfer.transfer')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('transfer_id', 'in', [...commandIds]), where('sender_id', '=', playerId)]),
        where.and([
          where('received_id', 'in', [...commandIds]),
          where('recipient_id', '=', playerId),
        ]),
      ]),
    )
    .execute()

/** When one player first sent something to another; null for never. */
export async function firstSentAt(
  { db }: Deps,
  senderId: bigint,
  recipientId: bigint,
): Promise<Date | null> {
  const row = await db
    .selectFrom('transfer.transfer')
    .select('sent_at')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .orderBy('sent_at')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}
