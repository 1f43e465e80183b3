import { expect, test } from 'vitest'
import { DRAW_CHANNELS, drawChannelsOf, drawGameOf } from './draws.ts'
import {
  DRAW_GAMES,
  HOUSE_GAMES,
  INSTANT_GAMES,
  isDrawGame,
  isHouseGame,
  isLadderGame,
  isSoloGame,
  LADDER_GAMES,
} from './house-games.ts'

test.each(HOUSE_GAMES)('%s is of one kind, and listed once', (game) => {
  const kinds = [INSTANT_GAMES, LADDER_GAMES, DRAW_GAMES] as readonly (readonly string[])[]
  expect(kinds.filter((kind) => kind.includes(game))).toHaveLength(1)
  expect(HOUSE_GAMES.filter((one) => one === game)).toHaveLength(1)
  expect(isHouseGame(game)).toBe(true)
  expect(isSoloGame(game)).toBe(!isDrawGame(game))
  expect(isLadderGame(game) && isDrawGame(game)).toBe(false)
})

test.each(['sport', 'orla.feira', 'toString', 'length', ''])(
  '“%s” is no game of the house',
  (name) => {
    for (const isOf of [isHouseGame, isSoloGame, isLadderGame, isDrawGame]) {
      expect(isOf(name)).toBe(false)
    }
  },
)

test('every draw follows some channel, and every channel has one game', () => {
  expect(DRAW_GAMES.flatMap(drawChannelsOf).toSorted()).toEqual(DRAW_CHANNELS.toSorted())
  for (const game of DRAW_GAMES) {
    expect(new Set(drawChannelsOf(game).map(drawGameOf))).toEqual(new Set([game]))
  }
})
