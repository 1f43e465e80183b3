import { ops } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import { balanceOf } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { listAlerts } from '../alert/index.ts'
import { createPixClient } from '../pix/index.ts'
import { lookUpWithdrawal } from './send-payout.ts'
import { tellOfWaitingPayouts } from './tell-of-waiting.ts'
import { askFor, noCallbacks, rowOf, sweepLater, untilState } from './testkit.ts'
import { sweepPayouts } from './watch-payouts.ts'

const server = pixServerOfFile()

/** Dependencies that note which payouts were sent to the provider. */
function countingSends() {
  const { pix } = server.deps
  const sent: string[] = []
  const sendPayout: typeof pix.sendPayout = (request) => {
    sent.push(request.paymentId)
    return pix.sendPayout(request)
  }
  return { deps: { ...server.deps, pix: { ...pix, sendPayout } }, sent }
}

/** Dependencies whose provider does not show yet what it was sent. */
const hidingPayouts = () => ({
  ...server.deps,
  pix: { ...server.deps.pix, getPayout: () => Promise.resolve(null) },
})

test('[PIX-10] a payout whose answer was lost is looked up, not sent twice', async () => {
  await server.sandbox.faults({
    http: { only: '/v1/payout', times: 1, answer: 'lost' },
    ...noCallbacks,
  })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  expect((await rowOf(server, asked)).state).toBe('sent')
  const { payout_id } = await rowOf(server, asked)
  const { deps, sent } = countingSends()
  await vi.waitFor(async () => {
    await lookUpWithdrawal(deps, await rowOf(server, asked))
    expect((await rowOf(server, asked)).state).toBe('paid')
  })
  expect(sent).toEqual([])
  expect(await server.deps.pix.getPayout(payout_id)).toMatchObject({ status: 'paid' })
  expect((await balanceOf(asked.player)).withdrawing).toBe('0.00')
})

test('[PIX-10] a payout that the provider never got is sent again under the same id', async () => {
  await server.sandbox.faults({
    http: { only: '/v1/payout', times: 1, status: 500 },
    ...noCallbacks,
  })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  const { payout_id, state } = await rowOf(server, asked)
  expect(state).toBe('sent')
  expect(await server.deps.pix.getPayout(payout_id)).toBeNull()
  const { deps, sent } = countingSends()
  await vi.waitFor(async () => {
    await lookUpWithdrawal(deps, await rowOf(server, asked))
    expect((await rowOf(server, asked)).state).toBe('paid')
  })
  expect(sent).toEqual([payout_id])
  expect(await rowOf(server, asked)).toMatchObject({ payout_id })
})

test('[PIX-10] a payout that is not shown yet and not taken again keeps its money until it is', async () => {
  await server.sandbox.faults({
    http: { only: '/v1/payout', times: 1, answer: 'lost' },
    ...noCallbacks,
  })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 400 }, ...noCallbacks })
  await lookUpWithdrawal(hidingPayouts(), await rowOf(server, asked))
  expect(await rowOf(server, asked)).toMatchObject({ state: 'sent', reason: null })
  expect((await balanceOf(asked.player)).withdrawing).toBe('200.00')
  await server.sandbox.heal()
  await vi.waitFor(async () => {
    await lookUpWithdrawal(server.deps, await rowOf(server, asked))
    expect((await rowOf(server, asked)).state).toBe('paid')
  })
})

test('[PIX-10] a payout that is neither known nor taken for an hour gives its money back', async () => {
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 500 }, ...noCallbacks })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 400 }, ...noCallbacks })
  const deps = hidingPayouts()
  const first = server.clock.now().getTime()
  while ((await rowOf(server, asked)).state === 'sent') {
    server.clock.advance(60_000)
    await lookUpWithdrawal(deps, await rowOf(server, asked))
  }
  expect(server.clock.now().getTime() - first).toBeGreaterThan(15 * 60_000)
  expect(await rowOf(server, asked)).toMatchObject({ state: 'refused', reason: 'request_invalid' })
  expect(await balanceOf(asked.player)).toMatchObject({ withdrawing: '0.00' })
})

