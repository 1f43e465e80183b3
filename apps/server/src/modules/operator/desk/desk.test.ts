import { auth, ops, order, refusals, user } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
} from '../../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../../testkit/pix-server.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf, drawCaptcha, giveCash } from '../../../testkit/test-player.ts'
import { withoutAlerts } from '../../../testkit/without-alerts.ts'
import { findRestriction } from '../../account/index.ts'
import { listAlerts } from '../../alert/index.ts'
import { verifyAudit } from '../../audit/index.ts'
import { askAgain, richPlayer } from '../../withdrawal/testkit.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
beforeEach(() => server.syncClock())
afterAll(async () => {
  const { firstBadSeq } = await verifyAudit(server.deps)
  if (firstBadSeq !== null) throw new Error(`the audit log is wrong at ${firstBadSeq}`)
  await server.verify()
  await server.close()
})

const rich = (values: { isPaidInUsdt?: boolean } = {}) => richPlayer(server, values)

async function withdraw(player: Payer, amount: string, changes: object = {}) {
  const { withdrawalId } = await askAgain(player, amount, { name: player.name, ...changes })
  return { playerId: String(player.playerId), withdrawalId }
}

const logOf = async (subject: string) => {
  const auditor = await operatorWith(server, ['auditor'])
  return dataOf(await auditor.call(ops.books.auditList, { query: { subject } }))
}

test('[R135] a large withdrawal waits in the queue until two different people approve it', async () => {
  const [ana, bia] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
  ]
  const player = await rich()
  const params = await withdraw(player, '5000.00')
  const queue = dataOf(await ana.call(ops.queues.withdrawals, { query: {} }))
  const row = queue.find(({ withdrawalId }) => withdrawalId === params.withdrawalId)!
  expect(row).toMatchObject({ amount: '5000.00', state: 'in_review', approvalsNeeded: 2 })
  expect(JSON.stringify(row)).not.toContain(player.cpf)
  expect(dataOf(await ana.call(ops.queues.counts, {}))).toMatchObject({ withdrawalsLate: 0 })

  const approve = (who: TestOperator) =>
    who.call(ops.queues.approveWithdrawal, { params, body: { note: 'ok' } })
  const isByAsker = async (who: TestOperator) =>
    dataOf(await who.call(ops.queues.withdrawals, { query: {} })).find(
      ({ withdrawalId }) => withdrawalId === params.withdrawalId,
    )!.isApprovedByYou
  expect(await isByAsker(ana)).toBe(false)
  expect(dataOf(await approve(ana))).toMatchObject({ state: 'in_review', approvals: 1 })
  expect((await approve(ana)).status).toBe(3108)
  expect([await isByAsker(ana), await isByAsker(bia)]).toEqual([true, false])
  expect(dataOf(await approve(bia))).toMatchObject({ state: 'approved', approvals: 2 })
  const { reviews } = dataOf(await ana.call(ops.queues.withdrawalDetail, { params }))
  expect(reviews.map(({ actor }) => actor)).toEqual([ana.email, bia.email])
  const log = await logOf(`withdrawal:${params.withdrawalId}`)
  expect(log.map(({ actor, action }) => [actor, action])).toEqual([
    [bia.email, 'withdrawal.approved'],
    [ana.email, 'withdrawal.approved'],
  ])
  expect(log[1]!.before).toMatchObject({ state: 'in_review', approvals: 0 })
})

