import { headerNames, refusals } from '@jogada/contract'
import type { CallDefinition, CallOutput, CallReply, Envelope } from '@jogada/contract'
import { refusalText, successText } from '@jogada/messages'
import type * as z from 'zod/mini'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountRates, visitorRates } from './rate-limits.ts'
import { LOOK_PREFIX } from './session-lookup.ts'
import type {
  Look,
  Looks,
  Session,
  Sessions,
  StaffSession,
  StaffSessions,
} from './session-lookup.ts'
import { Refusal } from './refusal.ts'
import { isUnavailable } from './unavailable.ts'

/** Who asks, from where, and in which language. */
export type Caller = {
  readonly language: string
  readonly address: string
  readonly deviceId: string
  readonly userAgent: string
}

/** A call that passed authentication and validation. */
export type Request<C extends CallDefinition> = CallOutput<C> & {
  readonly caller: Caller
  /** The client's Idempotency-Key; an empty string where the call demands none and none came. */
  readonly key: string
  /** The request itself, for what no schema reads: its address and headers. */
  readonly arrival: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>
  /** The body as it was read, for calls whose body is no JSON. */
  readonly raw: unknown
} & (C['auth'] extends 'player' ? { readonly session: Session } : object) &
  (C['auth'] extends 'operator' ? { readonly operator: StaffSession } : object)

export type HandleOptions = {
  /** Requests that one account, one device or one visitor's address may make in a minute. */
  readonly perMinute?: number
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Serves one call of the contract: session, idempotency key and input are checked here, the use
 * case gets typed values and answers the envelope's `data`.
 */
export function handle<C extends CallDefinition>(
  app: FastifyInstance,
  definition: C,
  useCase: (request: Request<C>) => Promise<CallReply<C>> | CallReply<C>,
  options: HandleOptions = {},
) {
  app.route({
    method: methodsOf(app, definition),
    url: definition.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      answersData: true,
      compresses: definition.auth === 'public' && definition.method === 'GET',
      ...(options.perMinute && { rates: ratesOf(definition, options.perMinute) }),
    },
    handler: async (request, reply) => {
      // what is somebody's own is kept by no cache on its way
      if (definition.auth !== 'public') reply.header('cache-control', 'no-store')
      const look = await lookBehind(app, request, definition)
      const session = await playerBehind(app, request, { definition, look })
      const operator =
        definition.auth === 'operator' ? await authorize(app, request, definition) : undefined
      const input = {
        params: read(definition.params, request.params),
        query: read(definition.query, request.query),
        body: read(definition.body, request.body),
        raw: request.body,
        arrival: request,
        key: idempotencyKey(request, definition),
        caller: callerOf(request),
        session,
        operator,
      }
      const answered = await useCase(input as unknown as Request<C>)
      const data = look ? look.mask(answered) : answered
      const { success } = definition
      const message = success ? successText(success, input.caller.language) : ''
      return { status: 200, message, data } satisfies Envelope<unknown>
    },
  })
}

const ratesOf = ({ auth }: CallDefinition, perMinute: number) =>
  auth === 'public' ? visitorRates(perMinute) : accountRates(perMinute)

/** How a call is served: a GET that changes something as POST too, and as GET only by leave. */
const methodsOf = (
  { changesByGet }: FastifyInstance,
  { method, changes }: CallDefinition,
): CallDefinition['method'][] => (changes ? [...(changesByGet ? [method] : []), 'POST'] : [method])

/**
 * The look that a call comes from; whatever a look may not call is refused here, whatever it is.
 */
async function lookBehind(
  app: FastifyInstance,
  request: FastifyRequest,
  definition: CallDefinition,
): Promise<Look | undefined> {
  const token = tokenOf(request)
  if (!token.startsWith(LOOK_PREFIX)) return undefined
  const look = await app.looks
    .admit(token, request.ip, definition)
    .catch((refusal: Error) => refuseStranger(app, request, refusal))
  await know(app, request, look.operator)
  return look
}

/** The player for whom a call of theirs is answered; a look says nothing of where its player is. */
async function playerBehind(
  app: FastifyInstance,
  request: FastifyRequest,
  { definition, look }: { readonly definition: CallDefinition; readonly look: Look | undefined },
): Promise<Session | undefined> {
  if (definition.auth !== 'player') return undefined
  if (look) return look.session
  const session = await authenticate(app, request)
  const place = await app.notePlace?.(session, request)
  return place ? { ...session, place } : session
}

const outRefusals = { closed: 'session_of_closed', suspended: 'session_of_suspended' } as const

/**
 * The session behind a request; refuses with `unauthenticated`, or with why its account
 * is kept out.
 */
