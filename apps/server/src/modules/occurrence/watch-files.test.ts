import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder } from '../../testkit/data-folder.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { digestOfFiles } from '../../platform/shipped-files.ts'
import { listAlerts } from '../alert/index.ts'
import { listOccurrences } from './list.ts'
import { checkFiles, keepDigest, lastDigest } from './watch-files.ts'

const folder = dataFolder()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const digest = () => digestOfFiles(folder, ['src/**/*.ts'])
const put = (name: string, text: string) => writeFile(join(folder, 'src', name), text)

test('[AUD-11] a file that changes while the product runs is told to a person, once, and kept', async () => {
  await mkdir(join(folder, 'src'), { recursive: true })
  await put('rules.ts', 'export const share = 96')
  await put('rules.test.ts', 'tests do not run in the product')
  const { deps } = server
  const began = await keepDigest(deps, digest)
  expect(await lastDigest(deps)).toBe(began)
  await put('rules.test.ts', 'another test')
  expect(await checkFiles(deps, began, digest)).toBe(true)
  expect(await listAlerts(deps, { kind: 'files_changed' })).toEqual([])

  await put('rules.ts', 'export const share = 69')
  expect(await checkFiles(deps, began, digest)).toBe(false)
  expect(await checkFiles(deps, began, digest)).toBe(false)
  expect(await listAlerts(deps, { kind: 'files_changed' })).toHaveLength(1)

  // the next start keeps the other files as others, and the right ones again when they are back
  await keepDigest(deps, digest)
  await put('rules.ts', 'export const share = 96')
  expect(await keepDigest(deps, digest)).toBe(began)
  const kept = await listOccurrences(deps, {})
  expect(kept.map(({ kind }) => kind)).toEqual([
    'files_verified',
    'files_verified',
    'files_changed',
    // the look of a day that found nothing, and the start
    'files_verified',
    'files_verified',
  ])
  expect(kept[0]!.subject).toBe(kept[4]!.subject)
  expect(await lastDigest(deps)).toBe(began)
  for (const sql of ['DELETE FROM occurrence.event', `UPDATE occurrence.event SET detail = '{}'`]) {
    await expect(deps.pool.query(sql)).rejects.toThrow('permission denied')
  }
})

test('[AUD-11] a process names the files that it runs to whoever asks', async () => {
  const { statusCode, body } = await server.app.inject({ url: '/version' })
  expect([statusCode, JSON.parse(body)]).toEqual([200, { files: await digestOfFiles() }])
})

test('[AUD-11] a file under another name is another digest, and that of the product holds', async () => {
  await put('a.ts', '1')
  const one = await digest()
  await put('a.ts', '')
  await put('b.ts', '1')
  expect(await digest()).not.toBe(one)
  const own = await digestOfFiles()
  expect(own).toMatch(/^[0-9a-f]{64}$/)
  expect(await digestOfFiles()).toBe(own)
})
