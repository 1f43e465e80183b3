import type { MarketDefinition } from './market-definition.ts'
import type { Specifiers } from './market-rule.ts'

/** A part of a match, with `{number}` for which one it is. */
type PartName = MarketDefinition['name']

const same = (name: string): PartName => ({ 'pt-br': name, 'en-us': name })

/** The parts that a market can be on, by the specifier that numbers them; the larger first. */
export const PARTS: readonly { readonly specifier: string; readonly name: PartName }[] = [
  { specifier: 'setnr', name: same('Set {number}') },
  { specifier: 'gamenr', name: same('Game {number}') },
  { specifier: 'framenr', name: same('Frame {number}') },
  { specifier: 'inningnr', name: same('Innings {number}') },
  { specifier: 'overnr', name: same('Over {number}') },
]

const numbering: ReadonlySet<string> = new Set(PARTS.map(({ specifier }) => specifier))

/** Which part of its match a market is on; the fifth game of the second set are two of them. */
export const partsOf = (
  specifiers: Specifiers,
): readonly { readonly name: PartName; readonly number: string }[] =>
  PARTS.flatMap(({ specifier, name }) => {
    const number = specifiers[specifier]
    return number === undefined ? [] : [{ name, number }]
  })

/** A name of a part with its number: Set 2. */
export const partName = (name: string, number: string): string => name.replace('{number}', number)

/** The specifiers that say no part: lines and variants. */
export const linesOf = (specifiers: Specifiers): readonly string[] =>
  Object.entries(specifiers).flatMap(([key, value]) => (numbering.has(key) ? [] : [value]))
