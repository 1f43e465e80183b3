import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { game, user } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, giveCash, passKyc, registerPlayer } from '../testkit/test-player.ts'
import type { TestPlayer } from '../testkit/test-player.ts'
import { serverOn, startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'
import { backUp, loadBackup, proveLoaded } from './product-backup.ts'

let server: TestServer
let folder: string
const players: TestPlayer[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-backup-'))
  server = await startTestServer()
  for (const cpf of ['52998224725', '11144477735', '39053344705']) {
    const player = await registerPlayer(server)
    await passKyc(player, cpf)
    await giveCash(server, player.playerId, 100_000n)
    players.push(player)
  }
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

const bet = (player: TestPlayer, key: string) =>
  player.call(game.betDice, { body: { stake: '1.00', target: 5050, direction: 'over' } }, { key })

const emptyDatabase = () => createTestDatabase([])

test('[OPS-01] a copy made while players bet comes back to the centavo, and plays on', async () => {
  const key = randomUUID()
  const answered = dataOf(await bet(players[0]!, key))
  const playing = Promise.all(
    players.flatMap((player) => Array.from({ length: 40 }, () => bet(player, randomUUID()))),
  )
  const to = join(folder, 'while-playing')
  const manifest = await backUp(server.url, to)
  await playing
  const copy = await emptyDatabase()
  expect(await loadBackup(copy.url, to)).toEqual(manifest)
  const ledger = await proveLoaded(copy.url)
  expect(ledger.firstBadRow).toBeNull()
  expect(String(ledger.entries)).toBe(manifest.facts['entries'])
  expect(ledger.commands).toBeGreaterThanOrEqual(4n)

  const second = await serverOn(copy.url)
  const asBefore: TestPlayer['call'] = (call, input, options) =>
    import('../testkit/test-player.ts').then(({ callAs }) =>
      callAs(second, call, input, { token: players[0]!.token, ...options }),
    )
  expect(dataOf(await asBefore(user.userInfo, {}))).toMatchObject({})
  const again = await asBefore(
    game.betDice,
    { body: { stake: '1.00', target: 5050, direction: 'over' } },
    { key },
  )
  expect(dataOf(again)).toEqual(answered)
  const fresh = { stake: '1.00', target: 5050, direction: 'over' as const }
  dataOf(await asBefore(game.betDice, { body: fresh }, { key: randomUUID() }))
  const newcomer = await registerPlayer(second, { username: 'after@example.com' })
  expect(players.map(({ playerId }) => playerId)).not.toContain(newcomer.playerId)
  await second.verify()
  await second.close()
  await copy.drop()
})

test('[OPS-01] every row of every table is in the copy', async () => {
  const to = join(folder, 'whole')
  await backUp(server.url, to)
  const copy = await emptyDatabase()
  await loadBackup(copy.url, to)
  expect(await printOf(copy.url)).toEqual(await printOf(server.url))
  await copy.drop()
})

/** The hash of each table's rows, whatever their order. */
async function printOf(url: string): Promise<Record<string, string>> {
  const pool = createPool({ url, as: 'owner', max: 1 })
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'migration')
      ORDER BY 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await pool.query<{ print: string | null }>(
      `SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS print FROM ${name} AS t`,
    )
    prints[name] = String(found.rows[0]!.print)
  }
  await pool.end()
  return prints
}

test('[OPS-01] a copy that was changed, cut or never finished is refused and leaves no row', async () => {
  const to = join(folder, 'changed')
  const { tables } = await backUp(server.url, to)
  const { file } = tables.find(({ name }) => name === 'ledger.account')!
  const text = zstdDecompressSync(await readFile(join(to, file))).toString()
  const richer = text.replace(/^(\d+\t1\t)(\d+)/m, '$19$2')
  expect(richer).not.toBe(text)
  const copy = await emptyDatabase()
  await writeFile(join(to, file), zstdCompressSync(richer))
  await expect(loadBackup(copy.url, to)).rejects.toThrow('is not what was written')
  await copy.drop()

  const cut = await emptyDatabase()
  await writeFile(join(to, file), zstdCompressSync(text).subarray(0, 40))
  await expect(loadBackup(cut.url, to)).rejects.toThrow(/./)
  // nothing is left of it: what is whole is restored into the same database
  await writeFile(join(to, file), zstdCompressSync(text))
  await loadBackup(cut.url, to)
  expect((await proveLoaded(cut.url)).firstBadRow).toBeNull()
  await cut.drop()

  await rm(join(to, 'manifest.json'))
  await expect(loadBackup('postgres://nowhere', to)).rejects.toThrow('no finished backup')
})

