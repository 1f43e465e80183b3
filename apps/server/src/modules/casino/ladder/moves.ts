import { cashOut, climb, stepAt } from '@jogada/core/games/ladder'
import type { Rng } from '../../../platform/chance.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { LadderKit } from './kit.ts'
import type { Move } from './move-round.ts'
import type { OpenRound } from './table.ts'

type Decide<P, B> = (round: OpenRound<P, B>) => Move | Refusal | null

const picksOf = <P, B>(round: OpenRound<P, B>) => round.steps.map(({ tile }) => tile)

function climbTo<P, B>(
  { ladder }: LadderKit<P, B>,
  round: OpenRound<P, B>,
  { tile, random }: { readonly tile: number; readonly random: boolean },
): Move | Refusal {
  const climbed = climb(ladder, { ...round, picks: picksOf(round) }, tile)
  if (!climbed.ok) return new Refusal(climbed.code)
  const { ended } = climbed.value
  return { tile, random, ending: ended && { ...ended, isRefund: false } }
}

/** Opens a tile of one shared field; one that is open already stays so. */
export const pickTile =
  <P, B>(kit: LadderKit<P, B>, tile: number): Decide<P, B> =>
  (round) =>
    picksOf(round).includes(tile) ? null : climbTo(kit, round, { tile, random: false })

/** Takes a tile of the next row. A row already climbed by the same tile stays so. */
export const pickInRow =
  <P, B>(
    kit: LadderKit<P, B>,
    { row, tile }: { readonly row: number; readonly tile: number },
  ): Decide<P, B> =>
  (round) => {
    const taken = picksOf(round)[row]
    if (taken === tile) return null
    if (row !== round.steps.length) return new Refusal('row_out_of_turn')
    return climbTo(kit, round, { tile, random: false })
  }

/** Takes one of the choices that are left, each as likely as the others. */
export const pickAtRandom =
  <P, B>(kit: LadderKit<P, B>, rng: Rng): Decide<P, B> =>
  (round) => {
    const left = kit.ladder.choices(round.params, picksOf(round))
    return climbTo(kit, round, { tile: left[rng.below(left.length)]!, random: true })
  }

/** Ends the round at what it has reached. */
export const takeOut =
  <P, B>({ ladder }: LadderKit<P, B>): Decide<P, B> =>
  (round) => {
    const out = cashOut(ladder, { ...round, picks: picksOf(round) })
    if (!out.ok) return new Refusal(out.code)
    return { tile: null, ending: { ...out.value, isRefund: false } }
  }

/**
 * Ends a round by the printed rule: paid at what it has reached, refunded before the first step.
 */
export const endByRule =
  <P, B>({ ladder }: LadderKit<P, B>): Decide<P, B> =>
  (round) => {
    if (round.steps.length === 0) return refund(round, 'expired')
    const { multiplierX10000, payout } = stepAt(ladder, round, round.steps.length)
    return { tile: null, ending: { end: 'expired', multiplierX10000, payout, isRefund: false } }
  }

/** Ends a round that cannot go on: the stake goes back, whatever was reached. */
export const annul =
  <P, B>(): Decide<P, B> =>
  (round) =>
    refund(round, 'voided')

const refund = <P, B>({ stake }: OpenRound<P, B>, end: 'expired' | 'voided'): Move => ({
  tile: null,
  ending: { end, multiplierX10000: 0, payout: stake, isRefund: true },
})
