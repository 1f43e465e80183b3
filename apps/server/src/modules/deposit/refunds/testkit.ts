import { expect, vi } from 'vitest'
import { orderDeposit, payAs, statusOf } from '../../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../../testkit/pix-server.ts'
import { sweepPayments } from '../watch-payments.ts'

/** Has a player pay for a package until the money is there; gives the payment's endToEndId. */
export async function paidDeposit(
  server: PixServer,
  player: Payer,
  pkgId = 'brl-100',
): Promise<string> {
  const placed = await orderDeposit(server, player, pkgId)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(
    async () => {
      server.syncClock()
      await sweepPayments(server.deps)
      expect(await statusOf(player, placed.orderId)).toBe('10')
    },
    { timeout: 60_000 },
  )
  return endToEndId
}
