import type { LadderRound } from '@jogada/contract/casino'
import type { Money } from '@jogada/core'
import { Shuffle } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../components/button.tsx'
import { BetPanel } from './bet-panel.tsx'
import { isLost, useFocusAt } from './kept-focus.ts'
import type { LadderState } from './ladder-life.ts'
import type { GameLimits } from './limits.ts'
import type { Autobet } from './use-autobet.ts'
import { useLadderAction } from './use-ladder-action.ts'
import { useStakeTexts } from './use-stake-texts.ts'
import type { StakeCode } from './use-stake-texts.ts'

/** A game that is climbed, as far as its panel shows and moves it. */
export type LadderTable = {
  readonly state: LadderState<LadderRound>
  readonly open: LadderRound | null
  readonly stake: Money
  readonly setStake: (stake: Money) => void
  readonly limits: GameLimits
  readonly maxStake: Money
  /** Why a round cannot be started, or null. */
  readonly refusal: StakeCode | null
  readonly locked: boolean
  readonly isStopped: boolean
  readonly auto: Autobet
  /** The steps that automatic play is to take. */
  readonly marks: readonly number[]
  readonly begin: () => void
  readonly random: () => void
  readonly cashOut: () => void
  readonly checkAgain: () => void
}

export type LadderPanelProps = {
  readonly game: LadderTable
  /** What the next step, or all that are marked, would pay. */
  readonly win: Money
  readonly words: {
    readonly next: string
    readonly pickFirst: string
    readonly markFirst: string
    readonly random: string
  }
}

/** The panel of a game that is climbed: a stake, its one button, and a step left to chance. */
export function LadderPanel({ game, win, words }: LadderPanelProps) {
  const { state, refusal, auto, open, marks } = game
  const texts = useStakeTexts(game.limits)
  const { action, note } = useLadderAction(state, {
    stake: game.stake,
    start: game.begin,
    cashOut: game.cashOut,
    checkAgain: game.checkAgain,
    pickFirst: words.pickFirst,
  })
  const unmarked = auto.mode === 'auto' && !open && marks.length === 0
  return (
    <BetPanel
      stake={game.stake}
      setStake={game.setStake}
      least={game.limits.minStake}
      most={game.maxStake}
      locked={game.locked}
      fault={refusal ? { text: texts[refusal] } : null}
      win={win}
      winLabel={words.next}
      action={unmarked ? { ...action, disabled: true } : action}
      note={note}
      hint={unmarked ? words.markFirst : null}
      auto={auto}
      isStopped={game.isStopped}
      {...(open
        ? { special: game.random, midRound: <RandomStep game={game} text={words.random} /> }
        : {})}
    />
  )
}

/** Leaves the next step to chance. */
function RandomStep({
  game: { state, random },
  text,
}: Pick<LadderPanelProps, 'game'> & { readonly text: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAt(state.phase === 'open' ? state.phase : null, () => button.current, isLost)
  return (
    <Button
      ref={button}
      look="quiet"
      className="w-full"
      disabled={state.phase !== 'open'}
      onClick={random}
    >
      <Shuffle className="size-18" aria-hidden="true" />
      {text}
    </Button>
  )
}
