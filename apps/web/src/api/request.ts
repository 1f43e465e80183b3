import { WEB_DEVICE, headerNames, pathOf } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply, Envelope } from '@jogada/contract'
import { deviceId, deviceIdSoFar } from '../platform/device-id.ts'
import { restedSeconds } from '../platform/last-touch.ts'
import { deviceTimeZone } from '../platform/time-zone.ts'
import { randomUuid } from '../platform/random-id.ts'
import { heardDate } from '../platform/server-clock.ts'
import { reactionTo } from './error-catalogue.ts'
import type { FailureReaction } from './error-catalogue.ts'
import { NO_ANSWER, RequestFailure } from './failure.ts'
import { startLoading } from './loading.ts'
import { createRequestQueue } from './request-queue.ts'

const TIMEOUT_MS = 30_000

/** Whoever pressed so long ago has moved on: what has not arrived is not sent any more by itself. */
export const GIVEN_UP_AFTER_MS = 60_000

export type RequestOptions = {
  /** False keeps the global loading indicator out of it. */
  readonly loading?: boolean
  /** Repeating a money call with its first key gets its first answer. */
  readonly idempotencyKey?: string
  /** When the player asked for what moves money; now by default. */
  readonly sinceMs?: number
  /**
   * `here` leaves a refusal to the caller, who shows it in place; a lost session and terms that
   * wait for consent are still handled.
   * The default reacts as the error catalogue says and throws as well.
   */
  readonly failure?: 'catalogue' | 'here'
  readonly signal?: AbortSignal
  /** Speaks for this session instead of the present one. */
  readonly token?: string | null
}

/** What the client needs to know of the session, and what it does about failures. */
export type RequestSurroundings = {
  readonly token: () => string | null
  readonly language: () => { readonly key: string; readonly currency: string }
  readonly react: (reaction: FailureReaction) => void
}

let surroundings: RequestSurroundings = {
  token: () => null,
  language: () => ({ key: 'pt_BR', currency: 'BRL' }),
  react: () => {},
}

/** Tells the client where it runs; called once before the first request. */
export function configureRequests(given: RequestSurroundings) {
  surroundings = given
}

/** The token of the present session, which calls speak for. */
export const presentToken = () => surroundings.token()

const enqueue = createRequestQueue()

export type Answer<T> = { readonly data: T; readonly message: string }

/**
 * Calls the server and gives the answer's `data`. One call runs at a time, money first, never
 * retried, given up after 30 s; what moves money is not sent a minute after it was asked for.
 * Throws `RequestFailure`, after the error catalogue had its say.
 */
export async function request<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<CallReply<C>> {
  const { data } = await requestWithMessage(call, input, options)
  return data
}

/** As `request`, but gives the server's message beside the data. */
export async function requestWithMessage<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<Answer<CallReply<C>>> {
  const loaded = options.loading === false ? undefined : startLoading()
  const token = options.token === undefined ? surroundings.token() : options.token
  const { sinceMs = Date.now() } = options
  try {
    const task = (giveWay: AbortSignal) => {
      const signal = options.signal ? AbortSignal.any([options.signal, giveWay]) : giveWay
      return send(call, input, { ...options, token, signal, sinceMs })
    }
    return await enqueue(call.priority ?? 'normal', task, call.method === 'GET')
  } catch (error) {
    if (error instanceof RequestFailure) react(error, { ...options, token })
    throw error
  } finally {
    loaded?.()
  }
}

/**
 * Does what the error catalogue says about a failure that its caller took `here` and does not show;
 * a lost session was handled already.
 */
export function followCatalogue(failure: RequestFailure) {
  const reaction = reactionTo(failure)
  if (reaction.do !== 'log_out') surroundings.react(reaction)
}

