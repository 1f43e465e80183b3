import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import type { Deps } from '../../../deps.ts'
import { isUsableEndpoint, publicLookup } from './endpoint.ts'
import { canSealFor } from './sealing-keys.ts'
import type { VapidKeys } from './vapid-keys.ts'

const TIMEOUT_MS = 10_000
const TTL_SECONDS = 24 * 3600

export type Subscription = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a push service made of a message: taken, the browser is gone, or to be tried again. */
export type PushAnswer = 'taken' | 'gone' | 'failed'

const GONE: ReadonlySet<number> = new Set([404, 410])

/** Sends a text to one browser, encrypted for it alone (RFC 8291). Follows no redirect. */
export async function sendPush(
  { env }: Pick<Deps, 'env'>,
  keys: VapidKeys,
  { endpoint, p256dh, auth }: Subscription,
  payload: string,
): Promise<PushAnswer> {
  if (!isUsableEndpoint(endpoint, env) || !canSealFor({ p256dh, auth })) return 'gone'
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    { TTL: TTL_SECONDS, vapidDetails: { subject: env.PUSH_SUBJECT, ...keys } },
  )
  const message = { method, headers: headers as Record<string, string>, body }
  // no answer at all is one more failure
  const status = await post(endpoint, message).catch(() => 0)
  if (status >= 200 && status < 300) return 'taken'
  return GONE.has(status) ? 'gone' : 'failed'
}

type Message = {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: Buffer | null
}

/** The status of the answer; its body is not read. */
function post(endpoint: string, { method, headers, body }: Message): Promise<number> {
  const isPlain = endpoint.startsWith('http:')
  const send = isPlain ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const sending = send(
      endpoint,
      {
        method,
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isPlain ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}