test('[PIX-10] an hour without answers says nothing of a payout: the first refusal after it gives no money back', async () => {
  await server.sandbox.faults({
    http: { only: '/v1/payout', times: 1, answer: 'lost' },
    ...noCallbacks,
  })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 503 }, ...noCallbacks })
  for (let round = 0; round < 25; round++) {
    server.clock.advance(60_000)
    await lookUpWithdrawal(server.deps, await rowOf(server, asked))
    await lookUpWithdrawal(hidingPayouts(), await rowOf(server, asked))
  }
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 400 }, ...noCallbacks })
  await lookUpWithdrawal(hidingPayouts(), await rowOf(server, asked))
  expect(await rowOf(server, asked)).toMatchObject({ state: 'sent', not_taken: 1 })
  expect((await balanceOf(asked.player)).withdrawing).toBe('200.00')
  await server.sandbox.heal()
  await untilState(server, asked, 'paid')
})

test('[PIX-10] [BR-07] of a payout that the provider does not end for two hours operators are told', async () => {
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 403 }, ...noCallbacks })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  const sentAt = server.clock.now()
  const told = async () => {
    await tellOfWaitingPayouts(server.deps)
    return listAlerts(server.deps, { kind: 'pix_under_way' })
  }
  expect(await told()).toEqual([])
  server.clock.advance(2 * 60 * 60_000 + 1)
  await sweepPayouts(server.deps)
  const { payout_id } = await rowOf(server, asked)
  expect(await told()).toMatchObject([
    { subject: `payout:${payout_id}`, detail: { since: sentAt.toISOString(), count: '1' } },
  ])
  await server.sandbox.heal()
  await untilState(server, asked, 'paid')
})

test('[PIX-10] a payout that waits for a token which the provider refuses is not refused itself', async () => {
  const asked = await askFor(server, '200.00')
  const { env, clock } = server.deps
  const pix = createPixClient({
    baseUrl: env.PIX_BASE_URL,
    clientId: env.PIX_CLIENT_ID,
    clientSecret: env.PIX_CLIENT_SECRET,
    clock,
  })
  await server.sandbox.faults({ http: { only: '/oauth', status: 400 }, ...noCallbacks })
  await sweepPayouts({ ...server.deps, pix })
  expect(await rowOf(server, asked)).toMatchObject({ state: 'sent', reason: null, not_taken: 0 })
  await server.sandbox.heal()
  await untilState(server, asked, 'paid')
})

test('a provider that is down for long is asked at growing pauses, and the money waits', async () => {
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 503 }, ...noCallbacks })
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  const first = await rowOf(server, asked)
  await sweepPayouts(server.deps)
  expect(await rowOf(server, asked)).toMatchObject({ state: 'sent', look_ups: first.look_ups })
  for (let round = 0; round < 4; round++) await sweepLater(server)
  const later = await rowOf(server, asked)
  expect(later.look_ups).toBe(first.look_ups + 4)
  expect(later.look_up_at! > server.clock.now()).toBe(true)
  expect((await balanceOf(asked.player)).withdrawing).toBe('200.00')
  const desk = await operatorWith(server, ['finance'])
  const params = { playerId: String(asked.player.playerId), withdrawalId: asked.withdrawalId }
  expect(dataOf(await desk.call(ops.queues.withdrawalDetail, { params }))).toMatchObject({
    withdrawal: { state: 'sent' },
    lookUps: later.look_ups,
    nextLookUpAt: later.look_up_at!.toISOString(),
  })
  await server.sandbox.heal()
  await untilState(server, asked, 'paid')
})

test('a server that stops right after marking a payout as sent leaves it to the next one', async () => {
  await server.sandbox.faults({ http: { only: '/v1/payout', answer: 'lost' }, ...noCallbacks })
  const asked = await askFor(server, '200.00')
  const first = await serverOn(server.url, { PIX_BASE_URL: server.sandbox.url })
  await sweepPayouts(first.deps)
  await first.close()
  expect((await rowOf(server, asked)).state).toBe('sent')
  await server.sandbox.heal()
  await Promise.all([sweepLater(server), sweepLater(server), sweepLater(server)])
  await untilState(server, asked, 'paid')
  expect(await balanceOf(asked.player)).toMatchObject({ balance: '4800.00', withdrawing: '0.00' })
})
