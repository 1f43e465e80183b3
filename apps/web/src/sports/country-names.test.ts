import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CODES, WITHOUT_CODE, countryName } from './country-names.ts'

const PACKS = join(import.meta.dirname, '../../../server/packs')
const LANGUAGES = ['de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'ru', 'th', 'vi', 'zh']

type Side = { readonly name: string; readonly namePt?: string }
type Pack = { readonly teams?: readonly Side[]; readonly sides?: readonly Side[] }

const packed = (file: string): Pack => {
  const bytes = readFileSync(join(PACKS, file))
  return JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString())
}

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
  const others = readdirSync(PACKS).filter(
    (file) => file !== 'world-cups.json' && /\.json/.test(file),
  )
  const taken = others.flatMap(namesIn).filter((name) => countries.includes(name))
  expect(taken).toEqual([])
  expect(countryName('Flamengo', 'de-DE')).toBe('Flamengo')
})
