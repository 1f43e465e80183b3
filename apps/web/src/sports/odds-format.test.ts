import { afterEach, expect, test } from 'vitest'
import { chooseOddsFormat, useOddsFormat } from './odds-format.ts'
import { oddsIn } from './odds-in.ts'

afterEach(() => chooseOddsFormat('decimal'))

test('[R087] a price reads as decimal, fraction or American odds', () => {
  expect(oddsIn('1.95', 'decimal')).toBe('1,95')
  expect(oddsIn('1.95', 'fractional')).toBe('19/20')
  expect(oddsIn('1.95', 'american')).toBe('-105')
  expect(oddsIn('2.50', 'american')).toBe('+150')
  expect(oddsIn('-', 'american')).toBe('-')
})

test('[R087] a price reads as Hong Kong, Malay or Indonesian odds', () => {
  const written = (odds: string) =>
    (['hong_kong', 'malay', 'indonesian'] as const).map((format) => oddsIn(odds, format))
  expect(written('1.50')).toEqual(['0,50', '0,50', '-2,00'])
  expect(written('3.00')).toEqual(['2,00', '-0,50', '2,00'])
})

test('[R087] the chosen format is kept for the next start', async () => {
  await chooseOddsFormat('american')
  expect(useOddsFormat.getState().write('3.00')).toBe('+200')
  expect(localStorage.getItem('jogada.oddsFormat')).toBe('american')
  await chooseOddsFormat('decimal')
  expect(useOddsFormat.getState().write('3.00')).toBe('3,00')
})
