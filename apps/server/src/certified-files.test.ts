import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { HOUSE_GAMES, SOLO_GAMES } from '@jogada/core/games/house-games'
import { expect, test } from 'vitest'
import { dataFolder } from './testkit/data-folder.ts'
import {
  checkCertificates,
  digestOfParts,
  listOfParts,
  parts,
  uncertifiedParts,
} from './certified-files.ts'
import { BadSetting } from './platform/env.ts'
import { shippedFiles } from './platform/shipped-files.ts'

const folder = dataFolder()
const put = async (name: string, text: string) => {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}

const changes: readonly [file: string, parts: readonly string[]][] = [
  ['packages/core/src/games/dice.ts', ['dice', 'platform']],
  ['packages/core/src/games/row-double/steps.ts', ['platform', 'rowDouble']],
  ['packages/core/src/games/ladder.ts', ['mines', 'platform', 'rowDouble']],
  ['packages/core/src/games/draws.ts', ['double', 'luckyColor', 'platform']],
  ['apps/server/src/modules/casino/seeds/seeds.ts', [...SOLO_GAMES, 'platform'].toSorted()],
  ['packages/core/src/sports/rules/rules.ts', ['platform', 'sports']],
  ['packages/ledger/src/lane.ts', ['platform']],
  ['packages/core/src/fairness/stream.ts', [...HOUSE_GAMES, 'platform'].toSorted()],
]

test.each(changes)(
  '[BR-03] another %s is another product, of these parts alone',
  async (file, parts) => {
    for (const [name] of changes) await put(name, 'as certified')
    const list = listOfParts(await digestOfParts(folder))
    expect(uncertifiedParts(list, await digestOfParts(folder))).toEqual([])
    await put(file, 'as changed')
    expect(uncertifiedParts(list, await digestOfParts(folder)).toSorted()).toEqual(parts)
  },
)

const CORE = 'packages/core/src/'
const ROOT = resolve(import.meta.dirname, '../../..')

/** The files of core that a file of core takes values from. */
function coreImportsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const names = text.matchAll(/^(?:import|export) (?!type)[^']*?from '(\.[^']+\.ts)'/gm)
  return Array.from(names, ([, name]) => join(dirname(file), name!))
}

test.each(Object.entries(parts).filter(([part]) => part !== 'platform'))(
  '[BR-03] what %s reckons with in core belongs to it, imports of imports too',
  async (_, patterns) => {
    const own = new Set(await shippedFiles(ROOT, patterns))
    const reached = new Set(Array.from(own).filter((file) => file.startsWith(CORE)))
    const first = reached.size
    for (const file of reached) for (const used of coreImportsOf(file)) reached.add(used)
    expect(first).toBeGreaterThan(5)
    expect(Array.from(reached).filter((file) => !own.has(file))).toEqual([])
  },
)

test('[BR-03] every part of the product has files of its own', async () => {
  const nothing = await digestOfParts(join(folder, 'empty'))
  const own = await digestOfParts()
  const digests = Object.values(own)
  expect(new Set(digests).size).toBe(digests.length)
  expect(digests).not.toContain(nothing.dice)
})

test('[BR-03] [AUD-11] what is digested is what an image holds, so that both name the same product', async () => {
  const lines = readFileSync(join(ROOT, '.containerignore'), 'utf8').trim().split('\n')
  const isLeftOut = (file: string) =>
    lines.some((line) => {
      const name = line.replace('**/', '')
      if (name.startsWith('*')) return file.endsWith(name.slice(1))
      return line === name ? `${file}/`.startsWith(`${name}/`) : file.split('/').includes(name)
    })
  expect(isLeftOut('packages/core/src/games/testkit/rounds.ts')).toBe(true)
  const files = await shippedFiles()
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(isLeftOut)).toEqual([])
})

test('[BR-03] a part that the list leaves out is not certified, and no line passes unread', () => {
  const digest = 'a'.repeat(64)
  const digests = { dice: digest, limbo: digest }
  expect(uncertifiedParts(`# laboratory\n\n dice ${digest} # 2026/14\n`, digests)).toEqual([
    'limbo',
  ])
  expect(() => uncertifiedParts(`dice ${digest}\nlimbo ${digest.slice(1)}`, digests)).toThrow(
    'line 2',
  )
})

test('[BR-03] a server that is not the certified one does not start, and says which part', async () => {
  const name = join(folder, 'list.txt')
  const own = await digestOfParts()
  await writeFile(name, listOfParts(own))
  await checkCertificates({ CERTIFIED_FILES: name })
  await expect(checkCertificates({ CERTIFIED_FILES: `${name}.gone` })).rejects.toThrow(BadSetting)
  await writeFile(name, listOfParts({ ...own, limbo: 'b'.repeat(64) }))
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve(import.meta.dirname, 'main.ts')],
    {
      env: { DATABASE_URL: 'postgres://127.0.0.1:9/none', NODE_ENV: 'test', CERTIFIED_FILES: name },
      encoding: 'utf8',
    },
  )
  expect([status, stderr]).toEqual([1, 'CERTIFIED_FILES does not certify these files of limbo\n'])
})
