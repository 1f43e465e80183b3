import { isClientSeed } from '@jogada/core/fairness'
import type { CallReply, game } from '@jogada/contract'
import type { RowWriter } from '@jogada/ledger'
import { Refusal } from '../../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import type { CasinoDeps } from '../deps.ts'
import { hasOpenRound } from '../ladder/open-store.ts'
import { getSeeds } from './get-seeds.ts'
import { loadSeeds, newSeedPair, nonceCounter, RETIRED } from './seed-store.ts'
import type { ActivePair } from './seed-store.ts'

const revealPair: RowWriter = {
  name: 'casino.seed_pair:1-reveal',
  columns: { player_id: 'bigint', seed_pair_id: 'bigint', rounds: 'bigint', at: 'timestamptz' },
  sql: `UPDATE casino.seed_pair p SET state = 'revealed', revealed_at = r.at, rounds = r.rounds
    FROM rows r WHERE p.player_id = r.player_id AND p.seed_pair_id = r.seed_pair_id`,
}

const activateNext: RowWriter = {
  name: 'casino.seed_pair:2-activate',
  columns: { player_id: 'bigint', client_seed: 'text' },
  sql: `UPDATE casino.seed_pair p
    SET state = 'active', client_seed = coalesce(r.client_seed, p.client_seed)
    FROM rows r WHERE p.player_id = r.player_id AND p.state = 'next'`,
}

const insertNext: RowWriter = {
  name: 'casino.seed_pair:3-insert',
  columns: {
    player_id: 'bigint',
    server_seed: 'text',
    server_seed_hash: 'text',
    client_seed: 'text',
    made_at: 'timestamptz',
  },
  sql: `INSERT INTO casino.seed_pair
      (player_id, server_seed, server_seed_hash, client_seed, state, made_at)
    SELECT player_id, server_seed, server_seed_hash, client_seed, 'next', made_at FROM rows`,
}

/**
 * Reveals the active server seed and puts the announced next one in its place, with the player's
 * client seed if one is given. A round that races with it is either played before, or with the
 * new pair: never with a seed that is already known. Refused while a round of the pair is open.
 */
export async function rotateSeeds(
  deps: CasinoDeps,
  playerId: bigint,
  clientSeed: string | undefined,
): Promise<CallReply<typeof game.rotateSeeds>> {
  const wanted = clientSeed === undefined || clientSeed === '' ? null : clientSeed
  if (wanted !== null && !isClientSeed(wanted)) throw new Refusal('client_seed_invalid')
  return untilFresh(async () => {
    const { active } = await loadSeeds(deps, playerId)
    // a round that starts after this look has taken a nonce, and the rotation is stale
    if (await hasOpenRound(deps, playerId)) throw new Refusal('seed_in_use')
    const verdict = await submitRotation(deps, playerId, active, wanted)
    deps.seeds.forget(playerId)
    if (verdict.status === 'stale') return AGAIN
    postedOrRefusal(verdict)
    return getSeeds(deps, playerId)
  })
}

function submitRotation(
  deps: CasinoDeps,
  playerId: bigint,
  active: ActivePair,
  clientSeed: string | null,
) {
  const next = newSeedPair(deps)
  const key = deps.rng.uuid()
  return deps.ledger.submit(playerId, ({ at }) => ({
    key,
    bodyHash: String(active.seedPairId),
    kind: 'seed_rotation',
    postings: [],
    counters: [
      {
        owner: 'player',
        name: nonceCounter(active.seedPairId),
        delta: RETIRED,
        expect: active.nonce,
      },
    ],
    rows: [
      { writer: revealPair, values: [playerId, active.seedPairId, active.nonce, at] },
      { writer: activateNext, values: [playerId, clientSeed] },
      {
        writer: insertNext,
        values: [playerId, next.serverSeed, next.serverSeedHash, next.clientSeed, at],
      },
    ],
  }))
}
