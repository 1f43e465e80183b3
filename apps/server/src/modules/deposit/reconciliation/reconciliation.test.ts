import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ops } from '@jogada/contract'
import { centavos } from '@jogada/core'
import type { MoneyCommand } from '@jogada/ledger'
import { expect, test, vi } from 'vitest'
import {
  newCpf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import { asOwner } from '../../../testkit/as-owner.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { COMPILED } from '../../../testkit/server-process.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { DATA_KEYS } from '../../../testkit/test-server.ts'
import { localDay, startOfLocalDay } from '../../../platform/local-day.ts'
import { settledDays } from '../../../platform/settled-days.ts'
import { closeAlert, listAlerts } from '../../alert/index.ts'
import { notedPayments, notePayment } from '../payment-store.ts'
import { refundDeposit } from '../refunds/refund-deposit.ts'
import { DEPOSITED } from '../../wallet/index.ts'
import { sweepPayments } from '../watch-payments.ts'
import { reconcileDay } from './reconcile-day.ts'
import { reconcileDueDays } from './worker.ts'

const server = pixServerOfFile()

const day = () => localDay(server.clock.now())
const reconcile = () => reconcileDay(server.deps, day())

async function deposited(pkgId = 'brl-20') {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, pkgId)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  return { player, endToEndId }
}

const openDifferences = () =>
  server.deps.db
    .selectFrom('deposit.difference')
    .select(['kind', 'end_to_end_id', 'expected', 'found'])
    .where('state', '=', 'open')
    .orderBy('kind')
    .execute()

/** Runs the reconciliation while `fault` stands and gives what it said of a Pix. */
async function differencesOf(endToEndId: string) {
  await reconcile()
  const rows = await openDifferences()
  return rows
    .filter((row) => row.end_to_end_id === endToEndId)
    .map(({ kind, expected, found }) => ({ kind, expected, found }))
}

const state = (statement: object) => server.sandbox.faults({ statement })

const credit = (key: string, amount: bigint): MoneyCommand => ({
  key,
  bodyHash: 'x',
  kind: 'deposit',
  postings: [
    { account: 'house:psp_clearing', amount: centavos(-amount) },
    { account: 'cash', amount: centavos(amount) },
  ],
  counters: [{ owner: 'player', name: DEPOSITED, delta: amount }],
})

test('[WAL-12] a day of credits, returns, refunds and chargebacks agrees', async () => {
  const { player, endToEndId } = await deposited('brl-100')
  await refundDeposit(server.deps, {
    endToEndId,
    refundId: 'r1',
    amount: centavos(1_000n),
    reason: '',
  })
  await server.sandbox.takeBack(endToEndId, '5.00')
  const { code } = await orderDeposit(server, player, 'brl-50')
  await server.sandbox.pay({ codigo: code, cpf: newCpf(), nome: 'Rui Alves' })
  await vi.waitFor(async () => {
    server.syncClock()
    await sweepPayments(server.deps)
    expect(await reconcile()).toEqual([])
  })
  const run = await server.deps.db
    .selectFrom('deposit.reconciliation')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(run).toMatchObject({ payments: 2, stated: 2, stated_amount: 15_000n, differences: 0 })
  expect(run.ledger_amount).toBe(10_000n)
})

test('[WAL-12] a Pix that is missing, double or another amount in the statement is reported', async () => {
  const [gone, twice, other] = [await deposited(), await deposited(), await deposited()]
  await state({
    omit: [gone.endToEndId],
    repeat: [twice.endToEndId],
    amounts: { [other.endToEndId]: '19.99' },
  })
  const found = async (id: string) => differencesOf(id)
  expect(await found(gone.endToEndId)).toEqual([
    { kind: 'missing_at_provider', expected: 2_000n, found: null },
  ])
  expect(await found(twice.endToEndId)).toEqual([
    { kind: 'duplicate_at_provider', expected: 2_000n, found: 2_000n },
  ])
  expect(await found(other.endToEndId)).toEqual([
    { kind: 'amount_mismatch', expected: 2_000n, found: 1_999n },
  ])
  await server.sandbox.heal()
  expect(await reconcile()).toEqual([])
  expect(await openDifferences()).toEqual([])
})

test('[WAL-12] a Pix that nobody noted here is reported until the poller has found it', async () => {
  await server.sandbox.faults({ webhooks: { drop: true } })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-20')
  const endToEndId = await payAs(server, player, placed.code)
  expect(await differencesOf(endToEndId)).toEqual([
    { kind: 'missing_here', expected: null, found: 2_000n },
  ])
  await server.deps.pix.getReceived(endToEndId).then((pix) => notePayment(server.deps, pix!))
  expect(await differencesOf(endToEndId)).toEqual([
    { kind: 'not_settled', expected: 2_000n, found: null },
  ])
  server.syncClock()
  await sweepPayments(server.deps)
  expect(await differencesOf(endToEndId)).toEqual([])
})

