import type { LadderGame } from '@jogada/core/games/house-games'
import { minesKit } from '../mines/mines-kit.ts'
import { rowDoubleKit } from '../row-double/row-double-kit.ts'
import type { LadderKit } from './kit.ts'

/** What `use` makes of the kit of a game that only its name is known of. */
export function withKit<Made>(game: LadderGame, use: <P, B>(kit: LadderKit<P, B>) => Made): Made {
  switch (game) {
    case 'mines':
      return use(minesKit)
    case 'rowDouble':
      return use(rowDoubleKit)
    default:
      return game satisfies never
  }
}
