import { centavos, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove, RowWrite, RowWriter, Slot } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { SPORT_DEBT } from '../../wallet/index.ts'
import type { TicketRow } from '../bets/ticket-store.ts'

const writer: RowWriter = {
  name: 'sportsbook.debt',
  columns: {
    player_id: 'bigint',
    command_id: 'bigint',
    bet_id: 'bigint',
    amount: 'bigint',
    at: 'timestamptz',
  },
  sql: `INSERT INTO sportsbook.debt (player_id, command_id, bet_id, amount, at)
    SELECT player_id, command_id, bet_id, amount, at FROM rows`,
}

/** A new debt, or what was collected of one as a negative amount. */
export const debtRow = (bet: TicketRow, slot: Slot, amount: Money): RowWrite =>
  debtRowOf(bet.player_id, bet.bet_id, slot, amount)

/** As `debtRow`, where the bet itself is not at hand. */
export const debtRowOf = (
  playerId: bigint,
  betId: bigint,
  { commandId, at }: Slot,
  amount: Money,
): RowWrite => ({ writer, values: [playerId, commandId, betId, amount, at] })

export const oweMove = (amount: Money): CounterMove => ({
  owner: 'player',
  name: SPORT_DEBT,
  delta: amount,
})

/** Collects no more than is owed, whoever else collects at the same time. */
export const collectMove = (amount: Money): CounterMove => ({
  owner: 'player',
  name: SPORT_DEBT,
  delta: negate(amount),
  min: 0n,
})

/** What each of the players owes of bets that were taken back; who owes nothing is left out. */
export async function sportDebtsOf(
  { db }: Pick<Deps, 'db'>,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Money>> {
  const { rows } = await sql<{ player_id: bigint; amount: bigint }>`
    SELECT player_id, sum(amount)::bigint AS amount FROM sportsbook.debt
     WHERE player_id = ANY (${playerIds.map(String)}::bigint[])
     GROUP BY player_id HAVING sum(amount) > 0`.execute(db)
  return new Map(rows.map(({ player_id, amount }) => [player_id, centavos(amount)]))
}
