import type { casino } from '@jogada/contract'
import type { SoloGame } from '@jogada/core/games/house-games'
import { diceReceipt } from './dice/dice-round.ts'
import { endedView } from './ladder/round-view.ts'
import { limboRoundFromRow } from './limbo/bet-limbo.ts'
import { minesKit } from './mines/mines-kit.ts'
import type { RoundRow } from './round-store.ts'
import { rowDoubleKit } from './row-double/row-double-kit.ts'

type Views = {
  readonly [Game in SoloGame]: (row: RoundRow) => Extract<casino.SoloRound, { game: Game }>
}

const views: Views = {
  dice: diceReceipt,
  limbo: limboRoundFromRow,
  mines: (row) => endedView(minesKit, row),
  rowDouble: (row) => endedView(rowDoubleKit, row),
}

/** A finished round of whichever game as its player sees it. */
export const soloRoundFromRow = (row: RoundRow): casino.SoloRound => views[row.game](row)
