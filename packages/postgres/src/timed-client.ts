import { Client } from 'pg'

/** Told about each statement when it has ended, in milliseconds since it was handed over. */
export type OnStatement = (text: string, ms: number) => void

type Query = (...args: unknown[]) => unknown

/**
 * A connection that times every statement, whether its caller waits by callback, by promise or by a
 * query of its own making.
 */
export function timedClient(onStatement: OnStatement): typeof Client {
  class TimedClient extends Client {
    override query = ((...args: unknown[]) => {
      const startedAt = performance.now()
      const ended = () => onStatement(textOf(args[0]), performance.now() - startedAt)
      if (isOwnQuery(args[0])) args[0].handleReadyForQuery = endingWith(args[0], ended)
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

type OwnQuery = { submit: unknown; handleReadyForQuery(...args: unknown[]): void }

const isOwnQuery = (query: unknown): query is OwnQuery =>
  typeof query === 'object' && query !== null && 'submit' in query

const endingWith = (query: OwnQuery, ended: () => void) => {
  const handle = query.handleReadyForQuery.bind(query)
  return (...args: unknown[]) => {
    ended()
    handle(...args)
  }
}

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { readonly text?: string }).text ?? '')
