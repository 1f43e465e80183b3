import { formatMoney, subtract } from '@jogada/core'
import { acceptCashOut, cashOutOffer, ticketReceipt } from '@jogada/contract/ticket'
import type { Ticket } from '@jogada/contract/ticket'
import { useRef, useState } from 'react'
import { RequestFailure } from '../../api/failure.ts'
import { OutcomeUnknown, requestKnown } from '../../api/known-outcome.ts'
import { request } from '../../api/request.ts'
import { moneyOf } from '../../components/typed-money.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { onPlayerEvent } from '../../realtime/socket.ts'
import { takeBalance } from '../../session/balance-change.ts'
import { balanceQuery } from '../../session/player-queries.ts'
import { queryClient } from '../../session/query-client.ts'
import { WHOLE_PERCENT } from './cash-out-share.ts'

export type Selling =
  | { readonly state: 'idle' | 'sending' | 'unknown' | 'gone' }
  | { readonly state: 'waiting'; readonly delayMs: number }
  | { readonly state: 'sold'; readonly amount: string }
  | { readonly state: 'refused'; readonly message: string }

const AFTER_DELAY_MS = 800
const ASKED_AT_MOST = 20
const WAITS = -10
const QUIET = { loading: false, failure: 'here' } as const

type Asked = { readonly offerId: string; readonly percent: number; readonly delayMs: number }

/** A sale as it was sent, with what the ticket had been paid before it. */
type Sale = Asked & { readonly paidBefore: string }

/**
 * Sells a ticket at the offer that the player saw. An open outcome is asked for again under its
 * key, also by the player, until it is known. `onWhole` hears what was paid for a whole ticket,
 * which leaves the open ones and so tells nothing in its own place.
 */
export function useCashOut(ticket: Ticket, onWhole: (amount: string) => void) {
  const [selling, setSelling] = useState<Selling>({ state: 'idle' })
  const end = (sale: Sale, ended: Selling) => {
    const isWhole = ended.state === 'sold' && sale.percent === WHOLE_PERCENT
    setSelling(isWhole ? { state: 'gone' } : ended)
    if (isWhole) onWhole(ended.amount)
  }
  const last = useRef<{ readonly key: string; readonly sale: Sale } | null>(null)
  const send = async (key: string, sale: Sale) => {
    last.current = { key, sale }
    setSelling({ state: 'sending' })
    const { betId } = ticket
    const { offerId, percent, delayMs } = sale
    try {
      const answer = await requestKnown(
        acceptCashOut,
        { params: { betId }, body: { offerId, percent } },
        { idempotencyKey: key },
      )
      takeBalance(answer)
      if (answer.code !== WAITS) return end(sale, { state: 'sold', amount: answer.amount })
      setSelling({ state: 'waiting', delayMs })
      end(sale, await decided(betId, sale))
    } catch (error) {
      if (error instanceof OutcomeUnknown) return setSelling({ state: 'unknown' })
      if (!(error instanceof RequestFailure)) throw error
      setSelling({ state: 'refused', message: error.message })
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['player', 'bets'] })
      void queryClient.invalidateQueries({ queryKey: ['player', 'cash-out', betId] })
      void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    }
  }
  return {
    selling,
    sell: (asked: Asked) => send(randomUuid(), { ...asked, paidBefore: ticket.cashedOut }),
    askAgain: () => (last.current ? send(last.current.key, last.current.sale) : undefined),
    forget: () => setSelling({ state: 'idle' }),
  }
}

/** How a sale that waited for its in-play delay ended: told by the socket, else looked up. */
async function decided(betId: string, { delayMs, paidBefore }: Sale): Promise<Selling> {
  const told = await toldWithin(betId, delayMs + AFTER_DELAY_MS)
  if (told) return { state: 'refused', message: told }
  for (let asked = 0; asked < ASKED_AT_MOST; asked++) {
    const found = await lookedUp(betId)
    if (found && found.offer.reason !== 'waiting') {
      const paid = subtract(moneyOf(found.now.cashedOut), moneyOf(paidBefore))
      return paid > 0n
        ? { state: 'sold', amount: formatMoney(paid) }
        : { state: 'refused', message: '' }
    }
    await new Promise((resolve) => setTimeout(resolve, AFTER_DELAY_MS))
  }
  return { state: 'unknown' }
}

/** What the server says of the ticket; null where it does not answer, which refuses no sale. */
async function lookedUp(betId: string) {
  try {
    // in this order: a sale that was decided between the two is paid by the second
    const offer = await request(cashOutOffer, { params: { betId } }, QUIET)
    return { offer, now: await request(ticketReceipt, { params: { betId } }, QUIET) }
  } catch (error) {
    if (error instanceof RequestFailure) return null
    throw error
  }
}

/** The reason of a refusal, or null when the sale was paid or nobody told in time. */
const toldWithin = (betId: string, ms: number) =>
  new Promise<string | null>((resolve) => {
    const done = (reason: string | null) => {
      stop()
      clearTimeout(timer)
      resolve(reason)
    }
    const stop = onPlayerEvent(
      'betDecided',
      (change) => change.betId === betId && done(change.reason),
    )
    const timer = setTimeout(() => done(null), ms)
  })
