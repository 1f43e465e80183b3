import { randomUUID } from 'node:crypto'
import { ops, order, support } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newCpf, registerPayer, startPixServer } from '../../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../../testkit/pix-server.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { fileText } from './lines.ts'

let server: PixServer
let finance: TestOperator
let auditor: TestOperator
let player: Payer
beforeAll(async () => {
  server = await startPixServer()
  finance = await operatorWith(server, ['finance'])
  auditor = await operatorWith(server, ['auditor'])
  player = await registerPayer(server)
  await giveCash(server, player.playerId, 2_000_000n)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Table = ops.exports.ExportTable

const take = (by: TestOperator, table: Table, query: Readonly<Record<string, string>> = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/api/ops/export/${table}`,
    query,
    headers: { authorization: by.token, lang: 'pt_BR' },
  })

async function linesOf(by: TestOperator, table: Table, query?: Readonly<Record<string, string>>) {
  const answer = await take(by, table, query)
  expect([table, answer.statusCode]).toEqual([table, 200])
  return answer.body.split('\r\n').slice(0, -1)
}

const newestEntry = async () => dataOf(await auditor.call(ops.books.auditList, { query: {} }))[0]!

test('[AUD-10] a file says what it is, when and for whom, and the log says who took it', async () => {
  const query = { from: '2020-01-01', to: '2020-01-31' }
  const answer = await take(finance, 'daily', query)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-disposition']).toMatch(
    /filename="jogada-daily-\d{4}-\d\d-\d\d\.csv"/,
  )
  const [title, body] = answer.body.split('\r\n')
  expect(title).toContain('daily')
  expect(title).toContain('2020-01-31')
  expect(title).toContain(finance.email)
  expect(body).toBe('No Activity')
  expect(await newestEntry()).toMatchObject({
    actor: finance.email,
    action: 'table.exported',
    subject: 'export:daily',
    after: query,
  })
})

test('[AUD-10] every list can be taken by whoever sees it, and by nobody else', async () => {
  const playerId = String(player.playerId)
  const queries: Partial<Record<Table, Readonly<Record<string, string>>>> = {
    daily: { from: '2026-11-01', to: '2026-11-30' },
    prizes: { from: '2026-11-01', to: '2026-11-30' },
    levy: { from: '2026-11-01', to: '2026-11-30' },
    funnel: { from: '2026-11-01', to: '2026-11-30' },
    wagers: { from: '2026-11-01', to: '2026-11-30' },
    rows: { figure: 'deposits', day: '2026-11-21' },
    entries: { playerId, account: 'cash' },
    plays: { playerId },
    events: { state: 'upcoming' },
    bets: { eventId: 'none' },
  }
  const tables = (Object.keys(ops.exports.exportTables) as Table[]).filter(
    // this licence asks for none
    (table) => table !== 'yearly',
  )
  for (const table of tables) {
    const lines = await linesOf(auditor, table, queries[table])
    expect(lines.length).toBeGreaterThanOrEqual(2)
  }
  const trader = await operatorWith(server, ['trader'])
  expect((await take(trader, 'withdrawals')).statusCode).toBe(403)
  expect((await take(trader, 'events', { state: 'live' })).statusCode).toBe(200)
  const desk = await operatorWith(server, ['support'])
  expect((await take(desk, 'tickets')).statusCode).toBe(403)
})

test('[AUD-10] a file is filtered by all that its screen is', async () => {
  const lists = [
    ops.queues.withdrawals,
    ops.queues.differences,
    ops.queues.payoutDifferences,
    ops.identity.documents,
    ops.care.tickets,
    ops.care.alerts,
    ops.care.returns,
    ops.books.report,
    ops.books.auditList,
    ops.books.entries,
    ops.books.wagers,
    ops.occurrences.list,
    ops.trading.events,
  ]
  const known = Object.keys(ops.exports.table.query.shape)
  const pages = ['after', 'before', 'limit']
  const lost = lists.flatMap(({ path, query }) =>
    Object.keys(query.shape)
      .filter((name) => !known.includes(name) && !pages.includes(name))
      .map((name) => `${path} ${name}`),
  )
  expect(lost).toEqual([])
  expect((await take(finance, 'withdrawals', { came_back: '1' })).statusCode).toBe(400)
})

test('[AUD-10] filters that the list itself refuses are refused and leave no trace', async () => {
  const before = await newestEntry()
  expect((await take(finance, 'withdrawals', { state: 'gone' })).statusCode).toBe(400)
  expect((await take(finance, 'entries', { playerId: '1', account: 'house' })).statusCode).toBe(400)
  expect((await take(finance, 'entries')).statusCode).toBe(400)
  expect(await newestEntry()).toEqual(before)
})

test('[AUD-10] a file is as masked as the screen is', async () => {
  await server.deps.db
    .updateTable('account.player')
    .set({ level: 12 })
    .where('player_id', '=', player.playerId)
    .execute()
  const body = {
    payCardBank: 'CPF' as const,
    payCardNo: player.cpf,
    ifsc: player.cpf,
    name: player.name,
    amount: '5000.00',
  }
  const { withdrawalId } = dataOf(
    await player.call(order.withdraw, { body }, { key: randomUUID() }),
  )
  const [, head, row] = await linesOf(finance, 'withdrawals', { state: 'in_review' })
  expect(head).toMatch(/^withdrawalId,playerId,payoutId,type,destination,amount/)
  expect(row).toContain(withdrawalId)
  expect(row!.replaceAll(/\D/g, '')).not.toContain(player.cpf.replaceAll(/\D/g, ''))
  const [shown] = dataOf(await finance.call(ops.queues.withdrawals, { query: {} }))
  expect(row).toContain(shown!.destination)
  const cameBack = await linesOf(finance, 'withdrawals', { state: 'in_review', returned: '1' })
  expect(cameBack.join(' ')).not.toContain(withdrawalId)
})

test('[AUD-10] returns stand in percent, and the barred without their CPF', async () => {
  const [, head, dice] = await linesOf(auditor, 'returns')
  expect(head).toMatch(/^game,theoreticalMinPercent,theoreticalMaxPercent,actualPercent,/)
  expect(dice).toMatch(/^dice,9\d\.\d\d,9\d\.\d\d,/)

  const risk = await operatorWith(server, ['risk'])
  const cpf = newCpf()
  const body = { cpf, kind: 'official' as const, reason: 'fiscaliza apostas' }
  const { barredId } = dataOf(await risk.call(ops.barred.add, { body }))
  const [, columns, row] = await linesOf(auditor, 'barred')
  expect(columns).toBe('barredId,kind,reason,by,at,liftedAt,playerId,betsReturned,roundsEnded,sent')
  expect(row).toContain(`${barredId},official,fiscaliza apostas,${risk.email},`)
  expect(row).not.toContain(cpf)
})

test('[AUD-10] a list of several pages is whole in its file, each row once', async () => {
  // half of them share one instant, as when many are changed at once
  await server.deps.pool.query(
    `INSERT INTO support.ticket (player_id, topic, about, state, opened_at, changed_at, answer_by)
     SELECT $1, 'game', n::text, 'closed', $2, $2::timestamptz + (n / 80) * interval '1 s', NULL
       FROM generate_series(1, 160) AS n`,
    [player.playerId, server.clock.now()],
  )
  const [, head, ...rows] = await linesOf(auditor, 'tickets', { state: 'closed' })
  expect(head).toMatch(/^ticketId,playerId,topic,about,ref,state/)
  const abouts = rows.map((row) => Number(row.split(',')[3]))
  expect(abouts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 160 }, (_, i) => i + 1))
})

test('[AUD-10] what a player wrote cannot become a formula', async () => {
  dataOf(
    await player.call(
      support.openTicket,
      { body: { topic: 'other', about: '=HYPERLINK("http://x")', text: 'oi' } },
      { key: randomUUID() },
    ),
  )
  const [, , row] = await linesOf(auditor, 'tickets', { state: 'open' })
  expect(row).toContain(`"'=HYPERLINK(""http://x"")"`)
})

test('[AUD-10] a list is read only as fast as its file is taken', async () => {
  let read = 0
  async function* endless() {
    for (;;) yield [String(read++)]
  }
  const text = fileText(['t'], endless())
  for (let taken = 0; taken < 3; taken++) await text.next()
  expect(read).toBeLessThanOrEqual(2)
  await text.return(undefined)
  expect((await text.next()).done).toBe(true)
})

/** Makes whoever reads tickets wait until it ends. */
async function holdingTickets() {
  const owner = createPool({ url: server.url, as: 'owner', max: 2 })
  const client = await owner.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE support.ticket IN ACCESS EXCLUSIVE MODE')
  return {
    isWaitedFor: async () => {
      const { rows } = await owner.query(
        `SELECT FROM pg_locks WHERE NOT granted AND relation = 'support.ticket'::regclass`,
      )
      return rows.length > 0
    },
    async end() {
      await client.query('COMMIT')
      client.release()
      await owner.end()
    },
  }
}

test.each([
  ['their account is switched off', { is_active: false }],
  ['they lose the right to see it', { roles: ['trader' as const] }],
  ['they lose another right', { roles: ['risk' as const] }],
])('[AUD-10] a file under way breaks off when of who takes it %s', async (_, change) => {
  const taker = await operatorWith(server, ['risk', 'finance'])
  const tickets = await holdingTickets()
  const file = take(taker, 'tickets', { state: 'closed' }).then(
    () => 'whole',
    () => 'broken off',
  )
  await vi.waitFor(async () => expect(await tickets.isWaitedFor()).toBe(true))
  await server.deps.db
    .updateTable('operator.staff')
    .set(change)
    .where('staff_id', '=', taker.staffId)
    .execute()
  await tickets.end()
  expect(await file).toBe('broken off')
})

test('[AUD-10] [WAL-13] requests are listed and taken by who decides on them or asks for them', async () => {
  const body = {
    playerId: String(player.playerId),
    direction: 'credit' as const,
    amount: '7.00',
    reason: 'diferença de um estúdio',
  }
  const { approvalId } = dataOf(await finance.call(ops.approvals.askAdjustment, { body }))
  const sees = async (role: ops.Role) => {
    const reader = await operatorWith(server, [role])
    const listed = dataOf(await reader.call(ops.approvals.list, { query: {} }))
    const { approvals: counted } = dataOf(await reader.call(ops.queues.counts, {}))
    const file = await take(reader, 'approvals')
    const isTaken = file.body.includes(`\r\n${approvalId},adjustment,`)
    const isListed = listed.some((one) => one.approvalId === approvalId)
    return { counted, isListed, isTaken: file.statusCode === 200 ? isTaken : 'no file' }
  }
  for (const role of ['finance', 'risk', 'auditor', 'admin'] as const) {
    expect([role, await sees(role)]).toEqual([role, { counted: 1, isListed: true, isTaken: true }])
  }
  for (const role of ['trader', 'games'] as const) {
    const nothing = { counted: 0, isListed: false, isTaken: false }
    expect([role, await sees(role)]).toEqual([role, nothing])
  }
  for (const role of ['crm', 'support', 'limits'] as const) {
    const nothing = { counted: 0, isListed: false, isTaken: 'no file' }
    expect([role, await sees(role)]).toEqual([role, nothing])
  }
})

test('[AUD-10] a file of requests holds those that wait, or those that are over', async () => {
  const body = {
    playerId: String(player.playerId),
    direction: 'credit' as const,
    amount: '8.00',
    reason: 'diferença de um estúdio',
  }
  const { approvalId } = dataOf(await finance.call(ops.approvals.askAdjustment, { body }))
  const isIn = async (query: Readonly<Record<string, string>>) =>
    (await linesOf(finance, 'approvals', query)).some((line) =>
      line.startsWith(`${approvalId},adjustment,`),
    )
  const lists = async () => [await isIn({ list: 'waiting' }), await isIn({ list: 'over' })]
  expect(await lists()).toEqual([true, false])
  const refused = { params: { approvalId }, body: { note: 'engano' } }
  dataOf(await finance.call(ops.approvals.refuse, refused))
  expect(await lists()).toEqual([false, true])
  expect(await isIn({})).toBe(true)
  expect((await take(finance, 'approvals', { list: 'other' })).statusCode).toBe(400)
})
