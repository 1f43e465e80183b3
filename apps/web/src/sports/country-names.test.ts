import { expect, test } from 'vitest'
import { CODES, WITHOUT_CODE, countryName } from './country-names.ts'
import { packed, packFiles } from './packs-testkit.ts'

const LANGUAGES = ['de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'ru', 'th', 'vi', 'zh']

const namesIn = (file: string) => {
  const { teams = [], sides = [] } = packed(file)
  return [...teams, ...sides].map(({ name, namePt }) => namePt ?? name)
}

const countries = [...Object.keys(CODES), ...Object.keys(WITHOUT_CODE)]

test('[R072] every country of the world cups has a name in each language, and no two the same', () => {
  expect(countries.toSorted()).toEqual(namesIn('world-cups.json').toSorted())
  for (const language of LANGUAGES) {
    const names = countries.map((country) => countryName(country, language))
    expect(new Set(names).size).toBe(countries.length)
    expect(names.filter((name) => !name || /^[A-Z]{2}$/.test(name))).toEqual([])
  }
  expect(countryName('Inglaterra', 'de-DE')).toBe('England')
  expect(countryName('Alemanha', 'ru-RU')).toBe('Германия')
})

test('[R072] no club or player of another pack is taken for a country', () => {
  const others = packFiles().filter((file) => file !== 'world-cups.json')
  const taken = others.flatMap(namesIn).filter((name) => countries.includes(name))
  expect(taken).toEqual([])
  expect(countryName('Flamengo', 'de-DE')).toBe('Flamengo')
})
