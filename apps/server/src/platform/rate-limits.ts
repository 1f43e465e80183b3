import rateLimit from '@fastify/rate-limit'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'

/** Counts one more and gives the count with what is left of its window, in one step. */
const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }
`

type Route = { readonly method?: string; readonly url?: string }
type Window = { count: number; endsAtMs: number }

/**
 * Limits how often one address may make the calls that ask for it. Processes that share a Redis
 * share the counts; while it is away each of them counts for itself, so that a limit is never off.
 */
export async function limitRates(app: FastifyInstance, redis: Redis | null) {
  if (!redis) {
    await app.register(rateLimit, { global: false })
    return
  }
  await app.register(rateLimit, { global: false, store: sharedStore(redis) })
}

function sharedStore(redis: Redis) {
  return class SharedStore implements FastifyRateLimitStore {
    private readonly prefix: string
    private readonly own = new Map<string, Window>()

    constructor(options: object) {
      const { method = '', url = '' } = (options as { routeInfo?: Route }).routeInfo ?? {}
      this.prefix = `jogada:rate:${method}:${url}:`
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 60_000,
    ) {
      void this.count(key, timeWindow).then((counted) => callback(null, counted))
    }

    private async count(key: string, timeWindow: number) {
      try {
        const answer = await redis.eval(COUNT, 1, this.prefix + key, timeWindow)
        const [current, ttl] = answer as [number, number]
        return { current, ttl }
      } catch {
        return this.countAlone(key, timeWindow)
      }
    }

    child(options: object) {
      return new SharedStore(options)
    }

    private countAlone(key: string, timeWindow: number) {
      const nowMs = performance.now()
      for (const [known, { endsAtMs }] of this.own) if (endsAtMs <= nowMs) this.own.delete(known)
      const window = this.own.get(key) ?? { count: 0, endsAtMs: nowMs + timeWindow }
      window.count++
      this.own.set(key, window)
      return { current: window.count, ttl: Math.ceil(window.endsAtMs - nowMs) }
    }
  } as never
}