test('[WAL-12] a Pix that is marked as credited and unknown to the ledger is reported', async () => {
  await server.sandbox.faults({ webhooks: { drop: true } })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-20')
  const endToEndId = await payAs(server, player, placed.code)
  await server.deps.pix.getReceived(endToEndId).then((pix) => notePayment(server.deps, pix!))
  const mark = (state: 'credited' | 'received', command: bigint | null) =>
    server.deps.db
      .updateTable('deposit.payment')
      .set({ state, command_id: command, settled_at: command === null ? null : server.clock.now() })
      .where('end_to_end_id', '=', endToEndId)
      .execute()
  await mark('credited', 1n)
  expect(await differencesOf(endToEndId)).toEqual([
    { kind: 'missing_in_ledger', expected: 2_000n, found: null },
  ])
  await mark('received', null)
  server.syncClock()
  await sweepPayments(server.deps)
  expect(await differencesOf(endToEndId)).toEqual([])
})

test('[WAL-12] money that went back without us is reported until it is taken back', async () => {
  const { endToEndId } = await deposited()
  await server.sandbox.faults({ webhooks: { drop: true } })
  await server.sandbox.takeBack(endToEndId, '7.00')
  expect(await differencesOf(endToEndId)).toEqual([
    { kind: 'refund_mismatch', expected: 0n, found: 700n },
  ])
})

test('[WAL-12] a ledger that credited more, twice, or from nowhere is reported', async () => {
  const { player, endToEndId } = await deposited()
  const other = await registerPayer(server)
  await server.deps.ledger.submit(other.playerId, () => credit(`pix:${endToEndId}`, 2_000n))
  expect(await differencesOf(endToEndId)).toEqual([
    { kind: 'credited_twice', expected: 2_000n, found: 4_000n },
  ])
  await server.deps.ledger.submit(player.playerId, () => credit('pix:ENOWHERE', 300n))
  expect(await differencesOf('ENOWHERE')).toEqual([
    { kind: 'not_in_payments', expected: null, found: 300n },
  ])
})

test('[WAL-12] a row that says another thing than the ledger is reported', async () => {
  const [more, none] = [await deposited(), await deposited()]
  const change = (endToEndId: string, values: string) =>
    asOwner(server, `UPDATE deposit.payment SET ${values} WHERE end_to_end_id = $1`, [endToEndId])
  await change(more.endToEndId, 'amount = 2500')
  expect(await differencesOf(more.endToEndId)).toEqual([
    { kind: 'amount_mismatch', expected: 2_500n, found: 2_000n },
    { kind: 'ledger_mismatch', expected: 2_500n, found: 2_000n },
  ])
  await change(none.endToEndId, `state = 'accepted', command_id = NULL`)
  expect(await differencesOf(none.endToEndId)).toEqual([
    { kind: 'ledger_mismatch', expected: 2_000n, found: 2_000n },
  ])
  const stray = { endToEndId: 'ESTRAY1', txid: null, amount: centavos(500n), key: null }
  await notePayment(server.deps, { ...stray, receivedAt: server.clock.now(), refunds: [] })
  expect(await differencesOf('ESTRAY1')).toEqual([
    { kind: 'missing_at_provider', expected: 500n, found: null },
    { kind: 'unmatched', expected: 500n, found: null },
  ])
})

test('a statement that the provider does not give leaves the day undone', async () => {
  const before = await openDifferences()
  await server.sandbox.faults({ http: { only: '/pix', status: 503 } })
  await expect(reconcile()).rejects.toThrow('server_error')
  expect(await openDifferences()).toEqual(before)
})

test('[WAL-12] what cannot be read of a statement is reported, and the rest of the day is compared', async () => {
  const [broken, other] = [await deposited(), await deposited()]
  await state({ amounts: { [broken.endToEndId]: '20,00', [other.endToEndId]: '19.00' } })
  expect(await differencesOf(broken.endToEndId)).toEqual([
    { kind: 'unreadable', expected: 2_000n, found: null },
  ])
  expect(await differencesOf(other.endToEndId)).toEqual([
    { kind: 'amount_mismatch', expected: 2_000n, found: 1_900n },
  ])
  await server.sandbox.heal()
  expect(await differencesOf(broken.endToEndId)).toEqual([])
})

test('[WAL-12] a credit that the ledger has just before the day of its Pix is found', async () => {
  const { endToEndId } = await deposited()
  const midnight = startOfLocalDay(day())!
  const { ledger } = server.deps
  const houseMoves: typeof ledger.houseMoves = async (account, query) => {
    const all = await ledger.houseMoves(account, { ...query, from: new Date(0) })
    const early = new Date(midnight.getTime() - 60_000)
    return all
      .map((move) => (move.key === `pix:${endToEndId}` ? { ...move, at: early } : move))
      .filter(({ at }) => at >= query.from)
  }
  const found = await reconcileDay({ ...server.deps, ledger: { ...ledger, houseMoves } }, day())
  expect(found.filter((one) => one.endToEndId === endToEndId)).toEqual([])
})

