import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { ops } from '@jogada/contract'
import { centavos } from '@jogada/core'
import type { MoneyCommand } from '@jogada/ledger'
import { createPool } from '@jogada/postgres'
import { expect, test, vi } from 'vitest'
import { localDay } from '../../../platform/local-day.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { COMPILED } from '../../../testkit/server-process.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { DATA_KEYS } from '../../../testkit/test-server.ts'
import { PixUnavailable } from '../../pix/index.ts'
import { WITHDRAWN } from '../../wallet/index.ts'
import { payUsdt } from '../pay-usdt.ts'
import { listReturned } from '../return-store.ts'
import { approveWithdrawal } from '../review.ts'
import { askAgain, askFor, noCallbacks, richPlayer, rowOf } from '../testkit.ts'
import type { Asked } from '../testkit.ts'
import { sweepPayouts, sweepReturns } from '../watch-payouts.ts'
import { reconcileDuePayouts } from './due-days.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

const DAY_MS = 24 * 60 * 60_000

const server = pixServerOfFile()

/** The day by the PSP's clock, which is the real one. */
const today = () => localDay(new Date())
const reconcile = () => reconcilePayouts(server.deps, today())

type Paid = Asked & { readonly payoutId: string }

/** 200.00, of which 194.00 arrived, paid by the clock of the PSP. */
async function paid(): Promise<Paid> {
  server.syncClock()
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  await ended(asked, 'paid')
  return { ...asked, payoutId: (await rowOf(server, asked)).payout_id }
}

/** Waits for the callback: looking up would move the clock, and with it perhaps the day. */
const ended = (asked: Asked, end: string) =>
  vi.waitFor(async () => expect((await rowOf(server, asked)).state).toBe(end))

/** Sends a part back, which a callback has credited; gives the network's name of the return. */
async function returned({ player, withdrawalId, payoutId }: Paid, amount: string): Promise<string> {
  await server.sandbox.sendBack(payoutId, amount)
  return vi.waitFor(async () => {
    const [back] = await listReturned(server.deps, player.playerId, [BigInt(withdrawalId)])
    return back!.return_id
  })
}

const openDifferences = () =>
  server.deps.db
    .selectFrom('withdrawal.difference')
    .select(['kind', 'payout_id', 'return_id', 'expected', 'found'])
    .where('state', '=', 'open')
    .orderBy('kind')
    .execute()

/** What a comparison says of a payout, by kind. */
async function differencesOf(payoutId: string) {
  await reconcile()
  return (await openDifferences())
    .filter((row) => row.payout_id === payoutId)
    .map((row) => [row.kind, row.expected, row.found, ...(row.return_id ? [row.return_id] : [])])
}

const state = (statement: object) => server.sandbox.faults({ statement })

/** Writes into a request what the application itself may not. */
async function change({ player, withdrawalId }: Asked, values: object) {
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  const sets = Object.keys(values).map((column, i) => `${column} = $${i + 3}`)
  await owner.query(
    `UPDATE withdrawal.request SET ${sets.join(', ')} WHERE player_id = $1 AND withdrawal_id = $2`,
    [player.playerId, withdrawalId, ...Object.values(values)],
  )
  await owner.end()
}

const sent = (key: string, amount: bigint): MoneyCommand => ({
  key,
  bodyHash: 'x',
  kind: amount > 0n ? 'withdrawal_paid' : 'withdrawal_returned',
  postings: [
    { account: 'cash', amount: centavos(-amount) },
    { account: 'house:psp_clearing', amount: centavos(amount) },
  ],
  counters: [{ owner: 'player', name: WITHDRAWN, delta: amount }],
})

test('[WAL-12] a day of payouts, refusals and returns agrees', async () => {
  await returned(await paid(), '94.00')
  await server.sandbox.faults({ payouts: { outcome: 'RECUSADO' } })
  const refused = await askFor(server, '100.00')
  await sweepPayouts(server.deps)
  await ended(refused, 'refused')
  await server.sandbox.heal()
  expect(await reconcile()).toEqual([])
  const run = await server.deps.db
    .selectFrom('withdrawal.reconciliation')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(run).toMatchObject({ stated: 2, stated_amount: 29_100n, differences: 0 })
  expect(run.requests).toBe(2)
})

test('[WAL-12] USDT that the house paid from its own purse is no difference of the Pix provider’s list', async () => {
  server.syncClock()
  const player = await richPlayer(server, { isPaidInUsdt: true })
  const asked = await askAgain(player, '100.00', {
    payCardBank: 'USDT',
    payCardNo: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  })
  const row = await rowOf(server, asked)
  if (row.state === 'in_review') await approveWithdrawal(server.deps, row, { actorId: 'ana' })
  await payUsdt(server.deps, await rowOf(server, asked), {
    actorId: 'ana',
    transactionHash: 'a'.repeat(64),
  })
  expect((await rowOf(server, asked)).state).toBe('paid')
  expect(await differencesOf(row.payout_id)).toEqual([])
})

