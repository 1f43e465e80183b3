import type { casino } from '@jogada/contract'
import type { LadderGame } from '@jogada/core/games/house-games'
import type { Ladder } from '@jogada/core/games/ladder'

/** What a round with steps shows, apart from what its game adds. */
export type LadderBase = Omit<casino.MinesRound, 'game' | 'mines' | 'picks' | 'board'>

/** A ladder game on the server: its rules, its stored forms and its place on the wire. */
export type LadderKit<Params, Board, View extends casino.LadderRound = casino.LadderRound> = {
  readonly game: LadderGame
  readonly ladder: Ladder<Params, Board>
  encodeParams(params: Params): string
  decodeParams(text: string): Params
  encodeBoard(board: Board): string
  decodeBoard(text: string): Board
  /** `board` is null while the round is open. */
  view(
    base: LadderBase,
    round: { readonly params: Params; readonly picks: number[]; readonly board: Board | null },
  ): View
}
