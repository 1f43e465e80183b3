import { expect, test } from 'vitest'
import { isOfMinors } from './minors.ts'

const named = (part: Partial<Parameters<typeof isOfMinors>[0]>) => ({
  competition: 'Brasileirão Série A',
  stage: 'Rodada 3',
  home: 'Bahia',
  away: 'Coritiba',
  ...part,
})

test.each([
  { competition: 'Copa do Mundo Sub-17' },
  { competition: 'FIFA U17 World Cup' },
  { competition: 'Campeonato Paulista sub 15' },
  { competition: 'Elite Round, Under 18' },
  { competition: 'Sub-9' },
  { home: 'Brazil U-16' },
  { away: 'Flamengo Sub.17' },
  { competition: 'Roland Garros, Girls' },
  { competition: 'Paulista Infantil' },
  { stage: 'Série Juvenil' },
])('[SPB-16] an event of minors alone is known by its names: %o', (part) => {
  expect(isOfMinors(named(part))).toBe(true)
})

test.each([
  {},
  { competition: 'Copa São Paulo Sub-20' },
  { competition: 'Euro U21' },
  { competition: 'Mundial Sub-19' },
  { home: 'BSC Young Boys', away: 'Boca Juniors' },
  { home: 'Juventude', away: 'Juventus' },
  { home: 'Schalke 04', away: '1860 München' },
  { competition: 'Grand Prix du 18 juillet', home: 'Hamburgo 18' },
  { competition: 'NBA', home: '76ers' },
  { competition: 'Serie A', stage: 'Group U 12th day' },
])('[SPB-16] and one of adults is not taken for one: %o', (part) => {
  expect(isOfMinors(named(part))).toBe(false)
})
