import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newSeedPair } from '../src/modules/casino/seeds/seed-store.ts'
import { systemRng } from '../src/platform/chance.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const checkImports = join(root, 'scripts/check-imports.ts')

type Ended = { readonly code?: number; readonly stderr: string }
const check = (folder: string): Promise<Ended> =>
  run(process.execPath, [checkImports, folder]).catch((error: unknown) => error as Ended)

test('[TST-03] [RNG-01] nothing of the product draws from a weak generator, and no rule draws by itself', async () => {
  const { code, stderr } = await check(root)
  expect(stderr).toBe('')
  expect(code).toBeUndefined()
})

const weak: Readonly<Record<string, string>> = {
  'packages/core/src/games/dice/rules.ts': 'export const roll = () => Math.random()',
  'apps/web/src/features/dice/roll.ts': 'export const roll = () => Math . random()',
  'packages/core/src/games/mines/rules.ts': "import { randomInt as draw } from 'node:crypto'",
  'packages/core/src/games/limbo/rules.ts': "import { draw } from 'seedrandom'",
  'packages/core/src/fairness/seeds.ts': 'export const seed = () => crypto.getRandomValues(x)',
  'packages/core/src/fairness/chain.ts': 'export const seed = () => String(Date.now())',
  'apps/server/src/modules/casino/seeds/seed-store.ts': 'export const seed = randomBytes(32)',
  'apps/server/src/modules/draws/chains/make-chain.ts': 'export const seed = new Date()',
}

test('[TST-03] [RNG-01] whoever draws from a weak generator, from time or past the one source is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jogada-chance-'))
  try {
    for (const [file, source] of Object.entries(weak)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), `${source}\n`)
    }
    const { code, stderr } = await check(folder)
    expect(Object.keys(weak).filter((file) => !stderr.includes(file))).toEqual([])
    expect(code).toBe(1)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const [PROCESSES, OUTPUTS, BYTES] = [64, 64 * 15_700, 8]

test('[RNG-02] what sixty-four processes draw first is never the same, a million times', async () => {
  const source = await readFile(join(root, 'apps/server/src/platform/chance.ts'), 'utf8')
  // without its types, so that a process is there at once
  const draw = `${stripTypeScriptTypes(source)}
    const drawn = Array.from({ length: ${OUTPUTS / PROCESSES / 100} }, () => systemRng.bytes(${100 * BYTES}))
    process.stdout.write(Buffer.concat(drawn))`
  const seen = new BigUint64Array(OUTPUTS)
  let at = 0
  const drawOnce = async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', draw], {
      encoding: 'buffer',
      maxBuffer: OUTPUTS * BYTES,
    })
    for (let byte = 0; byte < stdout.length; byte += BYTES)
      seen[at++] = stdout.readBigUInt64LE(byte)
  }
  for (let begun = 0; begun < PROCESSES; begun += 4) {
    await Promise.all(Array.from({ length: 4 }, drawOnce))
  }
  expect(at).toBe(OUTPUTS)
  seen.sort()
  expect(seen.findIndex((value, index) => index > 0 && value === seen[index - 1])).toBe(-1)
})

test('[RNG-02] [RNG-05] no two players share a seed, whenever it is made, and each has 256 bits', () => {
  const pairs = Array.from({ length: 20_000 }, () => newSeedPair({ rng: systemRng }))
  expect(new Set(pairs.map(({ serverSeed }) => serverSeed)).size).toBe(pairs.length)
  expect(pairs.every(({ serverSeed }) => /^[0-9a-f]{64}$/.test(serverSeed))).toBe(true)
  // each of the 256 bits is as often set as not
  const ones = Array.from({ length: 256 }, () => 0)
  for (const { serverSeed } of pairs) {
    const bits = BigInt(`0x${serverSeed}`)
    for (let bit = 0; bit < 256; bit++) ones[bit]! += Number((bits >> BigInt(bit)) & 1n)
  }
  const sigma = Math.sqrt(pairs.length) / 2
  const furthest = Math.max(...ones.map((count) => Math.abs(count - pairs.length / 2) / sigma))
  expect(furthest).toBeLessThan(6)
})
