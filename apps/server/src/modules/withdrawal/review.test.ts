import { randomUUID } from 'node:crypto'
import { order, user } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceOf, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { payUsdt } from './pay-usdt.ts'
import { listQueue, listReviews } from './queue.ts'
import { findWithdrawal } from './request-store.ts'
import { approveWithdrawal, refuseWithdrawal } from './review.ts'
import { richPlayer } from './testkit.ts'
import { sweepPayouts } from './watch-payouts.ts'

let server: PixServer
let owner: pg.Pool
beforeAll(async () => {
  server = await startPixServer()
  owner = createPool({ url: server.url, as: 'owner', max: 1 })
})
beforeEach(() => server.syncClock())
afterAll(async () => {
  await owner.end()
  await server.verify()
  await server.close()
})

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const HOUR_MS = 3_600_000
const [ana, bia, caio] = ['ana', 'bia', 'caio'].map((actorId) => ({ actorId })) as [
  { actorId: string },
  { actorId: string },
  { actorId: string },
]
const hash = (digit: string) => digit.repeat(64)

const rich = (values: Parameters<typeof richPlayer>[1] = {}) => richPlayer(server, values)

const press = (player: Payer, amount: string, changes: object = {}, deviceId?: string) =>
  player.call(
    order.withdraw,
    {
      body: {
        payCardBank: 'CPF',
        payCardNo: player.cpf,
        ifsc: player.cpf,
        name: player.name,
        amount,
        ...changes,
      },
    },
    { key: randomUUID(), ...(deviceId ? { deviceId } : {}) },
  )

async function askFor(player: Payer, amount: string, changes: object = {}) {
  const { withdrawalId } = dataOf(await press(player, amount, changes))
  return () =>
    findWithdrawal(server.deps, player.playerId, BigInt(withdrawalId)).then((row) => row!)
}

const usdt = { payCardBank: 'USDT', payCardNo: ADDRESS, ifsc: '5.40' } as const
const newest = async (player: Payer) => dataOf(await player.call(order.withdrawals, {}))[0]!

test('far above the amount two operators must approve, and one of them alone cannot', async () => {
  const player = await rich()
  const row = await askFor(player, '5000.00')
  expect(await row()).toMatchObject({ state: 'in_review', approvals_needed: 2 })
  expect(await approveWithdrawal(server.deps, await row(), ana)).toEqual({
    state: 'in_review',
    approvals: 1,
    approvalsNeeded: 2,
  })
  await expect(approveWithdrawal(server.deps, await row(), ana)).rejects.toThrow(
    'withdrawal_decided_by_you',
  )
  await sweepPayouts(server.deps)
  expect((await row()).state).toBe('in_review')
  expect(await approveWithdrawal(server.deps, await row(), bia)).toMatchObject({
    state: 'approved',
  })
  await expect(approveWithdrawal(server.deps, await row(), caio)).rejects.toThrow(
    'withdrawal_not_open',
  )
  const reviews = await listReviews(server.deps, [await row()])
  expect(reviews.map(({ actor_id, decision }) => [actor_id, decision])).toEqual([
    ['ana', 'approved'],
    ['bia', 'approved'],
  ])
})

test('what needs two operators needs them asked for in parts within a day as well', async () => {
  const player = await rich()
  const first = await askFor(player, '4000.00')
  expect(await first()).toMatchObject({ approvals_needed: 1 })
  const parallel = await Promise.all([askFor(player, '900.00'), askFor(player, '900.00')])
  const [one, other] = await Promise.all(parallel.map((row) => row()))
  expect([one!.approvals_needed, other!.approvals_needed].toSorted((a, b) => a - b)).toEqual([1, 2])
  const last = one!.approvals_needed === 2 ? one! : other!
  expect(last.state).toBe('in_review')
  expect(last.flags[0]).toBe('large_day')
  expect((await newest(player)).review?.reason).toBe(
    'Valores altos passam pela conferência de uma pessoa.',
  )
  await refuseWithdrawal(server.deps, await first(), { ...ana, reason: 'documents_needed' })
  expect(await (await askFor(player, '900.00'))()).toMatchObject({ approvals_needed: 1 })
})

test('of five operators at the same time exactly two approvals count', async () => {
  const player = await rich()
  const row = await askFor(player, '6000.00')
  const asked = await row()
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((actorId) => approveWithdrawal(server.deps, asked, { actorId })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await row()).toMatchObject({ state: 'approved', approvals: 2 })
})

