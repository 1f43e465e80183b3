import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { PixRefused, PixUnavailable } from './errors.ts'
import { refusalOf } from './problem.ts'
import type { Transport } from './transport.ts'

/** RFC 6749 section 5.1; without a stated life a token is taken to last a minute. */
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(60),
})

const LONGEST_MARGIN_MS = 30_000
const MARGIN_SHARE = 0.2

type Token = { readonly text: string; readonly renewAt: number }

export type AccessTokens = {
  /** A token that will live a while yet; callers at the same time share one request for it. */
  readonly get: () => Promise<string>
  /** Drops `text`, which the PSP no longer takes. A newer token stays. */
  readonly forget: (text: string) => void
}

export type TokenOptions = {
  readonly transport: Transport
  readonly clientId: string
  readonly clientSecret: string
  readonly clock: Clock
}

/** Client credentials by Basic authentication, renewed ahead of their end. */
export function createAccessTokens(options: TokenOptions): AccessTokens {
  let current: Token | null = null
  let pending: Promise<Token> | null = null

  async function renew(): Promise<Token> {
    try {
      return (current = await requestToken(options))
    } finally {
      pending = null
    }
  }

  return {
    async get() {
      if (current && options.clock.now().getTime() < current.renewAt) return current.text
      pending ??= renew()
      return (await pending).text
    },
    forget(text) {
      if (current?.text === text) current = null
    },
  }
}

async function requestToken(options: TokenOptions): Promise<Token> {
  const { transport, clientId, clientSecret, clock } = options
  const name = 'POST /oauth/token'
  const askedAt = clock.now().getTime()
  const answer = await transport({
    method: 'POST',
    path: '/oauth/token',
    name,
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const refusal = refusalOf(answer, name)
  // of the call that waits for it this says nothing: it was not made
  if (refusal instanceof PixRefused) throw new PixUnavailable('no_access', name, refusal)
  if (refusal) throw refusal

  const token = readToken(answer.text)
  if (!token) throw new PixUnavailable('unreadable_answer', name)
  const lifeMs = token.expires_in * 1000
  const marginMs = Math.min(LONGEST_MARGIN_MS, lifeMs * MARGIN_SHARE)
  return { text: token.access_token, renewAt: askedAt + lifeMs - marginMs }
}

function readToken(text: string) {
  try {
    return tokenAnswer.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
