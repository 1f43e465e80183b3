import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Sandbox, SandboxDeps } from './context.ts'
import { Problem } from './platform/problem.ts'

const SCOPES = [
  'cob.write',
  'cob.read',
  'pix.write',
  'pix.read',
  'webhook.write',
  'webhook.read',
  'payout.write',
  'payout.read',
] as const

export type Scope = (typeof SCOPES)[number]

type Token = { scopes: readonly Scope[]; expiresAt: number }

export type Tokens = {
  readonly issue: (scopes: readonly Scope[]) => string
  readonly find: (token: string) => Token | null
  /** Ends every token now. */
  readonly expireAll: () => void
}

/** Bearer tokens in memory: a restart ends them, as it may at any PSP. */
export function createTokens({ clock, random, config }: SandboxDeps): Tokens {
  const tokens = new Map<string, Token>()
  const forgetExpired = (now: number) => {
    for (const [token, { expiresAt }] of tokens) if (expiresAt <= now) tokens.delete(token)
  }
  return {
    issue(scopes) {
      const now = clock.now().getTime()
      forgetExpired(now)
      const token = random(32).toString('base64url')
      tokens.set(token, { scopes, expiresAt: now + config.tokenLifetimeSeconds * 1000 })
      return token
    },
    find(token) {
      const found = tokens.get(token)
      return found && found.expiresAt > clock.now().getTime() ? found : null
    },
    expireAll: () => tokens.clear(),
  }
}

const tokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  scope: z.string().optional(),
})

/** POST /oauth/token: RFC 6749 section 4.4, the client authenticated by Basic. */
export function tokenRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.post('/oauth/token', (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!isClient(request.headers.authorization, sandbox)) {
      void reply.header('www-authenticate', 'Basic realm="pix"')
      return reply.code(401).send({ error: 'invalid_client' })
    }
    const wanted = tokenRequest.safeParse(request.body)
    if (!wanted.success) return reply.code(400).send({ error: 'unsupported_grant_type' })

    const names = wanted.data.scope?.split(' ').filter(Boolean) ?? SCOPES
    const scopes = SCOPES.filter((scope) => (names as readonly string[]).includes(scope))
    if (scopes.length === 0 || scopes.length !== new Set(names).size) {
      return reply.code(400).send({ error: 'invalid_scope' })
    }
    return {
      access_token: sandbox.tokens.issue(scopes),
      token_type: 'Bearer',
      expires_in: sandbox.config.tokenLifetimeSeconds,
      scope: scopes.join(' '),
    }
  })
}

/** Lets a call through that carries a living token with `scope`; otherwise 401 or 403. */
export function requireScope(sandbox: Sandbox, scope: Scope) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const bearer = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
    const token = bearer && sandbox.tokens.find(bearer)
    if (!token) {
      void reply.header('www-authenticate', 'Bearer error="invalid_token"')
      return done(new Problem('AcessoNegado', { status: 401, detail: 'Token ausente ou vencido.' }))
    }
    if (token.scopes.includes(scope)) return done()
    return done(new Problem('AcessoNegado', { detail: `Falta o escopo ${scope}.` }))
  }
}

function isClient(header: string | undefined, { config }: Sandbox): boolean {
  const encoded = /^Basic ([\w+/]+=*)$/.exec(header ?? '')?.[1]
  if (!encoded) return false
  const given = Buffer.from(encoded, 'base64')
  const expected = Buffer.from(`${config.clientId}:${config.clientSecret}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
