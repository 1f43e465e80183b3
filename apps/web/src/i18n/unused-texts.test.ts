import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ptBr } from '@jogada/messages/web/pt-br'
import { expect, test } from 'vitest'

type Texts = { readonly [key: string]: string | Texts }

const ROOT = join(import.meta.dirname, '../../../..')

/** Where keys are written: the app, and the lists of words that it puts behind a key. */
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'packages/{contract,core,ui}/src/**/*.{ts,tsx}']

const NAMESPACE = new RegExp(`^(?:${Object.keys(ptBr).join('|')})\\.`)

const sourceOf = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: ROOT })
    .filter((file) => !/\.test\.|\/test\//.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n')

const keysOf = (texts: Texts, path: readonly string[] = []): string[][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[...path, key]] : keysOf(text, [...path, key]),
  )

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Whether the sources ask for a key: as a text, by a template that can make it, or as a property.
 */
function askingFor(app: string, words: string) {
  const literals = new Set(
    [...words.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)].map(([, a, b]) => (a ?? b)!),
  )
  const properties = new Set(
    [...app.matchAll(/(?:messages|texts)\??(?:\.(\w+))?\??\.(\w+)/g)].flatMap(
      ([, ...found]) => found,
    ),
  )
  const templates = [...app.matchAll(/`([\w.-]*(?:\$\{[^`]*?\}[\w.-]*)+)`/g)]
    // which namespace it is says nothing about the text
    .map(([, template]) => template!.replace(NAMESPACE, '').split(/\$\{.*?\}/))
    .filter((parts) => parts.some((part) => /\w{2}/.test(part)))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('[\\w-]+')}$`))
  return (path: readonly string[]) => {
    const endings = path.slice(1).map((_, index) => path.slice(index + 1).join('.'))
    return (
      [...endings, path.join('.')].some(
        (ending) => literals.has(ending) || templates.some((template) => template.test(ending)),
      ) || properties.has(path.at(-1)!)
    )
  }
}

test('[R072] no text is kept that nothing asks for', () => {
  const isAsked = askingFor(sourceOf(SOURCES.slice(0, 1)), sourceOf(SOURCES))
  const unused = keysOf(ptBr).filter((path) => !isAsked(path))
  expect(unused.map((path) => path.join('.'))).toEqual([])
})

const SAMPLE = "t('menu'); t(`state.${state}`); t(`shell.${place}`); texts?.cash.done"

test('a text that nothing asks for is found', () => {
  const isAsked = askingFor(SAMPLE, SAMPLE)
  expect(isAsked(['shell', 'menu'])).toBe(true)
  expect(isAsked(['shell', 'state', 'paid'])).toBe(true)
  expect(isAsked(['cash', 'done'])).toBe(true)
  expect(isAsked(['shell', 'forgotten'])).toBe(false)
  expect(isAsked(['shell', 'stateOf'])).toBe(false)
})
