import { formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import { DICE_ALGORITHM_VERSION, DICE_LIMITS, playDice, quoteDice } from '@jogada/core/games/dice'
import type { DiceParams, DiceRefusal, DiceRound } from '@jogada/core/games/dice'
import type { CallReply, game } from '@jogada/contract'
import type { MoneyCommand, Posting, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'
import { turnoverMove } from '../../wallet/index.ts'
import { findRound, roundWriter } from '../round-store.ts'
import type { ActiveSeeds } from '../seeds/active-seeds.ts'
import { nonceCounter } from '../seeds/seed-store.ts'
import type { ActivePair } from '../seeds/seed-store.ts'
import {
  diceRoundFromRow,
  diceRoundReply,
  encodeDiceOutcome,
  encodeDiceParams,
} from './dice-round.ts'

export type DiceBet = {
  readonly playerId: bigint
  readonly key: string
  readonly stake: Money
  readonly params: DiceParams
}

type SeedDeps = Deps & { readonly seeds: ActiveSeeds }
type Played = { readonly round: DiceRound; readonly nonce: bigint; readonly pair: ActivePair }

const ATTEMPTS = 5

/**
 * Plays one round of dice: stake, outcome, payout, nonce and round in one commit, or none of it.
 * The same key gives the first round again. Refuses a bet outside the limits, one that the cash
 * cannot cover before its own win, and a key used for another bet.
 */
export async function betDice(
  deps: SeedDeps,
  bet: DiceBet,
): Promise<CallReply<typeof game.betDice>> {
  const quote = quoteDice(bet.params, bet.stake)
  if (!quote.ok) throw diceRefusal(quote.code)

  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const remembered = deps.seeds.get(bet.playerId)
    const pair = remembered instanceof Promise ? await remembered : remembered
    let played: Played | undefined
    const verdict = await deps.ledger.submit(bet.playerId, (slot) => {
      played = play(pair, bet)
      return diceCommand(deps, bet, played, slot)
    })
    if (verdict.status === 'stale') {
      deps.seeds.forget(bet.playerId)
      continue
    }
    const posted = postedOrRefusal(verdict)
    if (!posted.replayed && played) advance(pair, played.nonce)
    const cash = posted.balances.cash!
    return {
      round:
        posted.replayed || !played
          ? await storedRound(deps, bet.playerId, posted.commandId)
          : freshRound(bet, played, posted.commandId, posted.at),
      balance: formatMoney(cash.balance),
      version: String(cash.version),
    }
  }
  throw new Refusal('service_busy')
}

function play(pair: ActivePair, bet: DiceBet): Played {
  const nonce = pair.nonce + 1n
  const result = playDice({
    serverSeed: pair.serverSeed,
    clientSeed: pair.clientSeed,
    nonce: Number(nonce),
    params: bet.params,
    stake: bet.stake,
  })
  if (!result.ok) throw diceRefusal(result.code)
  return { round: result.value, nonce, pair }
}

function diceCommand(deps: Deps, bet: DiceBet, played: Played, slot: Slot): MoneyCommand {
  const { round, nonce, pair } = played
  const { playerId, stake, params } = bet
  const { payout } = round
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
  return {
    key: bet.key,
    bodyHash: `dice:${stake}:${params.targetX100}:${params.direction}`,
    kind: 'dice_bet',
    postings,
    counters: [
      { owner: 'player', name: nonceCounter(pair.seedPairId), delta: 1n, expect: pair.nonce },
      turnoverMove(stake),
    ],
    rows: [
      {
        writer: roundWriter,
        values: [
          playerId,
          slot.commandId,
          'dice',
          DICE_ALGORITHM_VERSION,
          pair.seedPairId,
          nonce,
          encodeDiceParams(params),
          encodeDiceOutcome(round),
          stake,
          round.multiplierX10000,
          payout,
          deps.env.LICENCE_PROFILE,
          slot.at,
        ],
      },
    ],
    events: [
      {
        topic: 'round_settled',
        payload: { game: 'dice', stake: String(stake), payout: String(payout) },
      },
    ],
  }
}

function advance(pair: ActivePair, nonce: bigint) {
  if (pair.nonce < nonce) pair.nonce = nonce
}

const freshRound = (bet: DiceBet, { round, nonce, pair }: Played, roundId: bigint, at: Date) =>
  diceRoundReply({
    roundId,
    at,
    stake: bet.stake,
    payout: round.payout,
    params: bet.params,
    rollX100: round.rollX100,
    multiplierX10000: BigInt(round.offeredMultiplierX10000),
    nonce,
    serverSeedHash: pair.serverSeedHash,
    serverSeed: null,
    clientSeed: pair.clientSeed,
  })

async function storedRound(deps: Deps, playerId: bigint, roundId: bigint) {
  const row = await findRound(deps, playerId, roundId)
  if (!row) throw new Error(`round ${roundId} of a posted command is missing`)
  return diceRoundFromRow(row)
}

const bounds: Readonly<Partial<Record<DiceRefusal, Money>>> = {
  stake_below_minimum: DICE_LIMITS.minStake,
  stake_above_maximum: DICE_LIMITS.maxStake,
  payout_above_maximum: DICE_LIMITS.maxPayout,
}

function diceRefusal(code: DiceRefusal): Refusal {
  const bound = bounds[code]
  return new Refusal(code, bound === undefined ? {} : { limit: formatMoney(bound) })
}
