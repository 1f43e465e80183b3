import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

test.each([
  ['pt-BR', 'Horário de Brasília'],
  ['en-GB', 'Brasilia Time'],
  ['de-DE', 'Brasília-Zeit'],
])('[R001] the time zone of a kick-off has its natural name in %s', (locale, name) => {
  expect(zoneName(locale, 'America/Sao_Paulo')).toBe(name)
})
