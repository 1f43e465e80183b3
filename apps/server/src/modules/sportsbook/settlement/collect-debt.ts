import { centavos, negate, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { SPORT_DEBT, SPORT_DEBT_COLLECTED } from '../../wallet/index.ts'
import { collectMove, debtRowOf } from './debt.ts'
import { findSportDebt } from './open-debts.ts'
import type { SportDebt } from './open-debts.ts'

/**
 * Takes what the player's cash holds towards what reversed results left open, outside of any bet,
 * and gives that amount; zero when nothing is owed or nothing is there. What comes back is less
 * prize, as where a settlement keeps it.
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
    const debt = await findSportDebt(deps, playerId)
    if (debt === null) return AGAIN
    const { betId } = debt
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key: `sport-debt:${betId}:${deps.rng.uuid()}`,
      bodyHash: `${amount}`,
      kind: SPORT_DEBT_COLLECTED,
      postings: [
        { account: 'cash', amount: negate(amount) },
        { account: 'house:sportsbook', amount },
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

/**
 * Gives up what a player owes of bets, once for its key: the prize that was paid stays one. `of` is
 * what reversals had left open in all when it was looked at: more of them since are another debt.
 * Refuses with `payment_unknown` for that, and where nothing is owed.
 */
export async function writeOffSportDebt(
  deps: Deps,
  playerId: bigint,
  { key, of }: { readonly key: string; readonly of: Money },
): Promise<void> {
  await untilFresh(async () => {
    // the debt first: where it was given up under this very key meanwhile, the key is there by now
    const debt = await findSportDebt(deps, playerId)
    if (await deps.ledger.find(playerId, key)) return null
    if (debt?.amount !== of) throw new Refusal('payment_unknown')
    const amount = owedOf(debt)
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key,
      bodyHash: `${amount}`,
      kind: 'sport_debt_written_off',
      postings: [],
      counters: [{ ...collectMove(amount), expect: amount }],
      rows: [debtRowOf(playerId, debt.betId, slot, negate(amount))],
    }))
    return verdict.status === 'stale' ? AGAIN : postedOrRefusal(verdict)
  })
}

/** What of a debt is open. */
export const owedOf = ({ amount, collected }: SportDebt): Money => subtract(amount, collected)
