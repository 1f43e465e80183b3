import { readFile } from 'node:fs/promises'
import type { HouseGame } from '@jogada/core/games/house-games'
import { BadSetting } from './platform/env.ts'
import { DECIDING, digestOfFiles } from './platform/shipped-files.ts'

const CORE = 'packages/core/src'
const MODULES = 'apps/server/src/modules'

/** What every game and every bet reckons with. */
const SUMS = [`${CORE}/money.ts`, `${CORE}/result.ts`]
const CHANCE = [...SUMS, `${CORE}/fairness.ts`, `${CORE}/fairness/**/*.ts`]
const ROUNDS = [
  ...CHANCE,
  `${CORE}/games/limits.ts`,
  `${MODULES}/casino/*.ts`,
  `${MODULES}/casino/seeds/**/*.ts`,
]
const AT_ONCE = [...ROUNDS, `${MODULES}/casino/instant/**/*.ts`]
const LADDER = [...ROUNDS, `${CORE}/games/ladder.ts`, `${MODULES}/casino/ladder/**/*.ts`]
const DRAWS = [
  ...CHANCE,
  `${CORE}/games/draws.ts`,
  `${CORE}/games/draws/**/*.ts`,
  `${MODULES}/draws/**/*.ts`,
]

const ownFiles = (folder: string) => [
  `${CORE}/games/${folder}.ts`,
  `${CORE}/games/${folder}/**/*.ts`,
  `${MODULES}/casino/${folder}/**/*.ts`,
]

/**
 * What is certified by itself: the platform, sports bets, and each game with all that its
 * outcome comes from.
 */
export const parts = {
  platform: DECIDING,
  sports: [
    ...SUMS,
    `${CORE}/{sports,football,models}/**/*.ts`,
    `${CORE}/odds*.ts`,
    `${MODULES}/sportsbook/**/*.{ts,sql}`,
  ],
  dice: [...ownFiles('dice'), ...AT_ONCE],
  limbo: [...ownFiles('limbo'), ...AT_ONCE],
  mines: [...ownFiles('mines'), ...LADDER],
  rowDouble: [...ownFiles('row-double'), ...LADDER],
  double: [...ownFiles('double'), ...DRAWS],
  luckyColor: [...ownFiles('lucky-color'), ...DRAWS],
} as const satisfies Readonly<Record<'platform' | 'sports' | HouseGame, readonly string[]>>

export type CertifiedPart = keyof typeof parts

/** The SHA-256 in hex of each part's files, as `digestOfFiles` makes it. */
export async function digestOfParts(
  root?: string,
): Promise<Readonly<Record<CertifiedPart, string>>> {
  const digests = await Promise.all(
    Object.entries(parts).map(async ([part, files]) => [part, await digestOfFiles(root, files)]),
  )
  return Object.fromEntries(digests) as Record<CertifiedPart, string>
}

/** A list of certificates as text: a part and its SHA-256 on each line. */
export const listOfParts = (digests: Readonly<Record<string, string>>): string =>
  Object.entries(digests)
    .map(([part, digest]) => `${part} ${digest}\n`)
    .join('')

const LINE = /^(\w+)\s+([0-9a-f]{64})$/

/**
 * The parts that the list does not certify as they are: another digest, or none. Throws
 * `BadSetting` with the number of a line that is no certificate; `#` begins a comment.
 */
export function uncertifiedParts(
  list: string,
  digests: Readonly<Record<string, string>>,
): readonly string[] {
  const certified = new Set<string>()
  for (const [index, whole] of list.split('\n').entries()) {
    const line = whole.replace(/#.*/, '').trim()
    if (line === '') continue
    const [, part, digest] = LINE.exec(line) ?? []
    if (!part) throw new BadSetting(`CERTIFIED_FILES: line ${index + 1} is no certificate`)
    certified.add(`${part} ${digest}`)
  }
  return Object.entries(digests)
    .filter(([part, digest]) => !certified.has(`${part} ${digest}`))
    .map(([part]) => part)
}

/**
 * Refuses to go on where a list of certificates is set and a part of this product is not on it as
 * it is here (BR-03). Throws `BadSetting` that names the parts.
 */
export async function checkCertificates({
  CERTIFIED_FILES: name,
}: {
  readonly CERTIFIED_FILES?: string | undefined
}): Promise<void> {
  if (name === undefined) return
  const list = await readFile(name, 'utf8').catch(() => {
    throw new BadSetting('CERTIFIED_FILES is no file that can be read')
  })
  const missing = uncertifiedParts(list, await digestOfParts())
  if (missing.length > 0) {
    throw new BadSetting(`CERTIFIED_FILES does not certify these files of ${missing.join(', ')}`)
  }
}