function react(failure: RequestFailure, options: RequestOptions) {
  const reaction = reactionTo(failure)
  if (reaction.do === 'log_out') {
    const isPresentSession = options.token === surroundings.token()
    if (isPresentSession) surroundings.react(reaction)
  } else if (options.failure !== 'here' || reaction.do === 'ask') {
    surroundings.react(reaction)
  }
}

type Fields = Readonly<Record<string, string | number | null | undefined>>

type AnyInput = {
  readonly params?: Record<string, string | number>
  readonly query?: Fields
  readonly body?: Fields
}

async function send<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions,
): Promise<Answer<CallReply<C>>> {
  options.signal?.throwIfAborted()
  const { params, query, body } = input as AnyInput
  const path = pathOf(call.path, params)
  const isMoney = call.method === 'POST' && call.priority === 'money'
  if (isMoney && Date.now() - options.sinceMs! > GIVEN_UP_AFTER_MS) throw noAnswer(path)
  const init: RequestInit = {
    method: call.changes ? 'POST' : call.method,
    headers: await headersOf(call, options),
    credentials: 'omit',
    signal: timed(options.signal),
  }
  if (body) init.body = call.form ? formOf(body) : jsonOf(body)
  const response = await answerTo(path + queryOf(query), init, options)
  heardDate(response.headers.get('date'))
  return readAnswer<CallReply<C>>(response, path, options)
}

async function answerTo(url: string, init: RequestInit, { signal }: RequestOptions) {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (signal?.aborted) throw error
    throw noAnswer(url)
  }
}

const noAnswer = (path: string) =>
  new RequestFailure({ http: NO_ANSWER, status: 0, message: '', path })

async function readAnswer<T>(
  response: Response,
  path: string,
  { signal }: RequestOptions,
): Promise<Answer<T>> {
  const envelope = await (response.json() as Promise<Envelope<T>>).catch((error: unknown) => {
    // the caller gave up while the answer was under way: that is no failure of the call
    if (signal?.aborted) throw error
    return null
  })
  if (response.ok && envelope?.status === 200) {
    return { data: envelope.data as T, message: envelope.message }
  }
  throw new RequestFailure({
    // cut off within the answer: what the server did is as open as without one
    http: response.ok && !envelope ? NO_ANSWER : response.status,
    status: envelope?.status ?? 0,
    message: envelope?.message ?? '',
    path,
    reference: response.headers.get('x-request-id'),
  })
}

async function headersOf(call: CallDefinition, options: RequestOptions) {
  const isReading = call.method === 'GET' && !call.changes
  const headers = new Headers(
    headersWith(isReading ? deviceIdSoFar() : await deviceId(), options.token),
  )
  if (call.method === 'POST' && (call.idempotent || call.priority === 'money')) {
    headers.set(headerNames.idempotencyKey, options.idempotencyKey ?? randomUuid())
  }
  return headers
}

/** The headers of every call: session, time zone, language, currency, device, last touch. */
export async function clientHeaders(token = surroundings.token()): Promise<Record<string, string>> {
  return headersWith(await deviceId(), token)
}

function headersWith(device: string, token = surroundings.token()): Record<string, string> {
  const language = surroundings.language()
  return {
    ...(token ? { [headerNames.authorization]: token } : {}),
    [headerNames.zone]: deviceTimeZone(),
    [headerNames.lang]: language.key,
    [headerNames.currency]: language.currency,
    [headerNames.deviceId]: device,
    [headerNames.devices]: WEB_DEVICE,
    [headerNames.rested]: String(restedSeconds()),
  }
}

function timed(signal: AbortSignal | undefined) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

// a typed blob carries its content type with it, as URLSearchParams does
const jsonOf = (body: Fields) => new Blob([JSON.stringify(body)], { type: 'application/json' })

function formOf(body: Fields) {
  const form = new URLSearchParams()
  for (const [name, value] of present(body)) form.set(name, value)
  return form
}

function queryOf(query: Fields = {}) {
  const text = new URLSearchParams(present(query)).toString()
  return text && `?${text}`
}

const present = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