test('[WAL-12] a payout that is missing, double, of another amount or end is reported', async () => {
  const [gone, twice, other, undone] = [await paid(), await paid(), await paid(), await paid()]
  await state({
    omit: [gone.payoutId],
    repeat: [twice.payoutId],
    amounts: { [other.payoutId]: '193.99' },
    states: { [undone.payoutId]: 'RECUSADO' },
  })
  expect(await differencesOf(gone.payoutId)).toEqual([['missing_at_provider', 19_400n, null]])
  expect(await differencesOf(twice.payoutId)).toEqual([['duplicate_at_provider', 19_400n, 19_400n]])
  expect(await differencesOf(other.payoutId)).toEqual([['amount_mismatch', 19_400n, 19_399n]])
  expect(await differencesOf(undone.payoutId)).toEqual([['state_mismatch', 19_400n, 0n]])
  await server.sandbox.heal()
  expect(await reconcile()).toEqual([])
  expect(await openDifferences()).toEqual([])
})

test('[WAL-12] a payout that we gave back and the provider paid is reported as money gone twice', async () => {
  const asked = await paid()
  const values = { state: 'refused', reason: 'request_invalid', end_to_end_id: null } as const
  await change(asked, values)
  expect(await differencesOf(asked.payoutId)).toEqual([
    ['ledger_mismatch', 0n, 19_400n],
    ['state_mismatch', 0n, 19_400n],
  ])
  await change(asked, { state: 'paid', reason: null })
  expect(await differencesOf(asked.payoutId)).toEqual([])
})

test('[WAL-12] a payout of no withdrawal of ours is reported', async () => {
  await server.deps.pix.sendPayout({
    paymentId: 'stranger',
    amount: centavos(700n),
    key: '52998224725',
    holderDocument: '52998224725',
    holderName: 'Ana',
  })
  expect(await differencesOf('stranger')).toEqual([['missing_here', null, 700n]])
})

test('[WAL-12] a payout without an end is reported until it has one', async () => {
  server.syncClock()
  await server.sandbox.faults({ payouts: { outcome: 'EM_PROCESSAMENTO' } })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  const { payout_id: payoutId } = await rowOf(server, asked)
  expect(await differencesOf(payoutId)).toEqual([['not_settled', 19_400n, null]])
  await server.sandbox.heal()
  await ended(asked, 'paid')
  expect(await differencesOf(payoutId)).toEqual([])
})

test('[WAL-12] a return that is missing, double or of another amount is reported', async () => {
  const [gone, twice, other, late] = [await paid(), await paid(), await paid(), await paid()]
  const ids = [
    await returned(gone, '10.00'),
    await returned(twice, '10.00'),
    await returned(other, '10.00'),
  ] as const
  await server.sandbox.faults(noCallbacks)
  await server.sandbox.sendBack(late.payoutId, '10.00')
  await state({ omit: [ids[0]], repeat: [ids[1]], amounts: { [ids[2]]: '9.00' } })
  expect(await differencesOf(gone.payoutId)).toEqual([
    ['return_missing_at_provider', 1_000n, null, ids[0]],
  ])
  expect(await differencesOf(twice.payoutId)).toEqual([
    ['return_duplicate_at_provider', 1_000n, 1_000n, ids[1]],
  ])
  expect(await differencesOf(other.payoutId)).toEqual([
    ['return_amount_mismatch', 1_000n, 900n, ids[2]],
  ])
  expect(await differencesOf(late.payoutId)).toEqual([
    ['return_missing_here', null, 1_000n, expect.any(String)],
  ])
  await server.sandbox.heal()
  server.syncClock()
  await sweepReturns(server.deps)
  expect(await differencesOf(late.payoutId)).toEqual([])
})

test('[WAL-12] a ledger that sent more, nothing, or to nobody is reported', async () => {
  const [more, none] = [await paid(), await paid()]
  await change(more, { amount: 21_000n })
  expect(await differencesOf(more.payoutId)).toEqual([
    ['amount_mismatch', 20_400n, 19_400n],
    ['ledger_mismatch', 20_400n, 19_400n],
  ])
  await change(more, { amount: 20_000n })
  await change(none, { payout_id: 'renamed' })
  expect(await differencesOf('renamed')).toEqual([
    ['missing_at_provider', 19_400n, null],
    ['missing_in_ledger', 19_400n, null],
  ])
  expect(await differencesOf(none.payoutId)).toEqual([
    ['missing_here', null, 19_400n],
    ['not_in_requests', null, 19_400n],
  ])
  await change(none, { payout_id: none.payoutId })
  const { playerId } = none.player
  const key = `withdrawal:${none.payoutId}:returned:DNOWHERE`
  await server.deps.ledger.submit(playerId, () => sent(key, -300n))
  expect(await differencesOf(none.payoutId)).toEqual([
    ['return_ledger_mismatch', null, 300n, 'DNOWHERE'],
  ])
})

