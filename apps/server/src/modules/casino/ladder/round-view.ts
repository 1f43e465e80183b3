import type { casino } from '@jogada/contract'
import { formatMoney, zero } from '@jogada/core'
import { stepAt } from '@jogada/core/games/ladder'
import { receiptBase } from '../receipt.ts'
import type { RoundRow } from '../round-store.ts'
import type { StoredStep } from '../tables.ts'
import type { LadderKit } from './kit.ts'
import type { OpenRound } from './table.ts'

/** An abandoned round is ended by the rules after so many hours. */
export const RESUME_HOURS = 24

const HOUR_MS = 3_600_000
const STANDING = 10_000

/** When an open round that nobody touches is ended by the rules. */
export function expiryOf(round: {
  readonly steps: readonly StoredStep[]
  readonly openedAt: Date
}) {
  const last = round.steps.at(-1)
  const touched = last ? Date.parse(last.at) : round.openedAt.getTime()
  return new Date(touched + RESUME_HOURS * HOUR_MS)
}

const tilesOf = (steps: readonly StoredStep[]) => steps.map(({ tile }) => tile)

/** A round in progress as its player may see it: without the board and without the seed. */
export function openView<P, B, V extends casino.LadderRound>(
  kit: LadderKit<P, B, V>,
  round: OpenRound<P, B>,
): V {
  const cleared = round.steps.length
  const shown = (steps: number) => {
    const { multiplierX10000, payout } = stepAt(kit.ladder, round, steps)
    return { multiplier: multiplierX10000, payout: formatMoney(payout) }
  }
  const cashOut = cleared > 0 ? shown(cleared) : null
  return kit.view(
    {
      roundId: String(round.roundId),
      at: round.openedAt.toISOString(),
      endedAt: null,
      status: 0,
      end: null,
      stake: formatMoney(round.stake),
      payout: formatMoney(zero),
      algorithmVersion: round.algorithmVersion,
      serverSeedHash: round.serverSeedHash,
      serverSeed: null,
      clientSeed: round.clientSeed,
      nonce: Number(round.nonce),
      multiplier: cashOut?.multiplier ?? STANDING,
      cashOut,
      next: shown(cleared + 1),
      expiresAt: expiryOf(round).toISOString(),
    },
    { params: round.params, picks: tilesOf(round.steps), board: null },
  )
}

/** A finished round as its player sees it, board included. */
export const endedView = <P, B, V extends casino.LadderRound>(
  kit: LadderKit<P, B, V>,
  row: RoundRow,
): V =>
  kit.view(
    {
      ...receiptBase(row),
      multiplier: Number(row.multiplier),
      cashOut: null,
      next: null,
      expiresAt: null,
    },
    {
      params: kit.decodeParams(row.params),
      picks: tilesOf(row.steps ?? []),
      board: kit.decodeBoard(row.outcome),
    },
  )
