import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { digestOfFiles } from './shipped-files.ts'

const ANSWER_WITHIN_MS = 2000

/**
 * `/health`: the process lives. `/ready`: it can serve, so that a proxy may send it players; 503
 * while the database does not answer. `/version`: the digest of the files that decide, as they were
 * when it was first asked for.
 */
export function serveHealth(app: FastifyInstance, pool: Pool) {
  app.get('/health', () => ({ status: 'ok' }))
  let files: Promise<string> | undefined
  app.get('/version', async () => ({ files: await (files ??= digestOfFiles()) }))
  app.get('/ready', async (_request, reply) => {
    const given = new AbortController()
    const late = sleep(ANSWER_WITHIN_MS, false, { signal: given.signal }).catch(() => false)
    const isReady = await Promise.race([answers(pool), late])
    given.abort()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

const answers = (pool: Pool) =>
  pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
