import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { FastifyBaseLogger as Logger } from 'fastify'
import { withLock } from './advisory-lock.ts'

const ledBy = new WeakMap<pg.Pool, Set<string>>()

/** The names of the jobs that the process of this pool leads. */
export const jobsLedBy = (pool: pg.Pool): readonly string[] => [...(ledBy.get(pool) ?? [])]

type LeaderOptions = {
  readonly pool: pg.Pool
  readonly log: Logger
  /** Names the job; the same name never runs in two processes at once. */
  readonly name: string
  readonly signal: AbortSignal
  readonly retryMs?: number
}

/**
 * Runs `work` in exactly one process at a time: whoever holds the name's advisory lock. When that
 * process dies the database drops its lock and another one takes over within `retryMs`.
 * `work` must return soon after its signal aborts; it is started again after an error.
 */
export async function lead(options: LeaderOptions, work: (signal: AbortSignal) => Promise<void>) {
  const { pool, log, name, signal, retryMs = 1000 } = options
  while (!signal.aborted) {
    try {
      await leadOnce(pool, name, signal, work)
    } catch (error) {
      log.error({ err: error, job: name }, 'a leading job failed and will start again')
    }
    await sleep(retryMs, undefined, { signal }).catch(() => undefined)
  }
}

const leadOnce = (
  pool: pg.Pool,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
) =>
  withLock(pool, name, async (lost) => {
    const led = ledBy.get(pool) ?? new Set()
    ledBy.set(pool, led.add(name))
    try {
      await work(AbortSignal.any([signal, lost]))
    } finally {
      led.delete(name)
    }
  })

/** Repeats `task` with a pause between its runs until the signal aborts; an error ends the loop. */
export async function repeat(everyMs: number, signal: AbortSignal, task: () => Promise<void>) {
  while (!signal.aborted) {
    await task()
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
