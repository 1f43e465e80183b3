import type { CallReply, game } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { lastRevealed, loadSeeds } from './seed-store.ts'

/** Hashes and counts of the player's seeds; a server seed itself only after its rotation. */
export async function getSeeds(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof game.getSeeds>> {
  const [{ active, nextHash }, revealed] = await Promise.all([
    loadSeeds(deps, playerId),
    lastRevealed(deps, playerId),
  ])
  return {
    serverSeedHash: active.serverSeedHash,
    clientSeed: active.clientSeed,
    nonce: Number(active.nonce),
    nextServerSeedHash: nextHash,
    previous: revealed
      ? {
          serverSeed: revealed.server_seed,
          serverSeedHash: revealed.server_seed_hash,
          clientSeed: revealed.client_seed,
          nonce: Number(revealed.rounds ?? 0n),
        }
      : null,
  }
}
