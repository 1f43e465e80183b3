import { expect, test } from 'vitest'
import { HOUSE_GAMES } from '../games/house-games.ts'
import { licenceIds, licenceProfile } from './profile.ts'
import { leastReturn } from './returns.ts'

test.each(licenceIds)('[X16] [X18] under %s every game stands alone above the floor', (id) => {
  const { games } = licenceProfile(id)
  for (const game of HOUSE_GAMES) {
    expect(leastReturn(games, game)).toBe(0.85)
  }
})

test('[X16] a double-up gives the whole stake back on average, other games the floor', () => {
  const games = { p2p: false, minReturn: 0.75, automaticPlay: true, doubleKind: 'gamble' } as const
  expect(
    (['double', 'rowDouble', 'mines'] as const).map((game) => leastReturn(games, game)),
  ).toEqual([1, 1, 0.75])
})
