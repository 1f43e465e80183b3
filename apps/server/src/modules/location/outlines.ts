import { readFileSync } from 'node:fs'
import type { Outline } from '@jogada/core/licence/place'

const known = new Map<string, Outline>()

/** The border of a country, from `data/outline-<country>.json`. Throws where there is none. */
export function outlineOf(country: string): Outline {
  let outline = known.get(country)
  if (!outline) {
    const file = new URL(`data/outline-${country.toLowerCase()}.json`, import.meta.url)
    outline = (JSON.parse(readFileSync(file, 'utf8')) as { readonly rings: Outline }).rings
    known.set(country, outline)
  }
  return outline
}
