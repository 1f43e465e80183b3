export type Priority = 'money' | 'normal' | 'list'

const ORDER: readonly Priority[] = ['money', 'normal', 'list']

type Waiting = {
  readonly priority: Priority
  readonly givesWay: boolean
  /** Runs the task; resolves to true when it gave way and has to run again. */
  readonly run: (giveWay: AbortSignal) => Promise<boolean>
}

/**
 * Runs one task at a time; a waiting money call goes before the others, a list call after them.
 * Tasks of one priority keep their order. What is only read gives way to money: it is broken off by
 * its signal, and runs anew when the money has gone through.
 */
export function createRequestQueue() {
  const waiting: Waiting[] = []
  let running: { readonly entry: Waiting; readonly breaking: AbortController } | null = null

  function next() {
    running = null
    const first = ORDER.map((priority) =>
      waiting.findIndex((entry) => entry.priority === priority),
    ).find((index) => index >= 0)
    if (first === undefined) return
    const [entry] = waiting.splice(first, 1)
    const breaking = new AbortController()
    running = { entry: entry!, breaking }
    void runOne(entry!, breaking.signal)
  }

  async function runOne(entry: Waiting, giveWay: AbortSignal) {
    if (await entry.run(giveWay)) waiting.unshift(entry)
    next()
  }

  return function enqueue<T>(
    priority: Priority,
    task: (giveWay: AbortSignal) => Promise<T>,
    isRead = false,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async (giveWay: AbortSignal) => {
        try {
          resolve(await task(giveWay))
        } catch (error) {
          if (giveWay.aborted) return true
          reject(error)
        }
        return false
      }
      waiting.push({ priority, givesWay: isRead && priority !== 'money', run })
      if (!running) next()
      else if (priority === 'money' && running.entry.givesWay) running.breaking.abort()
    })
  }
}
