import type { CallReply, order } from '@jogada/contract'
import { formatMoney, reais } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { BY_PIX, getPrices } from './get-prices.ts'

type Entry = CallReply<typeof order.getPrices>[number]

const STARTING_PRICE = formatMoney(reais(100n))

/**
 * The package that the deposit page starts with: that of 100 reais, else the first;
 * null without any.
 */
export async function startingPackage(deps: Deps, playerId: bigint): Promise<Entry | null> {
  const entries = await getPrices(deps, playerId, undefined)
  const byPix = entries.filter(({ curreny }) => BY_PIX.some((one) => one === curreny))
  return byPix.find(({ price }) => price === STARTING_PRICE) ?? byPix[0] ?? null
}
