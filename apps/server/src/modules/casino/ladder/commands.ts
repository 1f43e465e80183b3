import type { casino } from '@jogada/contract'
import { negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { CounterMove, MoneyCommand, Posting, Slot } from '@jogada/ledger'
import { unplayedMoves } from '../../limits/index.ts'
import { turnoverMoves } from '../../wallet/index.ts'
import { OPEN_ROUNDS } from '../../withdrawal/index.ts'
import { LOST, REFUNDED, WON } from '../round-store.ts'
import type { RoundRow } from '../round-store.ts'
import type { StoredStep } from '../tables.ts'
import type { LadderKit } from './kit.ts'
import { closedRound, endedRound, openedRound, steppedRound } from './open-store.ts'
import { nextMove } from './table.ts'
import type { OpenRound, Place } from './table.ts'

/** How a round comes to its end. */
export type Ending = {
  readonly end: NonNullable<casino.LadderRound['end']>
  readonly multiplierX10000: number
  readonly payout: Money
  /** The stake goes back; nothing was played. */
  readonly isRefund: boolean
}

/** Who asks for what, under which key. */
export type Asked = Pick<MoneyCommand, 'key' | 'bodyHash' | 'place'>

const openRounds = (delta: bigint): CounterMove => ({
  owner: 'player',
  name: OPEN_ROUNDS,
  delta,
  min: 0n,
})

/** Sets the stake aside and puts the round on the table. */
export const startCommand = <P, B>(
  kit: LadderKit<P, B>,
  asked: Asked,
  place: Place<P, B>,
  start: { readonly round: OpenRound<P, B>; readonly nonce: CounterMove },
): MoneyCommand => ({
  ...asked,
  kind: `${kit.game}_bet`,
  postings: [
    { account: 'cash', amount: negate(start.round.stake) },
    { account: 'held', amount: start.round.stake },
  ],
  counters: [start.nonce, nextMove(kit.game, place), openRounds(1n)],
  rows: [
    {
      writer: openedRound,
      values: [
        start.round.playerId,
        kit.game,
        start.round.roundId,
        start.round.algorithmVersion,
        start.round.seedPairId,
        start.round.nonce,
        kit.encodeParams(start.round.params),
        start.round.stake,
        start.round.licenceProfile,
        start.round.openedAt,
      ],
    },
  ],
})

/** Adds a safe step; no money moves. */
export const stepCommand = <P, B>(
  kit: LadderKit<P, B>,
  asked: Asked,
  place: Place<P, B>,
  { round, step, at }: { round: OpenRound<P, B>; step: StoredStep; at: Date },
): MoneyCommand => ({
  ...asked,
  kind: `${kit.game}_step`,
  postings: [],
  counters: [nextMove(kit.game, place)],
  rows: [
    {
      writer: steppedRound,
      values: [round.playerId, round.roundId, kit.game, step, at],
    },
  ],
})

/** Pays what the round came to, or gives the stake back, and puts the round into the history. */
export const endCommand = <P, B>(
  kit: LadderKit<P, B>,
  asked: Asked,
  place: Place<P, B>,
  { row, isRefund }: { readonly row: RoundRow; readonly isRefund: boolean },
): MoneyCommand => ({
  ...asked,
  kind: `${kit.game}_${isRefund ? 'refund' : 'end'}`,
  postings: endPostings(row.stake as Money, { payout: row.payout as Money, isRefund }),
  counters: [
    nextMove(kit.game, place),
    openRounds(-1n),
    ...(isRefund
      ? unplayedMoves(
          [{ amount: row.stake as Money, stakedAt: row.opened_at ?? row.played_at }],
          row.played_at,
        )
      : turnoverMoves(row.stake as Money, kit.game)),
  ],
  rows: [{ writer: closedRound, values: [row.player_id, row.round_id, kit.game] }, endedRow(row)],
  events: [settledEvent(row, isRefund)],
})

/** A whole round in one command: nothing is held, nothing stays on the table. */
export const atOnceCommand = <P, B>(
  kit: LadderKit<P, B>,
  asked: Asked,
  place: Place<P, B>,
  played: { readonly row: RoundRow; readonly nonce: CounterMove; readonly postings: Posting[] },
): MoneyCommand => ({
  ...asked,
  kind: `${kit.game}_bet`,
  postings: played.postings,
  counters: [
    played.nonce,
    nextMove(kit.game, place),
    ...turnoverMoves(played.row.stake as Money, kit.game),
  ],
  rows: [endedRow(played.row)],
  events: [settledEvent(played.row, false)],
})

const settledEvent = (row: RoundRow, isRefund: boolean) => ({
  topic: isRefund ? 'round_refunded' : 'round_settled',
  payload: { game: row.game, stake: String(row.stake), payout: String(row.payout) },
})

function endPostings(
  stake: Money,
  { payout, isRefund }: { readonly payout: Money; readonly isRefund: boolean },
): Posting[] {
  const postings: Posting[] = [
    { account: 'held', amount: negate(stake) },
    { account: isRefund ? 'cash' : 'house:games', amount: stake },
  ]
  if (!isRefund && payout > 0n) {
    postings.push(
      { account: 'house:games', amount: negate(payout) },
      { account: 'cash', amount: payout },
    )
  }
  return postings
}

/** The row of an open round that ends with `ending` in the command of `slot`. */
export const rowOfEnd = <P, B>(
  kit: LadderKit<P, B>,
  round: OpenRound<P, B>,
  { ending, steps, slot }: { ending: Ending; steps: readonly StoredStep[]; slot: Slot },
): RoundRow => ({
  player_id: round.playerId,
  round_id: round.roundId,
  game: kit.game,
  algorithm_version: round.algorithmVersion,
  seed_pair_id: round.seedPairId,
  nonce: round.nonce,
  params: kit.encodeParams(round.params),
  outcome: kit.encodeBoard(round.board),
  stake: round.stake,
  multiplier: BigInt(ending.multiplierX10000),
  payout: ending.payout,
  status: ending.isRefund ? REFUNDED : ending.multiplierX10000 > 0 ? WON : LOST,
  ended_by: ending.end,
  steps,
  opened_at: round.openedAt,
  end_command: slot.commandId,
  licence_profile: round.licenceProfile,
  played_at: slot.at,
  server_seed: round.serverSeed,
  server_seed_hash: round.serverSeedHash,
  client_seed: round.clientSeed,
  state: 'active',
})

const endedRow = (row: RoundRow) => ({
  writer: endedRound,
  values: [
    row.player_id,
    row.round_id,
    row.game,
    row.algorithm_version,
    row.seed_pair_id,
    row.nonce,
    row.params,
    row.outcome,
    row.stake,
    row.multiplier,
    row.payout,
    row.status,
    row.ended_by,
    row.steps,
    row.opened_at,
    row.end_command,
    row.licence_profile,
    row.played_at,
  ],
})
