import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Of Helmet's headers those that mean something for data, which no browser shows as a page. */
const forData = ['x-content-type-options', 'referrer-policy', 'strict-transport-security']

/** Of Helmet's headers those that only a page obeys. */
const forPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Takes from the answer what a script, a style or a font has no use for: most of such an answer
 * may be headers.
 */
export function leavePageHeaders(reply: FastifyReply) {
  for (const name of forPages) reply.removeHeader(name)
}

/** Data may load nothing, and be shown in nobody's frame. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Puts Helmet's headers on every answer, or the few that concern data where a route says that it
 * answers nothing else; a route may set its own value for one of them. They never depend on the
 * request, so Helmet writes them once, at start, instead of at each answer.
 */
export async function addSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions) {
  const sample = Fastify()
  await sample.register(helmet, options)
  sample.get('/', () => '')
  const { headers } = await sample.inject('/')
  await sample.close()
  const fixed = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !perAnswer.has(name)),
  ) as Record<string, string>
  const few = Object.fromEntries(forData.map((name) => [name, fixed[name]!]))
  const data = { ...few, 'content-security-policy': DATA_POLICY }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.answersData ? data : fixed)
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    answersData?: boolean
  }
}

const perAnswer = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])
