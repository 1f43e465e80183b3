import { add, negate, smaller, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove, LedgerEvent } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { OWED } from '../../wallet/index.ts'
import { changedDebt, findDebt, openDebtsOf } from './refund-store.ts'
import type { Debt } from './refund-store.ts'

type Case = { readonly playerId: bigint; readonly debtId: string }

/** What a commit says of a debt that it takes something towards. */
type Said = (debt: Debt, amount: Money) => readonly LedgerEvent[]

/**
 * Takes what the player's cash holds towards an open debt and gives that amount; zero when there is
 * nothing to take. Refuses with `payment_unknown` for a debt that is not open.
 */
export async function collectDebt(
  deps: Deps,
  { playerId, debtId }: Case,
  events: Said = () => [],
): Promise<Money> {
  return untilFresh(async () => {
    const debt = await openDebt(deps, playerId, debtId)
    const { cash } = await deps.ledger.balances(playerId)
    const amount = smaller(cash.balance, subtract(debt.amount, debt.collected))
    if (amount === zero) return zero
    const collected = add(debt.collected, amount)
    const isPaid = collected === debt.amount
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key: `debt:${debtId}:${deps.rng.uuid()}`,
      bodyHash: `${amount}`,
      kind: 'debt_collected',
      postings: [
        { account: 'cash', amount: negate(amount) },
        { account: 'house:adjustment', amount },
      ],
      counters: [step(debt, amount), { owner: 'player', name: OWED, delta: negate(amount) }],
      rows: [
        {
          writer: changedDebt,
          values: [
            playerId,
            debtId,
            collected,
            isPaid ? 'collected' : 'open',
            debt.note,
            isPaid ? slot.at : null,
          ],
        },
      ],
      events: events(debt, amount),
    }))
    if (verdict.status === 'stale' || verdict.status === 'insufficient_funds') return AGAIN
    postedOrRefusal(verdict)
    return amount
  })
}

/**
 * Takes what the cash holds towards every open debt of a player, the oldest first; gives the sum.
 */
export async function collectDebts(deps: Deps, playerId: bigint, events?: Said): Promise<Money> {
  let sum = zero
  for (const { debt_id: debtId } of await openDebtsOf(deps, playerId)) {
    sum = add(sum, await collectDebt(deps, { playerId, debtId }, events).catch(noneOfAnEnded))
  }
  return sum
}

/** Somebody else has just collected a debt that was open in the list, or given it up. */
function noneOfAnEnded(error: unknown): Money {
  if (error instanceof Refusal && error.code === 'payment_unknown') return zero
  throw error
}

/**
 * Gives the rest of an open debt up, with the operator's reason, once for its key. Refuses as
 * `collectDebt` does.
 */
export async function writeOffDebt(
  deps: Deps,
  { playerId, debtId }: Case,
  { key, note }: { readonly key: string; readonly note: string },
): Promise<void> {
  await untilFresh(async () => {
    // the debt first: where it was given up under this very key meanwhile, the key is there by now
    const debt = await findDebt(deps, playerId, debtId)
    if (await deps.ledger.find(playerId, key)) return null
    if (debt?.state !== 'open') throw new Refusal('payment_unknown')
    const rest = subtract(debt.amount, debt.collected)
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      key,
      bodyHash: debtId,
      kind: 'debt_written_off',
      postings: [],
      counters: [step(debt, rest), { owner: 'player', name: OWED, delta: negate(rest) }],
      rows: [
        {
          writer: changedDebt,
          values: [playerId, debtId, debt.collected, 'written_off', note, slot.at],
        },
      ],
    }))
    return verdict.status === 'stale' ? AGAIN : postedOrRefusal(verdict)
  })
}

async function openDebt(deps: Deps, playerId: bigint, debtId: string): Promise<Debt> {
  const debt = await findDebt(deps, playerId, debtId)
  if (debt?.state !== 'open') throw new Refusal('payment_unknown')
  return debt
}

/** Whoever moves a debt must have seen it as it stands. */
const step = (debt: Debt, amount: Money): CounterMove => ({
  owner: 'player',
  name: `debt:${debt.debt_id}`,
  delta: amount,
  expect: debt.collected,
})
