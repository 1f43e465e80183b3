import { expect, test } from 'vitest'
import { pricedOn } from './league-feed.ts'
import { leagueFixturesOf } from './fixtures.ts'
import { readLeaguePacks } from './packs.ts'

test('a fixture is priced anew once a month, and each day in the week before it starts', () => {
  expect(pricedOn('2026-11-20', '2027-05-01T19:00:00.000Z')).toBe('2026-11')
  expect(pricedOn('2026-11-20', '2026-11-28T19:00:00.000Z')).toBe('2026-11')
  expect(pricedOn('2026-11-21', '2026-11-28T19:00:00.000Z')).toBe('2026-11-21')
  expect(pricedOn('2026-11-28', '2026-11-28T19:00:00.000Z')).toBe('2026-11-28')
})

test('a season says a part of its books anew on the next day, and most of them in the next month', async () => {
  const packs = await readLeaguePacks()
  const booksAt = (at: string) =>
    packs
      .flatMap((pack) => leagueFixturesOf(pack).upcoming(new Date(at)))
      .map(({ messageId }) => messageId)
      .filter((id) => id.includes('#book-'))
  const known = new Set(booksAt('2026-11-20T12:00:00Z'))
  const unknown = (at: string) => booksAt(at).filter((id) => !known.has(id)).length
  expect(known.size).toBeGreaterThan(200)
  expect(unknown('2026-11-20T20:00:00Z')).toBe(0)
  expect(unknown('2026-11-21T12:00:00Z')).toBeGreaterThan(0)
  expect(unknown('2026-11-21T12:00:00Z')).toBeLessThan(known.size / 5)
  expect(unknown('2026-12-01T12:00:00Z')).toBeGreaterThan(known.size / 2)
})
