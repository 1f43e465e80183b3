export type Slots = {
  readonly free: () => number
  /** The names of what is under way. */
  readonly taken: () => readonly string[]
  /** Begins a task that never rejects, and waits for nothing. */
  begin(name: string, task: () => Promise<void>): void
  /** Waits until one of them falls free, if none is. */
  one(): Promise<void>
  /** Waits for all that is under way. */
  empty(): Promise<void>
}

/** Places for so many tasks at once, each under a name, in which none waits for a slow one. */
export function openSlots(most: number): Slots {
  const underWay = new Map<string, Promise<void>>()
  return {
    free: () => most - underWay.size,
    taken: () => [...underWay.keys()],
    begin: (name, task) =>
      void underWay.set(
        name,
        task().finally(() => underWay.delete(name)),
      ),
    async one() {
      if (underWay.size >= most) await Promise.race(underWay.values())
    },
    empty: async () => void (await Promise.all(underWay.values())),
  }
}