test('[WAL-12] of more Pix than one statement can bind each is looked for', async () => {
  const ids = Array.from({ length: 70_000 }, (_, at) => `EMANY${at}`)
  expect(await notedPayments(server.deps, ids)).toEqual(new Set())
})

test('[WAL-12] the job compares the days that are over, each once, also one that the desk compared before its end', async () => {
  const today = day()
  await reconcile()
  const mark = () =>
    server.deps.db.updateTable('deposit.reconciliation').set({ differences: 99 }).execute()
  const days = () =>
    server.deps.db
      .selectFrom('deposit.reconciliation')
      .select((is) => [is.cast<string>('day', 'text').as('day'), 'differences'])
      .orderBy('day')
      .execute()
  await mark()
  server.clock.advance(24 * 60 * 60_000 + 6 * 60 * 60_000)
  await reconcileDueDays(server.deps)
  expect(await days()).toHaveLength(7)
  expect((await days()).find((one) => one.day === today)?.differences).not.toBe(99)
  await mark()
  await reconcileDueDays(server.deps)
  expect((await days()).every(({ differences }) => differences === 99)).toBe(true)
})

test('[WAL-12] of a day that was not compared while the next one was due operators are told, once', async () => {
  server.clock.advance(10 * 24 * 60 * 60_000)
  await server.sandbox.faults({ http: { only: '/pix', status: 503 } })
  await reconcileDueDays(server.deps)
  await server.sandbox.heal()
  const alerts = () => listAlerts(server.deps, { kind: 'day_not_compared' })
  const due = settledDays(server.clock.now())
  const subjects = (await alerts()).map(({ subject }) => subject)
  // the six of the last week, and those between it and the last day that was compared
  expect(subjects.length).toBeGreaterThan(6)
  expect(subjects).toContain(`deposits:${due[0]}`)
  expect(subjects).not.toContain(`deposits:${due.at(-1)}`)
  for (const { alert_id: alertId } of await alerts()) {
    await closeAlert(server.deps, { alertId, by: 'ana', note: 'conferido' })
  }
  await reconcileDueDays(server.deps)
  expect(await alerts()).toEqual([])
  server.clock.advance(-10 * 24 * 60 * 60_000)
})

test('the command prints what differs and fails', async () => {
  const run = promisify(execFile)
  const command = resolve(import.meta.dirname, '../../../cli/pix-reconcile.ts')
  const env = {
    NODE_COMPILE_CACHE: COMPILED,
    DATABASE_URL: server.url,
    DATA_KEYS,
    PIX_BASE_URL: server.sandbox.url,
  }
  const ended = await run(process.execPath, [command, day()], { env }).catch(
    (error: { stdout: string; code: number }) => error,
  )
  expect(ended).toMatchObject({ code: 1 })
  expect(ended.stdout).toContain('credited_twice')
  const quiet = await run(process.execPath, [command, '2020-01-01'], { env })
  expect(quiet.stdout).toBe('2020-01-01: 0 differences\n')
})

test('[WAL-12] the desk reads what differs page by page, each with its day and its player', async () => {
  const { player, endToEndId } = await deposited()
  await state({ amounts: { [endToEndId]: '19.00' } })
  await reconcile()
  const strays = Array.from({ length: 101 }, (_, i) => `EPAGE${String(i).padStart(3, '0')}`)
  await server.deps.db
    .insertInto('deposit.difference')
    .values(
      strays.map((end_to_end_id) => ({
        day: day(),
        kind: 'missing_here' as const,
        end_to_end_id,
        order_id: null,
        expected: null,
        found: centavos(1_000n),
        noted_at: server.clock.now(),
        closed_at: null,
      })),
    )
    .execute()
  const finance = await operatorWith(server, ['finance'])
  const page = async (after?: string) =>
    dataOf(await finance.call(ops.queues.differences, { query: after ? { after } : {} }))
  const first = await page()
  expect(first).toHaveLength(100)
  const last = first.at(-1)!
  const next = await page([last.notedAt, last.day, last.kind, last.endToEndId].join(' '))
  const shown = new Map([...first, ...next].map((row) => [row.endToEndId, row]))
  expect(strays.filter((id) => !shown.has(id))).toEqual([])
  expect(shown.get('EPAGE000')).toMatchObject({ day: day(), playerId: null })
  expect(shown.get(endToEndId)).toMatchObject({
    day: day(),
    playerId: String(player.playerId),
    expected: '20.00',
    found: '19.00',
  })
})
