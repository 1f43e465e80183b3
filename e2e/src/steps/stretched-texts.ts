import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const DIST = new URL('../../../apps/web/dist/', import.meta.url)
const CATALOGUE = /packages\/messages\/src\/web\/([a-z]{2}-[a-z]{2})\.ts$/

/** What a text was compiled to, a list of them, or texts by key. */
type Compiled = string | number | readonly Compiled[] | { readonly [key: string]: Compiled }
type Catalogue = { readonly file: string; readonly name: string; readonly texts: Compiled }

/** The built catalogues by the name of their language. */
async function builtCatalogues(): Promise<ReadonlyMap<string, Catalogue>> {
  const manifest = JSON.parse(
    readFileSync(fileURLToPath(new URL('.vite/manifest.json', DIST)), 'utf8'),
  ) as Record<string, { readonly file: string }>
  const found = Object.entries(manifest).flatMap(([source, { file }]) => {
    const language = CATALOGUE.exec(source)?.[1]
    return language ? [[language, file] as const] : []
  })
  const loaded = found.map(async ([language, file]) => {
    const module = (await import(new URL(file, DIST).href)) as Record<string, Compiled>
    const [name, texts] = Object.entries(module)[0]!
    return [language, { file, name, texts }] as const
  })
  return new Map(await Promise.all(loaded))
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'ää', e: 'é', i: 'ï', o: 'öö', u: 'ü' }

/** A word with accents and some 40 % more letters, as German or Russian would need. */
const stretched = (text: string) => text.replaceAll(/[aeiou]/g, (letter) => ACCENTED[letter]!)

/** Each text of a catalogue stretched; names of places, their kinds and plural forms stay. */
export function pseudo(compiled: Compiled): Compiled {
  if (typeof compiled === 'string') return stretched(compiled)
  if (typeof compiled === 'number') return compiled
  if (!isList(compiled)) {
    return Object.fromEntries(Object.entries(compiled).map(([key, part]) => [key, pseudo(part)]))
  }
  const isPlace = compiled.length === 1 || (typeof compiled[1] === 'number' && compiled[1] > 0)
  return isPlace && typeof compiled[0] === 'string'
    ? compiled.map((part) => (isForms(part) ? pseudo(part) : part))
    : compiled.map(pseudo)
}

const isList = (compiled: Compiled): compiled is readonly Compiled[] => Array.isArray(compiled)

const isForms = (compiled: Compiled) => typeof compiled === 'object' && !isList(compiled)

/** Of each text the one that takes most room among the languages; Han and Hangul are twice as wide. */
function longest(catalogues: readonly Compiled[]): Compiled {
  const [first] = catalogues
  if (typeof first !== 'object' || isList(first)) {
    return catalogues.toSorted((a, b) => widthOf(b) - widthOf(a))[0]!
  }
  return Object.fromEntries(
    Object.keys(first).map((key) => [
      key,
      longest(catalogues.map((texts) => (texts as Record<string, Compiled>)[key]!)),
    ]),
  )
}

/** Widest word first, then the whole: it is words that do not break. */
function widthOf(compiled: Compiled): number {
  const words = JSON.stringify(compiled).split(/[\s",[\]{}]+/)
  const widths = words.map((word) => word.length + word.replaceAll(/[^\u2e80-\ud7ff]/g, '').length)
  return Math.max(...widths) * 1000 + widths.reduce((sum, width) => sum + width, 0)
}

/**
 * Shows texts that need more room than Portuguese: stretched ones, or the longest there are. Tells
 * what the menu is called in them.
 */
export async function showStretched(page: Page, kind: 'pseudo' | 'longest') {
  const catalogues = await builtCatalogues()
  const { file, name, texts } = catalogues.get('pt-br')!
  const shown =
    kind === 'pseudo'
      ? pseudo(texts)
      : longest([...catalogues.values()].map((catalogue) => catalogue.texts))
  await page.route(`**/${file}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const texts=${JSON.stringify(shown)};export{texts as ${name}}`,
    }),
  )
  const { shell } = shown as { readonly shell: { readonly menu: string } }
  return shell.menu
}
