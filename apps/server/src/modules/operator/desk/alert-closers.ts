import type { ops } from '@jogada/contract'
import { add, formatMoney } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isOfCare } from '../../alert/index.ts'

type Permission = ops.Permission

/** One of these closes an alert of a kind, as docs/runbook-alerts.md says who looks at it. */
export const alertClosers: Readonly<Record<string, readonly Permission[]>> = {
  return_odd: ['game.set'],
  return_stopped: ['game.set'],
  studio_difference: ['game.set', 'deposit.decide'],
  studio_not_compared: ['deposit.decide'],
  studio_credit_refused: ['game.set', 'deposit.decide'],
  studio_credit_too_large: ['game.set', 'deposit.decide'],
  barred_player: ['player.restrict'],
  central_exclusion: ['player.restrict'],
  central_exclusion_money: ['player.restrict', 'deposit.decide'],
  letter_unsent: ['wellbeing.act', 'ticket.answer'],
  closing_money: ['deposit.decide'],
  closed_money: ['deposit.decide'],
  payout_return: ['deposit.decide'],
  day_not_compared: ['deposit.decide'],
  pix_unreadable: ['deposit.decide'],
  pix_under_way: ['deposit.decide'],
  refund_returned_after_all: ['deposit.decide'],
  care_call: ['wellbeing.view'],
  behaviour: ['wellbeing.view'],
  location_travel: ['player.restrict'],
  erasure_money: ['deposit.decide'],
  deposits_suspended: ['player.restrict'],
  clock_off: ['alert.close'],
  files_changed: ['alert.close'],
  ledger_wrong: ['alert.close'],
  regulator_files_late: ['deposit.decide'],
  regulator_file_refused: ['deposit.decide'],
  regulator_files_differ: ['deposit.decide'],
  funds_short: ['deposit.decide'],
  prize_late: ['trading.settle', 'deposit.decide'],
  late_bets: ['trading.settle'],
  put_off_bets: ['trading.settle'],
  late_bets_back: ['trading.settle'],
  put_off_bets_back: ['trading.settle'],
  bets_one_sided: ['trading.suspend', 'player.restrict'],
  bets_of_new: ['trading.suspend', 'player.restrict'],
  bets_shared: ['player.restrict'],
  match_overdue: ['trading.settle'],
}

/** Whether somebody who may close alerts may close one of a kind. */
export const mayCloseAlert = (kind: string, permissions: ReadonlySet<string>): boolean =>
  (alertClosers[kind] ?? ['alert.close']).some((one) => permissions.has(one)) &&
  (!isOfCare(kind) || permissions.has('wellbeing.view'))

/** Refuses with `alert_money_left` to put a word of money aside that still lies there. */
export async function refuseWhileMoneyLies(
  { ledger }: Pick<Deps, 'ledger'>,
  { kind, subject }: { readonly kind: string; readonly subject: string },
): Promise<void> {
  if (kind !== 'closed_money') return
  const { cash, held } = await ledger.balances(BigInt(subject.slice(subject.indexOf(':') + 1)))
  const left = add(cash.balance, held.balance)
  if (left > 0n) throw new Refusal('alert_money_left', { amount: formatMoney(left) })
}
