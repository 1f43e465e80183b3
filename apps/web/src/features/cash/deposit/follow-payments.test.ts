import { beforeEach, expect, test, vi } from 'vitest'
import { useOverlays } from '../../../overlays/overlay-store.ts'
import { queryClient } from '../../../session/query-client.ts'
import { playerQuery } from '../../../session/player-queries.ts'
import { somePlayer } from '../../../test/player.ts'
import { connectToServer } from '../../../test/socket-server.ts'
import { followPayments } from './follow-payments.ts'
import { usePayTime } from './pay-time.ts'

const pixel = vi.fn<NonNullable<Window['fbq']>>()

beforeEach(() => {
  pixel.mockClear()
  queryClient.setQueryData(playerQuery.queryKey, somePlayer())
  usePayTime.setState({ paidAtMs: null })
})

followPayments()

const aPayment = () => vi.waitFor(() => expect(usePayTime.getState().paidAtMs).not.toBeNull())

test('[R102] [R163] a first payment fires the purchase event of the ad pixel, once per order', async () => {
  window.fbq = pixel
  const { say, tokens } = await connectToServer()
  expect(tokens).toEqual(['a-token'])
  const payment = { czflag: 0, orderId: '901', amount: '100.00', gift: '0.00' } as const
  say('paySuccess', payment)
  say('paySuccess', payment)
  say('paySuccess', { ...payment, czflag: 1, orderId: '900' })
  await aPayment()
  await vi.waitFor(() => expect(pixel).toHaveBeenCalled())
  await answered(say)
  expect(pixel.mock.calls).toEqual([['track', 'Purchase', { value: 100, currency: 'BRL' }]])
})

test('[R102] later payments fire nothing, and neither does an app without a pixel', async () => {
  window.fbq = pixel
  const { say } = await connectToServer()
  say('paySuccess', { czflag: 1, orderId: '902', amount: '100.00', gift: '0.00' })
  await aPayment()
  delete window.fbq
  say('paySuccess', { czflag: 0, orderId: '903', amount: '100.00', gift: '0.00' })
  await answered(say)
  expect(pixel).not.toHaveBeenCalled()
  expect(useOverlays.getState().stack).toEqual([])
})

test('[X19] nothing is told of a player who is excluded or never agreed', async () => {
  window.fbq = pixel
  queryClient.setQueryData(playerQuery.queryKey, somePlayer({ purchaseTold: false }))
  const { say } = await connectToServer()
  say('paySuccess', { czflag: 0, orderId: '904', amount: '100.00', gift: '0.00' })
  await aPayment()
  await answered(say)
  expect(pixel).not.toHaveBeenCalled()
})

/** Waits until everything said so far was heard: events of one connection keep their order. */
async function answered(say: Awaited<ReturnType<typeof connectToServer>>['say']) {
  usePayTime.setState({ paidAtMs: null })
  const orderId = String(Math.round(performance.now() * 1000))
  say('paySuccess', { czflag: 1, orderId, amount: '1.00', gift: '0.00' })
  await aPayment()
}
