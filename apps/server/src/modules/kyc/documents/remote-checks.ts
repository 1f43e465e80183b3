import { kyc } from '@jogada/contract'
import { z } from 'zod'
import { AnswerTooLong, limitedText } from '../../../platform/limited-text.ts'
import type { CheckVerdict, IdentityChecks } from './identity-checks.ts'
import { signCheck } from './check-signature.ts'

/** Where a provider of checks is found, and the key that both sides sign with. */
export type RemoteChecks = {
  readonly url: string
  readonly key: string
  /** Milliseconds since 1970, for the time stamps. */
  readonly now: () => number
  readonly tryMs?: number
  readonly pauseMs?: number
}

const TRIES = 3
const TRY_MS = 3000
const PAUSE_MS = 200
const LARGEST_ANSWER = 16 * 1024

/** The picture waits until the provider calls back. */
export const PENDING_HINT = 'check_pending'
const REVIEW_HINT = 'check_review'

/** What a provider says of a picture, in its answer or when it calls back. */
export const checkResult = z.object({
  reference: z.uuid(),
  status: z.enum(['approved', 'refused', 'review', 'pending']),
  /** Why it was refused, in our words; any other leaves the decision to a person. */
  reason: z.string().max(64).nullish(),
})

export type CheckResult = z.output<typeof checkResult>

/** A provider's result as a verdict. */
export function verdictOf({ status, reason }: CheckResult): CheckVerdict {
  if (status === 'approved') return { outcome: 'approved' }
  if (status === 'pending') return { outcome: 'person', hint: PENDING_HINT }
  const known = kyc.kycItemReasons.find((one) => one === reason)
  if (status === 'refused' && known) return { outcome: 'refused', reason: known }
  return { outcome: 'person', hint: REVIEW_HINT }
}

/**
 * Checks by a provider over HTTP, as docs/identity-checks.md describes it: signed requests, three
 * tries under one idempotency key, and an answer that is a verdict or the promise of one. Anything
 * else throws, which leaves the decision to a person.
 */
export const remoteChecks = (provider: RemoteChecks): IdentityChecks => ({
  document: ({ person, picture }, signal) =>
    ask(provider, { kind: 'document', person, ...wireOf(picture) }, signal),
  face: ({ person, picture, document }, signal) =>
    ask(
      provider,
      {
        kind: 'face',
        person,
        ...wireOf(picture),
        document: document?.toString('base64') ?? null,
      },
      signal,
    ),
})

const wireOf = (picture: Parameters<IdentityChecks['document']>[0]['picture']) => ({
  reference: picture.documentId,
  item: picture.item,
  picture: picture.file.toString('base64'),
})

type Question = { readonly reference: string } & Readonly<Record<string, unknown>>

async function ask(
  provider: RemoteChecks,
  question: Question,
  signal: AbortSignal,
): Promise<CheckVerdict> {
  const body = JSON.stringify(question)
  let failure: unknown
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    signal.throwIfAborted()
    try {
      const result = await post(provider, { body, reference: question.reference }, signal)
      if (result.reference !== question.reference) throw new Refused('another reference')
      return verdictOf(result)
    } catch (error) {
      if (error instanceof Refused) throw error
      failure = error
    }
    await pause((provider.pauseMs ?? PAUSE_MS) * attempt, signal)
  }
  throw new Error('the identity check gave no answer', { cause: failure })
}

/** An answer that stays what it is, however often it is asked for. */
class Refused extends Error {}

async function post(
  { url, key, now, tryMs = TRY_MS }: RemoteChecks,
  sent: { readonly body: string; readonly reference: string },
  signal: AbortSignal,
): Promise<CheckResult> {
  const timestamp = String(now())
  const response = await fetch(`${url.replace(/\/+$/, '')}/checks`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(tryMs)]),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': sent.reference,
      'x-jogada-timestamp': timestamp,
      'x-jogada-signature': signCheck(key, timestamp, sent.body),
    },
    body: sent.body,
  })
  if (!response.ok) {
    await response.body?.cancel()
    const isTransient = response.status === 429 || response.status >= 500
    throw isTransient
      ? new Error(`HTTP ${response.status}`)
      : new Refused(`HTTP ${response.status}`)
  }
  const text = await limitedText(response, LARGEST_ANSWER).catch((error: unknown) => {
    throw error instanceof AnswerTooLong ? new Refused('the answer is too large') : error
  })
  return checkResult.parse(JSON.parse(text))
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
