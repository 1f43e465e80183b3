import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'

/**
 * Puts Helmet's headers on every answer; a route may set its own value for one of them. They never
 * depend on the request, so Helmet writes them once, at start, instead of at each answer.
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
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed)
    done()
  })
}

const perAnswer = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive'])
