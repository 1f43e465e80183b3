import * as z from 'zod/mini'
import { call } from '../call.ts'
import { moneyText, text } from '../fields.ts'

const reason = text(500, 3)
const eventParams = z.object({ eventId: text(120, 1) })

export const askRollback = call({
  method: 'POST',
  path: '/api/ops/trading/rollback/{eventId}',
  auth: 'operator',
  permission: 'trading.settle',
  summary: 'Asks a second person to take a result back; its bets are reversed then',
  params: eventParams,
  body: z.object({ reason }),
  reply: z.object({ approvalId: z.string() }),
})

/** Which bets are given back: of a market or the whole event, all or those of a time. */
const cancelWindow = z.object({
  marketId: z.nullable(text(240, 1)),
  from: z.nullable(z.iso.datetime({ offset: true })),
  to: z.nullable(z.iso.datetime({ offset: true })),
})

export const previewCancel = call({
  method: 'POST',
  path: '/api/ops/trading/cancel/{eventId}/preview',
  auth: 'operator',
  permission: 'trading.settle',
  summary: 'What giving stakes back would return, without saying it',
  params: eventParams,
  body: cancelWindow,
  reply: z.object({
    bets: z.number(),
    stake: moneyText,
    /** Bets that end by it, and what they return; those with other open legs are not in it. */
    back: z.number(),
    payout: moneyText,
    stillOpen: z.number(),
    /** Bets that were settled before, and what they were paid: it is taken back first. */
    settled: z.number(),
    paid: moneyText,
    /** There are more bets than were looked at. */
    isPart: z.boolean(),
  }),
})

export const askCancel = call({
  method: 'POST',
  path: '/api/ops/trading/cancel/{eventId}',
  auth: 'operator',
  permission: 'trading.settle',
  summary: 'Asks a second person to give stakes back: of an event or a market, all or of a time',
  params: eventParams,
  /** `isLate`: they were taken after the start, and players read so. */
  body: z.extend(cancelWindow, { isLate: z.optional(z.boolean()), reason }),
  reply: z.object({ approvalId: z.string() }),
})

export const askRestore = call({
  method: 'POST',
  path: '/api/ops/trading/restore/{eventId}',
  auth: 'operator',
  permission: 'trading.settle',
  summary: 'Asks a second person to undo a giving back: its bets are open or settled as without it',
  params: eventParams,
  body: z.object({ cancellationId: text(200, 1), reason }),
  reply: z.object({ approvalId: z.string() }),
})
