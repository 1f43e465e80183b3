import { createFormatter } from 'use-intl'
import { expect, test } from 'vitest'
import { playedOnText } from './played-on.ts'

const DAY = { day: 'numeric', month: 'long' } as const

test.each([
  ['pt-BR', '19 de junho de 2018'],
  ['ru-RU', '19 июня 2018'],
  ['de-DE', '19. Juni 2018'],
])('the day of a replay in %s can end a sentence', (locale, text) => {
  expect(playedOnText('2018-06-19T15:00:00Z', createFormatter({ locale }), DAY)).toBe(text)
})

test('of a match whose day is not known its year is told', () => {
  expect(playedOnText('1998', createFormatter({ locale: 'ru-RU' }), DAY)).toBe('1998')
})
