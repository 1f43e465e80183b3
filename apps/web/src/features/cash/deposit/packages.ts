import type { PackageEntry } from '@jogada/contract/order'
import { parseMoney, reais } from '@jogada/core'
import { moneyOf } from '../../../components/typed-money.ts'
import { PRESELECTED } from '../../../session/preselected-price.ts'

/** Where packages are chosen: the deposit page, over a game or bet, or in the bonus popup. */
export type DepositPlace = 'page' | 'low_balance' | 'popup'

export type PackageChoice = {
  /** In the order of their `sort`. */
  readonly offered: readonly PackageEntry[]
  /** The package that is chosen before the player chooses. */
  readonly preselected: PackageEntry | undefined
  /** Whether the answer also held packages of another way to pay, which are not offered here. */
  readonly hasOtherWays: boolean
}

const ON_PAGE: ReadonlySet<string> = new Set(['BRL', 'EXTPAY', ''])
const OTHER_WAYS: ReadonlySet<string> = new Set(['BTBRL', 'FCBRL'])
const LOW_BALANCE_COUNT = 4

/**
 * What a deposit offers of the server's packages: on the page those in BRL, EXTPAY or without a
 * currency, over a game the first four, in the popup one; the one at 100 is chosen beforehand.
 */
export function choosePackages(
  entries: readonly PackageEntry[],
  place: DepositPlace,
): PackageChoice {
  const sorted = entries.toSorted((a, b) => a.sort - b.sort)
  const offered =
    place === 'page'
      ? sorted.filter(({ curreny }) => ON_PAGE.has(curreny))
      : sorted.slice(0, place === 'popup' ? 1 : LOW_BALANCE_COUNT)
  return {
    offered,
    preselected: offered.find(({ price }) => parseMoney(price) === PRESELECTED),
    hasOtherWays: sorted.some(({ curreny }) => OTHER_WAYS.has(curreny)),
  }
}

/** Whether there is something to pay: a package is chosen and its price is above 0. */
export const isPayable = (chosen: PackageEntry | undefined): chosen is PackageEntry =>
  chosen !== undefined && moneyOf(chosen.price) > 0n

const FIVE_FIGURES = reais(10_000n)

/** How many cards stand beside one another: fewer where an amount would reach over its card. */
export const cardsInRow = (packages: readonly PackageEntry[]): 3 | 4 =>
  packages.some(({ price }) => moneyOf(price) >= FIVE_FIGURES) ? 3 : 4
