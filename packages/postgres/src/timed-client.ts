import { Client } from 'pg'

/** Told about each statement when it has ended, in milliseconds since it was handed over. */
export type OnStatement = (text: string, ms: number) => void

type Query = (...args: unknown[]) => unknown

/** A connection that times every statement, whether its caller waits by callback or by promise. */
export function timedClient(onStatement: OnStatement): typeof Client {
  class TimedClient extends Client {
    override query = ((...args: unknown[]) => {
      const startedAt = performance.now()
      const ended = () => onStatement(textOf(args[0]), performance.now() - startedAt)
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        args[args.length - 1] = (...answer: unknown[]) => {
          ended()
          callback(...answer)
        }
      }
      const answer = (super.query as unknown as Query)(...args)
      if (answer instanceof Promise) answer.then(ended, ended)
      return answer
    }) as never
  }
  return TimedClient
}

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { readonly text?: string }).text ?? '')
