import { centavos } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  newCpf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { closeAlert, listAlerts } from '../../alert/index.ts'
import { PixRefused, PixUnavailable } from '../../pix/index.ts'
import type { PixClient } from '../../pix/index.ts'
import { findPayment } from '../payment-store.ts'
import { receiveById } from '../receive-payment.ts'
import { tellOfWaitingRefunds } from '../tell-of-waiting.ts'
import { sweepPayments, sweepRefunds } from '../watch-payments.ts'
import { refundDeposit, sweepOpenRefunds } from './refund-deposit.ts'
import { findRefund } from './refund-store.ts'

const server = pixServerOfFile()

const MINUTE_MS = 60_000

async function deposited() {
  await server.sandbox.heal()
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  await server.sandbox.faults({ webhooks: { drop: true } })
  return { player, endToEndId }
}

/** The server before a provider that answers some calls in its own way. */
const before = (changes: Partial<PixClient>) => ({
  ...server.deps,
  pix: { ...server.deps.pix, ...changes },
})

const refused = (status: number) => () =>
  Promise.reject(new PixRefused('devolucao', { type: 'Recusada', status, violations: [] }))

const notShown = () => Promise.resolve(null)

const refund = (endToEndId: string, refundId: string, deps = server.deps) =>
  refundDeposit(deps, { endToEndId, refundId, amount: centavos(4_000n), reason: 'pedido' })

const cashOf = async (player: Payer) => (await balanceOf(player)).balance

const stateOf = async (endToEndId: string, refundId: string) =>
  (await findRefund(server.deps, endToEndId, refundId))!.state

const sweepUntil = (endToEndId: string, refundId: string, state: string) =>
  vi.waitFor(async () => {
    server.syncClock()
    await sweepOpenRefunds(server.deps)
    expect(await stateOf(endToEndId, refundId)).toBe(state)
  })

/** The provider takes the refund, and its answer is lost. */
const losingAnswer = () =>
  before({
    async refund(...asked) {
      await server.deps.pix.refund(...asked)
      throw new PixUnavailable('connection', 'PUT /pix')
    },
  })

test('[PIX-07] a refund that the provider does not take when it is first asked puts the money back at once', async () => {
  const { player, endToEndId } = await deposited()
  await refund(endToEndId, 'first', before({ refund: refused(400) }))
  expect(await stateOf(endToEndId, 'first')).toBe('failed')
  expect(await cashOf(player)).toBe('100.00')
})

test.each([401, 403, 404])(
  '[PIX-07] a refund on its way stays out of the cash while its look-up is refused with %s',
  async (status) => {
    const { player, endToEndId } = await deposited()
    await refund(endToEndId, 'sent', losingAnswer())
    const deps = before({
      getRefund: status === 404 ? notShown : refused(status),
      refund: refused(status),
    })
    for (let round = 0; round < 3; round++) {
      server.clock.advance(MINUTE_MS)
      await sweepOpenRefunds(deps)
    }
    expect(await stateOf(endToEndId, 'sent')).toBe('requested')
    expect(await cashOf(player)).toBe('60.00')
    server.clock.advance(60 * MINUTE_MS)
    await sweepOpenRefunds(server.deps)
    await vi.waitFor(async () => {
      await sweepOpenRefunds(server.deps)
      expect(await stateOf(endToEndId, 'sent')).toBe('returned')
    })
    expect(await cashOf(player)).toBe('60.00')
  },
)

test('[PIX-07] a refund asked for with refused credentials stays open and is made later, once', async () => {
  const { player, endToEndId } = await deposited()
  await refund(endToEndId, 'later', before({ refund: refused(403) }))
  expect(await stateOf(endToEndId, 'later')).toBe('requested')
  await sweepUntil(endToEndId, 'later', 'returned')
  expect((await server.deps.pix.getReceived(endToEndId))!.refunds).toHaveLength(1)
  expect(await cashOf(player)).toBe('60.00')
})

