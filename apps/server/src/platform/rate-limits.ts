import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { headerNames } from '@jogada/contract'
import { Refusal } from './refusal.ts'

/** Counts one more and gives the count with what is left of its window, in one step. */
const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }
`

const MOST_REMEMBERED = 50_000
/** How many accounts may use all that is theirs from one address at once. */
const ACCOUNTS_BEHIND_ADDRESS = 5

type Window = { count: number; endsAtMs: number }

/** By what the calls of somebody are counted, and which of it is theirs; nothing where none is. */
const keys = {
  address: ({ ip }: FastifyRequest) => normalizeIP(ip),
  stranger: ({ ip }: FastifyRequest) => normalizeIP(ip),
  device: ({ headers }: FastifyRequest) =>
    String(headers[headerNames.deviceId.toLowerCase()] ?? '').slice(0, 64),
  account: ({ asker }: FastifyRequest) => {
    if (!asker) return ''
    return 'staffId' in asker ? `staff:${asker.staffId}` : `player:${asker.playerId}`
  },
}

type RateKey = keyof typeof keys

/** How often a call may be made in a minute, by what it is counted by. */
export type Rates = Readonly<Record<RateKey, number>> & { readonly needsLogin: boolean }

/** Rates of a call for which one logs in: many accounts may share an address, as in a mobile network. */
export const accountRates = (perMinute: number): Rates => ({
  needsLogin: true,
  account: perMinute,
  device: perMinute,
  address: perMinute * ACCOUNTS_BEHIND_ADDRESS,
  stranger: perMinute,
})

/** Rates of a call that anybody may make. */
export const visitorRates = (perMinute: number): Rates => ({
  needsLogin: false,
  account: perMinute,
  device: perMinute,
  address: perMinute,
  stranger: perMinute,
})

/**
 * Limits how often the calls that ask for it are made from one address, by one device and by one
 * account: the first that is used up refuses with `too_many_requests`. A device is what the client
 * says it is, so its count only ever adds to the others.
 *
 * What anybody may call is counted by address and device before anything of a request is read. What
 * needs a login is counted once it is known who asks, the account first: what is refused there, or
 * asked by nobody, takes no room from others behind the same address. Processes that share a Redis
 * share the counts; while it is away each of them counts for itself, so that a limit is never off.
 */
export async function limitRates(app: FastifyInstance, redis: Redis | null) {
  const store = redis && { store: sharedStore(redis) }
  await app.register(rateLimit, { global: false, cache: MOST_REMEMBERED, ...store })
  const account = counterBy(app, 'account')
  const device = counterBy(app, 'device')
  const address = counterBy(app, 'address')
  const stranger = counterBy(app, 'stranger')
  const needsLogin = ({ routeOptions }: FastifyRequest) => routeOptions.config.rates?.needsLogin
  app.decorate('countAsker', async (request) => {
    await account(request)
    if (!needsLogin(request)) return
    await device(request)
    await address(request)
  })
  app.decorate('countStranger', async (request) => {
    if (needsLogin(request)) await stranger(request)
  })
  app.addHook('onRequest', async (request) => {
    if (needsLogin(request)) return
    await address(request)
    await device(request)
  })
}

function counterBy(app: FastifyInstance, by: RateKey) {
  const count = app.createRateLimit({
    timeWindow: 60_000,
    max: (request) => request.routeOptions.config.rates![by],
    keyGenerator: (request) => {
      const { method, url } = request.routeOptions
      return `${String(method)}:${url}:${by}:${keys[by](request)}`
    },
  })
  return async (request: FastifyRequest) => {
    if (!request.routeOptions.config.rates || keys[by](request) === '') return
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new Refusal('too_many_requests', { seconds: counted.ttlInSeconds })
  }
}

function sharedStore(redis: Redis) {
  return class SharedStore implements FastifyRateLimitStore {
    private readonly own = new Map<string, Window>()

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 60_000,
    ) {
      void this.count(key, timeWindow).then((counted) => callback(null, counted))
    }

    private async count(key: string, timeWindow: number) {
      try {
        const answer = await redis.eval(COUNT, 1, `jogada:rate:${key}`, timeWindow)
        const [current, ttl] = answer as [number, number]
        return { current, ttl }
      } catch {
        return this.countAlone(key, timeWindow)
      }
    }

    child() {
      return new SharedStore()
    }

    private countAlone(key: string, timeWindow: number) {
      const nowMs = performance.now()
      // windows are of one length, so that the first to begin is the first to end
      for (const [known, { endsAtMs }] of this.own) {
        if (endsAtMs > nowMs && this.own.size < MOST_REMEMBERED) break
        this.own.delete(known)
      }
      const window = this.own.get(key) ?? { count: 0, endsAtMs: nowMs + timeWindow }
      window.count++
      this.own.set(key, window)
      return { current: window.count, ttl: Math.ceil(window.endsAtMs - nowMs) }
    }
  } as never
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where rates are limited: counts a request as that of whom it turned out to be of. */
    countAsker?: (request: FastifyRequest) => Promise<void>
    /** Counts a request for which one logs in as that of nobody. */
    countStranger?: (request: FastifyRequest) => Promise<void>
  }
  interface FastifyContextConfig {
    rates?: Rates
  }
}