test('a payout that the provider counts to a later day than we do is no difference of either', async () => {
  server.syncClock()
  server.clock.advance(-DAY_MS)
  const yesterday = localDay(server.clock.now())
  await server.sandbox.faults({ webhooks: { hold: true } })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  server.syncClock()
  await server.sandbox.heal()
  await ended(asked, 'paid')
  const payoutId = (await rowOf(server, asked)).payout_id
  const other = expect.objectContaining({ payoutId })
  expect(await reconcilePayouts(server.deps, yesterday)).not.toContainEqual(other)
  expect(await reconcile()).not.toContainEqual(other)
  const [run] = await server.deps.db
    .selectFrom('withdrawal.reconciliation')
    .select(['requests', 'stated'])
    .where('day', '=', yesterday)
    .execute()
  expect(run).toEqual({ requests: 1, stated: 0 })
})

test('a payout that the provider counts to an earlier day is no difference of that day', async () => {
  server.syncClock()
  server.clock.advance(DAY_MS)
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  await ended(asked, 'paid')
  const payoutId = (await rowOf(server, asked)).payout_id
  expect(await differencesOf(payoutId)).toEqual([])
  server.syncClock()
})

test('a list that the provider does not give leaves the day undone', async () => {
  const before = await openDifferences()
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 503 } })
  await server.deps.db.updateTable('withdrawal.reconciliation').set({ differences: 77 }).execute()
  await expect(reconcile()).rejects.toThrow(PixUnavailable)
  expect(await openDifferences()).toEqual(before)
  const { differences } = await server.deps.db
    .selectFrom('withdrawal.reconciliation')
    .select('differences')
    .where('day', '=', today())
    .executeTakeFirstOrThrow()
  expect(differences).toBe(77)
})

test('[WAL-12] the worker compares each day of the last week that is over, once, also one that the desk compared before its end', async () => {
  server.syncClock()
  const day = today()
  await reconcile()
  await server.deps.db.updateTable('withdrawal.reconciliation').set({ differences: 77 }).execute()
  server.clock.advance(1.5 * DAY_MS)
  await reconcileDuePayouts(server.deps)
  const { differences: found } = await server.deps.db
    .selectFrom('withdrawal.reconciliation')
    .select('differences')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  expect(found).not.toBe(77)
  await server.deps.db.updateTable('withdrawal.reconciliation').set({ differences: 99 }).execute()
  await reconcileDuePayouts(server.deps)
  const days = await server.deps.db
    .selectFrom('withdrawal.reconciliation')
    .select((is) => [is.cast<string>('day', 'text').as('day'), 'differences'])
    .execute()
  expect(days.length).toBeGreaterThanOrEqual(7)
  expect(days.filter(({ differences }) => differences !== 99)).toEqual([])
})

test('the command prints what differs of payouts too, and the desk reads and counts it', async () => {
  server.syncClock()
  const asked = await paid()
  const { payoutId, player } = asked
  const returnId = await returned(asked, '10.00')
  await state({ amounts: { [payoutId]: '1.00', [returnId]: '2.00' } })
  const finance = await operatorWith(server, ['finance'])
  const { differences } = dataOf(
    await finance.call(ops.queues.reconcile, { body: { day: today() } }),
  )
  const found = dataOf(await finance.call(ops.queues.payoutDifferences, { query: {} }))
  // in the evening the worker has compared the next day too, into which a test moved the clock
  expect(found.filter(({ day }) => day === today())).toHaveLength(differences)
  expect(dataOf(await finance.call(ops.queues.counts, {})).differences).toBe(found.length)
  const playerId = String(player.playerId)
  expect(found.filter((row) => row.payoutId === payoutId)).toMatchObject([
    { kind: 'amount_mismatch', playerId, returnId: null, expected: '194.00', found: '1.00' },
    { kind: 'return_amount_mismatch', playerId, returnId, expected: '10.00', found: '2.00' },
  ])
  const [first, second] = found
  const after = [first!.notedAt, first!.day, first!.kind, first!.payoutId, first!.returnId ?? '-']
  const next = dataOf(
    await finance.call(ops.queues.payoutDifferences, { query: { after: after.join(' ') } }),
  )
  expect(next[0]).toEqual(second)
  const command = resolve(import.meta.dirname, '../../../cli/pix-reconcile.ts')
  const env = {
    NODE_COMPILE_CACHE: COMPILED,
    DATABASE_URL: server.url,
    DATA_KEYS,
    PIX_BASE_URL: server.sandbox.url,
  }
  const ended = await promisify(execFile)(process.execPath, [command, today()], { env }).catch(
    (error: { stdout: string; code: number }) => error,
  )
  expect(ended).toMatchObject({ code: 1 })
  expect(ended.stdout).toContain(`amount_mismatch payout ${payoutId}: our books say 194.00`)
  expect(ended.stdout).toContain(`return_amount_mismatch payout ${payoutId} ${returnId}`)
})
