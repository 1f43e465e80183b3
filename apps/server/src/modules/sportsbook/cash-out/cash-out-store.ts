import { BET_STATES } from '@jogada/core/sports/codes'
import type { CounterMove, RowWrite, RowWriter } from '@jogada/ledger'
import type { Selectable } from 'kysely'
import type { SportsbookDeps } from '../deps.ts'
import type { SportsbookTables } from '../tables.ts'

export type CashOutRow = Selectable<SportsbookTables['sportsbook.cash_out']>

const asked: RowWriter = {
  name: 'sportsbook.cash_out:1-ask',
  columns: {
    player_id: 'bigint',
    cash_out_id: 'bigint',
    bet_id: 'bigint',
    asked_at: 'timestamptz',
    decide_at: 'timestamptz',
    percent: 'smallint',
    asked_offer: 'bigint',
    closings: 'text',
    status: 'smallint',
    paid: 'bigint',
  },
  sql: `INSERT INTO sportsbook.cash_out (player_id, cash_out_id, bet_id, asked_at, decide_at,
      percent, asked_offer, closings, status, paid)
    SELECT player_id, cash_out_id, bet_id, asked_at, decide_at, percent, asked_offer, closings,
      status, paid FROM rows`,
}

/** A cash-out as it was asked for: one that waits for its delay, or one that was paid at once. */
export const askedRow = (row: Omit<CashOutRow, 'reason'>): RowWrite => ({
  writer: asked,
  values: [
    row.player_id,
    row.cash_out_id,
    row.bet_id,
    row.asked_at,
    row.decide_at,
    row.percent,
    row.asked_offer,
    row.closings,
    row.status,
    row.paid,
  ],
})

const decided: RowWriter = {
  name: 'sportsbook.cash_out:2-decide',
  columns: {
    player_id: 'bigint',
    cash_out_id: 'bigint',
    status: 'smallint',
    reason: 'text',
    paid: 'bigint',
  },
  sql: `UPDATE sportsbook.cash_out c SET status = r.status, reason = r.reason, paid = r.paid
    FROM rows r WHERE c.player_id = r.player_id AND c.cash_out_id = r.cash_out_id`,
}

/** How a cash-out that waited ended. */
export const decidedRow = (
  row: CashOutRow,
  end: {
    readonly status: typeof BET_STATES.accepted | typeof BET_STATES.rejected
    readonly reason: string | null
    readonly paid: bigint | null
  },
): RowWrite => ({
  writer: decided,
  values: [row.player_id, row.cash_out_id, end.status, end.reason, end.paid],
})

/** Whether a sale of a bet was agreed to and not decided yet. */
export async function isSaleWaiting(
  { db }: Pick<SportsbookDeps, 'db'>,
  { player_id, bet_id }: Pick<CashOutRow, 'player_id' | 'bet_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('sportsbook.cash_out')
    .select('cash_out_id')
    .where('player_id', '=', player_id)
    .where('bet_id', '=', bet_id)
    .where('status', '=', BET_STATES.placing)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const waitingOn = (betId: bigint) => `cash_out:${betId}`

/** Lets one cash-out of a bet wait at a time. */
export const startWaiting = (betId: bigint): CounterMove => ({
  owner: 'player',
  name: waitingOn(betId),
  delta: 1n,
  max: { total: 1n },
})

export const stopWaiting = (betId: bigint): CounterMove => ({
  owner: 'player',
  name: waitingOn(betId),
  delta: -1n,
  min: 0n,
})
