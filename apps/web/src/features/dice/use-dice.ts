import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { quoteDice } from '@jogada/core/games/dice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { diceRulesQuery, limitsOf } from './dice-queries.ts'
import { targetOf } from './dice-terms.ts'
import type { DiceTerms } from './dice-terms.ts'
import { keepChoice, readDice } from './kept-dice.ts'
import { useDiceRound } from './use-dice-round.ts'

/** Everything the screen of dice shows and does: terms, stake, their quote, and the round. */
export function useDice() {
  const [{ terms, stake }, setChoice] = useState(() => readDice(Date.now()))
  const { data: rules } = useQuery(diceRulesQuery)
  const { state, bet, checkAgain } = useDiceRound()
  const limits = limitsOf(rules)
  const target = targetOf(terms)
  const params = { targetX100: target, direction: terms.direction }

  const choose = (changed: { readonly terms?: DiceTerms; readonly stake?: Money }) => {
    const next = { terms, stake, ...changed }
    setChoice((choice) => ({ ...choice, ...next }))
    keepChoice(formatMoney(next.stake), next.terms)
  }
  return {
    terms,
    params,
    stake,
    limits,
    state,
    quote: quoteDice(params, stake, limits),
    locked: state.phase !== 'ready',
    setTerms: (changed: DiceTerms) => choose({ terms: changed }),
    setStake: (changed: Money) => choose({ stake: changed }),
    bet: () => bet({ stake: formatMoney(stake), target, direction: terms.direction }),
    checkAgain,
  }
}

export type Dice = ReturnType<typeof useDice>
