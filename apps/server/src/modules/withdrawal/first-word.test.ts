import { expect, test } from 'vitest'
import { balanceOf } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import type { Asked } from './testkit.ts'
import { askFor, noCallbacks, rowOf, untilState } from './testkit.ts'
import { sweepPayouts } from './watch-payouts.ts'

const server = pixServerOfFile()

/** A server that has marked a payout as sent and has not reached the provider yet. */
async function onItsWay() {
  await server.sandbox.faults(noCallbacks)
  const asked = await askFor(server, '200.00')
  const { pix } = server.deps
  const [begun, onward] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: typeof pix.sendPayout = async (request) => {
    begun.resolve()
    await onward.promise
    return pix.sendPayout(request)
  }
  const sending = sweepPayouts({ ...server.deps, pix: { ...pix, sendPayout: slow } })
  await begun.promise
  const { state, payout_id: payoutId } = await rowOf(server, asked)
  expect(state).toBe('sent')
  return {
    asked,
    payoutId,
    /** The provider refuses what it is sent now. */
    arrive: async () => {
      await server.sandbox.faults({ http: { only: '/v1/payout', status: 400 } })
      onward.resolve()
      await sending
      await server.sandbox.faults({ http: null })
    },
  }
}

/** The provider seems to tell that the payout has ended. */
async function callBack(payoutId: string) {
  const { pix, env } = server.deps
  const { pathname } = new URL((await pix.getWebhook(env.PIX_RECEIVER_KEY))!)
  const payouts = [{ idPagamento: payoutId, valor: '194.00', status: 'PAGO' }]
  return (
    await server.app.inject({ method: 'POST', url: `${pathname}/payout`, payload: { payouts } })
  ).statusCode
}

const moneyOf = async ({ player }: Asked) => {
  const { balance, withdrawing } = await balanceOf(player)
  return [balance, withdrawing]
}

test('[PIX-10] for a minute nobody sends a payout but who marked it as sent, so that a refusal gives its money back for good', async () => {
  const { asked, payoutId, arrive } = await onItsWay()
  await server.sandbox.faults({ http: { only: '/v1/payout', status: 503, times: 1 } })
  expect(await callBack(payoutId)).toBe(200)
  server.clock.advance(50_000)
  await sweepPayouts(server.deps)
  expect(await callBack(payoutId)).toBe(200)
  await arrive()
  expect(await rowOf(server, asked)).toMatchObject({ state: 'refused', reason: 'request_invalid' })
  expect(await server.deps.pix.getPayout(payoutId)).toBeNull()
  expect(await moneyOf(asked)).toEqual(['5000.00', '0.00'])
})

test('[PIX-10] a refusal of a payout that another server may have sent meanwhile gives no money back', async () => {
  const { asked, payoutId, arrive } = await onItsWay()
  server.clock.advance(61_000)
  await sweepPayouts(server.deps)
  expect(await server.deps.pix.getPayout(payoutId)).toMatchObject({ amount: 19_400n })
  await arrive()
  expect(await rowOf(server, asked)).toMatchObject({ state: 'sent', reason: null })
  await untilState(server, asked, 'paid')
  expect(await moneyOf(asked)).toEqual(['4800.00', '0.00'])
})

test('a server that no longer leads sends no further payout', async () => {
  await server.sandbox.faults(noCallbacks)
  const first = await askFor(server, '200.00')
  server.clock.advance(1000)
  const second = await askFor(server, '100.00')
  const ending = new AbortController()
  const { pix } = server.deps
  const sendPayout: typeof pix.sendPayout = (request) => {
    ending.abort()
    return pix.sendPayout(request)
  }
  await sweepPayouts({ ...server.deps, pix: { ...pix, sendPayout } }, ending.signal)
  expect((await rowOf(server, first)).state).toBe('sent')
  expect((await rowOf(server, second)).state).toBe('approved')
  await untilState(server, second, 'paid')
})
