import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { operatorRoutes } from './operator/routes.ts'
import { pageRoutes } from './page/routes.ts'
import { keepSettling } from './rounds/settle-rounds.ts'
import { seatRoutes } from './seats/routes.ts'
import { openStudio } from './studio.ts'
import type { StudioConfig, World } from './studio.ts'

/** The whole studio: its games, its maths page and its talk with the operator. */
export async function buildApp(config: StudioConfig, world: World): Promise<FastifyInstance> {
  const studio = openStudio(config, world)
  const app = Fastify({ logger: { level: 'error' }, bodyLimit: 16 * 1024 })
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500
    if (error instanceof ZodError) return reply.code(400).send({ error: 'invalid_input' })
    if (status < 500) return reply.code(status).send({ error: 'refused' })
    request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send({ error: 'internal' })
  })
  await operatorRoutes(app, studio)
  seatRoutes(app, studio)
  await pageRoutes(app, studio)
  app.get('/health', () => ({ status: 'ok' }))

  const ending = new AbortController()
  let settling: Promise<void> = Promise.resolve()
  app.addHook('onReady', () => {
    settling = keepSettling(studio, ending.signal, (error) =>
      app.log.error({ err: error }, 'settling failed and goes on'),
    )
  })
  app.addHook('onClose', async () => {
    ending.abort()
    await settling
    studio.store.close()
  })
  return app
}
