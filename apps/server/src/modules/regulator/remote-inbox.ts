import { z } from 'zod'
import { limitedText } from '../../platform/limited-text.ts'
import type { InboxAnswer, RegulatorInbox } from './inbox.ts'
import { faultsOf } from './read-file.ts'

const TIMEOUT_MS = 30_000
const LARGEST_ANSWER = 128 * 1024

const answer = z.discriminatedUnion('answer', [
  z.object({
    fileId: z.string(),
    answer: z.literal('accepted'),
    receipt: z.string().min(1).max(200),
  }),
  z.object({
    fileId: z.string(),
    answer: z.literal('refused'),
    reasons: z.array(z.string().max(500)).min(1).max(100),
  }),
])

/**
 * An inbox behind HTTP, as docs/regulator-files.md describes it. What our own validator refuses is
 * not sent. Throws for no answer, for one that is none, and for one about another file.
 */
export const remoteInbox = ({
  url,
  token,
}: {
  readonly url: string
  readonly token: string
}): RegulatorInbox => ({
  async deliver({ fileId, kind, day, part, digest, content }, signal): Promise<InboxAnswer> {
    const faults = faultsOf(content)
    if (faults.length > 0) return { answer: 'refused', reasons: faults }
    const response = await fetch(`${url.replace(/\/$/, '')}/${kind}/${day}/${part}`, {
      method: 'PUT',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/xml; charset=utf-8',
        'content-digest': `sha-256=:${digest.toString('base64')}:`,
        'idempotency-key': fileId,
      },
      body: new Uint8Array(content),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Error(`the regulator's inbox answered ${response.status}`)
    }
    const text = await limitedText(response, LARGEST_ANSWER)
    const { fileId: answered, ...rest } = answer.parse(JSON.parse(text))
    if (answered !== fileId) throw new Error('the inbox answered about another file')
    return rest
  },
})