test('[PIX-07] of refunds that do not end for two hours operators are told by the oldest, once for each that is it', async () => {
  const [first, second] = [await deposited(), await deposited()]
  const deps = before({ refund: refused(403) })
  await refund(first.endToEndId, 'first', deps)
  server.clock.advance(MINUTE_MS)
  await refund(second.endToEndId, 'second', deps)
  const told = async () => {
    await tellOfWaitingRefunds(server.deps)
    const alerts = await listAlerts(server.deps, { kind: 'pix_under_way' })
    return alerts.map(({ subject, detail }) => [subject, (detail as { count: string }).count])
  }
  expect(await told()).toEqual([])
  server.clock.advance(121 * MINUTE_MS)
  await sweepOpenRefunds(deps)
  expect(await told()).toEqual([[`refund:${first.endToEndId}:first`, '2']])
  const [open] = await listAlerts(server.deps, { kind: 'pix_under_way' })
  await closeAlert(server.deps, { alertId: open!.alert_id, by: 'ana', note: 'credencial trocada' })
  expect(await told()).toEqual([])
  const onlyFirst = before({
    refund: (endToEndId, ...asked) =>
      endToEndId === first.endToEndId
        ? server.deps.pix.refund(endToEndId, ...asked)
        : refused(403)(),
  })
  const sweepUntilReturned = (deps: typeof server.deps, endToEndId: string, refundId: string) =>
    vi.waitFor(async () => {
      server.clock.advance(1)
      await sweepOpenRefunds(deps)
      expect(await stateOf(endToEndId, refundId)).toBe('returned')
    })
  await sweepUntilReturned(onlyFirst, first.endToEndId, 'first')
  expect(await told()).toEqual([[`refund:${second.endToEndId}:second`, '1']])
  await sweepUntilReturned(server.deps, second.endToEndId, 'second')
})

test('[PIX-07] of a refund that failed after an hour and went back all the same operators are told, once', async () => {
  const { player, endToEndId } = await deposited()
  await refund(endToEndId, 'late', losingAnswer())
  const deps = before({ getRefund: notShown, refund: refused(400) })
  const since = server.clock.now().getTime()
  while ((await stateOf(endToEndId, 'late')) === 'requested') {
    server.clock.advance(MINUTE_MS)
    await sweepOpenRefunds(deps)
  }
  expect(server.clock.now().getTime() - since).toBeGreaterThan(60 * MINUTE_MS)
  expect(await cashOf(player)).toBe('100.00')
  const alerts = () => listAlerts(server.deps, { kind: 'refund_returned_after_all' })
  await vi.waitFor(async () => {
    await sweepRefunds(server.deps)
    expect(await alerts()).toMatchObject([
      {
        subject: `refund:${endToEndId}:late`,
        detail: { playerId: String(player.playerId), amount: '40.00' },
      },
    ])
  })
  const [{ alert_id: alertId } = { alert_id: 0n }] = await alerts()
  await closeAlert(server.deps, { alertId, by: 'ana', note: 'ajustado' })
  await sweepRefunds(server.deps)
  expect(await alerts()).toEqual([])
  expect(await stateOf(endToEndId, 'late')).toBe('failed')
})

test('[PIX-07] one refund that cannot be looked up keeps no later one waiting', async () => {
  const [stuck, next] = [await deposited(), await deposited()]
  await refund(stuck.endToEndId, 'stuck', before({ refund: refused(403) }))
  await refund(next.endToEndId, 'next', before({ refund: refused(403) }))
  const deps = before({
    getRefund: (endToEndId, id) =>
      endToEndId === stuck.endToEndId ? refused(403)() : server.deps.pix.getRefund(endToEndId, id),
  })
  await vi.waitFor(async () => {
    server.syncClock()
    await sweepOpenRefunds(deps)
    expect(await stateOf(next.endToEndId, 'next')).toBe('returned')
  })
  expect(await stateOf(stuck.endToEndId, 'stuck')).toBe('requested')
  await sweepUntil(stuck.endToEndId, 'stuck', 'returned')
})

test('[PIX-07] another payer’s money is left to a person only when the provider has long neither known its return nor taken it', async () => {
  await server.sandbox.faults({ webhooks: { drop: true } })
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  const endToEndId = await server.sandbox.pay({ codigo: code, cpf: newCpf(), nome: 'Rui Alves' })
  const stateNow = async () => (await findPayment(server.deps, endToEndId))!.state
  await receiveById(losingAnswer(), endToEndId).catch(() => {})
  const denied = before({ getRefund: refused(403), refund: refused(403) })
  await receiveById(denied, endToEndId).catch(() => {})
  expect(await stateNow()).toBe('returning')
  const hidden = before({ getRefund: notShown, refund: refused(400) })
  const since = server.clock.now().getTime()
  while ((await stateNow()) === 'returning') {
    server.clock.advance(MINUTE_MS)
    await sweepPayments(hidden)
  }
  expect(await stateNow()).toBe('return_failed')
  expect(server.clock.now().getTime() - since).toBeGreaterThan(60 * MINUTE_MS)
})
