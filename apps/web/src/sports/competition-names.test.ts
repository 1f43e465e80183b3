import { expect, test } from 'vitest'
import { TRANSLATED } from './competition-names.ts'
import { CODES, WITHOUT_CODE } from './country-names.ts'
import { packed, packFiles } from './packs-testkit.ts'
import { sportName } from './sport-names.ts'

const LANGUAGES = ['de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'ru', 'th', 'vi', 'zh']

const competitions = packFiles().flatMap((file) => {
  const pack = packed(file)
  const all = pack.competitions ?? (pack.competition ? [pack.competition] : [])
  return all.map(({ name, namePt }) => namePt ?? name)
})

const withoutSeason = (name: string) => name.replace(/ \d{4}(\/\d{2})?$/, '')

test('[R072] a competition with a name of its own in each language has it there, with its season', () => {
  const inPacks = new Set(competitions.map(withoutSeason))
  for (const [name, byLanguage] of Object.entries(TRANSLATED)) {
    expect(inPacks).toContain(name)
    expect(Object.keys(byLanguage).toSorted()).toEqual(LANGUAGES)
  }
  expect(sportName('Copa do Mundo 2026', 'de-DE')).toBe('Weltmeisterschaft 2026')
  expect(sportName('Bundesliga feminina 2018/19', 'ru-RU')).toBe('Женская Бундеслига 2018/19')
  expect(sportName('Serie A italiana 2025/26', 'fr-FR')).toBe('Serie A 2025/26')
})

test('[R072] no two competitions of the product are called the same in any language', () => {
  const all = [...new Set(competitions)]
  for (const language of LANGUAGES) {
    const names = all.map((name) => sportName(name, language))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  }
})

test('[R072] no competition is taken for a country, and leagues keep their names', () => {
  const countries = new Set([...Object.keys(CODES), ...Object.keys(WITHOUT_CODE)])
  expect(competitions.filter((name) => countries.has(name))).toEqual([])
  expect(sportName('Brasileirão Série A', 'ja-JP')).toBe('Brasileirão Série A')
})
