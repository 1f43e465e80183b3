import { negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { LADDER_GAMES } from '@jogada/core/games/house-games'
import type { PlayAct } from '@jogada/core/regulator/records'
import type { SnapshotPlay } from '@jogada/ledger'
import { isReversal } from '../../wallet/index.ts'

/**
 * What the files of play are made of: an account of the house, and kinds that only
 * put stakes aside.
 */
export const playSources = {
  sportsBet: { account: 'house:sportsbook', kindPattern: '^bet_(stake|rejected|void|settlement)$' },
  gameRound: {
    account: 'house:games',
    kindPattern: `^(draw_.+|provider_promotion|.+_(bet|end)|(${LADDER_GAMES.join('|')})_refund)$`,
  },
} as const

/**
 * What a command did with a stake. Stakes less prizes of what is settled, less those of what is
 * taken back, are what the house gained; a prize is what the house paid, whatever was kept of it
 * for a debt.
 */
export function actOf({
  kind,
  moved,
  debits,
  credits,
  cash,
}: Pick<SnapshotPlay, 'kind' | 'moved' | 'debits' | 'credits' | 'cash'>): {
  readonly act: PlayAct
  readonly stake: Money
  readonly prize: Money
} {
  // a studio's prize without a stake comes from the promotions of the house
  if (kind === 'provider_promotion') return { act: 'settled', stake: zero, prize: credits }
  if (moved === null) {
    return cash < 0n
      ? { act: 'placed', stake: debits, prize: zero }
      : { act: 'returned', stake: credits, prize: zero }
  }
  if (isReversal(kind)) return { act: 'reversed', ...paidFrom(credits, negate(moved)) }
  return { act: 'settled', ...paidFrom(debits, moved) }
}

/** A stake and the prize that leaves the house with what it gained, neither of them negative. */
function paidFrom(stake: Money, gained: Money) {
  const prize = (stake - gained) as Money
  return prize < 0n ? { stake: gained, prize: zero } : { stake, prize }
}
