import type { Histogram } from 'prom-client'

/**
 * The same client, whose methods that answer later are timed: by their name, and by whether they
 * answered or what kind of error they threw.
 */
export function timeMethods<C extends object>(
  client: C,
  seconds: Histogram<'call' | 'outcome'>,
): C {
  return new Proxy(client, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => {
        const stop = seconds.startTimer({ call: String(name) })
        const answer: unknown = Reflect.apply(method, target, given)
        if (!(answer instanceof Promise)) return answer
        answer.then(
          () => stop({ outcome: 'answered' }),
          (error: unknown) => stop({ outcome: (error as Error).name }),
        )
        return answer
      }
    },
  })
}
