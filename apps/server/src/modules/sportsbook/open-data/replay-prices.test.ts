import { expect, test } from 'vitest'
import { pastMatches } from './football-replays.ts'
import { readReplayPack } from './packs.ts'
import { modelOf } from './replay-prices.ts'

const matches = pastMatches(await readReplayPack())
const named = (id: string) => matches.find((match) => match.id === id)!

test('the first match of the oldest cup is priced by what the other cups say of its sides', () => {
  const { home, away } = modelOf(named('wc-2018-0618-tun-eng'), matches).rates
  expect(away).toBeGreaterThan(1.5 * home)
})

test('a price knows neither the result of its match nor a later one of its cup', () => {
  const match = named('wc-2018-0618-tun-eng')
  const goalsOfDay = (of: typeof match) => ({ ...of, fullTime: { home: 9, away: 0 } })
  const others = matches.map((other) =>
    other.competition === match.competition && other.playedAt >= match.playedAt
      ? goalsOfDay(other)
      : other,
  )
  expect(modelOf(match, others)).toEqual(modelOf(match, matches))
  const earlier = matches.map((other) =>
    other.playedAt < match.playedAt ? goalsOfDay(other) : other,
  )
  expect(modelOf(match, earlier)).not.toEqual(modelOf(match, matches))
})

test('who is named first has nothing of it: a cup is played on neutral ground', () => {
  const match = named('wc-2022-1218-arg-fra')
  const turned = { ...match, home: match.away, away: match.home }
  const { home, away } = modelOf(match, matches).rates
  expect(modelOf(turned, matches).rates).toEqual({ home: away, away: home })
})
