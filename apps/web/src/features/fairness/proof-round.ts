import type { SoloGame } from '@jogada/core/games/house-games'
import { decimalText } from '../../components/decimal-text.ts'
import type { ProofRound } from '../../overlays/overlay.ts'
import { minesText, towerText } from './verify-round.ts'

/** Which game a round is of; a round of dice may come without its name. */
export const gameOf = (round: ProofRound): SoloGame => ('game' in round ? round.game : 'dice')

/** What a round showed, spelled as its verification spells it; null while it is hidden. */
export function outcomeOf(round: ProofRound): string | null {
  if ('roll' in round) return decimalText(round.roll, 2)
  if ('result' in round) return decimalText(round.result, 2)
  if ('difficulty' in round) return round.board && towerText(round.board)
  return round.board && minesText(round.board)
}
