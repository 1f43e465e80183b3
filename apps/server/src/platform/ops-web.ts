import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Only what the back office itself loads; nobody may frame it. Mantine writes style elements. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

/**
 * Serves the built back office at /ops with a policy of its own: hashed assets for ever, the app's
 * page for every other path below it.
 */
export async function serveOps(app: FastifyInstance, dist: string) {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  app.get('/ops', (_request, reply) => reply.redirect('/ops/'))
  await app.register(
    async (room) => {
      room.addHook('onRequest', (_request, reply, done) => {
        reply.headers({
          'content-security-policy': POLICY,
          'x-frame-options': 'DENY',
          'x-robots-tag': 'noindex',
        })
        done()
      })
      await room.register(fastifyStatic, {
        root: join(dist, 'assets'),
        prefix: '/assets/',
        decorateReply: false,
        index: false,
        immutable: true,
        maxAge: '365d',
      })
      const sendPage = { type: 'text/html', cacheControl: 'no-store' }
      room.get('/*', (_request, reply) =>
        reply.type(sendPage.type).header('cache-control', sendPage.cacheControl).send(page),
      )
    },
    { prefix: '/ops' },
  )
}
