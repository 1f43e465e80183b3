import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { audited, auditNow } from './append.ts'
import type { AuditEntry } from './append.ts'
import { localDay } from '../../platform/local-day.ts'
import { listEntries } from './list-entries.ts'
import { verifyAudit } from './verify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const actor = { staffId: 7n, email: 'ana@example.com', address: '127.0.0.1' }
const entry = (subject: string): AuditEntry => ({
  actor,
  action: 'player.note_added',
  subject,
  reason: 'porque sim',
  before: { b: 1, a: 'ç' },
  after: null,
})

async function asOwner(sql: string) {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

test('[AUD-06] entries written at once form one chain without a gap', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, i) => auditNow(server.deps, entry(`thing:${i}`))),
  )
  expect(await verifyAudit(server.deps)).toMatchObject({ entries: 30, firstBadSeq: null })
})

test('[AUD-06] a change that fails leaves no entry, and an entry that fails no change', async () => {
  await expect(
    audited(server.deps, entry('thing:never'), () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no')
  const rows = await server.deps.db
    .selectFrom('audit.entry')
    .select('seq')
    .where('subject', '=', 'thing:never')
    .execute()
  expect(rows).toEqual([])
})

test('[AUD-06] the application can add to the log and never change it', async () => {
  const { pool } = server.deps
  for (const sql of [
    `UPDATE audit.entry SET actor = 'x' WHERE seq = 1`,
    'DELETE FROM audit.entry WHERE seq = 1',
    'TRUNCATE audit.entry',
  ]) {
    await expect(pool.query(sql)).rejects.toThrow('permission denied')
  }
})

test.each([
  [
    'a changed word',
    `UPDATE audit.entry SET detail = replace(detail, 'sim', 'não') WHERE seq = 12`,
    12n,
  ],
  ['another actor', `UPDATE audit.entry SET actor = 'bia@example.com' WHERE seq = 9`, 9n],
  ['another time', `UPDATE audit.entry SET at = at + interval '1 ms' WHERE seq = 6`, 6n],
  ['a row that is gone', 'DELETE FROM audit.entry WHERE seq = 3', 3n],
])('[AUD-06] %s is noticed and named', async (_, sql, bad) => {
  await asOwner(sql)
  expect((await verifyAudit(server.deps)).firstBadSeq).toBe(bad)
})

test('[AUD-06] the log is read by who did it, by what was done and up to a day, each and together', async () => {
  const write = (who: string, action: AuditEntry['action'], subject: string) =>
    auditNow(server.deps, {
      actor: { staffId: 8n, email: who, address: '127.0.0.1' },
      action,
      subject,
      reason: 'porque sim',
    })
  await write('dora@example.com', 'player.revealed', 'player:71')
  await write('dora@example.com', 'ticket.answered', 'ticket:1')
  const today = localDay(server.clock.now())
  server.clock.advance(2 * 86_400_000)
  await write('dora@example.com', 'player.revealed', 'player:72')
  await write('elis@example.com', 'player.revealed', 'player:71')
  const read = async (filter: Parameters<typeof listEntries>[1]) =>
    (await listEntries(server.deps, filter)).map(({ actor: who, subject }) => [who[0], subject])
  expect(await read({ actor: 'dora@example.com' })).toEqual([
    ['d', 'player:72'],
    ['d', 'ticket:1'],
    ['d', 'player:71'],
  ])
  expect(await read({ action: 'player.revealed' })).toEqual([
    ['e', 'player:71'],
    ['d', 'player:72'],
    ['d', 'player:71'],
  ])
  expect(await read({ action: 'player.revealed', until: today })).toEqual([['d', 'player:71']])
  expect(await read({ subject: 'player:71', actor: 'elis@example.com' })).toEqual([
    ['e', 'player:71'],
  ])
  const [newest] = await listEntries(server.deps, { actor: 'dora@example.com' })
  expect(
    await read({ actor: 'dora@example.com', before: BigInt(newest!.seq), until: today }),
  ).toEqual([
    ['d', 'ticket:1'],
    ['d', 'player:71'],
  ])
  expect(await read({ actor: 'dora@example.com', until: '2020-01-01' })).toEqual([])
  await expect(read({ until: '2026-02-30' })).rejects.toThrow('invalid_input')
})
