import { headerNames, pathOf } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply, Envelope } from '@jogada/contract'
import { language } from '../i18n/language.ts'
import { restedSeconds } from './last-touch.ts'
import { token } from './token.ts'

/** An expected "no" in the words of the server. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly http: number

  constructor(message: string, http: number) {
    super(message)
    this.http = http
  }
}

/** Whether whoever asked may not see it, or no longer. */
export const isShutOut = (error: unknown): boolean =>
  error instanceof Refused && (error.http === 401 || error.http === 403)

/** What every call says of whoever makes it. */
export const ownHeaders = () => ({
  lang: language(),
  authorization: token.read(),
  [headerNames.rested]: String(restedSeconds()),
})

/** Keys of calls whose answer never came, by what was asked: asked again, it is the same act. */
const unanswered = new Map<string, string>()

/** Makes one call of the contract, until `signal` gives it up; throws `Refused` with the server's words. */
export async function request<const C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallReply<C>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, string | undefined>
    body?: unknown
  }
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string] => !!pair[1])
  const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
  const path = pathOf(definition.path, params) + search
  const act = `${path} ${JSON.stringify(body)}`
  const key = definition.idempotent ? (unanswered.get(act) ?? crypto.randomUUID()) : null
  if (key) unanswered.set(act, key)
  const response = await fetch(path, {
    method: definition.method,
    ...(signal && { signal }),
    headers: {
      ...(key && { 'idempotency-key': key }),
      ...ownHeaders(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Envelope<CallReply<C>>
  if (response.status < 500) unanswered.delete(act)
  if (answer.status === 200) return answer.data as CallReply<C>
  if (response.status === 401 && answer.status === 40_101) token.clear()
  throw new Refused(answer.message || `HTTP ${response.status}`, response.status)
}
