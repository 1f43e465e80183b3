import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMPILED } from '../testkit/server-process.ts'
import { startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-commands-'))
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string }

/** Runs a command with the address of the database and nothing else that the servers have. */
const run = (name: string, given: readonly string[], settings = {}): Promise<Ended> =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...given], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      ...settings,
    },
  }).then(
    (ended) => ({ code: 0, ...ended }),
    (error: unknown) => error as Ended,
  )

const countOf = async (table: string) =>
  (await server.deps.pool.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${table}`)).rows[0]!
    .rows

test('a command that was told a database and no key makes no key and changes nothing', async () => {
  const tables = ['draws.chain', 'exclusion.local_register', 'consent.licence_in_force']
  const before = await Promise.all(tables.map(countOf))
  const chain = await run('make-chain', ['--channel', 'double', '--block', '900000'])
  expect(chain).toMatchObject({ code: 2 })
  expect(chain.stderr).toContain('DRAW_CHAIN_KEY is missing')
  const listed = await run('list-excluded', ['529.982.247-25'])
  expect(listed).toMatchObject({ code: 2 })
  expect(listed.stderr).toContain('DATA_KEYS is missing')
  expect((await run('pix-reconcile', ['2026-11-20'])).stderr).toContain('DATA_KEYS is missing')
  expect(await readdir(folder)).toEqual([])
  expect(await Promise.all(tables.map(countOf))).toEqual(before)
})

test('a command under another profile keeps no licence in force', async () => {
  const before = await countOf('consent.licence_in_force')
  const settings = { LICENCE_PROFILE: 'br', DATA_KEYS: `t1:${'6b'.repeat(32)}` }
  const { stderr } = await run('pix-reconcile', ['2026-11-20'], {
    ...settings,
    PIX_BASE_URL: 'http://127.0.0.1:9',
  })
  expect(stderr).not.toContain('is missing')
  expect(await countOf('consent.licence_in_force')).toBe(before)
})

test('a chain is retired by a command, once', async () => {
  const key = { DRAW_CHAIN_KEY: '5a'.repeat(32) }
  const order = ['--channel', 'lucky5m', '--block', '900000', '--rounds', '20']
  const { stdout } = await run('make-chain', order, key)
  const chainId = /^chain (\d+) of lucky5m: 20 rounds/.exec(stdout)![1]!
  const retire = ['--chain', chainId, '--retire']
  expect((await run('make-chain', retire)).stdout).toContain(`chain ${chainId} is retired`)
  expect(await run('make-chain', retire)).toMatchObject({ code: 1 })
  expect(await run('make-chain', [...retire, '--salt', 'ab'.repeat(32)])).toMatchObject({ code: 2 })
})

test('[OPS-01] after a restore by other means a command retires what may be known, and says what is left to do', async () => {
  expect(await run('restore', [])).toMatchObject({ code: 2 })
  const { code, stdout } = await run('restore', ['--retire'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Retired, because it may be known: \d+ chains of shared draws, \d+ seeds/)
  expect(stdout).toContain('npm run chain:make')
  const { rows } = await server.deps.pool.query('SELECT FROM draws.chain WHERE retired_at IS NULL')
  expect(rows).toEqual([])
})
