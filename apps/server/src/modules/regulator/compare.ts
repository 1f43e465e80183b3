import { add, formatMoney, negate, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { Sums } from '@jogada/core/regulator/layout'
import type { HouseSum } from '@jogada/ledger'

const movedBy = (sums: readonly HouseSum[], isOf: (sum: HouseSum) => boolean): Money =>
  add(zero, ...sums.filter(isOf).map(({ moved }) => moved))

/**
 * Where the sums of a day's files are not those that the ledger itself keeps of the day, as
 * `<file>: <files> <ledger>`; nothing where all of them agree. What wallets gained, the house lost.
 */
export function differences(
  ledger: readonly HouseSum[],
  made: Readonly<Record<'wallet' | 'sportsBet' | 'gameRound', Sums>>,
): Readonly<Record<string, string>> {
  const { wallet, sportsBet, gameRound } = made
  const pairs: readonly (readonly [string, Money, Money])[] = [
    ['wallet moves', subtract(wallet['in']!, wallet['out']!), negate(movedBy(ledger, () => true))],
    [
      'wallet balances',
      subtract(wallet['closing']!, wallet['opening']!),
      negate(movedBy(ledger, () => true)),
    ],
    [
      'sportsBet',
      subtract(sportsBet['stakes']!, sportsBet['prizes']!),
      movedBy(ledger, ({ account }) => account === 'house:sportsbook'),
    ],
    [
      'gameRound',
      subtract(gameRound['stakes']!, gameRound['prizes']!),
      movedBy(
        ledger,
        ({ account, kind }) => account === 'house:games' || kind === 'provider_promotion',
      ),
    ],
  ]
  return Object.fromEntries(
    pairs
      .filter(([, files, books]) => files !== books)
      .map(([name, files, books]) => [name, `${formatMoney(files)} ${formatMoney(books)}`]),
  )
}
