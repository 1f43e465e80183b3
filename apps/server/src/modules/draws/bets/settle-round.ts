import { add, centavos, formatMoney, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import { drawGameOf, drawPayout } from '@jogada/core/games/draws'
import { BET_RESULTS } from '@jogada/core/sports/codes'
import type { MoneyCommand, Posting, Slot } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { unplayedMoves } from '../../limits/index.ts'
import { turnoverMoves } from '../../wallet/index.ts'
import { tableById } from '../paytables.ts'
import type { RoundRow } from '../rounds/round-store.ts'
import { listOpenBets, settledBet } from './bet-store.ts'
import type { BetRow } from './bet-store.ts'
import { releaseRoom } from './limits.ts'

/** Bets that are read at once; their commands commit together in the ledger's batches. */
const CHUNK = 5_000

/**
 * Pays every open bet of a drawn round, or gives the stakes of a void one back, and tells how many
 * players this call paid. One command a player, whose key only one call can ever win: it may be cut
 * off anywhere, started again, or run twice at once. Therefore a player's bets are always read whole,
 * however many they are: what a command left out no later one could pay.
 */
export async function settleRound(deps: Deps, round: RoundRow, chunk = CHUNK): Promise<number> {
  let paid = 0
  let afterPlayer: bigint | null = null
  let limit = chunk
  for (;;) {
    const bets = await listOpenBets(deps, round, { afterPlayer, limit })
    if (bets.length === 0) return paid
    const groups = byPlayer(bets)
    const isFull = bets.length === limit
    if (isFull && groups.length === 1) {
      limit *= 2
      continue
    }
    // the last player's bets may go on behind the chunk
    if (isFull) groups.pop()
    limit = chunk
    const done = await Promise.all(groups.map((group) => settlePlayer(deps, round, group)))
    paid += done.filter(Boolean).length
    afterPlayer = groups.at(-1)![0]!.player_id
  }
}

function byPlayer(bets: readonly BetRow[]): BetRow[][] {
  const groups: BetRow[][] = []
  for (const bet of bets) {
    const group = groups.at(-1)
    if (group?.[0]?.player_id === bet.player_id) group.push(bet)
    else groups.push([bet])
  }
  return groups
}

async function settlePlayer(
  deps: Deps,
  round: RoundRow,
  bets: readonly BetRow[],
): Promise<boolean> {
  const playerId = bets[0]!.player_id
  const ended = bets.map((bet) => ({ bet, ...endOf(round, bet) }))
  const stake = add(...bets.map((bet) => centavos(bet.stake)))
  const payout = add(...ended.map((end) => end.payout))
  const verdict = await deps.ledger.submit(playerId, (slot) =>
    settlement(round, { ended, stake, payout }, slot),
  )
  if (verdict.status !== 'posted') return false
  deps.realtime.toPlayer(playerId, 'drawSettled', {
    channel: round.channel,
    roundId: String(round.round_id),
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    outcome: round.outcome,
  })
  return true
}

type End = { readonly status: number; readonly payout: Money }

function endOf(round: RoundRow, bet: BetRow): End {
  const stake = centavos(bet.stake)
  if (round.outcome === null) return { status: BET_RESULTS.refund, payout: stake }
  const table = tableById(bet.paytable)
  const payout = drawPayout(table, { selection: bet.selection, stake }, round.outcome)
  return { status: payout > 0n ? BET_RESULTS.win : BET_RESULTS.lose, payout }
}

type PlayerEnd = {
  readonly ended: readonly (End & { readonly bet: BetRow })[]
  readonly stake: Money
  readonly payout: Money
}

function settlement(
  round: RoundRow,
  { ended, stake, payout }: PlayerEnd,
  { at }: Slot,
): MoneyCommand {
  const isVoid = round.outcome === null
  return {
    key: `draw:${round.channel}:${round.round_id}`,
    bodyHash: `${round.outcome}:${payout}`,
    kind: `draw_${drawGameOf(round.channel)}_${isVoid ? 'refund' : 'settlement'}`,
    postings: isVoid ? moved('held', 'cash', stake) : playedOut(stake, payout),
    counters: [
      ...releaseRoom(
        round,
        ended.map(({ bet }) => ({
          selection: bet.selection,
          stake: centavos(bet.stake),
          potential: centavos(bet.potential),
        })),
      ),
      ...(isVoid
        ? unplayedMoves(
            ended.map(({ bet }) => ({ amount: centavos(bet.stake), stakedAt: bet.placed_at })),
            at,
          )
        : turnoverMoves(stake, drawGameOf(round.channel))),
    ],
    rows: ended.map(({ bet, status, payout: paid }) => ({
      writer: settledBet,
      values: [bet.player_id, bet.bet_id, status, paid, at],
    })),
    events: [
      {
        topic: isVoid ? 'round_refunded' : 'round_settled',
        payload: { game: drawGameOf(round.channel), stake: String(stake), payout: String(payout) },
      },
    ],
  }
}

const moved = (from: Posting['account'], to: Posting['account'], amount: Money): Posting[] =>
  amount === 0n
    ? []
    : [
        { account: from, amount: negate(amount) },
        { account: to, amount },
      ]

/** The stakes go to the house, which pays what was won. */
const playedOut = (stake: Money, payout: Money): Posting[] => [
  ...moved('held', 'house:games', stake),
  ...moved('house:games', 'cash', payout),
]
