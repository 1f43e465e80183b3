/**
 * Does a task for each of many, at most `atOnce` of them at a time, so that the ledger's lanes
 * commit many together. Begins none after `signal` aborts. Waits for all it began, and throws the
 * first error when one of them failed.
 */
export async function sideBySide<T>(
  items: Iterable<T>,
  {
    atOnce,
    task,
    signal,
  }: {
    readonly atOnce: number
    readonly task: (item: T) => Promise<unknown>
    readonly signal?: AbortSignal | undefined
  },
): Promise<void> {
  const isOver = () => signal?.aborted === true
  const left = items[Symbol.iterator]()
  const errors: unknown[] = []
  const walk = async () => {
    while (!isOver()) {
      const next = left.next()
      if (next.done) return
      try {
        await task(next.value)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  if (errors.length > 0) throw errors[0]
}
