import { formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { startRefusal } from '@jogada/core/games/ladder'
import { ROW_DOUBLE_DEFAULT, ROW_SHAPES, rowDouble } from '@jogada/core/games/row-double'
import { useState } from 'react'
import { keepFor, keptStake, readKept } from '../../game-table/kept-game.ts'
import { useGameRules } from '../../game-table/game-stop.ts'
import { limitsOf, mostStakeAt } from '../../game-table/limits.ts'
import { useAutobet } from '../../game-table/use-autobet.ts'
import { useLadder } from '../../game-table/use-ladder.ts'
import { markedAfter } from './building.ts'
import { ROW_DOUBLE_CALLS, rowDoubleRulesQuery } from './row-double-queries.ts'
import type { Difficulty } from './row-double-queries.ts'

type Choice = {
  readonly difficulty: Difficulty
  readonly stake: Money
  readonly marks: readonly number[]
}

function readChoice(): Choice {
  const kept = String(readKept('rowDouble')['difficulty'])
  return {
    difficulty: kept in ROW_SHAPES ? (kept as Difficulty) : ROW_DOUBLE_DEFAULT,
    stake: keptStake('rowDouble'),
    marks: [],
  }
}

/** Everything the screen of rowDouble shows and does: difficulty, stake, marks, and the round. */
export function useRowDouble() {
  const [choice, setChoice] = useState(readChoice)
  const { rules, isStopped, isManual } = useGameRules('rowDouble', rowDoubleRulesQuery)
  const ladder = useLadder(ROW_DOUBLE_CALLS)
  const { round, phase } = ladder.state
  const open = round?.status === 0 ? round : null
  const difficulty = open?.difficulty ?? choice.difficulty
  const stake = open ? (parseMoney(open.stake) ?? choice.stake) : choice.stake
  const limits = limitsOf(rules)
  const maxStake = mostStakeAt(rowDouble.multiplierX10000({ difficulty }, 1), limits)
  const bet = (amount: Money) => ({ stake: formatMoney(amount), difficulty })

  const choose = (changed: Partial<Choice>) => {
    const next = { ...choice, ...changed }
    setChoice(next)
    keepFor('rowDouble', { difficulty: next.difficulty, stake: formatMoney(next.stake) })
  }
  const auto = useAutobet({
    play: (amount) => ladder.playAuto(bet(amount), choice.marks),
    stake,
    maxStake,
    isStopped,
    isManual,
  })
  return {
    ...ladder,
    difficulty,
    shape: ROW_SHAPES[difficulty],
    stake,
    marks: choice.marks,
    limits,
    maxStake,
    isStopped,
    auto,
    open,
    /** Why a round cannot be started, or null. */
    refusal: open ? null : startRefusal(rowDouble, { params: { difficulty }, stake }, limits),
    locked: phase !== 'idle' || auto.run !== null,
    setDifficulty: (changed: Difficulty) => choose({ difficulty: changed, marks: [] }),
    setStake: (changed: Money) => choose({ stake: changed }),
    mark: (row: number, tile: number) => choose({ marks: markedAfter(choice.marks, row, tile) }),
    begin: () => ladder.start(bet(stake)),
  }
}

export type RowDouble = ReturnType<typeof useRowDouble>
