import type { HouseGame } from '@jogada/core/games/house-games'
import { openOverlay } from '../overlays/overlay-store.ts'
import type { Overlay } from '../overlays/overlay.ts'

/** The rules of the house's own games, which everybody may read before a bet. */
const RULES: Readonly<Record<string, Overlay>> = {
  dice: { id: 'diceRules', params: {} },
  mines: { id: 'minesRules', params: {} },
  limbo: { id: 'limboRules', params: {} },
  double: { id: 'drawRules', params: { game: 'double' } },
  luckyColor: { id: 'drawRules', params: { game: 'luckyColor' } },
  rowDouble: { id: 'rowDoubleRules', params: {} },
} satisfies Record<HouseGame, Overlay>

/** The games with rules to read, in the order of the house. */
export const gamesWithRules = Object.keys(RULES)

/** Opens the rules of a game; undefined where another studio has them in its own room. */
export function rulesOf(code: string): (() => void) | undefined {
  const rules = Object.hasOwn(RULES, code) ? RULES[code] : undefined
  return rules && (() => openOverlay(rules))
}
