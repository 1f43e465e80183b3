import type { PlayerEvents } from '@jogada/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectAs } from '../../../realtime/socket.ts'
import { followPayments } from './follow-payments.ts'

type Heard = Partial<Record<keyof PlayerEvents, (said: unknown) => void>>

const heard: Heard = {}
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: keyof Heard, handler: (said: unknown) => void) => (heard[name] = handler),
    off: () => {},
    disconnect: () => {},
  }),
}))

const pixel = vi.fn<NonNullable<Window['fbq']>>()

beforeEach(async () => {
  pixel.mockClear()
  await connectAs('a-token')
})

followPayments()

test('[R102] a first payment fires the purchase event of the ad pixel, once per order', () => {
  window.fbq = pixel
  const payment = { czflag: 0, orderId: '901', amount: '100.00' }
  heard.paySuccess?.(payment)
  heard.paySuccess?.(payment)
  expect(pixel.mock.calls).toEqual([['track', 'Purchase', { value: 100, currency: 'BRL' }]])
})

test('[R102] later payments fire nothing, and neither does an app without a pixel', () => {
  window.fbq = pixel
  heard.paySuccess?.({ czflag: 1, orderId: '902', amount: '100.00' })
  delete window.fbq
  heard.paySuccess?.({ czflag: 0, orderId: '903', amount: '100.00' })
  expect(pixel).not.toHaveBeenCalled()
})
