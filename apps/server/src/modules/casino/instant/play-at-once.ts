import { formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { RoundSeeds } from '@jogada/core/fairness'
import type { InstantGame } from '@jogada/core/games/house-games'
import type { AskedFrom, CounterMove, MoneyCommand, Posting, Slot } from '@jogada/ledger'
import { AGAIN, untilFresh } from '../../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { refuseWhenStopped } from '../../../platform/switches.ts'
import { turnoverMoves } from '../../wallet/index.ts'
import type { CasinoDeps } from '../deps.ts'
import { LOST, roundWriter, storedRound, WON } from '../round-store.ts'
import type { RoundRow } from '../round-store.ts'
import { nonceCounter } from '../seeds/seed-store.ts'
import type { ActivePair } from '../seeds/seed-store.ts'

/** What a round of one call came to. */
export type InstantOutcome = {
  /** The stored form of the outcome, enough to show the round again. */
  readonly outcome: string
  /** Paid per unit staked, times 10,000: zero when lost. */
  readonly multiplierX10000: number
  /** Stake included; zero when lost. */
  readonly payout: Money
}

export type InstantBet = {
  readonly playerId: bigint
  readonly key: string
  /** From where it was asked, where the licence asks. */
  readonly place?: AskedFrom | undefined
  readonly game: InstantGame
  readonly algorithmVersion: number
  readonly stake: Money
  /** The stored form of what the player chose. */
  readonly params: string
  /** Plays the round; what it throws rejects the bet, and nothing moves. */
  readonly play: (seeds: RoundSeeds) => InstantOutcome
}

/** The round, as it was just played or as it was stored under the same key before. */
export type InstantAnswer = {
  readonly row: RoundRow
  readonly balance: string
  readonly version: string
}

type Played = InstantOutcome & { readonly nonce: bigint; readonly pair: ActivePair }

/**
 * Plays a game of one call: stake, outcome, payout, nonce and round in one commit, or none of it.
 * The same key gives the first round again. Refuses a bet that the cash cannot cover before its own
 * win, and a key used for another bet.
 */
export async function playAtOnce(deps: CasinoDeps, bet: InstantBet): Promise<InstantAnswer> {
  await refuseWhenStopped(deps, 'games', bet)
  await refuseWhenStopped(deps, `game:${bet.game}`, bet)
  return untilFresh(async () => {
    const remembered = deps.seeds.get(bet.playerId)
    const pair = remembered instanceof Promise ? await remembered : remembered
    let played: Played | undefined
    const verdict = await deps.ledger.submit(bet.playerId, (slot) => {
      played = play(pair, bet)
      return instantCommand(deps, bet, played, slot)
    })
    if (verdict.status === 'stale') {
      deps.seeds.forget(bet.playerId)
      return AGAIN
    }
    const posted = postedOrRefusal(verdict)
    const isFresh = !posted.replayed && played !== undefined
    if (isFresh) advance(pair, played!.nonce)
    const cash = posted.balances.cash!
    return {
      row: isFresh
        ? freshRow(deps, bet, played!, { commandId: posted.commandId, at: posted.at })
        : await storedRound(deps, bet.playerId, posted.commandId),
      balance: formatMoney(cash.balance),
      version: String(cash.version),
    }
  })
}

function play(pair: ActivePair, bet: InstantBet): Played {
  const nonce = pair.nonce + 1n
  const { serverSeed, clientSeed } = pair
  return { ...bet.play({ serverSeed, clientSeed, nonce: Number(nonce) }), nonce, pair }
}

/** Takes the next number of a seed pair; stale when another round took it. */
export const takeNonce = (pair: ActivePair): CounterMove => ({
  owner: 'player',
  name: nonceCounter(pair.seedPairId),
  delta: 1n,
  expect: pair.nonce,
})

/** A remembered pair after a round was played with it. */
export function advance(pair: ActivePair, nonce: bigint) {
  if (pair.nonce < nonce) pair.nonce = nonce
}

function instantCommand(
  deps: CasinoDeps,
  bet: InstantBet,
  played: Played,
  slot: Slot,
): MoneyCommand {
  const { game, stake } = bet
  const { payout, pair } = played
  const row = freshRow(deps, bet, played, slot)
  return {
    key: bet.key,
    place: bet.place,
    bodyHash: `${game}:${stake}:${bet.params}`,
    kind: `${game}_bet`,
    postings: instantPostings(stake, payout),
    counters: [takeNonce(pair), ...turnoverMoves(stake, game)],
    rows: [
      {
        writer: roundWriter,
        values: [
          row.player_id,
          row.round_id,
          game,
          row.algorithm_version,
          row.seed_pair_id,
          row.nonce,
          row.params,
          row.outcome,
          stake,
          row.multiplier,
          payout,
          row.status,
          row.licence_profile,
          slot.at,
        ],
      },
    ],
    events: [
      {
        topic: 'round_settled',
        payload: { game, stake: String(stake), payout: String(payout) },
      },
    ],
  }
}

/** The stake goes to the house, which pays the win. */
export function instantPostings(stake: Money, payout: Money): Posting[] {
  const postings: Posting[] = [
    { account: 'cash', amount: negate(stake) },
    { account: 'house:games', amount: stake },
  ]
  if (payout > 0n) {
    postings.push(
      { account: 'house:games', amount: negate(payout) },
      { account: 'cash', amount: payout },
    )
  }
  return postings
}

const freshRow = (
  deps: CasinoDeps,
  bet: InstantBet,
  { nonce, pair, outcome, multiplierX10000, payout }: Played,
  { commandId, at }: Slot,
): RoundRow => ({
  player_id: bet.playerId,
  round_id: commandId,
  game: bet.game,
  algorithm_version: bet.algorithmVersion,
  seed_pair_id: pair.seedPairId,
  nonce,
  params: bet.params,
  outcome,
  stake: bet.stake,
  multiplier: BigInt(multiplierX10000),
  payout,
  status: multiplierX10000 > 0 ? WON : LOST,
  ended_by: 'played',
  steps: null,
  opened_at: null,
  end_command: null,
  licence_profile: deps.env.LICENCE_PROFILE,
  played_at: at,
  server_seed: pair.serverSeed,
  server_seed_hash: pair.serverSeedHash,
  client_seed: pair.clientSeed,
  state: 'active',
})