test('after one of two approvals a refusal still gives the money back, with its reason', async () => {
  const player = await rich()
  const row = await askFor(player, '5000.00')
  await approveWithdrawal(server.deps, await row(), ana)
  await refuseWithdrawal(server.deps, await row(), { ...bia, reason: 'documents_needed' })
  await expect(approveWithdrawal(server.deps, await row(), caio)).rejects.toThrow(
    'withdrawal_not_open',
  )
  expect((await newest(player)).reason).toMatch(/^Precisamos de um documento/)
  expect(await balanceOf(player)).toMatchObject({ balance: '20000.00', withdrawing: '0.00' })
})

test('of operators who refuse at the same time one has refused, and each hears which', async () => {
  const player = await rich()
  const withdrawal = await (await askFor(player, '6000.00'))()
  const refuse = (actorId: string) =>
    refuseWithdrawal(server.deps, withdrawal, { actorId, reason: 'documents_needed' }).then(
      () => 'refused',
      (error: Refusal) => error.code,
    )
  const people = ['ana', 'bia', 'caio', 'davi']
  const heard = await Promise.all(people.map(refuse))
  expect(heard.filter((one) => one === 'refused')).toHaveLength(1)
  expect(heard.filter((one) => one === 'withdrawal_not_open')).toHaveLength(3)
  const first = people[heard.indexOf('refused')]!
  const kept = await server.deps.db
    .selectFrom('withdrawal.review')
    .select(['actor_id', 'decision'])
    .where('withdrawal_id', '=', withdrawal.withdrawal_id)
    .execute()
  expect(kept).toEqual([{ actor_id: first, decision: 'refused' }])
  // the one who did it hears the same when they ask again
  expect(await refuse(first)).toBe('refused')
  expect(await balanceOf(player)).toMatchObject({ balance: '20000.00' })
})

test('under review the player reads the class of reason and by when it is decided', async () => {
  const player = await rich()
  await askFor(player, '1000.00')
  const { review } = await newest(player)
  expect(review?.reason).toBe('Valores altos passam pela conferência de uma pessoa.')
  const waits = new Date(review!.dueAt).getTime() - server.clock.now().getTime()
  expect(Math.round(waits / HOUR_MS)).toBe(24)
  const queued = await listQueue(server.deps, { states: ['in_review'] })
  expect(queued.some(({ player_id }) => player_id === player.playerId)).toBe(true)
  expect(queued.every(({ state }) => state === 'in_review')).toBe(true)
})

test('operators see what waits longest first, whatever the numbers of the requests are', async () => {
  const players = [await rich(), await rich(), await rich()]
  const asked: bigint[] = []
  for (const player of players) {
    const row = await askFor(player, '1000.00')
    asked.push((await row()).withdrawal_id)
    server.clock.advance(1000)
  }
  // the last to get a number had asked first: each server takes its numbers in blocks
  const [first, second, third] = asked as [bigint, bigint, bigint]
  await owner.query('UPDATE withdrawal.request SET requested_at = $1 WHERE withdrawal_id = $2', [
    new Date(server.clock.now().getTime() - 3_600_000),
    third,
  ])
  const pages: bigint[] = []
  let after: string | undefined
  for (;;) {
    const page = await listQueue(server.deps, {
      states: ['in_review'],
      limit: 1,
      ...(after && { after }),
    })
    const [one] = page
    if (!one) break
    pages.push(one.withdrawal_id)
    after = `${one.requested_at.toISOString()} ${one.withdrawal_id}`
  }
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages.filter((id) => asked.includes(id))).toEqual([third, first, second])
})

test('[R133] [TRX-01] USDT is for user type 20 alone, and to a TRON address', async () => {
  const other = await rich()
  expect((await press(other, '60.00', usdt)).status).toBe(3105)
  const player = await rich({ isPaidInUsdt: true })
  for (const payCardNo of ['', 'TXYZ', `${ADDRESS.slice(0, -1)}u`, ADDRESS.toLowerCase()]) {
    expect((await press(player, '60.00', { ...usdt, payCardNo })).status).toBe(3105)
  }
  expect(dataOf(await press(player, '60.00', usdt)).state).toBe('in_review')
  expect((await press(await rich({ isPaidInUsdt: true }), '50.00', usdt)).status).toBe(200)
})