test('[R135] [WAL-13] the approval of somebody who may decide no more does not let money out', async () => {
  const [ana, bia, caio] = [
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['finance']),
    await operatorWith(server, ['risk']),
  ]
  const admin = await operatorWith(server, ['admin'])
  const player = await rich()
  const params = await withdraw(player, '5000.00')
  const approve = (who: TestOperator) =>
    who.call(ops.queues.approveWithdrawal, { params, body: { note: 'ok' } })
  dataOf(await approve(ana))
  const off = {
    params: { staffId: String(ana.staffId) },
    body: { isActive: false, reason: 'fraude' },
  }
  dataOf(await admin.call(ops.opsAccount.setActive, off))
  const seen = async () =>
    dataOf(await bia.call(ops.queues.withdrawalDetail, { params })).withdrawal
  expect(await seen()).toMatchObject({ state: 'in_review', approvals: 0 })
  const inList = async () =>
    dataOf(await bia.call(ops.queues.withdrawals, { query: {} })).find(
      ({ withdrawalId }) => withdrawalId === params.withdrawalId,
    )
  expect(await inList()).toMatchObject({ approvals: 0, approvalsNeeded: 2 })
  expect(dataOf(await approve(bia))).toMatchObject({ state: 'in_review', approvals: 1 })
  expect(await inList()).toMatchObject({ approvals: 1 })
  expect(dataOf(await approve(caio))).toMatchObject({ state: 'approved', approvals: 2 })
})

test('[R135] a refusal gives the money back with the reason that the player reads', async () => {
  const ana = await operatorWith(server, ['risk'])
  const player = await rich()
  const params = await withdraw(player, '1000.00')
  dataOf(
    await ana.call(ops.queues.refuseWithdrawal, {
      params,
      body: { reason: 'holder_unconfirmed', note: 'conta de terceiro' },
    }),
  )
  expect(await balanceOf(player)).toMatchObject({ balance: '20000.00' })
  const [newest] = dataOf(await player.call(order.withdrawals, {}))
  expect(newest?.reason).toMatch(/^Não confirmamos/)
})

test('[R135] USDT is paid by an operator with a transaction of its own', async () => {
  const ana = await operatorWith(server, ['finance'])
  const player = await rich({ isPaidInUsdt: true })
  const params = await withdraw(player, '600.00', {
    payCardBank: 'USDT',
    payCardNo: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    ifsc: '5.40',
  })
  const payee = () => ana.call(ops.queues.showPayee, { params })
  const { withdrawal } = dataOf(await ana.call(ops.queues.withdrawalDetail, { params }))
  if (withdrawal.state === 'in_review') {
    dataOf(await ana.call(ops.queues.approveWithdrawal, { params, body: {} }))
  }
  // lists show it masked; who pays it needs all of it, and leaves a trace
  expect(withdrawal.destination).not.toContain('pL8otSz')
  expect(dataOf(await payee())).toEqual({ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })
  const auditor = await operatorWith(server, ['auditor'])
  const entries = dataOf(
    await auditor.call(ops.books.auditList, {
      query: { subject: `withdrawal:${params.withdrawalId}` },
    }),
  )
  expect(entries.map(({ action }) => action)).toContain('withdrawal.payee_shown')
  const pay = (transactionHash: string) =>
    ana.call(ops.queues.payUsdt, { params, body: { transactionHash } })
  expect((await pay('abc')).status).toBe(3109)
  dataOf(await pay('a1'.repeat(32)))
  const after = dataOf(await ana.call(ops.queues.withdrawalDetail, { params }))
  expect(after.withdrawal).toMatchObject({ state: 'paid', transactionHash: 'a1'.repeat(32) })
  expect((await payee()).status).toBe(refusals.withdrawal_not_open.status)
})

