import type { z } from 'zod'
import { limitedText } from '../../../platform/limited-text.ts'
import type { Provider } from './providers.ts'
import { signBody } from './signature.ts'

const TIMEOUT_MS = 5000
const LARGEST_ANSWER = 512 * 1024

/** The provider gave no answer that can be used. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/**
 * Sends a signed call to a provider and reads its answer by `schema`. Follows no redirect, waits at
 * most five seconds, reads at most 512 KiB; every failure is `ProviderUnavailable`.
 */
export async function callProvider<Schema extends z.ZodType>(
  provider: Provider,
  path: string,
  { body, answer }: { readonly body: object; readonly answer: Schema },
): Promise<z.output<Schema>> {
  const text = JSON.stringify(body)
  try {
    const response = await fetch(provider.apiUrl + path, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': signBody(text, provider.privateKey),
      },
      body: text,
    })
    const told = await limitedText(response, LARGEST_ANSWER)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return answer.parse(JSON.parse(told))
  } catch (error) {
    throw new ProviderUnavailable(`${provider.code} ${path}`, { cause: error })
  }
}