export async function authenticate(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Session> {
  const token = tokenOf(request)
  const session = token === '' ? null : await app.sessions.find(token, restedMsOf(request))
  if (!session) {
    const why = token === '' ? null : await app.sessions.whyOut(token)
    const refusal = new Refusal(why === null ? 'unauthenticated' : outRefusals[why])
    return refuseStranger(app, request, refusal)
  }
  await know(app, request, session)
  return session
}

/** Counts a request whose caller nobody knows, and refuses it. */
async function refuseStranger(
  app: FastifyInstance,
  request: FastifyRequest,
  refusal: Error,
): Promise<never> {
  await app.countStranger?.(request)
  throw refusal
}

/** Keeps who asks, and counts the request as theirs. Refuses with `too_many_requests`. */
async function know(
  app: FastifyInstance,
  request: FastifyRequest,
  asker: Session | StaffSession,
): Promise<void> {
  const isKnown = request.asker !== undefined
  request.asker = asker
  if (!isKnown) await app.countAsker?.(request)
}

/** The session of whoever makes a public call; null for visitors. */
export async function sessionBehind(
  app: FastifyInstance,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Session | null> {
  const token = tokenOf(request)
  return token === '' ? null : app.sessions.find(token, restedMsOf(request))
}

/**
 * How long ago the player or the operator acted, as the app says. A call with a key of its own is
 * an act, and so is one of a client that says nothing.
 */
function restedMsOf({ headers }: Pick<FastifyRequest, 'headers'>): number {
  if (headers['idempotency-key'] !== undefined) return 0
  const seconds = Number(headers[headerNames.rested])
  return seconds > 0 ? seconds * 1000 : 0
}

function tokenOf(request: Pick<FastifyRequest, 'headers'>): string {
  const header = request.headers.authorization ?? ''
  return header.startsWith('Bearer ') ? header.slice(7) : header
}

/** The operator behind a request, who must have shown both factors and hold the permission. */
export async function authorize(
  app: FastifyInstance,
  request: FastifyRequest,
  { permission }: CallDefinition,
): Promise<StaffSession> {
  const token = tokenOf(request)
  const operator =
    token === '' ? null : await app.staffSessions.find(token, request.ip, restedMsOf(request))
  if (!operator) return refuseStranger(app, request, new Refusal('unauthenticated'))
  await know(app, request, operator)
  if (permission === 'enrol') return operator
  if (!operator.isWhole) throw new Refusal('operator_second_factor')
  // a call that forgot to name its permission is open to nobody
  if (permission === undefined || !operator.permissions.has(permission)) {
    throw new Refusal('operator_permission')
  }
  return operator
}

function read(schema: CallDefinition['body'], value: unknown) {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.') || 'body'))]
  throw new Refusal('invalid_input', { fields: fields.join(', ') })
}

/** Reads a part of a request by its schema, for calls that do not answer the envelope. */
export const readInput = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> =>
  read(schema, value) as z.output<S>

function idempotencyKey(request: FastifyRequest, { idempotent = false }: CallDefinition): string {
  const header = request.headers['idempotency-key']
  const key = typeof header === 'string' ? header.toLowerCase() : ''
  if (UUID.test(key)) return key
  if (idempotent) throw new Refusal('idempotency_key_required')
  return ''
}

const headerText = (request: FastifyRequest, name: string, max: number) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, max) : ''
}

export const callerOf = (request: FastifyRequest): Caller => ({
  language: headerText(request, 'lang', 8),
  address: request.ip,
  deviceId: headerText(request, 'deviceid', 64),
  userAgent: headerText(request, 'user-agent', 300),
})

/** Answers every error: refusals with their text, anything else bare and logged whole. */
export function answerErrors(app: FastifyInstance) {
  app.decorateRequest('asker')
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error)
    const statusCode = (error as { statusCode?: number }).statusCode ?? 500
    if (statusCode >= 400 && statusCode < 500) {
      return refuse(request, reply, new Refusal('invalid_input', { fields: 'body' }))
    }
    if (isUnavailable(error)) {
      request.log.warn({ err: error, ...whoAsked(request) }, 'the database could not be asked')
      return refuse(request, reply, new Refusal('service_busy'))
    }
    request.log.error({ err: error, ...whoAsked(request) }, 'a request failed')
    reply.refusalCode = 'internal_error'
    const { http, status } = refusals.internal_error
    return reply.code(http).send({ status, message: '', data: null } satisfies Envelope<null>)
  })
}

/** By whom a log finds a request again, and by which key its command. */
function whoAsked({ asker, method, routeOptions, headers }: FastifyRequest) {
  const key = String(headers['idempotency-key'] ?? '').toLowerCase()
  return {
    route: `${method} ${routeOptions.url ?? 'unknown'}`,
    ...(asker && 'playerId' in asker && { playerId: String(asker.playerId) }),
    ...(asker && 'staffId' in asker && { staffId: String(asker.staffId) }),
    ...(UUID.test(key) && { command: key }),
  }
}

export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { http, status } = refusals[refusal.code]
  reply.refusalCode = refusal.code
  const { seconds } = refusal.values
  if (http === 429 && seconds !== undefined) reply.header('retry-after', seconds)
  const message = refusalText(refusal.code, headerText(request, 'lang', 8), refusal.values)
  return reply.code(http).send({
    status,
    message,
    data: Object.keys(refusal.values).length > 0 ? refusal.values : null,
  } satisfies Envelope<unknown>)
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
    staffSessions: StaffSessions
    looks: Looks
    /** Whether the licence lets a GET change something. */
    changesByGet: boolean
    /** Where the licence asks: checks where a player's call comes from. */
    notePlace?: (session: Session, request: FastifyRequest) => Promise<Session['place']>
  }
  interface FastifyRequest {
    /** Who asks, once that is known. */
    asker: Session | StaffSession | undefined
  }
}
