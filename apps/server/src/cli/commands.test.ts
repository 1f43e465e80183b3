import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepAnchor } from '../anchor/anchor.ts'
import { backUp, loadBackup } from '../backup/product-backup.ts'
import { refuseUnretired } from '../backup/retire-known.ts'
import { COMPILED, freePort } from '../testkit/server-process.ts'
import { giveCash, registerPlayer } from '../testkit/test-player.ts'
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
const run = (name: string, given: readonly string[], settings = {}, input = ''): Promise<Ended> => {
  const running = promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, `${name}.ts`), ...given],
    {
      timeout: 60_000,
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: COMPILED,
        DATABASE_URL: server.url,
        DATA_DIR: folder,
        ...settings,
      },
    },
  )
  running.child.stdin!.end(input)
  return running.then(
    (ended) => ({ code: 0, ...ended }),
    (error: unknown) => error as Ended,
  )
}

const countOf = async (table: string) =>
  (await server.deps.pool.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${table}`)).rows[0]!
    .rows

test('a command that was told a database and no key makes no key and changes nothing', async () => {
  const tables = ['draws.chain', 'exclusion.local_register', 'consent.licence_in_force']
  const before = await Promise.all(tables.map(countOf))
  const chain = await run('make-chain', ['--channel', 'double', '--block', '900000'])
  expect(chain).toMatchObject({ code: 2 })
  expect(chain.stderr).toContain('DRAW_CHAIN_KEY is missing')
  const listed = await run('list-excluded', [], {}, '529.982.247-25\n')
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

test('the proof says of when the newest anchor is, and fails when it is older than is allowed', async () => {
  const file = join(folder, 'anchors.jsonl')
  const earlier = new Date(Date.now() - 90 * 60_000)
  expect(await keepAnchor(server.deps, file, earlier)).toBeNull()
  const verify = (...words: string[]) => run('ledger-verify', ['--anchor', file, ...words])
  const untold = await verify()
  expect(untold).toMatchObject({ code: 0 })
  expect(untold.stdout).toContain(`1 anchors, the newest of ${earlier.toISOString()}`)
  expect(await verify('--anchored-within', '120')).toMatchObject({ code: 0 })
  const late = await verify('--anchored-within', '60')
  expect(late).toMatchObject({ code: 1 })
  expect(late.stderr).toContain(`is of ${earlier.toISOString()}`)
  expect(await verify('--anchored-within', 'soon')).toMatchObject({ code: 2 })
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

const unretired = async (url: string) => {
  const pool = createPool({ url, as: 'owner', max: 1 })
  const { rows } = await pool.query('SELECT FROM draws.chain WHERE retired_at IS NULL')
  await pool.end()
  return rows.length
}

test('[OPS-01] a restore whose proof finds a wrong row says that it is restored, and has retired what may be known', async () => {
  const { playerId } = await registerPlayer(server)
  await giveCash(server, playerId, 1_000n)
  const [wrong, copy] = [await createTestDatabase([]), await createTestDatabase([])]
  await backUp(server.url, join(folder, 'right'))
  await loadBackup(wrong.url, join(folder, 'right'))
  const pool = createPool({ url: wrong.url, as: 'owner', max: 1 })
  await pool.query(
    `SET session_replication_role = replica;
     UPDATE draws.chain SET retired_at = NULL;
     UPDATE ledger.account SET balance = balance + 1 WHERE owner = ${playerId} AND balance > 0`,
  )
  await pool.end()
  await backUp(wrong.url, join(folder, 'wrong'))

  const settings = { DATABASE_URL: copy.url }
  const ended = await run('restore', ['--from', join(folder, 'wrong')], settings)
  expect(ended).toMatchObject({ code: 1 })
  expect(ended.stdout).toMatch(/^Restored \d+ tables as of .+\nRetired, because it may be known/)
  expect(ended.stderr).toContain('Restored, but not proved: the ledger is wrong')
  expect(await unretired(copy.url)).toBe(0)
  await Promise.all([wrong.drop(), copy.drop()])
})

test('[OPS-01] after a restore that was killed before it retired what may be known no server starts, and each word says what to run', async () => {
  const copy = await createTestDatabase([])
  const to = join(folder, 'killed')
  await backUp(server.url, to)
  await loadBackup(copy.url, to)
  const settings = {
    DATABASE_URL: copy.url,
    PORT: String(await freePort()),
    DRAW_CHAIN_KEY: '5a'.repeat(32),
    DATA_KEYS: server.deps.env.DATA_KEYS,
    OPEN_DATA: 'off',
  }
  const start = await run('../main', [], settings)
  expect(start).toMatchObject({ code: 1 })
  expect(start.stderr).toContain('npm run restore -- --retire')
  const again = await run('restore', ['--from', to], settings)
  expect(again).toMatchObject({ code: 1 })
  expect(again.stderr).toMatch(/^Not restored: .+ is in the database already\n.+ --retire\n$/)
  expect(await run('restore', ['--retire'], settings)).toMatchObject({ code: 0 })
  await expect(refuseUnretired(copy.url)).resolves.toBeUndefined()
  await copy.drop()
})
