import type { FastifyBaseLogger as Logger } from 'fastify'

/**
 * Does one of many independent tasks of a background job: a failure is logged and left for the next
 * round, so that it holds nothing else up.
 */
export async function attempt(log: Logger, what: string, task: () => Promise<unknown>) {
  try {
    await task()
  } catch (error) {
    log.error({ err: error }, `${what} failed and will be tried again`)
  }
}

/** Does what nobody waits for; a failure is logged and stays one. */
export function inBackground(log: Logger, what: string, task: () => Promise<unknown>) {
  task().catch((error: unknown) => log.error({ err: error }, `${what} failed`))
}
