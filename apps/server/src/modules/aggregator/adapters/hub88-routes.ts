import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Provider } from '../provider/providers.ts'
import { isSigned } from '../provider/signature.ts'
import { credit } from '../wallet/credit.ts'
import { debit } from '../wallet/debit.ts'
import { endRound } from '../wallet/end-round.ts'
import { balance, enter } from '../wallet/enter.ts'
import type { WalletAnswer } from '../wallet/port.ts'
import { rollback } from '../wallet/rollback.ts'
import {
  answerBody,
  balanceBody,
  betBody,
  infoBody,
  rollbackBody,
  roundEndBody,
  winBody,
} from './hub88-wire.ts'
import type { Status } from './hub88-wire.ts'

const BODY_LIMIT_BYTES = 16 * 1024
const TIMESTAMP_WINDOW_MS = 60_000

/** A call that is not carried out, with the dialect's word for why. */
class Unfit extends Error {
  readonly status: Status

  constructor(status: Status) {
    super(status)
    this.status = status
  }
}

/**
 * The wallet as a provider calls it: JSON bodies, each signed with RSA-SHA256 over its bytes. Every
 * answer is HTTP 200 with a status word; anything else tells the provider to ask again.
 */
export async function hub88Routes(app: FastifyInstance, deps: Deps, provider: Provider) {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
        (_request, body, done) => done(null, body),
      )
      scope.setErrorHandler((error, request, reply) => {
        if (error instanceof Unfit) return reply.send({ status: error.status })
        // a body that is too large, or of a type that is none
        const statusCode = (error as { statusCode?: number }).statusCode ?? 500
        if (statusCode < 500) return reply.code(200).send({ status: 'RS_ERROR_WRONG_SYNTAX' })
        request.log.error({ err: error }, 'a call of a provider failed')
        return reply.code(500).send({ status: 'RS_ERROR_UNKNOWN' })
      })
      serveCalls(scope, deps, provider)
      scope.get('/health', () => ({ status: 'RS_OK' }))
    },
    { prefix: `/api/seamless/${provider.code}` },
  )
}

function serveCalls(app: FastifyInstance, deps: Deps, provider: Provider) {
  const { code } = provider

  const serve = <
    Schema extends z.ZodType<{ request_uuid: string; timestamp?: number | undefined }>,
  >(
    path: string,
    schema: Schema,
    carryOut: (body: z.output<Schema>) => Promise<WalletAnswer>,
  ) => {
    app.route({
      method: 'POST',
      url: path,
      handler: async (request) => {
        const body = readBody(deps, provider, request, schema)
        return answerBody(body.request_uuid, await carryOut(body))
      },
    })
  }

  serve('/user/info', infoBody, ({ token, request_uuid: requestId }) =>
    enter(deps, { provider: code, token, requestId }),
  )
  serve('/user/balance', balanceBody, ({ token }) => balance(deps, { provider: code, token }))
  serve('/transaction/bet', betBody, (body) =>
    debit(deps, {
      provider: code,
      token: body.token,
      transactionId: body.transaction_uuid,
      roundId: body.round,
      game: body.game_code ?? null,
      amount: body.amount,
      endsRound: body.round_closed,
    }),
  )
  serve('/transaction/win', winBody, (body) => {
    if (body.reference_transaction_uuid === undefined && body.reward_uuid === undefined) {
      throw new Unfit('RS_ERROR_WRONG_SYNTAX')
    }
    return credit(deps, {
      provider: code,
      token: body.token,
      transactionId: body.transaction_uuid,
      roundId: body.round,
      amount: body.amount,
      largest: provider.largestCredit,
      debitId: body.reference_transaction_uuid ?? null,
      endsRound: body.round_closed,
    })
  })
  serve('/transaction/rollback', rollbackBody, (body) =>
    rollback(deps, {
      provider: code,
      token: body.token,
      transactionId: body.transaction_uuid,
      debitId: body.reference_transaction_uuid,
      roundId: body.round,
    }),
  )
  serve('/round/end', roundEndBody, ({ token, round }) =>
    endRound(deps, { provider: code, token, roundId: round }),
  )
}

/** Checks who calls, by address and signature over the bytes as they came, and only then reads. */
function readBody<Schema extends z.ZodType<{ timestamp?: number | undefined }>>(
  deps: Deps,
  provider: Provider,
  request: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  if (!provider.mayCallFrom(request.ip)) throw new Unfit('RS_ERROR_INVALID_PARTNER')
  const signature = request.headers['x-hub88-signature']
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  if (typeof signature !== 'string' || !isSigned(raw, signature, provider.publicKey)) {
    throw new Unfit('RS_ERROR_INVALID_SIGNATURE')
  }
  const parsed = schema.safeParse(jsonOf(raw))
  if (!parsed.success) {
    const currency = parsed.error.issues.some((issue) => issue.path[0] === 'currency')
    throw new Unfit(currency ? 'RS_ERROR_WRONG_CURRENCY' : 'RS_ERROR_WRONG_TYPES')
  }
  const { timestamp } = parsed.data
  const nowMs = deps.clock.now().getTime()
  if (timestamp !== undefined && Math.abs(nowMs - timestamp) > TIMESTAMP_WINDOW_MS) {
    throw new Unfit('RS_ERROR_INVALID_SIGNATURE')
  }
  return parsed.data
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new Unfit('RS_ERROR_WRONG_SYNTAX')
  }
}
