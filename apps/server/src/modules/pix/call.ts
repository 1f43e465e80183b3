import type { z } from 'zod'
import type { AccessTokens } from './access-token.ts'
import { PixUnavailable } from './errors.ts'
import { refusalOf } from './problem.ts'
import type { HttpCall, Transport } from './transport.ts'

export type ApiCall<Schema extends z.ZodType> = {
  readonly method: HttpCall['method']
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly answer: Schema
}

export type CallApi = <Schema extends z.ZodType>(call: ApiCall<Schema>) => Promise<z.output<Schema>>

/**
 * Authorised calls whose answers are checked. A token that the PSP no longer takes is renewed once;
 * that is safe for every call, as a 401 says that nothing was done.
 */
export function createCallApi(transport: Transport, tokens: AccessTokens): CallApi {
  return async ({ method, path, query, body, answer: schema }) => {
    const name = `${method} ${path}`
    const send = (token: string) =>
      transport({
        method,
        path: query ? `${path}?${new URLSearchParams(query).toString()}` : path,
        name,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })

    const token = await tokens.get()
    let answer = await send(token)
    if (answer.status === 401) {
      tokens.forget(token)
      answer = await send(await tokens.get())
    }
    const refusal = refusalOf(answer, name)
    if (refusal) throw refusal

    const read = schema.safeParse(parsed(answer.text))
    if (!read.success) throw new PixUnavailable('unreadable_answer', name, read.error)
    return read.data
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
