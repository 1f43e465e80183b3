import { formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { startRefusal } from '@jogada/core/games/ladder'
import { mines as minesGame } from '@jogada/core/games/mines'
import { useState } from 'react'
import { keepFor, keptStake, readKept } from '../../game-table/kept-game.ts'
import { useGameRules } from '../../game-table/game-stop.ts'
import { limitsOf, mostStakeAt } from '../../game-table/limits.ts'
import { useAutobet } from '../../game-table/use-autobet.ts'
import { useLadder } from '../../game-table/use-ladder.ts'
import { MINES_CALLS, minesRulesQuery } from './mines-queries.ts'

const FIRST_MINES = 3
const MOST_MINES = 24

const within = (mines: number) => Math.min(MOST_MINES, Math.max(1, Math.round(mines)))

/** Everything the screen of mines shows and does: urchins, stake, marks, and the round. */
export function useMines() {
  const [{ mines, stake, marks }, setChoice] = useState(() => ({
    mines: within(Number(readKept('mines')['mines']) || FIRST_MINES),
    stake: keptStake('mines'),
    marks: [] as readonly number[],
  }))
  const { rules, isStopped, isManual } = useGameRules('mines', minesRulesQuery)
  const ladder = useLadder(MINES_CALLS)
  const { round, phase } = ladder.state
  const limits = limitsOf(rules)
  const maxStake = mostStakeAt(minesGame.multiplierX10000({ mines }, 1), limits)
  const bet = (amount: Money) => ({ stake: formatMoney(amount), mines })

  const choose = (changed: {
    readonly mines?: number
    readonly stake?: Money
    readonly marks?: readonly number[]
  }) => {
    const next = { mines, stake, marks, ...changed }
    setChoice(next)
    keepFor('mines', { mines: next.mines, stake: formatMoney(next.stake) })
  }
  const auto = useAutobet({
    play: (amount) => ladder.playAuto(bet(amount), marks),
    stake,
    maxStake,
    isStopped,
    isManual,
  })
  const open = round?.status === 0 ? round : null
  return {
    ...ladder,
    mines: open?.mines ?? mines,
    stake: open ? moneyOfStake(open.stake, stake) : stake,
    marks,
    limits,
    maxStake,
    isStopped,
    auto,
    open,
    /** Why a round cannot be started, or null. */
    refusal: open ? null : startRefusal(minesGame, { params: { mines }, stake }, limits),
    locked: phase !== 'idle' || auto.run !== null,
    setMines: (changed: number) =>
      choose({ mines: within(changed), marks: marks.slice(0, TILES - within(changed)) }),
    setStake: (changed: Money) => choose({ stake: changed }),
    mark: (tile: number) => choose({ marks: marked(marks, tile, TILES - mines) }),
    begin: () => ladder.start(bet(stake)),
  }
}

const TILES = 25

/** The marks with `tile` among them or no longer so; never more than can be opened. */
function marked(marks: readonly number[], tile: number, most: number): readonly number[] {
  if (marks.includes(tile)) return marks.filter((other) => other !== tile)
  return marks.length < most ? [...marks, tile] : marks
}

const moneyOfStake = (wire: string, otherwise: Money): Money => parseMoney(wire) ?? otherwise

export type Mines = ReturnType<typeof useMines>
