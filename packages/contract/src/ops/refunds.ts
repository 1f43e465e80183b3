import * as z from 'zod/mini'
import { call } from '../call.ts'
import { instant, moneyInput, moneyText, text } from '../fields.ts'

const pix = z.object({ endToEndId: text(40, 1) })

export const view = call({
  method: 'GET',
  path: '/api/ops/refunds/view/{endToEndId}',
  auth: 'operator',
  permission: 'deposit.view',
  summary: 'A credited Pix: what of it went back, how, and what still can',
  params: pix,
  reply: z.object({
    playerId: z.string(),
    amount: moneyText,
    /** What the house added to it as a discount, of which a refund takes its part back. */
    discount: moneyText,
    paidAt: instant,
    returned: moneyText,
    left: moneyText,
    /** What the player's cash holds now: no refund takes more. */
    cash: moneyText,
    refunds: z.array(
      z.object({
        refundId: z.string(),
        amount: moneyText,
        /** What of it left the player's cash; the rest became a debt. */
        taken: moneyText,
        origin: z.enum(['operator', 'provider']),
        state: z.enum(['requested', 'returned', 'failed']),
        reason: z.string(),
        askedAt: instant,
      }),
    ),
  }),
})

export const ask = call({
  method: 'POST',
  path: '/api/ops/refunds/ask/{endToEndId}',
  auth: 'operator',
  permission: 'deposit.decide',
  summary: 'Asks to send a credited Pix back, whole or in part, which a second person must approve',
  params: pix,
  body: z.object({ amount: moneyInput, reason: text(500, 3) }),
  reply: z.object({ approvalId: z.string() }),
})
