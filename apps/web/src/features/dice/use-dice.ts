import { game } from '@jogada/contract'
import type { DiceRound } from '@jogada/contract/game'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { diceMaxStake, quoteDice } from '@jogada/core/games/dice'
import type { DiceDirection } from '@jogada/core/games/dice'
import { useState } from 'react'
import { requestKnown } from '../../api/known-outcome.ts'
import { useGameRules } from '../../game-table/game-stop.ts'
import { limitsOf } from '../../game-table/limits.ts'
import { automatic, useAutobet } from '../../game-table/use-autobet.ts'
import { useInstantRound } from '../../game-table/use-instant-round.ts'
import type { InstantGame } from '../../game-table/use-instant-round.ts'
import { diceRulesQuery, rememberRound } from './dice-queries.ts'
import { targetOf } from './dice-terms.ts'
import type { DiceTerms } from './dice-terms.ts'
import { keepDice, readDice } from './kept-dice.ts'

type DiceBet = {
  readonly stake: string
  readonly target: number
  readonly direction: DiceDirection
  readonly automatic?: true
}

/** How long the marker slides to the roll. */
const SLIDE_MS = 300

const DICE: InstantGame<DiceBet, DiceRound> = {
  code: 'dice',
  send: (body, options) => requestKnown(game.betDice, { body }, options),
  revealMs: SLIDE_MS,
  remember: rememberRound,
}

/** Everything the screen of dice shows and does: terms, stake, their quote, and the rounds. */
export function useDice() {
  const [{ terms, stake }, setChoice] = useState(readDice)
  const { rules, isStopped, isManual } = useGameRules('dice', diceRulesQuery)
  const { state, play, checkAgain } = useInstantRound(DICE)
  const limits = limitsOf(rules)
  const target = targetOf(terms)
  const params = { targetX100: target, direction: terms.direction }
  const maxStake = diceMaxStake(params, limits)

  const choose = (changed: { readonly terms?: DiceTerms; readonly stake?: Money }) => {
    const next = { terms, stake, ...changed }
    setChoice(next)
    keepDice(next)
  }
  const bet = (amount: Money, by: 'manual' | 'auto') =>
    play({ stake: formatMoney(amount), target, direction: terms.direction, ...automatic(by) }, by)
  const auto = useAutobet({
    play: (amount) => bet(amount, 'auto'),
    stake,
    maxStake,
    isStopped,
    isManual,
  })
  return {
    terms,
    params,
    stake,
    limits,
    maxStake,
    isStopped,
    state,
    auto,
    quote: quoteDice(params, auto.run?.stake ?? stake, limits),
    locked: state.phase !== 'ready' || auto.run !== null,
    setTerms: (changed: DiceTerms) => choose({ terms: changed }),
    setStake: (changed: Money) => choose({ stake: changed }),
    bet: () => void bet(stake, 'manual'),
    checkAgain,
  }
}

export type Dice = ReturnType<typeof useDice>
