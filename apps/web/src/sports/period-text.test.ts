import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'
import { competitorText } from './use-market-words.ts'

test('[R085] the points of each set stand one after the other', () => {
  expect(
    periodText({
      periods: [
        { home: 21, away: 19 },
        { home: 4, away: 7 },
      ],
    }),
  ).toBe('21–19 · 4–7')
  expect(periodText({})).toBe('')
})

test('a competitor that has no text of its own is named by its key', () => {
  expect(competitorText('max-verstappen')).toBe('Max Verstappen')
  expect(competitorText('1:0')).toBe('1:0')
})
