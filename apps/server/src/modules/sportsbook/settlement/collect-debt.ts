import { centavos, negate, smaller, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { SPORT_DEBT } from '../../wallet/index.ts'
import { collectMove, debtRowOf } from './debt.ts'

/**
 * Takes what the player's cash holds towards what reversed results left open, outside of any bet,
 * and gives that amount; zero when nothing is owed or nothing is there.
 */
export async function collectSportDebt(
  deps: Deps,
  playerId: bigint,
  events: (amount: Money) => readonly LedgerEvent[] = () => [],
): Promise<Money> {
  return untilFresh(async () => {
    const { [SPORT_DEBT]: owed } = await deps.ledger.counters(playerId, [SPORT_DEBT])
    if (!owed || owed.total <= 0n) return zero
    const { cash } = await deps.ledger.balances(playerId)
    const amount = smaller(centavos(owed.total), cash.balance)
    if (amount === zero) return zero
    const betId = await lastDebtor(deps, playerId)
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key: `sport-debt:${deps.rng.uuid()}`,
      bodyHash: `${amount}`,
      kind: 'debt_collected',
      postings: [
        { account: 'cash', amount: negate(amount) },
        { account: 'house:adjustment', amount },
      ],
      counters: [collectMove(amount)],
      rows: [debtRowOf(playerId, betId, slot, negate(amount))],
      events: events(amount),
    }))
    // a bet or a settlement took the cash, or the debt, meanwhile
    if (verdict.status === 'insufficient_funds' || verdict.status === 'limit_reached') return AGAIN
    postedOrRefusal(verdict)
    return amount
  })
}

/** The bet whose reversal made the newest debt. */
async function lastDebtor({ db }: Deps, playerId: bigint): Promise<bigint> {
  const row = await db
    .selectFrom('sportsbook.debt')
    .select('bet_id')
    .where('player_id', '=', playerId)
    .where('amount', '>', zero)
    .orderBy('at', 'desc')
    .orderBy('command_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.bet_id
}
