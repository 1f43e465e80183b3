import type { FileKind } from '@jogada/core/regulator/records'
import { faultsOf } from './read-file.ts'

export type SentFile = {
  /** Names the file wherever it is sent again: the same id is the same file. */
  readonly fileId: string
  readonly kind: FileKind
  readonly day: string
  readonly part: number
  /** SHA-256 of the content. */
  readonly digest: Buffer
  readonly content: Buffer
}

export type InboxAnswer =
  | { readonly answer: 'accepted'; readonly receipt: string }
  | { readonly answer: 'refused'; readonly reasons: readonly string[] }

/**
 * Where the regulator takes files; an adapter of its own layout is another one. A file that was
 * accepted gets the same receipt whenever it is delivered again. Throws where no answer came.
 */
export type RegulatorInbox = {
  deliver(file: SentFile, signal: AbortSignal): Promise<InboxAnswer>
}

/**
 * The inbox that needs nobody else: a file that passes our own validator is receipted
 * by its digest.
 */
export const localInbox: RegulatorInbox = {
  deliver({ content, digest }) {
    const reasons = faultsOf(content)
    return Promise.resolve(
      reasons.length > 0
        ? { answer: 'refused', reasons }
        : { answer: 'accepted', receipt: `local-${digest.toString('hex').slice(0, 32)}` },
    )
  },
}
