import type { CallReply, privacy } from '@jogada/contract'
import { add, formatMoney, subtract } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { confirmPassword } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { pausePlay } from '../limits/index.ts'
import { readDebts, unplayedGifts } from '../wallet/index.ts'
import { findUnderWay } from '../withdrawal/index.ts'
import type { Withdrawal } from '../withdrawal/index.ts'
import { advanceClosing } from './advance-closing.ts'
import { findClosing } from './find-closing.ts'
import { openPlay } from './open-play.ts'
import type { OpenPlay } from './open-play.ts'

type Reply = CallReply<typeof privacy.closeAccount>

/**
 * Closes a player's account at the player's wish. Play and deposits end with this call; what is
 * left goes to the player's own CPF, and the account closes once nothing is left. Refuses with what
 * `confirmPassword` refuses, `close_bets_open` while a stake is open, `withdrawal_player_owes`, and
 * `close_money_left` where there is money and no confirmed CPF to send it to.
 */
export async function closeAccount(
  deps: Deps,
  playerId: bigint,
  { pwd, caller }: { readonly pwd: string; readonly caller: Caller },
): Promise<Reply> {
  await confirmPassword(deps, playerId, pwd)
  if (!(await findClosing(deps, playerId))) await refuseWhatStandsInTheWay(deps, playerId)
  await pausePlay(deps, playerId, {
    key: 'closing',
    kind: 'closing',
    endOf: null,
    asked: 'forever',
  })
  await deps.db
    .insertInto('privacy.closing')
    .values({
      player_id: playerId,
      asked_at: deps.clock.now(),
      address: caller.address,
      language: caller.language,
      licence_profile: deps.env.LICENCE_PROFILE,
      paid_at: null,
      paid: null,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute()
  await advanceClosing(deps, playerId)
  return closingState(deps, playerId)
}

async function refuseWhatStandsInTheWay(deps: Deps, playerId: bigint) {
  const [open, { cash }, debts, person] = await Promise.all([
    openPlay(deps, playerId),
    deps.ledger.balances(playerId),
    readDebts(deps, playerId),
    findPerson(deps, playerId),
  ])
  if (open.isOpen) throw new Refusal('close_bets_open', { amount: formatMoney(open.amount) })
  if (debts.total > 0n) throw new Refusal('withdrawal_player_owes')
  if (cash.balance > 0n && !person) {
    throw new Refusal('close_money_left', { amount: formatMoney(cash.balance) })
  }
}

/** What closing would pay out and give up, and how far a closing is. */
export async function closingState(deps: Deps, playerId: bigint): Promise<Reply> {
  const [found, open, balances, withdrawal] = await Promise.all([
    findClosing(deps, playerId),
    openPlay(deps, playerId),
    deps.ledger.balances(playerId),
    findUnderWay(deps, playerId),
  ])
  const given = await unplayedGifts(deps, playerId, balances.cash.balance)
  const isClosing = found !== undefined && found.closed_at === null
  const waitsFor = isClosing ? waitOf(open, balances, withdrawal) : null
  return {
    state: found ? (found.closed_at ? 'closed' : 'closing') : 'open',
    askedAt: found?.asked_at.toISOString() ?? null,
    cash: formatMoney(subtract(balances.cash.balance, given)),
    held: formatMoney(open.amount),
    withdrawing: formatMoney(balances.withdrawing.balance),
    bonus: formatMoney(add(balances.bonus.balance, given)),
    waitsFor,
    reviewBy: (waitsFor === 'review' && withdrawal?.review_due_at?.toISOString()) || null,
  }
}

type Balances = Awaited<ReturnType<Deps['ledger']['balances']>>

/** What an open closing waits for; nothing is left to wait for when it is about to end. */
function waitOf({ isOpen }: OpenPlay, { cash }: Balances, withdrawal: Withdrawal | undefined) {
  if (isOpen) return 'stake'
  if (withdrawal) return withdrawal.state === 'in_review' ? 'review' : 'bank'
  return cash.balance > 0n ? 'player' : 'bank'
}