test('[R135] a player is found by number, e-mail, CPF, txid, endToEndId, payout and round', async () => {
  const ana = await operatorWith(server, ['finance'])
  const player = await rich()
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await expect.poll(async () => (await balanceOf(player)).balance).not.toBe('20000.00')
  const { withdrawalId } = await withdraw(player, '1000.00')
  const { payout_id: payoutId } = await server.deps.db
    .selectFrom('withdrawal.request')
    .select('payout_id')
    .where('withdrawal_id', '=', BigInt(withdrawalId))
    .executeTakeFirstOrThrow()
  const find = async (q: string) => dataOf(await ana.call(ops.players.search, { query: { q } }))
  const id = String(player.playerId)
  for (const [q, by] of [
    [id, 'player'],
    [player.email.toUpperCase(), 'email'],
    [player.cpf, 'cpf'],
    [placed.payNo, 'txid'],
    [endToEndId, 'end_to_end'],
    [payoutId, 'payout'],
    [withdrawalId, 'round'],
  ] as const) {
    const found = await find(q)
    expect(found).toContainEqual(expect.objectContaining({ playerId: id, by, name: 'Ana L. S.' }))
  }
  expect(await find('nobody@example.com')).toEqual([])
  expect(await find('99999999999999999999')).toEqual([])
  expect(await find(`' OR 1=1 --`)).toEqual([])
})

test('[R135] personal data are masked, and whoever looks at them is in the log', async () => {
  const ana = await operatorWith(server, ['finance'])
  const player = await rich()
  const params = { playerId: String(player.playerId) }
  const view = dataOf(await ana.call(ops.players.view, { params }))
  expect(view).toMatchObject({ name: 'Ana L. S.', balances: { cash: '20000.00' } })
  for (const secret of [player.cpf, player.email, '11987654321', 'Souza']) {
    expect(JSON.stringify(view)).not.toContain(secret)
  }
  const reveal = (who: TestOperator, reason: string) =>
    who.call(ops.players.reveal, { params, body: { field: 'cpf', reason } })
  const support = await operatorWith(server, ['support'])
  expect((await reveal(support, 'curiosidade')).status).toBe(7000)
  expect((await reveal(ana, '')).http).toBe(400)
  expect(dataOf(await reveal(ana, 'conferir titular'))).toEqual({ value: player.cpf })
  const [seen] = await logOf(`player:${player.playerId}`)
  expect(seen).toMatchObject({
    actor: ana.email,
    action: 'player.revealed',
    reason: 'conferir titular',
    after: { field: 'cpf' },
  })
  expect(JSON.stringify(seen)).not.toContain(player.cpf)
})

test('[R135] a suspended player is out at once, stays out, and comes back when it is lifted', async () => {
  const ana = await operatorWith(server, ['risk'])
  const player = await rich()
  const params = { playerId: String(player.playerId) }
  dataOf(
    await ana.call(ops.players.restrict, { params, body: { kind: 'suspended', reason: 'fraude' } }),
  )
  expect((await player.call(user.getBalance, {})).http).toBe(401)
  const logIn = async () => {
    await drawCaptcha(server)
    return callAs(server, auth.login, {
      body: {
        username: player.email,
        pwd: 'calçadão-9-ondas',
        codeId: '12345678',
        captCode: 'TEST',
      },
    })
  }
  expect((await logIn()).status).toBe(2040)
  expect(dataOf(await ana.call(ops.players.view, { params })).restriction).toMatchObject({
    kind: 'suspended',
    reason: 'fraude',
  })
  dataOf(await ana.call(ops.players.lift, { params, body: { reason: 'esclarecido' } }))
  expect((await logIn()).status).toBe(200)
  dataOf(
    await ana.call(ops.players.restrict, { params, body: { kind: 'closed', reason: 'pedido' } }),
  )
  expect((await ana.call(ops.players.lift, { params, body: { reason: 'tentativa' } })).status).toBe(
    7009,
  )
  const { cash } = await server.deps.ledger.balances(player.playerId)
  expect(cash.balance).toBeGreaterThan(0n)
  const named = await listAlerts(server.deps, { kind: 'closed_money' })
  expect(named.filter(({ subject }) => subject === `player:${player.playerId}`)).toMatchObject([
    { detail: { amount: formatMoney(cash.balance) } },
  ])
  expect((await logIn()).status).toBe(7009)
})

