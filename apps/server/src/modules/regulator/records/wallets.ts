import { add, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { moveCategories } from '@jogada/core/regulator/records'
import type { MoveCategory, WalletRecord } from '@jogada/core/regulator/records'
import { playCategory } from '@jogada/core/wallet/yearly'
import type { HouseTotal, LedgerSnapshot } from '@jogada/ledger'
import { stakedAndPaid } from '../../wallet/index.ts'

/** The category of what a kind of commands did on an account of the house. */
export function categoryOf({ account, kind }: Pick<HouseTotal, 'account' | 'kind'>): MoveCategory {
  const play = playCategory(account, kind)
  if (play !== null) return play
  switch (account) {
    case 'house:psp_clearing':
      return kind.startsWith('withdrawal') ? 'withdrawal' : 'deposit'
    case 'house:promotion':
      return 'promotion'
    case 'house:referral':
      return 'referral'
    case 'house:fees':
      return 'fee'
    case 'house:transfer_transit':
      return 'transfer'
    default:
      return 'adjustment'
  }
}

/**
 * What came and went with some commands, both not negative; less what went, what came is `-moved`.
 */
function inAndOut(total: Omit<HouseTotal, 'kind'> & { readonly kind: string }) {
  const { stakes, payouts } = stakedAndPaid(total)
  const isPlay = playCategory(total.account, total.kind) !== null
  if (isPlay && stakes >= 0n && payouts >= 0n && stakes - payouts === total.moved) {
    return { in: payouts, out: stakes }
  }
  return total.moved < 0n ? { in: negate(total.moved), out: zero } : { in: zero, out: total.moved }
}

/** What moved a wallet, by category in their order; those that moved nothing are left out. */
export const movesOf = (totals: readonly HouseTotal[]): WalletRecord['moves'] =>
  moveCategories.flatMap((category) => {
    const own = totals.filter((one) => categoryOf(one) === category).map(inAndOut)
    const sums = {
      in: add(zero, ...own.map((one) => one.in)),
      out: add(zero, ...own.map((one) => one.out)),
    }
    return sums.in === 0n && sums.out === 0n ? [] : [{ category, ...sums }]
  })

export type Wallet = Omit<WalletRecord, 'cpf'>

const whole = (accounts: Readonly<Record<string, Money>>): Money =>
  add(zero, ...Object.values(accounts))

/**
 * The wallets of some players on a day: cash, bonuses, open stakes and asked withdrawals together.
 * Those without money or movement are left out.
 */
export async function walletsOf(
  ledger: LedgerSnapshot,
  players: readonly bigint[],
  { day, from, to }: { readonly day: string; readonly from: Date; readonly to: Date },
): Promise<readonly Wallet[]> {
  // one after the other: the transaction has one connection
  const before = await ledger.balancesBefore(players, from)
  const after = await ledger.balancesBefore(players, to)
  const totals = await ledger.houseTotalsOf(players, { firstDay: day, lastDay: day })
  return players.flatMap((player) => {
    const wallet = {
      player,
      opening: whole(before.get(player)!),
      closing: whole(after.get(player)!),
      moves: movesOf(totals.get(player)!),
    }
    const isEmpty = wallet.opening === 0n && wallet.closing === 0n && wallet.moves.length === 0
    return isEmpty ? [] : [wallet]
  })
}
