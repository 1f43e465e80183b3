import { expect, vi } from 'vitest'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { spentCounter } from './campaigns.ts'

/** Changes a campaign as nobody at the desk needs to approve. */
export const setCampaign = ({ deps }: PixServer, campaignId: string, values: object) =>
  deps.db
    .updateTable('promotion.campaign')
    .set(values)
    .where('campaign_id', '=', campaignId)
    .execute()

/** What of a campaign's budget is given or promised, in centavos. */
export async function spentOf({ deps }: PixServer, campaignId: string): Promise<bigint> {
  const name = spentCounter(campaignId)
  return (await deps.ledger.counters('house', [name]))[name]!.total
}

/** A player, a new one unless one is given, has paid for that package. */
export async function deposited(server: PixServer, pkgId: string, player?: Payer) {
  const payer = player ?? (await registerPayer(server))
  const placed = await orderDeposit(server, payer, pkgId)
  await payAs(server, payer, placed.code)
  await vi.waitFor(async () => expect(await statusOf(payer, placed.orderId)).toBe('10'))
  return { player: payer, placed }
}
