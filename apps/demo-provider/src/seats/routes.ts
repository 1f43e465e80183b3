import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { lines, pays, reels, stakes } from '../math/machine.ts'
import { countReturns } from '../math/returns.ts'
import { findRound } from '../rounds/find-round.ts'
import { playRound } from '../rounds/play-round.ts'
import type { Studio } from '../studio.ts'
import { WalletSilent } from '../wallet/wallet-client.ts'
import type { Seat } from './seat-store.ts'

const id = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)
const enterBody = z.object({ entry: id })
const seatBody = z.object({ seat: id })
const spinBody = z.object({
  seat: id,
  requestId: id,
  stake: z.literal(stakes),
})

const machine = { reels, lines, pays, stakes }

/** What the game's page asks. A seat is known to the page that entered it alone. */
export function seatRoutes(app: FastifyInstance, studio: Studio) {
  const { rtp } = countReturns()
  const lastSpinAt = new Map<string, number>()

  app.route({
    method: 'POST',
    url: '/api/enter',
    handler: async (request, reply) => {
      const seat = studio.store.enter(enterBody.parse(request.body).entry)
      if (!seat) return reply.code(410).send({ error: 'entry_used' })
      const balance = await openBalance(studio, seat)
      if (balance === null) return reply.code(410).send({ error: 'wallet_closed' })
      const { seatId, lobbyUrl, language } = seat
      const isDemo = seat.walletToken === null
      return { seat: seatId, balance, isDemo, lobbyUrl, language, machine, rtp }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/balance',
    handler: async (request, reply) => {
      const seat = studio.store.findSeat(seatBody.parse(request.body).seat)
      if (!seat) return reply.code(410).send({ error: 'no_seat' })
      if (seat.walletToken === null) return { balance: seat.demoBalance }
      const { balance } = await studio.wallet('/user/balance', { token: seat.walletToken })
      return { balance: balance ?? null }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/spin',
    handler: async (request, reply) => {
      const { seat: seatId, requestId, stake } = spinBody.parse(request.body)
      const seat = studio.store.findSeat(seatId)
      if (!seat) return reply.code(410).send({ error: 'no_seat' })
      const now = studio.now()
      const isSoon = now - (lastSpinAt.get(seatId) ?? 0) < studio.config.minCycleMs
      if (isSoon && !studio.store.isRequest(seatId, requestId)) {
        return reply.code(429).send({ error: 'too_soon' })
      }
      lastSpinAt.set(seatId, now)
      return playRound(studio, seat, { requestId, stake })
    },
  })

  app.route({
    method: 'POST',
    url: '/api/round',
    handler: async (request, reply) => {
      const { seat: seatId, requestId, stake } = spinBody.parse(request.body)
      const seat = studio.store.findSeat(seatId)
      if (!seat) return reply.code(410).send({ error: 'no_seat' })
      return findRound(studio, seat, { requestId, stake })
    },
  })
}

/** What the seat starts with; entering uses the launch up at the operator. */
async function openBalance(studio: Studio, seat: Seat): Promise<number | null> {
  if (seat.walletToken === null) return seat.demoBalance
  try {
    const requestId = seat.seatId
    const { status, balance } = await studio.wallet('/user/info', {
      token: seat.walletToken,
      request_uuid: requestId,
    })
    return status === 'RS_OK' ? (balance ?? 0) : null
  } catch (error) {
    if (error instanceof WalletSilent) return null
    throw error
  }
}
