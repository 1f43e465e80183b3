import { execFile } from 'node:child_process'
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { removeOldBackups } from '@jogada/postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { COMPILED } from '../testkit/server-process.ts'
import { startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'
import { backUp } from './product-backup.ts'

let server: TestServer
let root: string
let made: string
beforeAll(async () => {
  server = await startTestServer()
  root = await mkdtemp(join(tmpdir(), 'jogada-old-backups-'))
  made = join(root, 'made')
  await backUp(server.url, made)
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(root, { recursive: true })
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'copies-'))
})

/** A backup as it was taken at the beginning of a day of January. */
async function backupOf(day: string): Promise<string> {
  const to = join(folder, day)
  await cp(made, to, { recursive: true })
  const manifest = JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8')) as object
  const takenAt = `2026-01-${day}T00:00:00.000000Z`
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...manifest, takenAt }))
  return to
}

/** One whose process died on the evening of a day. */
async function unfinished(name: string, day: string) {
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, '0000.copy.zst'), 'half a fi')
  const at = new Date(`2026-01-${day}T20:00:00Z`)
  await utimes(join(folder, name), at, at)
}

const left = async () => (await readdir(folder)).sort()

test('[OPS-01] of the backups beside a new one so many stay as are asked for, the newest', async () => {
  for (const day of ['04', '01', '03', '02']) await backupOf(day)
  await unfinished('died before all', '01')
  await unfinished('died later', '04')
  const newest = await backupOf('05')
  expect(await removeOldBackups({ newest, keep: 6 })).toEqual([])
  expect(await left()).toHaveLength(7)
  const removed = await removeOldBackups({ newest, keep: 3 })
  expect(removed).toEqual(['01', '02', 'died before all'].map((name) => join(folder, name)))
  expect(await left()).toEqual(['03', '04', '05', 'died later'])
})

test('[OPS-01] no backup is removed while the newest one is not whole', async () => {
  const earlier = await backupOf('01')
  const newest = await backupOf('02')
  const { tables } = JSON.parse(await readFile(join(newest, 'manifest.json'), 'utf8')) as {
    tables: { file: string }[]
  }
  const file = join(newest, tables.at(-1)!.file)
  const whole = await readFile(file)
  await writeFile(file, whole.subarray(0, whole.length - 4))
  await expect(removeOldBackups({ newest, keep: 1 })).rejects.toThrow(/./)
  await rm(file)
  await expect(removeOldBackups({ newest, keep: 1 })).rejects.toThrow(/ENOENT/)
  await writeFile(file, whole)
  await rm(join(newest, 'manifest.json'))
  await expect(removeOldBackups({ newest, keep: 1 })).rejects.toThrow('no finished backup')
  await expect(removeOldBackups({ newest: earlier, keep: 0 })).rejects.toThrow('at least one')
  expect(await left()).toEqual(['01', '02'])
})

test('[OPS-01] the backup that was just made stays, whatever the clock of another one said', async () => {
  const newest = await backupOf('05')
  await backupOf('09')
  expect(await removeOldBackups({ newest, keep: 1 })).toEqual([join(folder, '09')])
  expect(await left()).toEqual(['05'])
})

test('what is no backup of this product is left alone beside those that go', async () => {
  await backupOf('01')
  await appendFile(join(folder, '01', 'note.txt'), 'keep for the auditors')
  await backupOf('02')
  await writeFile(join(folder, '02', 'manifest.json'), '{"format": 99}')
  await mkdir(join(folder, 'empty'))
  await writeFile(join(folder, 'a file'), '')
  const newest = await backupOf('03')
  expect(await removeOldBackups({ newest, keep: 1 })).toEqual([])
  expect(await left()).toEqual(['01', '02', '03', 'a file', 'empty'])
})

test('[OPS-01] the command backs up and keeps as many as it is told; without a word it keeps all', async () => {
  const command = resolve(import.meta.dirname, '../cli/backup.ts')
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, DATABASE_URL: server.url }
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args], { env })
  await backupOf('01')
  await run('--to', join(folder, 'second'))
  expect(await left()).toEqual(['01', 'second'])
  for (const bad of ['0', 'two']) {
    await expect(run('--to', join(folder, 'no'), `--keep=${bad}`)).rejects.toMatchObject({
      code: 2,
    })
  }
  const { stdout } = await run('--to', join(folder, 'third'), '--keep', '2')
  expect(stdout).toContain(`removed: ${join(folder, '01')}`)
  expect(await left()).toEqual(['second', 'third'])
})