test('[OPS-01] facts that are not found again stop a restore, and so does a database with tables', async () => {
  const to = join(folder, 'facts')
  await backUp(server.url, to)
  await expect(loadBackup(server.url, to)).rejects.toThrow('the database is not empty')
  const file = join(to, 'manifest.json')
  const manifest = await readFile(file, 'utf8')
  await writeFile(
    file,
    manifest.replace(
      /"balance of accounts 1 of players": "(\d+)"/,
      '"balance of accounts 1 of players": "1$1"',
    ),
  )
  const copy = await emptyDatabase()
  await expect(loadBackup(copy.url, to)).rejects.toThrow('balance of accounts 1 of players')
  await copy.drop()
})

test('[OPS-01] a user who owns the database and is no superuser restores it, once granted what that takes', async () => {
  const to = join(folder, 'plain')
  await backUp(server.url, to)
  const copy = await emptyDatabase()
  const user = `plain_${randomUUID().slice(0, 8)}`
  const root = createPool({ url: copy.url, as: 'owner', max: 1 })
  const { rows } = await root.query<{ name: string }>('SELECT current_database() AS name')
  await root.query(
    `CREATE ROLE ${user} LOGIN CREATEROLE PASSWORD '${user}'; GRANT jogada_app TO ${user} WITH ADMIN OPTION`,
  )
  await root.query('DROP SCHEMA migration CASCADE')
  await root.query(`ALTER DATABASE ${rows[0]!.name} OWNER TO ${user}`)
  const url = new URL(copy.url)
  url.username = user
  url.password = user
  await expect(loadBackup(url.href, to)).rejects.toThrow(`GRANT SET ON PARAMETER`)
  await root.query(`GRANT SET ON PARAMETER session_replication_role TO ${user}`)
  await loadBackup(url.href, to)
  expect((await proveLoaded(url.href)).firstBadRow).toBeNull()
  await root.query(`REVOKE SET ON PARAMETER session_replication_role FROM ${user}`)
  await root.end()
  await copy.drop()
})

test('a backup is readable by its owner only and never written over another one', async () => {
  const to = join(folder, 'once')
  await backUp(server.url, to)
  const names = await readdir(to)
  expect(names).toContain('manifest.json')
  await appendFile(
    join(
      to,
      names.find((name) => name.endsWith('.zst'))!,
    ),
    '',
  )
  await expect(backUp(server.url, to)).rejects.toThrow('EEXIST')
})

const COMMAND = join(import.meta.dirname, '../cli/backup.ts')

test('[OPS-01] a backup that the disk has no room for leaves nothing of itself', async () => {
  const to = join(folder, 'full')
  // no file may grow over 4 KB; what would is refused as on a full disk
  const limited = ['-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, COMMAND, '--to', to]
  const ended = promisify(execFile)('/bin/sh', limited, { env: { DATABASE_URL: server.url } })
  await expect(ended).rejects.toMatchObject({ stderr: expect.stringContaining('EFBIG') as string })
  expect(await readdir(folder)).not.toContain('full')

  const kept = join(folder, 'kept')
  await mkdir(kept)
  await writeFile(join(kept, '0003.copy.zst'), 'of somebody else')
  await expect(backUp(server.url, kept)).rejects.toThrow('EEXIST')
  expect(await readdir(kept)).toEqual(['0003.copy.zst'])
})

test('[OPS-01] a backup is not begun where there is less room than the last one takes', async () => {
  const parent = join(folder, 'small')
  const last = join(parent, 'last')
  const { tables } = await backUp(server.url, last)
  await truncate(join(last, tables[0]!.file), 8 * 1024 ** 4)
  await expect(backUp(server.url, join(parent, 'next'))).rejects.toThrow('has room for')
  expect(await readdir(parent)).toEqual(['last'])
})
