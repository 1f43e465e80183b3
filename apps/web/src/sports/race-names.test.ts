import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RacePack } from '@jogada/core/sports/packs'
import { expect, test } from 'vitest'
import { sportName } from './sport-names.ts'

const PACK = join(import.meta.dirname, '../../../server/packs/formula-1.json')

test('[R072] a race is named after the country as each language calls it', () => {
  expect(sportName('GP do Catar 2026', 'en-US')).toBe('GP Qatar 2026')
  expect(sportName('GP dos Países Baixos 2026', 'de-DE')).toBe('GP Niederlande 2026')
  expect(sportName('GP de Las Vegas 2026', 'es-ES')).toBe('GP Las Vegas 2026')
})

test('[R072] no race of the data keeps its Portuguese name in Japanese but those of cities', () => {
  const { races } = JSON.parse(readFileSync(PACK, 'utf8')) as RacePack
  const inJapanese = races.map(({ name }) => sportName(name, 'ja-JP').replace(/ \d{4}$/, ''))
  const kept = new Set(inJapanese.filter((name) => /^[\p{Script=Latin}\s-]+$/u.test(name)))
  expect([...kept].toSorted()).toEqual([
    'GP Abu Dhabi',
    'GP Barcelona-Catalunha',
    'GP Cidade do México',
    'GP Emília-Romanha',
    'GP Las Vegas',
    'GP Miami',
    'GP São Paulo',
  ])
})
