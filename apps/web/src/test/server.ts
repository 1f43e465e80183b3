import { headerNames } from '@jogada/contract'
import { vi } from 'vitest'

export type Heard = {
  readonly method: string
  readonly path: string
  /** What the address asks for behind its path. */
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  /** The key under which a money call was sent. */
  readonly key: string | null
  /** The session it speaks for. */
  readonly token: string | null
}

type Answer = {
  readonly http?: number
  readonly status?: number
  readonly message?: string
  readonly data?: unknown
}

/** Answers by the last part of the path; whatever is not named answers with a refusal. */
export type Answers = Readonly<Record<string, (heard: Heard) => Answer | Promise<Answer>>>

/** Stands in for the network: hears every request and answers with the contract's envelope. */
export function startServer(answers: Answers) {
  const heard: Heard[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path = '', search] = url.split('?')
    const call = {
      method: init.method ?? 'GET',
      path,
      query: Object.fromEntries(new URLSearchParams(search)),
      body: await bodyOf(init.body),
      key: new Headers(init.headers).get(headerNames.idempotencyKey),
      token: new Headers(init.headers).get(headerNames.authorization),
    }
    heard.push(call)
    if (path.includes('/captcha/')) return new Response(new Uint8Array([1]), { status: 200 })
    const name = path.split('/').at(-1)!
    const {
      http = 200,
      status = http,
      message = '',
      data = null,
    } = (await answers[name]?.(call)) ?? { http: 404 }
    return Response.json({ status, message, data }, { status: http })
  })
  return { heard, paths: () => heard.map(({ path }) => path) }
}

async function bodyOf(body: BodyInit | null | undefined): Promise<unknown> {
  // a picture is sent as it is
  if (body instanceof Blob && body.type.startsWith('image/')) return body.type
  if (body instanceof Blob) return JSON.parse(await body.text())
  return body ? Object.fromEntries(body as URLSearchParams) : null
}