test('[R121] [R193] USDT costs the network’s one USDT and no more: amount / rate − 1 arrives', async () => {
  const player = await rich({ isPaidInUsdt: true, level: 0 })
  const reply = dataOf(await press(player, '100.00', usdt))
  expect(reply).toMatchObject({ fee: '5.40', net: '94.60' })
  expect(await newest(player)).toMatchObject({
    type: 'USDT',
    destination: 'TR7NH…jLj6t',
    usdt: '17.52',
    transactionHash: null,
  })
  expect(dataOf(await player.call(order.getWithdraw, {})).cardInfo).toMatchObject({
    CHANNEL: 'USDT',
    USDT: { payCardNo: ADDRESS, ifsc: '5.40' },
  })
})

test('USDT is paid by an operator who names the transaction, once per transaction', async () => {
  const [one, two] = [await rich({ isPaidInUsdt: true }), await rich({ isPaidInUsdt: true })]
  const first = await askFor(one, '100.00', usdt)
  const second = await askFor(two, '100.00', usdt)
  const pay = async (row: typeof first, transactionHash: string) =>
    payUsdt(server.deps, await row(), { ...ana, transactionHash })
  await expect(pay(first, hash('a'))).rejects.toThrow('withdrawal_not_open')
  await approveWithdrawal(server.deps, await first(), ana)
  await approveWithdrawal(server.deps, await second(), ana)
  await sweepPayouts(server.deps)
  expect((await first()).state).toBe('approved')
  await expect(pay(first, 'nonsense')).rejects.toThrow('transaction_hash_invalid')
  await pay(first, hash('A'))
  await pay(first, hash('a'))
  await expect(pay(first, hash('b'))).rejects.toThrow('withdrawal_not_open')
  await expect(pay(second, hash('a'))).rejects.toThrow('transaction_hash_used')
  await pay(second, hash('c'))
  const shown = await newest(one)
  expect(shown).toMatchObject({ state: 'paid', transactionHash: hash('a'), endToEndId: null })
  expect(shown.timeline.map(({ state }) => state)).toEqual([
    'requested',
    'in_review',
    'approved',
    'sent',
    'paid',
  ])
  expect(await balanceOf(two)).toMatchObject({ withdrawing: '0.00', balance: '19900.00' })
})

test('approved USDT that cannot be sent goes back to the player, and is not paid after that', async () => {
  const player = await rich({ isPaidInUsdt: true })
  const row = await askFor(player, '100.00', usdt)
  await approveWithdrawal(server.deps, await row(), ana)
  const before = await row()
  await refuseWithdrawal(server.deps, before, { ...bia, reason: 'address_unusable' })
  await expect(
    payUsdt(server.deps, before, { ...ana, transactionHash: hash('d') }),
  ).rejects.toThrow('withdrawal_not_open')
  expect(await newest(player)).toMatchObject({ state: 'refused', transactionHash: null })
  expect((await balanceOf(player)).balance).toBe('20000.00')
})

test('a fresh password sends a small withdrawal to review, for security and no more words', async () => {
  const player = await rich()
  dataOf(
    await player.call(user.changePassword, {
      body: { oldPwd: 'calçadão-9-ondas', newPwd: 'outra-onda-77', newPwd1: 'outra-onda-77' },
    }),
  )
  const row = await askFor(player, '60.00')
  const { flags, state, risk_score } = await row()
  expect(state).toBe('in_review')
  expect(flags).toEqual(expect.arrayContaining(['risk_score', 'password_changed']))
  expect(risk_score).toBeGreaterThanOrEqual(60)
  expect((await newest(player)).review?.reason).toBe('Conferência de segurança da sua conta.')
})

test('an operator turns a rule off by its weight', async () => {
  const { db } = server.deps
  const player = await rich()
  await db
    .updateTable('account.player')
    .set({ password_changed_at: server.clock.now() })
    .where('player_id', '=', player.playerId)
    .execute()
  await db
    .insertInto('withdrawal.risk_weight')
    .values({ rule: 'password_changed', weight: 0 })
    .execute()
  expect(dataOf(await press(player, '60.00')).state).toBe('approved')
  await db.updateTable('withdrawal.risk_weight').set({ weight: 60 }).execute()
  expect(dataOf(await press(player, '60.00')).state).toBe('in_review')
})

test('a number that another player is paid under holds both of them back', async () => {
  const company = { payCardBank: 'USDT', payCardNo: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }
  const [one, two] = [await rich({ isPaidInUsdt: true }), await rich({ isPaidInUsdt: true })]
  expect((await (await askFor(one, '60.00', company))()).flags).not.toContain('shared_destination')
  expect((await (await askFor(two, '60.00', company))()).flags).toContain('shared_destination')
})
