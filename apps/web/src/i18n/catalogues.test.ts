import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languages } from '@jogada/contract/languages'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { SAME_AS_BASE } from './same-as-base.ts'

type Texts = { readonly [key: string]: string | Texts }
/** What stands for `#` in a compiled plural; kinds of places are greater. */
const NUMBER_SIGN = 0

type Forms = Readonly<Record<string, unknown>>
type Plural = readonly [argument: string, kind: 2, forms: Forms]

const FOLDER = join(import.meta.dirname, '../../../../packages/messages/src/web')

/** The catalogues of the product by the name of their file. */
const catalogues = new Map(
  await Promise.all(
    globSync('[a-z][a-z]-[a-z][a-z].ts', { cwd: FOLDER })
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map(async (file) => {
        const [texts] = Object.values((await import(join(FOLDER, file))) as Record<string, Texts>)
        return [basename(file, '.ts'), new Map(flat(texts!))] as const
      }),
  ),
)
const base = catalogues.get('pt-br')!
const english = catalogues.get('en-us')!
const names = [...catalogues.keys()]

/** Every text by its whole key. */
function flat(texts: Texts, prefix = ''): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as const] : flat(text, `${prefix}${key}.`),
  )
}

/** The values and tags that a text has places for, each once. */
function placesOf(text: string): string[] {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return
    if (typeof part[0] === 'string' && (part.length === 1 || part[1] > NUMBER_SIGN)) {
      found.add(part[0])
      const forms: unknown = part[2]
      if (typeof forms === 'object' && forms !== null) Object.values(forms).forEach(visit)
      return
    }
    part.forEach(visit)
  }
  const compiled: unknown = compile(text)
  if (Array.isArray(compiled)) compiled.forEach(visit)
  return [...found].toSorted((a, b) => (a < b ? -1 : 1))
}

function pluralsOf(text: string): Plural[] {
  const compiled: unknown = compile(text)
  const parts: readonly unknown[] = Array.isArray(compiled) ? compiled : []
  return parts.filter((part): part is Plural => Array.isArray(part) && part[1] === 2)
}

/** The letters of a text without the names of its places. */
const lettersOf = (text: string) => text.replaceAll(/\{\w+\}/g, '').replaceAll(/[^\p{L}]/gu, '')

test.each(names)(
  '[R072] %s has each text of the base catalogue, none more, with the same values in it',
  (name) => {
    const texts = catalogues.get(name)!
    expect([...texts.keys()].toSorted()).toEqual([...base.keys()].toSorted())
    const differing = [...base].filter(
      ([key, text]) => placesOf(text).join(' ') !== placesOf(texts.get(key)!).join(' '),
    )
    expect(differing.map(([key]) => key)).toEqual([])
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  },
)

test.each(names)('[R072] %s says each number in the plural form of its language', (name) => {
  const { locale } = languages.find(({ key }) => key.toLowerCase().replace('_', '-') === name)!
  const rules = new Intl.PluralRules(locale)
  const numbers = Array.from({ length: 201 }, (_, count) => count)
  const wrong = [...catalogues.get(name)!].flatMap(([key, text]) =>
    pluralsOf(text).flatMap(([, , forms]) => {
      const left = numbers.filter((count) => !(`=${count}` in forms))
      return [...Map.groupBy(left, (count) => rules.select(count))].flatMap(([form, counts]) => {
        if (!(form in forms)) return [`${key} has no form "${form}", as for ${counts[0]}`]
        const isSaid = counts.length === 1 || [forms[form]].flat(2).includes(0)
        return isSaid ? [] : [`${key} does not say which of ${counts.join(' ')} it is`]
      })
    }),
  )
  expect(wrong).toEqual([])
})

test.each(names.filter((name) => name !== 'pt-br' && name !== 'en-us'))(
  '[R072] %s leaves nothing untranslated but what is listed',
  (name) => {
    const same: ReadonlySet<string> = new Set([
      ...SAME_AS_BASE.all,
      ...(SAME_AS_BASE.by[name] ?? []),
    ])
    const left = [...catalogues.get(name)!].filter(
      ([key, text]) =>
        lettersOf(text) !== '' &&
        (text === base.get(key) || text === english.get(key)) &&
        !same.has(text),
    )
    expect(left.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  },
)
