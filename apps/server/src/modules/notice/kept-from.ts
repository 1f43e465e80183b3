import type { Deps } from '../../deps.ts'
import { isMarketingBarred } from '../limits/index.ts'

type Told = { readonly category: string; readonly player_id: bigint }

/**
 * Whether a message stays in the inbox: rewards draw back to play, so whoever is paused or excluded
 * hears of money and support alone.
 */
export const isKeptFrom = async (deps: Deps, { category, player_id }: Told): Promise<boolean> =>
  category === 'rewards' && isMarketingBarred(deps, player_id)
