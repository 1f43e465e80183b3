import type pg from 'pg'
import type { FastifyBaseLogger as Logger } from 'fastify'

/** What is kept in memory and read again whenever its channel says that it changed. */
export type Followed = { readonly channel: string; refresh(): Promise<void> }

export type Follower = {
  /** Resolves when everything was read once and every channel is heard. */
  start(followed: readonly Followed[]): Promise<void>
  close(): void
}

const AGAIN_MS = 500

/**
 * Keeps memory in step with tables by notification, over one connection for all channels. While
 * this process cannot hear, it reads everything again twice a second and keeps what it knew last.
 */
export function createFollower({
  pool,
  log,
}: {
  readonly pool: pg.Pool
  readonly log: Logger
}): Follower {
  let all: readonly Followed[] = []
  let leave: (() => void) | null = null
  let again: NodeJS.Timeout | undefined
  let closed = false

  const refresh = (channel?: string) =>
    Promise.all(
      all
        .filter((one) => channel === undefined || one.channel === channel)
        .map((one) => one.refresh()),
    )
  const onFault = (error: unknown) => {
    if (closed) return
    log.error({ err: error }, 'cannot follow what operators change and will try again')
    // one lost connection is told of more than once
    again ??= setTimeout(relisten, AGAIN_MS).unref()
  }
  const listen = async () => {
    const client = await pool.connect()
    if (closed) return client.release(true)
    const own = () => {
      if (leave !== own) return
      leave = null
      client.release(true)
    }
    leave = own
    client.on('notification', ({ channel }) => void refresh(channel).catch(onFault))
    client.on('error', (error) => {
      own()
      onFault(error)
    })
    try {
      for (const { channel } of all) await client.query(`LISTEN ${channel}`)
    } catch (error) {
      own()
      throw error
    }
    await refresh()
  }
  const relisten = () => {
    again = undefined
    if (closed) return
    if (leave) refresh().catch(onFault)
    else listen().catch(onFault)
  }

  return {
    async start(followed) {
      all = followed
      await listen()
    },
    close() {
      closed = true
      clearTimeout(again)
      leave?.()
    },
  }
}
