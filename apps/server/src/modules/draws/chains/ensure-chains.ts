import { DRAW_CHANNELS } from '@jogada/core/games/draws'
import type { Deps } from '../../../deps.ts'
import { chainKey } from './chain-key.ts'
import { nextLink } from './chain-store.ts'
import { makeChain } from './make-chain.ts'

/** SHA-256 of `jogada: salt for trying the product out`; the page says that it is a constant. */
export const TRIAL_SALT = '1bcbb44a41753a92ba13a264c2dbc825851999d659e50f11b20ca890ff6cbc54'

const TRIAL_ROUNDS = 100_000

/**
 * Outside of production, gives every channel a chain where it has none to draw from. In production
 * chains come from `npm run chain:make` alone, and a channel without one stays closed.
 */
export async function ensureChains(deps: Deps, rounds = TRIAL_ROUNDS): Promise<void> {
  if (deps.env.NODE_ENV === 'production') return
  for (const channel of DRAW_CHANNELS) {
    if (await nextLink(deps, channel)) continue
    const key = await chainKey(deps)
    await makeChain(deps, key, { channel, rounds, saltBlock: null, salt: TRIAL_SALT })
  }
}
