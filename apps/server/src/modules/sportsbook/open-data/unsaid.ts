import type { Deps } from '../../../deps.ts'
import { idsInLog } from '../feed/news-closings.ts'
import type { FeedMessage, SentMessage } from '../feed/message.ts'

/** What is to be said under an id, made only where the log does not hold it: prices take a while. */
export type UnsaidMessage = { readonly messageId: string; readonly say: () => FeedMessage }

/** Those of the messages that the log does not hold. */
export async function stillUnsaid(
  { db }: Pick<Deps, 'db'>,
  messages: readonly UnsaidMessage[],
): Promise<SentMessage[]> {
  const said = await idsInLog(db, messages)
  return messages
    .filter(({ messageId }) => !said.has(messageId))
    .map(({ messageId, say }) => ({ messageId, message: say() }))
}

/** Made when it is first asked for. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
