import type { MarketDefinition } from './market-definition.ts'
import type { Specifiers } from './market-rule.ts'

/** A part of a match, with `{number}` for which one it is. */
type PartName = MarketDefinition['name']

const same = (name: string): PartName => ({ 'pt-br': name, 'en-us': name })

/** The parts that a market can be on, by the specifier that numbers them; the larger first. */
const BY_SPECIFIER: Readonly<Record<string, PartName>> = {
  setnr: same('Set {number}'),
  gamenr: same('Game {number}'),
  framenr: same('Frame {number}'),
  inningnr: same('Innings {number}'),
  overnr: same('Over {number}'),
}

/** A game that belongs to no set, as badminton has them: Brazil calls it a set. */
const GAME_ALONE: PartName = { 'pt-br': 'Set {number}', 'en-us': 'Game {number}' }

export const PART_NAMES: readonly PartName[] = [...Object.values(BY_SPECIFIER), GAME_ALONE]

/** Which part of its match a market is on; the fifth game of the second set are two of them. */
export const partsOf = (
  specifiers: Specifiers,
): readonly { readonly name: PartName; readonly number: string }[] =>
  Object.entries(BY_SPECIFIER).flatMap(([specifier, own]) => {
    const number = specifiers[specifier]
    const name = specifier === 'gamenr' && !specifiers['setnr'] ? GAME_ALONE : own
    return number === undefined ? [] : [{ name, number }]
  })

/** A name of a part with its number: Set 2. */
export const partName = (name: string, number: string): string => name.replace('{number}', number)

/** Part of the market's own name. */
const NAMED: ReadonlySet<string> = new Set(['quarternr', 'places'])

/** The specifiers that neither name nor part say: lines and variants. */
export const linesOf = (specifiers: Specifiers): readonly string[] =>
  Object.entries(specifiers).flatMap(([key, value]) =>
    key in BY_SPECIFIER || NAMED.has(key) ? [] : [value],
  )
