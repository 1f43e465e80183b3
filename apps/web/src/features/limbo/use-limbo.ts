import { casino } from '@jogada/contract'
import type { LimboRound } from '@jogada/contract/casino'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { quoteLimbo } from '@jogada/core/games/limbo'
import { useState } from 'react'
import { requestKnown } from '../../api/known-outcome.ts'
import { keepFor, keptStake, readKept } from '../../game-table/kept-game.ts'
import { useGameRules } from '../../game-table/game-stop.ts'
import { limitsOf, mostStakeAt } from '../../game-table/limits.ts'
import { useCalm } from '../../game-table/settings.ts'
import { automatic, useAutobet } from '../../game-table/use-autobet.ts'
import { useInstantRound } from '../../game-table/use-instant-round.ts'
import type { InstantGame } from '../../game-table/use-instant-round.ts'
import { CLIMB_MS } from './kite-flight.ts'
import { limboRulesQuery, rememberRound } from './limbo-queries.ts'
import { FIRST_TARGET, withinTargets } from './limbo-terms.ts'

type LimboBet = {
  readonly stake: string
  readonly target: number
  readonly automatic?: true
}

const CALM_MS = 80

const LIMBO: Omit<InstantGame<LimboBet, LimboRound>, 'revealMs'> = {
  code: 'limbo',
  send: (body, options) => requestKnown(casino.betLimbo, { body }, options),
  remember: rememberRound,
}

/** Everything the screen of limbo shows and does: target, stake, their quote, and the rounds. */
export function useLimbo() {
  const [{ target, stake }, setChoice] = useState(() => ({
    target: withinTargets(Number(readKept('limbo')['target']) || FIRST_TARGET),
    stake: keptStake('limbo'),
  }))
  const { rules, isStopped, isManual } = useGameRules('limbo', limboRulesQuery)
  const revealMs = useCalm() ? CALM_MS : CLIMB_MS
  const { state, play, checkAgain } = useInstantRound({ ...LIMBO, revealMs })
  const limits = limitsOf(rules)
  const maxStake = mostStakeAt(target * 100, limits)

  const choose = (changed: { readonly target?: number; readonly stake?: Money }) => {
    const next = { target, stake, ...changed }
    setChoice(next)
    keepFor('limbo', { target: next.target, stake: formatMoney(next.stake) })
  }
  const bet = (amount: Money, by: 'manual' | 'auto') =>
    play({ stake: formatMoney(amount), target, ...automatic(by) }, by)
  const auto = useAutobet({
    play: (amount) => bet(amount, 'auto'),
    stake,
    maxStake,
    isStopped,
    isManual,
  })
  return {
    target,
    stake,
    limits,
    maxStake,
    isStopped,
    state,
    auto,
    quote: quoteLimbo({ targetX100: target }, auto.run?.stake ?? stake, limits),
    locked: state.phase !== 'ready' || auto.run !== null,
    setTarget: (changed: number) => choose({ target: withinTargets(changed) }),
    setStake: (changed: Money) => choose({ stake: changed }),
    bet: () => void bet(stake, 'manual'),
    checkAgain,
  }
}

export type Limbo = ReturnType<typeof useLimbo>
