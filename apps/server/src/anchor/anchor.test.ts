import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { game, ops } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyBooks } from '../books.ts'
import { verifyAudit } from '../modules/audit/index.ts'
import { depositWithoutPix } from '../testkit/play-money.ts'
import { operatorWith } from '../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../testkit/test-player.ts'
import type { TestPlayer } from '../testkit/test-player.ts'
import { startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'
import { findLost, keepAnchor, readAnchors } from './anchor.ts'

let server: TestServer
let owner: Pool
let folder: string
let file: string
let player: TestPlayer
beforeAll(async () => {
  server = await startTestServer()
  owner = createPool({ url: server.url, as: 'owner', max: 1 })
  folder = await mkdtemp(join(tmpdir(), 'anchor-'))
  file = join(folder, 'anchors.jsonl')
  player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_000n)
  await depositWithoutPix(server, player.playerId, 5_000n)
  await play()
})
afterAll(async () => {
  await owner.end()
  await rm(folder, { recursive: true })
  await server.verify()
  await server.close()
})

const play = async () =>
  dataOf(
    await player.call(
      game.betDice,
      { body: { stake: '2.00', target: 5000, direction: 'over' } },
      { key: server.deps.rng.uuid() },
    ),
  )
const keep = () => keepAnchor(server.deps, file, server.deps.clock.now())

test.each([
  ['deposited', 'total = total - 100', 'stands at 4900, its commands came to 5000'],
  ['deposited', 'day = 0', 'since '],
  ['deposited', 'week = 0', 'since '],
  ['deposited', 'month = 0', 'since '],
  ['rg:stake', 'total = total - 1', 'staked '],
  ['rg:loss', 'total = total + 1', 'lost '],
  ['turnover', 'total = total + 1', 'its families at '],
  ['turnover:dice', 'total = total + 1', 'its families at '],
])('[AUD-06] [RG-04] a counter %s whose %s was forged is named', async (name, change, named) => {
  const where = `owner = ${player.playerId} AND name = '${name}'`
  const { rows } = await owner.query<Record<string, unknown>>(
    `SELECT total, day, week, month FROM ledger.counter WHERE ${where}`,
  )
  try {
    expect((await verifyBooks(server.deps.pool)).firstBadRow).toBeNull()
    await owner.query(`UPDATE ledger.counter SET ${change} WHERE ${where}`)
    const { firstBadRow } = await verifyBooks(server.deps.pool)
    expect(firstBadRow).toMatch(new RegExp(`^counter.* of player ${player.playerId}\\b`))
    expect(firstBadRow).toContain(named)
  } finally {
    const { total, day, week, month } = rows[0]!
    await owner.query(
      `UPDATE ledger.counter SET total = $1, day = $2, week = $3, month = $4 WHERE ${where}`,
      [total, day, week, month],
    )
  }
})

test.each([
  ['owed', 'its open debts at 0'],
  ['sport_debt', 'its debts at 0'],
])('[AUD-06] a debt in the counter %s that nobody has is named', async (name, named) => {
  await owner.query(
    `INSERT INTO ledger.counter SELECT (jsonb_populate_record(c, jsonb_build_object('name', $2::text))).*
       FROM ledger.counter c WHERE owner = $1 AND name = 'deposited'`,
    [player.playerId, name],
  )
  try {
    const { firstBadRow } = await verifyBooks(server.deps.pool)
    expect(firstBadRow).toContain(`counter ${name} of player ${player.playerId} stands at 5000`)
    expect(firstBadRow).toContain(named)
  } finally {
    await owner.query('DELETE FROM ledger.counter WHERE owner = $1 AND name = $2', [
      player.playerId,
      name,
    ])
  }
})

test('[AUD-06] an anchor is found again while the chains grow, and holds where each of them ends', async () => {
  expect(await readAnchors(file)).toEqual([])
  expect(await keep()).toBeNull()
  await play()
  expect(await keep()).toBeNull()
  const anchors = await readAnchors(file)
  expect(anchors).toHaveLength(2)
  expect(anchors[0]!.lanes).not.toEqual(anchors[1]!.lanes)
  expect(await findLost(server.deps, anchors)).toBeNull()
})

test('[AUD-06] a newest entry of the audit log that was cut off is seen by the anchor alone', async () => {
  const risk = await operatorWith(server, ['risk'])
  const params = { playerId: String(player.playerId) }
  dataOf(await risk.call(ops.players.reveal, { params, body: { field: 'email', reason: 'teste' } }))
  expect(await keep()).toBeNull()
  const { rows } = await owner.query<Record<string, unknown>>(
    'DELETE FROM audit.entry WHERE seq = (SELECT max(seq) FROM audit.entry) RETURNING *',
  )
  expect((await verifyAudit(server.deps)).firstBadSeq).toBeNull()
  expect(await findLost(server.deps, await readAnchors(file))).toContain('of the audit log')
  const columns = Object.keys(rows[0]!)
  await owner.query(
    `INSERT INTO audit.entry (${columns.join(', ')})
     VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(rows[0]!),
  )
  expect(await findLost(server.deps, await readAnchors(file))).toBeNull()
})

test('[AUD-06] a newest bet that was cut off with its balances is seen by the anchor alone', async () => {
  const keepRows = async (table: string) => {
    await owner.query(`CREATE TABLE public.kept_${table} AS TABLE ledger.${table}`)
  }
  await keepRows('account')
  await keepRows('counter')
  const before = await owner.query<{ lane: number; batch_no: string }>(
    'SELECT lane, max(batch_no) AS batch_no FROM ledger.batch GROUP BY lane',
  )
  await play()
  expect(await keep()).toBeNull()
  const kept = await readFile(file, 'utf8')
  // what whoever owns the tables can do, and no sum or hash of what is left is wrong
  const lost = `(${before.rows.map((one) => `lane = ${one.lane} AND batch_no > ${one.batch_no}`).join(' OR ')})`
  await owner.query(`DELETE FROM ledger.entry WHERE owner > 0 AND (owner, cause) IN
    (SELECT player_id, command_id FROM ledger.command WHERE ${lost})`)
  await owner.query(`DELETE FROM ledger.entry WHERE owner < 0 AND (-owner - 1, cause) IN
    (SELECT lane, batch_no FROM ledger.batch WHERE ${lost})`)
  await owner.query(`DELETE FROM ledger.command WHERE ${lost}`)
  await owner.query(`DELETE FROM ledger.batch WHERE ${lost}`)
  await owner.query(`UPDATE ledger.account a SET balance = k.balance, version = k.version
    FROM public.kept_account k WHERE k.owner = a.owner AND k.account = a.account`)
  await owner.query('DELETE FROM ledger.counter')
  await owner.query('INSERT INTO ledger.counter SELECT * FROM public.kept_counter')
  expect((await verifyBooks(server.deps.pool)).firstBadRow).toBeNull()
  expect(await findLost(server.deps, await readAnchors(file))).toMatch(
    /^batch \(\d+, \d+\) was there/,
  )
  // and the next anchor does not cover it up
  await play()
  expect(await keep()).toMatch(/was another one/)
  expect(await readFile(file, 'utf8')).toBe(kept)
  await owner.query('DROP TABLE public.kept_account, public.kept_counter')
})
