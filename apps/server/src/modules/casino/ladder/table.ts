import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import type { StoredStep } from '../tables.ts'
import type { LadderKit } from './kit.ts'
import { findOpen } from './open-store.ts'
import type { OpenTerms } from './open-store.ts'

/**
 * A round in progress, hidden board included: nothing of this type may leave the process as it is.
 */
export type OpenRound<Params, Board> = {
  readonly playerId: bigint
  readonly roundId: bigint
  readonly params: Params
  readonly board: Board
  readonly stake: Money
  readonly steps: readonly StoredStep[]
  readonly algorithmVersion: number
  readonly seedPairId: bigint
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly nonce: bigint
  readonly licenceProfile: string
  readonly openedAt: Date
  /** Its board was seen before the database went back to a copy: it can only be given back. */
  readonly isKnown?: boolean
}

/** Where a player stands in a game: the round in progress, as of so many commands of the game. */
export type Place<Params, Board> = {
  readonly moves: bigint
  readonly open: OpenRound<Params, Board> | null
}

const REMEMBERED = 20_000

/**
 * Counts the commands of a game that a player ever gave. Each of them names the number it was
 * decided at, so that of two that race one is stale, in this process or another.
 */
const movesCounter = (game: string) => `${game}:moves`

/** The move of a command that was decided at `place`. */
export const nextMove = (game: string, { moves }: { readonly moves: bigint }): CounterMove => ({
  owner: 'player',
  name: movesCounter(game),
  delta: 1n,
  expect: moves,
})

/**
 * The places of recent players of one game in this process. A remembered place may be behind; the
 * commit finds out, and whoever refuses because of one looks again first.
 */
export type Table<Params, Board> = {
  get(
    playerId: bigint,
  ): Promise<{ readonly place: Place<Params, Board>; readonly isFresh: boolean }>
  set(playerId: bigint, place: Place<Params, Board>): void
  forget(playerId: bigint): void
}

export function createTable<P, B>(deps: Deps, kit: LadderKit<P, B>): Table<P, B> {
  const remembered = new Map<bigint, Place<P, B>>()
  const set = (playerId: bigint, place: Place<P, B>) => {
    remembered.delete(playerId)
    if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!)
    remembered.set(playerId, place)
  }
  return {
    async get(playerId) {
      const known = remembered.get(playerId)
      if (known) return { place: known, isFresh: false }
      const place = await readPlace(deps, kit, playerId)
      set(playerId, place)
      return { place, isFresh: true }
    },
    set,
    forget(playerId) {
      remembered.delete(playerId)
    },
  }
}

/**
 * The count is read first: a command in between makes it stale and cannot pair it with its round.
 */
async function readPlace<P, B>(
  deps: Deps,
  kit: LadderKit<P, B>,
  playerId: bigint,
): Promise<Place<P, B>> {
  const name = movesCounter(kit.game)
  const counters = await deps.ledger.counters(playerId, [name])
  const row = await findOpen(deps, playerId, kit.game)
  return { moves: counters[name]!.total, open: row ? openFromRow(kit, row) : null }
}

/** A stored open round with its board drawn again from its seeds. */
export function openFromRow<P, B>(kit: LadderKit<P, B>, row: OpenTerms): OpenRound<P, B> {
  const params = kit.decodeParams(row.params)
  const seeds = {
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
  }
  return {
    playerId: row.player_id,
    roundId: row.round_id,
    params,
    board: kit.ladder.draw(seeds, params),
    stake: centavos(row.stake),
    steps: row.steps,
    algorithmVersion: row.algorithm_version,
    seedPairId: row.seed_pair_id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    licenceProfile: row.licence_profile,
    openedAt: row.opened_at,
    isKnown: row.known_at !== null,
  }
}
