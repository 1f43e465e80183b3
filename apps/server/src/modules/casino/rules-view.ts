import { DICE_MAX_CHANCE, DICE_OUTCOMES } from '@jogada/core/games/dice'
import type { SoloGame } from '@jogada/core/games/house-games'
import { ladderPayTable } from '@jogada/core/games/ladder'
import type { LadderPayRow } from '@jogada/core/games/ladder'
import {
  LIMBO_ALGORITHM_VERSION,
  LIMBO_MAX_TARGET_X100,
  LIMBO_MIN_TARGET_X100,
  LIMBO_WORDS,
  limboPayTable,
} from '@jogada/core/games/limbo'
import type { ReturnToPlayer } from '@jogada/core/games/limits'
import { MINES_MAX, MINES_MIN, MINES_TILES, mines } from '@jogada/core/games/mines'
import {
  ROW_DOUBLE_DEFAULT,
  ROW_DOUBLE_ROWS,
  ROW_SHAPES,
  rowDouble,
} from '@jogada/core/games/row-double'
import type { CallReply, casino, game } from '@jogada/contract'
import { RESUME_HOURS } from './ladder/round-view.ts'
import type { Returns } from './returns.ts'

const MILLION = 1_000_000

/** A share in millionths, rounded down: what is published is never more than what is given. */
const millionths = (share: number) => Math.floor(share * MILLION + 1e-6)

const shares = ({ min, max }: ReturnToPlayer) => ({
  rtpMin: millionths(min),
  rtpMax: millionths(max),
})

const withEdge = (returns: ReturnToPlayer) => ({
  ...shares(returns),
  houseEdge: MILLION - millionths(returns.min),
})

const payRow = ({ step, multiplierX10000, chance }: LadderPayRow) => ({
  step,
  multiplier: multiplierX10000,
  chance: `${chance.numerator}/${chance.denominator}`,
})

/** Limits and stops are the operator's and may change while the server runs. */
type Fixed<T> = Omit<T, 'minBet' | 'maxBet' | 'maxPayout' | 'stop'>

type RulesCalls = {
  readonly dice: typeof game.diceRules
  readonly limbo: typeof casino.limboRules
  readonly mines: typeof casino.minesRules
  readonly rowDouble: typeof casino.rowDoubleRules
}

type Rules = { readonly [Game in SoloGame]: Fixed<CallReply<RulesCalls[Game]>> }

/** Pay tables and enumerated return of each game, from the same code that plays it. */
export const rulesView = (returns: Returns): Rules => ({
  dice: {
    ...shares(returns.dice),
    minChance: 1,
    maxChance: DICE_MAX_CHANCE,
    outcomes: DICE_OUTCOMES,
  },
  limbo: {
    ...withEdge(returns.limbo),
    algorithmVersion: LIMBO_ALGORITHM_VERSION,
    minTarget: LIMBO_MIN_TARGET_X100,
    maxTarget: LIMBO_MAX_TARGET_X100,
    outcomes: LIMBO_WORDS,
    payTable: limboPayTable().map(({ targetX100, winningWords, returnToPlayer }) => ({
      target: targetX100,
      winningOutcomes: winningWords,
      rtp: millionths(returnToPlayer),
    })),
  },
  mines: {
    ...withEdge(returns.mines),
    algorithmVersion: mines.algorithmVersion,
    resumeHours: RESUME_HOURS,
    tiles: MINES_TILES,
    minMines: MINES_MIN,
    maxMines: MINES_MAX,
    payTables: mines.variants.map((params) => ({
      mines: params.mines,
      rows: ladderPayTable(mines, params).map(payRow),
    })),
  },
  rowDouble: {
    ...withEdge(returns.rowDouble),
    algorithmVersion: rowDouble.algorithmVersion,
    resumeHours: RESUME_HOURS,
    rows: ROW_DOUBLE_ROWS,
    defaultDifficulty: ROW_DOUBLE_DEFAULT,
    payTables: rowDouble.variants.map((params) => ({
      difficulty: params.difficulty,
      ...ROW_SHAPES[params.difficulty],
      rows: ladderPayTable(rowDouble, params).map(payRow),
    })),
  },
})
