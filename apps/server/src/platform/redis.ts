import { Redis } from 'ioredis'
import type { FastifyBaseLogger as Logger } from 'fastify'

/** A lost link must cost a call no more than this. */
const ANSWER_WITHIN_MS = 500
const RECONNECT_WITHIN_MS = 2000

export type RedisLink = {
  /**
   * For short commands. It never queues: while Redis is away each command rejects at once, so that
   * nothing piles up and whoever asked goes on without it.
   */
  readonly client: Redis
  close(): void
}

/**
 * A link to the Redis that the processes of one product share. What it carries may be lost: socket
 * announcements, of which clients hear again, and counts of rate limits. Its absence stops nothing.
 */
export function openRedis(url: string, log: Logger): RedisLink {
  const retryStrategy = (attempt: number) => Math.min(RECONNECT_WITHIN_MS, 50 * attempt)
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_WITHIN_MS,
    retryStrategy,
  })
  let isAway = false
  client.on('error', (error) => {
    if (!isAway) log.error({ err: error }, 'redis does not answer')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.warn('redis answers again')
    isAway = false
  })
  const readers: Redis[] = []
  // the adapter asks for copies to wait on streams and channels; those must outlive an absence
  client.duplicate = () => {
    const reader = new Redis(url, { maxRetriesPerRequest: null, retryStrategy })
    forgive(reader)
    readers.push(reader)
    return reader
  }
  forgive(client)
  return {
    client,
    close() {
      for (const each of [client, ...readers]) each.disconnect()
    },
  }
}

/** The adapter drops the promises of these two commands; their failure is no reason to die. */
function forgive(redis: Redis) {
  const loose = redis as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>
  for (const name of ['publish', 'subscribe']) {
    const command = loose[name]!.bind(redis)
    loose[name] = (...given) => command(...given).catch(() => 0)
  }
}
