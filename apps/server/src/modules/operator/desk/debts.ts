import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { traceEvent } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { collectDebt, collectDebts, openDebts } from '../../deposit/index.ts'
import type { Debt } from '../../deposit/index.ts'
import { collectSportDebt, openSportDebts } from '../../sportsbook/index.ts'

const PAGE = 100
const { DEBT_OF_BETS } = ops.queues

type Shown = CallReply<typeof ops.queues.debts>[number]

/** What players owe, of deposits and of bets, the oldest first. */
export async function showDebts(deps: Deps, after?: string, limit = PAGE): Promise<Shown[]> {
  const [ofDeposits, ofBets] = await Promise.all([
    openDebts(deps, limit, after),
    openSportDebts(deps, { name: DEBT_OF_BETS, limit, ...(after === undefined ? {} : { after }) }),
  ])
  const shown: Shown[] = [
    ...ofDeposits.map((debt) => ({
      playerId: String(debt.player_id),
      debtId: debt.debt_id,
      endToEndId: debt.end_to_end_id,
      betId: null,
      amount: formatMoney(debt.amount),
      collected: formatMoney(debt.collected),
      openedAt: debt.opened_at.toISOString(),
    })),
    ...ofBets.map((debt) => ({
      playerId: String(debt.playerId),
      debtId: DEBT_OF_BETS,
      endToEndId: null,
      betId: String(debt.betId),
      amount: formatMoney(debt.amount),
      collected: formatMoney(debt.collected),
      openedAt: debt.openedAt.toISOString(),
    })),
  ]
  return shown.toSorted(byPlace).slice(0, limit)
}

/** As both lists are sorted, which is how their places follow each other. */
function byPlace(one: Shown, other: Shown): number {
  if (one.openedAt !== other.openedAt) return one.openedAt < other.openedAt ? -1 : 1
  if (one.playerId !== other.playerId) {
    return BigInt(one.playerId) < BigInt(other.playerId) ? -1 : 1
  }
  return one.debtId < other.debtId ? -1 : 1
}

type By = { readonly actor: Actor; readonly reason: string }
type Case = By & { readonly playerId: bigint; readonly debtId: string }

/** Takes what is there towards a debt, and traces it; nothing is traced where nothing was there. */
export async function collectDebtAs(
  deps: Deps,
  { playerId, debtId, ...by }: Case,
): Promise<{ amount: string }> {
  const amount =
    debtId === DEBT_OF_BETS
      ? await collectSportDebt(deps, playerId, tracedOfBets(by, playerId))
      : await collectDebt(deps, { playerId, debtId }, tracedOfDeposit(by))
  return { amount: formatMoney(amount) }
}

/** Takes from the cash what its owner owes, and traces each part; what is missing stays owed. */
export async function collectAllAs(deps: Deps, by: By, playerId: bigint): Promise<void> {
  await collectDebts(deps, playerId, tracedOfDeposit(by))
  await collectSportDebt(deps, playerId, tracedOfBets(by, playerId))
}

/** What the commit that takes something towards a debt says of who did it. */
const tracedOfDeposit =
  ({ actor, reason }: By) =>
  (debt: Debt, amount: Money) => [
    traceEvent({
      actor,
      action: 'debt.collected',
      subject: `debt:${debt.debt_id}`,
      reason,
      before: {
        amount: formatMoney(debt.amount),
        collected: formatMoney(debt.collected),
        state: debt.state,
      },
      after: { amount: formatMoney(amount) },
    }),
  ]

const tracedOfBets =
  ({ actor, reason }: By, playerId: bigint) =>
  (amount: Money) => [
    traceEvent({
      actor,
      action: 'debt.collected',
      subject: `player:${playerId}`,
      reason,
      after: { bets: formatMoney(amount) },
    }),
  ]
