import { centavos, parseMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { grantBonus } from './grant-bonus.ts'

/** Names the highest bet in a campaign's terms, as nobody at the desk needs to approve. */
export const setMaxBet = ({ db }: Pick<Deps, 'db'>, maxBet: string | null) =>
  db
    .updateTable('promotion.campaign')
    .set({ max_bet: maxBet === null ? null : parseMoney(maxBet)! })
    .where('campaign_id', '=', 'page-gift')
    .execute()

/** Gives a player ten reais of a campaign that names this highest bet. */
export async function giveBonus(
  deps: Deps,
  { playerId }: { readonly playerId: bigint },
  maxBet: string | null,
) {
  await setMaxBet(deps, maxBet)
  await grantBonus(deps, {
    playerId,
    campaignId: 'page-gift',
    amount: centavos(10_00n),
    grantId: deps.rng.uuid(),
    bounds: [],
  })
}
