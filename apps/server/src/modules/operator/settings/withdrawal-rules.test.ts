import { randomUUID } from 'node:crypto'
import { ops, order } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPixServer } from '../../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../../testkit/pix-server.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { refuseWithdrawal, findWithdrawal } from '../../withdrawal/index.ts'
import { richPlayer } from '../../withdrawal/testkit.ts'

let server: PixServer
let maker: TestOperator
let checker: TestOperator
beforeAll(async () => {
  server = await startPixServer()
  maker = await operatorWith(server, ['risk'])
  checker = await operatorWith(server, ['finance'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { settings } = ops
type Document = ops.settings.Documents['withdrawals']
type Trial = CallReply<typeof settings.tryWithdrawals>

const reason = 'menos filas à noite'
const read = async () => dataOf(await maker.call(settings.all, {}))

const rich = () => richPlayer(server)

async function ask(player: Payer, amount: string) {
  const body = {
    payCardBank: 'CPF' as const,
    payCardNo: player.cpf,
    ifsc: player.cpf,
    name: player.name,
    amount,
  }
  return dataOf(await player.call(order.withdraw, { body }, { key: randomUUID() }))
}

const tryOut = async (value: Document, list: 'changed' | 'held' = 'changed', after?: string) =>
  dataOf(
    await maker.call(settings.tryWithdrawals, {
      body: { value, days: 7, list, ...(after ? { after } : {}) },
    }),
  )

const save = async (value: Document, version: number) =>
  maker.call(settings.changeWithdrawals, { body: { value, version, reason } })

test('a draft shows what it would have said of past withdrawals, before and after a second person asks', async () => {
  const [one, other] = [await rich(), await rich()]
  const small = await ask(one, '60.00')
  server.clock.advance(1000)
  const held = await ask(other, '1000.00')
  const row = await findWithdrawal(server.deps, other.playerId, BigInt(held.withdrawalId))
  const { documents, versions } = await read()
  const now = documents.withdrawals
  expect(versions.withdrawals).toEqual([])
  expect([small.state, held.state]).toEqual(['approved', 'in_review'])

  // nothing changes under the same rules, and what is held is told
  const same = await tryOut(now)
  expect(same.rows).toEqual([])
  expect(same.summary).toMatchObject({ tried: 2, untried: 0 })
  expect(same.summary!.heldBefore).toEqual(same.summary!.heldThen)

  await refuseWithdrawal(server.deps, row!, { actorId: '1', reason: 'documents_needed' })
  const strict: Document = { ...now, automaticBelow: '50.00', twoOperatorsFrom: '800.00' }
  const trial = await tryOut(strict)
  expect(trial.summary).toMatchObject({
    tried: 2,
    heldBefore: { paid: 0, refused: 1, open: 0 },
    newlyFree: { paid: 0, refused: 0, open: 0 },
    twoBefore: 0,
    twoThen: 1,
  })
  const { newlyHeld } = trial.summary!
  expect(newlyHeld.paid + newlyHeld.open).toBe(1)
  expect(trial.rows).toMatchObject([
    {
      withdrawalId: small.withdrawalId,
      amount: '60.00',
      before: { isHeld: false },
      would: { isHeld: true, approvalsNeeded: 1 },
    },
  ])
  expect(trial.rows[0]!.would.flags).toContain('large_amount')
  const all = await tryOut(strict, 'held')
  expect(
    all.rows.map(({ withdrawalId, state, reason: why }) => [withdrawalId, state, why]),
  ).toEqual([
    [held.withdrawalId, 'refused', 'documents_needed'],
    [small.withdrawalId, expect.any(String), null],
  ])
  const large = trial.summary!.flags.find(({ flag }) => flag === 'large_amount')
  expect(large).toEqual({ flag: 'large_amount', before: 1, would: 2, refused: 1 })

  const { approvalId } = dataOf(await save(strict, 0))
  const asked = dataOf(
    await checker.call(settings.tryAskedWithdrawals, {
      params: { approvalId: approvalId! },
      body: { days: 7, list: 'changed' },
    }),
  )
  expect(asked.rows).toEqual(trial.rows)
  expect((await ask(one, '60.00')).state).toBe('approved')
  const approve = { params: { approvalId: approvalId! }, body: {} }
  expect((await maker.call(ops.approvals.approve, approve)).status).not.toBe(200)
  dataOf(await checker.call(ops.approvals.approve, approve))
  expect((await ask(one, '60.00')).state).toBe('in_review')
  const twice = await ask(one, '800.00')
  const waiting = await findWithdrawal(server.deps, one.playerId, BigInt(twice.withdrawalId))
  expect(waiting!.approvals_needed).toBe(2)
  expect((await read()).versions.withdrawals).toMatchObject([
    { version: 1, reason, changedBy: maker.email, approvedBy: checker.email },
  ])
})

test('a weight and a bound that operators set decide at once', async () => {
  const { documents, versions } = await read()
  const now = documents.withdrawals
  const value: Document = {
    ...now,
    automaticBelow: '500.00',
    twoOperatorsFrom: '5000.00',
    weights: {
      ...now.weights,
      no_deposit: 0,
      shared_device: 0,
      manual_adjustment: 0,
      velocity: 80,
    },
    bounds: { ...now.bounds, weeklyWithdrawals: 1 },
  }
  const { approvalId } = dataOf(await save(value, versions.withdrawals.length))
  dataOf(
    await checker.call(ops.approvals.approve, { params: { approvalId: approvalId! }, body: {} }),
  )
  const player = await rich()
  expect((await ask(player, '60.00')).state).toBe('approved')
  const second = await ask(player, '60.00')
  expect(second.state).toBe('in_review')
  const row = await findWithdrawal(server.deps, player.playerId, BigInt(second.withdrawalId))
  expect(row).toMatchObject({ risk_score: 80, flags: ['risk_score', 'velocity'] })
})

test('rules that contradict themselves or leave their bounds are refused, and so is who may not set them', async () => {
  const { documents, versions } = await read()
  const now = documents.withdrawals
  const version = versions.withdrawals.length
  const bad: readonly Document[] = [
    { ...now, twoOperatorsFrom: '1.00' },
    { ...now, weights: { ...now.weights, velocity: 101 } },
    { ...now, bounds: { ...now.bounds, bigMultiplier: 19 } },
    { ...now, automaticBelow: '-1.00' },
  ]
  for (const value of bad) {
    expect((await save(value, version)).http).toBe(400)
    const tried = await maker.call(settings.tryWithdrawals, {
      body: { value, days: 7, list: 'changed' },
    })
    expect(tried.http).toBe(400)
  }
  const crm = await operatorWith(server, ['crm'])
  const asked = { body: { value: now, version, reason } }
  expect((await crm.call(settings.changeWithdrawals, asked)).http).toBe(403)
})

test('a long list comes in pages without a gap, and what was kept by no one is counted apart', async () => {
  const player = await rich()
  const { withdrawalId } = await ask(player, '60.00')
  const copies = 120
  // the same one many times over, at one instant and at others, and one from before facts were kept
  await sql`INSERT INTO withdrawal.request (player_id, withdrawal_id, payout_id, type, document,
      holder_name, amount, fee, state, reason, flags, licence_profile,
      requested_at, judged)
    SELECT player_id, 9000000000 + n, payout_id || n, type, document, holder_name, amount, fee,
      'refused', 'operator_refused', flags, licence_profile, requested_at - (n / 3) * interval '1 minute',
      CASE WHEN n < ${copies} THEN judged END
    FROM withdrawal.request, generate_series(0, ${copies}) AS n
    WHERE player_id = ${player.playerId} AND withdrawal_id = ${withdrawalId}::bigint`.execute(
    server.deps.db,
  )
  const { documents } = await read()
  const value: Document = { ...documents.withdrawals, automaticBelow: '50.00' }
  const pages: Trial[] = []
  let after: string | undefined
  do {
    const page = await tryOut(value, 'held', after)
    pages.push(page)
    after = page.next ?? undefined
  } while (after)
  const [first, ...others] = pages
  const ids = pages.flatMap(({ rows }) => rows.map((row) => row.withdrawalId))
  const { heldThen, untried } = first!.summary!
  expect(untried).toBe(1)
  expect(heldThen.refused).toBeGreaterThanOrEqual(copies)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(heldThen.paid + heldThen.refused + heldThen.open)
  expect(others.every(({ summary }) => summary === null)).toBe(true)
})
