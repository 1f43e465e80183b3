import { pathOf } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply, Envelope } from '@jogada/contract'
import { language } from '../i18n/language.ts'
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

/** Makes one call of the contract; throws `Refused` with the server's words. */
export async function request<const C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
): Promise<CallReply<C>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, string | undefined>
    body?: unknown
  }
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string] => !!pair[1])
  const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
  const response = await fetch(pathOf(definition.path, params) + search, {
    method: definition.method,
    headers: {
      lang: language(),
      authorization: token.read(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Envelope<CallReply<C>>
  if (answer.status === 200) return answer.data as CallReply<C>
  if (response.status === 401 && answer.status === 40_101) token.clear()
  throw new Refused(answer.message || `HTTP ${response.status}`, response.status)
}
