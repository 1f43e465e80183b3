/**
 * Has what is asked for under one name done one after the other in this process, in the order asked
 * for, whether or not what came before succeeds.
 */
export function createTurns(): <T>(name: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (name, act) => {
    const own = (last.get(name) ?? Promise.resolve()).then(act, act)
    last.set(name, own)
    try {
      return await own
    } finally {
      if (last.get(name) === own) last.delete(name)
    }
  }
}
