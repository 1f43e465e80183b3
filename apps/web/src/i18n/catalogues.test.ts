import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { enUs } from '@jogada/messages/web/en-us'
import { ptBr } from '@jogada/messages/web/pt-br'
import { expect, test } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

/** Every text by its whole key. */
const flat = (texts: Texts, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as const] : flat(text, `${prefix}${key}.`),
  )

const placesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].toSorted((a, b) =>
    a < b ? -1 : 1,
  )

/** Asked for by the account panel's coming link to the VIP page. */
const AHEAD = new Set(['shell.vipLevel'])

const base = flat(ptBr)

test.each([['en_US', enUs as Texts]])(
  '[R072] %s has each text of the base catalogue, none more, with the same values in it',
  (_, texts) => {
    const known = new Map(flat(texts))
    expect([...known.keys()].toSorted()).toEqual(base.map(([key]) => key).toSorted())
    const differing = base.filter(
      ([key, text]) => placesOf(text).join(' ') !== placesOf(known.get(key) ?? '').join(' '),
    )
    expect(differing.map(([key]) => key)).toEqual([])
    expect([...known].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  },
)

test('no text is kept that nothing asks for', () => {
  const root = join(dirname(import.meta.filename), '..')
  const source = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const words = new Set(source.match(/[\w-]+/g))
  // keys that are put together: `status${code}`, `${game}Title`
  const beginnings = [...source.matchAll(/[`.]([A-Za-z_]+)\$\{/g)].map(([, part]) => part!)
  const endings = [...source.matchAll(/\}([A-Za-z_]+)`/g)].map(([, part]) => part!)
  const asked = (key: string) => {
    const name = key.split('.').at(-1)!
    return (
      words.has(name) ||
      beginnings.some((part) => name.startsWith(part)) ||
      endings.some((part) => name.endsWith(part)) ||
      key.split('.').length > 2
    )
  }
  expect(base.map(([key]) => key).filter((key) => !asked(key) && !AHEAD.has(key))).toEqual([])
})
