import type { FastifyBaseLogger as Logger } from 'fastify'
import type { Listener } from './listen.ts'

/** What is kept in memory and read again whenever its channel says that it changed. */
export type Followed = { readonly channel: string; refresh(): Promise<void> }

export type Follower = {
  /** Resolves when everything was read once and every channel is heard. */
  start(followed: readonly Followed[]): Promise<void>
  close(): void
}

const AGAIN_MS = 500

/**
 * Keeps memory in step with tables by notification. While this process cannot hear or read, it
 * reads everything again twice a second and keeps what it knew last.
 */
export function createFollower({
  listener,
  log,
}: {
  readonly listener: Listener
  readonly log: Logger
}): Follower {
  const leaving: (() => void)[] = []
  return {
    async start(followed) {
      await Promise.all(
        followed.map(
          (one) => new Promise<void>((read) => leaving.push(follow({ listener, log }, one, read))),
        ),
      )
    },
    close() {
      for (const leave of leaving) leave()
    },
  }
}

function follow(
  { listener, log }: { readonly listener: Listener; readonly log: Logger },
  followed: Followed,
  onRead: () => void,
): () => void {
  let isHearing = false
  let isAsked = false
  let isReading = false
  let closed = false
  let again: NodeJS.Timeout | undefined

  const readOnce = async () => {
    isAsked = false
    const wasHearing = isHearing
    try {
      await followed.refresh()
      if (wasHearing) onRead()
      return true
    } catch (error) {
      if (!closed)
        log.error(
          { err: error, channel: followed.channel },
          'cannot read what changed and will try again',
        )
      return false
    }
  }
  /** One reading after the other: an older one never overwrites a newer. */
  const read = async (): Promise<void> => {
    isAsked = true
    if (isReading) return
    isReading = true
    clearTimeout(again)
    const isKnown = await readOnce()
    isReading = false
    if (closed) return
    if (isAsked) return read()
    if (!isKnown || !isHearing) again = setTimeout(() => void read(), AGAIN_MS).unref()
  }
  const leave = listener.hear(followed.channel, {
    onNotice: () => void read(),
    onHearing() {
      isHearing = true
      void read()
    },
    onDeaf() {
      isHearing = false
      void read()
    },
  })
  return () => {
    closed = true
    clearTimeout(again)
    leave()
  }
}
