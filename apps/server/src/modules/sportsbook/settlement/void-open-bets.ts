import { centavos, zero } from '@jogada/core'
import { VOID } from '@jogada/core/sports/leg'
import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { OPEN_BETS } from '../bets/bet-states.ts'
import { findTicket, withLegs } from '../bets/ticket-store.ts'
import type { StoredTicket } from '../bets/ticket-store.ts'
import { sportDebtsOf } from './debt.ts'
import { isRefusalAgain, settlementCommand } from './settle-ticket.ts'

const AT_ONCE = 500
/** Why a bet was given back; a result that is taken back later does not touch such a bet again. */
export const BARRED = 'player_barred'

/** How many bets of a player are not settled yet. */
export async function countOpenBets({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('sportsbook.bet')
    .select((is) => is.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('payout', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Gives back the stakes of every open bet of a player who may not bet by law, and tells how many
 * this call gave back. A bet that is settled, sold or decided at the same moment keeps that end:
 * each bet's revision is claimed once. Bets in their in-play delay are decided first; call again
 * while `countOpenBets` finds some.
 */
export async function voidOpenBets(deps: Deps, playerId: bigint): Promise<number> {
  const rows = await deps.db
    .selectFrom('sportsbook.bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('payout', 'is', null)
    .where('status', 'in', OPEN_BETS)
    .orderBy('bet_id')
    .limit(AT_ONCE)
    .execute()
  let voided = 0
  for (const stored of await withLegs(deps, rows)) {
    if (await voidTicket(deps, stored)) voided++
  }
  return voided
}

async function voidTicket(deps: Deps, first: StoredTicket): Promise<boolean> {
  let stored = first
  let refusals = 0
  const voidOnce = async () => {
    const { bet } = stored
    const owed = (await sportDebtsOf(deps, [bet.player_id])).get(bet.player_id) ?? zero
    const stake = centavos(bet.open_stake)
    const graded = {
      state: 'ended',
      settlement: { result: 'refund', payout: stake, counted: zero },
      legs: stored.legs.map(() => VOID),
    } as const
    const verdict = await deps.ledger.submit(bet.player_id, (slot) =>
      settlementCommand(stored, graded, {
        owed,
        refusals,
        slot,
        as: { kind: 'bet_void', keys: 'void', reason: BARRED },
      }),
    )
    if (verdict.status === 'posted') {
      deps.realtime.toPlayer(bet.player_id, 'betSettled', { betId: String(bet.bet_id) })
      return true
    }
    if (isRefusalAgain(verdict)) refusals += 1
    const found = await findTicket(deps, bet.player_id, bet.bet_id)
    if (!found || found.bet.payout !== null) return false
    stored = found
    return AGAIN
  }
  return untilFresh(voidOnce, {
    afterLast: () => {
      throw new Error(`bet ${first.bet.bet_id} changes faster than it can be given back`)
    },
  })
}
