import type { Money } from '@jogada/core'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createAccessTokens } from './access-token.ts'
import type { CallApi } from './call.ts'
import { createCallApi } from './call.ts'
import { chargeCalls } from './charges.ts'
import type { ChargeRequest } from './charges.ts'
import { orNull } from './or-null.ts'
import { payoutCalls } from './payouts.ts'
import type { PayoutQuery, PayoutRequest } from './payouts.ts'
import { receivedCalls } from './received.ts'
import type { ReceivedQuery } from './received.ts'
import { createTransport } from './transport.ts'
import type { TransportOptions } from './transport.ts'
import type { Charge, Payout, ReceivedPix, Refund } from './wire.ts'

export type PixClientOptions = TransportOptions & {
  readonly clientId: string
  readonly clientSecret: string
  readonly clock: Clock
}

/**
 * API Pix 2.9 and the PSP's payout call. Each method answers, or throws `PixRefused` (nothing was
 * done) or `PixUnavailable` (unknown: repeat the same call or look it up). Every method that moves
 * something is repeatable with the same arguments without doing it twice.
 */
export type PixClient = {
  createCharge(txid: string, request: ChargeRequest): Promise<Charge & { copyPasteCode: string }>
  getCharge(txid: string): Promise<Charge | null>
  /** Takes an active charge off the market. A charge already removed is answered as it is. */
  removeCharge(txid: string): Promise<Charge>
  /**
   * All pages of what arrived in the period, oldest first; `cpf` is the payer's. Throws
   * `PixUnreadable` with the rest where some of it cannot be read.
   */
  listReceived(query: ReceivedQuery): Promise<readonly ReceivedPix[]>
  getReceived(endToEndId: string): Promise<ReceivedPix | null>
  /** Sends money of a received Pix back to its payer; `id` is ours, 1 to 35 of `[a-zA-Z0-9]`. */
  refund(endToEndId: string, id: string, amount: Money): Promise<Refund>
  getRefund(endToEndId: string, id: string): Promise<Refund | null>
  /** Callbacks about `key` go to `url`/pix and `url`/payout from now on. */
  registerWebhook(key: string, url: string): Promise<void>
  /** Where callbacks about `key` go now. */
  getWebhook(key: string): Promise<string | null>
  sendPayout(request: PayoutRequest): Promise<Payout>
  getPayout(paymentId: string): Promise<Payout | null>
  /**
   * The payouts asked for in a period, or those of them of which something came back. Throws
   * `PixUnreadable` with the rest where some of it cannot be read.
   */
  listPayouts(query: PayoutQuery): Promise<readonly Payout[]>
}

/** A client for the PSP at `baseUrl`; opens no connection before the first call. */
export function createPixClient(options: PixClientOptions): PixClient {
  const transport = createTransport(options)
  const callApi = createCallApi(transport, createAccessTokens({ ...options, transport }))
  return {
    ...chargeCalls(callApi),
    ...receivedCalls(callApi),
    ...webhookCalls(callApi),
    ...payoutCalls(callApi),
  }
}

const webhookCalls = (callApi: CallApi) => ({
  async registerWebhook(key: string, url: string): Promise<void> {
    await callApi({
      method: 'PUT',
      path: `/webhook/${encodeURIComponent(key)}`,
      body: { webhookUrl: url },
      answer: z.unknown(),
    })
  },

  async getWebhook(key: string): Promise<string | null> {
    const answer = z.object({ webhookUrl: z.string() })
    const path = `/webhook/${encodeURIComponent(key)}`
    const webhook = await orNull(callApi({ method: 'GET', path, answer }))
    return webhook?.webhookUrl ?? null
  },
})