test('[R135] an account is closed together with the word of its money, or not at all', async () => {
  const ana = await operatorWith(server, ['risk'])
  const { playerId } = await rich()
  const params = { playerId: String(playerId) }
  const asked = { params, body: { kind: 'closed', reason: 'pedido' } } as const
  const failed = await withoutAlerts(server, () => ana.call(ops.players.restrict, asked))
  expect(failed.http).toBe(500)
  expect(await findRestriction(server.deps.db, playerId)).toBeUndefined()
  dataOf(await ana.call(ops.players.restrict, asked))
  const named = await listAlerts(server.deps, { kind: 'closed_money' })
  expect(named.map(({ subject }) => subject)).toContain(`player:${playerId}`)
})

test('[R135] a forced logout ends every session, and notes are kept', async () => {
  const ana = await operatorWith(server, ['support'])
  const player = await rich()
  const params = { playerId: String(player.playerId) }
  dataOf(await ana.call(ops.players.logOut, { params, body: { reason: 'aparelho perdido' } }))
  expect((await player.call(user.getBalance, {})).http).toBe(401)
  dataOf(await ana.call(ops.players.addNote, { params, body: { text: 'Ligou às 10h.' } }))
  const { notes, sessions } = dataOf(await ana.call(ops.players.view, { params }))
  expect(notes).toMatchObject([{ author: ana.email, text: 'Ligou às 10h.' }])
  expect(sessions.every(({ isOpen }) => !isOpen)).toBe(true)
})

test('[R135] the ledger explorer shows entries and balances as they stood at an instant', async () => {
  const ana = await operatorWith(server, ['auditor'])
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 1000n)
  server.clock.advance(1000)
  const between = server.clock.now().toISOString()
  server.clock.advance(1000)
  await giveCash(server, player.playerId, 250n)
  const playerId = String(player.playerId)
  const at = async (query: { at?: string }) =>
    dataOf(await ana.call(ops.books.balancesAt, { params: { playerId }, query })).cash
  expect(await at({})).toBe('12.50')
  expect(await at({ at: between })).toBe('10.00')
  const entries = dataOf(
    await ana.call(ops.books.entries, { params: { playerId, account: 'cash' }, query: {} }),
  )
  expect(entries.map(({ credit, balanceAfter }) => [credit, balanceAfter])).toEqual([
    ['2.50', '12.50'],
    ['10.00', '10.00'],
  ])
  const [first] = dataOf(
    await ana.call(ops.books.entries, {
      params: { playerId, account: 'cash' },
      query: { at: between },
    }),
  )
  expect(first).toEqual(entries[1])
  const { commandId } = entries[0]!
  expect(
    dataOf(await ana.call(ops.books.command, { params: { playerId, commandId } })),
  ).toMatchObject({ kind: 'adjustment', verdict: 'posted' })
  expect(dataOf(await ana.call(ops.books.verify, {})).firstBadRow).toBeNull()
})

test('[ACC-09] stopped deposits and withdrawals are refused in words', async () => {
  const risk = await operatorWith(server, ['risk'])
  const second = await operatorWith(server, ['risk'])
  const player = await rich()
  for (const name of ['deposits', 'withdrawals'] as const) {
    dataOf(await risk.call(ops.switches.stop, { params: { name }, body: { reason: 'manutenção' } }))
  }
  const paused = 'Este serviço está pausado no momento. Tente novamente mais tarde.'
  const deposit = await player.call(order.prePay, {
    params: { pkgId: 'brl-100' },
    body: { gift: '0', pkgId: 'brl-100' },
  })
  expect(deposit).toMatchObject({ http: 503, message: paused })
  await expect(withdraw(player, '1000.00')).rejects.toThrow('503/1056')
  for (const name of ['deposits', 'withdrawals'] as const) {
    const { approvalId } = dataOf(
      await risk.call(ops.switches.release, { params: { name }, body: { reason: 'terminou' } }),
    )
    dataOf(await second.call(ops.approvals.approve, { params: { approvalId }, body: {} }))
  }
  await withdraw(player, '1000.00')
})
