export type Priority = 'money' | 'normal' | 'list'

const ORDER: readonly Priority[] = ['money', 'normal', 'list']

type Waiting = { readonly priority: Priority; readonly start: () => void }

/**
 * Runs one task at a time; a waiting money call goes before the others, a list call after them.
 * Tasks of one priority keep their order.
 */
export function createRequestQueue() {
  const waiting: Waiting[] = []
  let running = false

  function next() {
    running = false
    const first = ORDER.map((priority) =>
      waiting.findIndex((entry) => entry.priority === priority),
    ).find((index) => index >= 0)
    if (first === undefined) return
    running = true
    waiting.splice(first, 1)[0]!.start()
  }

  return function enqueue<T>(priority: Priority, task: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({
        priority,
        start: () => {
          task().then(resolve, reject).finally(next)
        },
      })
      if (!running) next()
    })
  }
}
