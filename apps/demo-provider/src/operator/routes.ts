import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countReturns } from '../math/returns.ts'
import { GAME_CODE } from '../rounds/play-round.ts'
import type { Studio } from '../studio.ts'
import { units } from '../wallet/wallet-client.ts'

const DEMO_CENTAVOS = 100_000
const BODY_LIMIT_BYTES = 16 * 1024

const launch = z.object({
  game_code: z.literal(GAME_CODE),
  user: z.string().min(1).max(64),
  token: z.string().min(16).max(128).optional(),
  lang: z.string().max(8),
  lobby_url: z.string().max(300),
})

const PAGE = 500

const instant = z.number().int().nonnegative()

const statement = z.object({
  from: instant,
  to: instant,
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullable(),
})

/** What the operator's server asks: which games there are, and an address to open one at. */
export async function operatorRoutes(app: FastifyInstance, studio: Studio) {
  await app.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
        (_request, body, parsed) => parsed(null, body),
      )
      scope.route({
        method: 'POST',
        url: '/game/list',
        handler: (request) => {
          readSigned(studio, request)
          return [offer()]
        },
      })
      scope.route({
        method: 'POST',
        url: '/game/url',
        handler: (request) => {
          const asked = launch.parse(readSigned(studio, request))
          const entryId = studio.newId()
          studio.store.addSeat({
            seatId: studio.newId(),
            walletToken: asked.token ?? null,
            language: asked.lang,
            lobbyUrl: asked.lobby_url,
            entryId,
            isEntered: false,
            demoBalance: asked.token === undefined ? DEMO_CENTAVOS : 0,
            openedAt: studio.now(),
          })
          return { url: `${studio.config.publicUrl()}/feira?entry=${entryId}` }
        },
      })
      scope.route({
        method: 'POST',
        url: '/transactions',
        handler: (request) => statementOf(studio, readSigned(studio, request)),
      })
      done()
    },
    { prefix: '/operator/generic/v2' },
  )
}

/** A page of our books: what the operator's wallet did in a period, each call once. */
function statementOf(studio: Studio, asked: unknown) {
  const { from, to, after } = statement.parse(asked)
  const lines = studio.store.listDone({ from, to, after: Number(after ?? 0), limit: PAGE })
  return {
    transactions: lines.map(({ kind, transactionId, roundId, amount, at }) => ({
      kind,
      transaction_uuid: transactionId,
      round: roundId,
      amount: amount === null ? null : units(amount),
      at,
    })),
    next: lines.length < PAGE ? null : String(lines.at(-1)!.line),
  }
}

const offer = () => ({
  game_code: GAME_CODE,
  name: 'Feira da Orla',
  product: 'Estúdio Orla',
  category: 'slots',
  rtp: (countReturns().rtp * 100).toFixed(2),
  enabled: true,
})

function readSigned(studio: Studio, { body, headers }: FastifyRequest): unknown {
  const signature = headers['x-hub88-signature']
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  if (typeof signature !== 'string' || !studio.isOperator(raw, signature)) {
    throw Object.assign(new Error('signature'), { statusCode: 401 })
  }
  return JSON.parse(raw.toString('utf8'))
}
