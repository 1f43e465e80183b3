import { z } from 'zod'
import { payoutAnswer, receivedAnswer } from './wire.ts'
import type { Payout, ReceivedPix } from './wire.ts'

const pixCallback = z.object({ pix: z.array(receivedAnswer) })
const payoutCallback = z.object({ payouts: z.array(payoutAnswer) })

/**
 * The Pix that a callback speaks of (`POST {webhookUrl}/pix`), or `null` when it cannot be read.
 * A callback is a hint: ask the PSP for each `endToEndId` before money moves.
 */
export const readPixCallback = (body: unknown): readonly ReceivedPix[] | null =>
  pixCallback.safeParse(body).data?.pix ?? null

/** As `readPixCallback`, for `POST {webhookUrl}/payout`. */
export const readPayoutCallback = (body: unknown): readonly Payout[] | null =>
  payoutCallback.safeParse(body).data?.payouts ?? null
