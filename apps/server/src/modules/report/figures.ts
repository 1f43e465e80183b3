import type { ops } from '@jogada/contract'
import { add, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HouseSum } from '@jogada/ledger'

export type Figure = ops.books.Figure
type Account = HouseSum['account']

type Recipe = {
  readonly accounts: readonly Account[]
  /** Which kinds of commands count; understood alike here and by PostgreSQL. */
  readonly kinds: RegExp
  /** Whether the figure is what the house gave, not what it gained. */
  readonly isOutflow: boolean
}

const PLAY: readonly Account[] = ['house:games', 'house:sportsbook']
const ALL_BUT_FEES: readonly Account[] = [
  'house:psp_clearing',
  'house:games',
  'house:sportsbook',
  'house:promotion',
  'house:referral',
  'house:transfer_transit',
  'house:adjustment',
]

/** How each figure of a report comes from the ledger; the rows behind it are found the same way. */
export const figures: Readonly<Record<Figure, Recipe>> = {
  deposits: { accounts: ['house:psp_clearing'], kinds: /^deposit$/, isOutflow: true },
  refunds: {
    accounts: ['house:psp_clearing'],
    kinds: /^(?!deposit$|withdrawal_(paid|returned)$)/,
    isOutflow: false,
  },
  // what came back of a paid withdrawal was not withdrawn
  withdrawals: {
    accounts: ALL_BUT_FEES,
    kinds: /^withdrawal_(paid|returned)$/,
    isOutflow: false,
  },
  fees: { accounts: ['house:fees'], kinds: /^/, isOutflow: false },
  promotions: { accounts: ['house:promotion'], kinds: /^/, isOutflow: true },
  referral: { accounts: ['house:referral'], kinds: /^/, isOutflow: true },
  costs: { accounts: ['house:promotion', 'house:referral'], kinds: /^/, isOutflow: true },
  adjustments: {
    accounts: ['house:adjustment'],
    kinds: /^(?!withdrawal_paid$)/,
    isOutflow: true,
  },
  ggr: { accounts: PLAY, kinds: /^/, isOutflow: false },
  sport: { accounts: ['house:sportsbook'], kinds: /^/, isOutflow: false },
  draws: { accounts: ['house:games'], kinds: /^draw_/, isOutflow: false },
  providers: { accounts: ['house:games'], kinds: /^provider_/, isOutflow: false },
  games: { accounts: ['house:games'], kinds: /^(?!draw_|provider_)/, isOutflow: false },
}

/** A figure of some sums. */
export function figureOf(name: Figure, sums: readonly HouseSum[]): Money {
  const { accounts, kinds, isOutflow } = figures[name]
  const moved = add(
    zero,
    ...sums
      .filter(({ account, kind }) => accounts.includes(account) && kinds.test(kind))
      .map((one) => one.moved),
  )
  return isOutflow ? negate(moved) : moved
}
