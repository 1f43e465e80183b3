import type { LadderRound } from '@jogada/contract/casino'
import { decimalText } from '../components/decimal-text.ts'
import { shownOf } from './last-rounds.ts'
import { ResultStrip } from './result-strip.tsx'
import { toneOf } from './round-life.ts'

type Words = { readonly nonce: string; readonly multiplier: string }

export type LadderResultsProps<Round extends LadderRound> = {
  /** Undefined while unknown. */
  readonly rounds: readonly Round[] | undefined
  /** What a round that paid, or lost, is called. */
  readonly nameOf: (end: 'resultWon' | 'resultLost', words: Words) => string
  readonly open: (round: Round) => void
}

/** The last rounds of a game that is climbed, each as far as it came. */
export function LadderResults<Round extends LadderRound>({
  rounds,
  nameOf,
  open,
}: LadderResultsProps<Round>) {
  const results =
    rounds &&
    shownOf(rounds).map((round) => {
      const tone = toneOf(round)
      const multiplier = decimalText(Math.floor(round.multiplier / 100), 2)
      const words = { nonce: String(round.nonce), multiplier }
      return {
        id: round.roundId,
        text: tone === 'lost' ? '0×' : `${multiplier}×`,
        label: nameOf(tone === 'lost' ? 'resultLost' : 'resultWon', words),
        won: tone === 'won',
        open: () => open(round),
      }
    })
  return <ResultStrip results={results} />
}
