import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '../../platform/env.ts'
import type { PixClient } from './pix-client.ts'

const tokenOf = (env: Env) =>
  createHmac('sha256', env.PIX_CLIENT_SECRET)
    .update(`callback:${env.PIX_RECEIVER_KEY}`)
    .digest('base64url')

/** Where the provider's callbacks go; the secret part of the path shows that they are its own. */
export const callbackUrl = (env: Env): string =>
  new URL(`/api/psp/${tokenOf(env)}`, env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).href

/** Whether the secret part of a callback's path is ours. */
export function isCallbackToken(env: Env, given: string): boolean {
  const expected = Buffer.from(tokenOf(env))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Has the provider call us about our key, unless it does already. Throws as the client does. */
export async function registerCallbacks({
  env,
  pix,
}: {
  readonly env: Env
  readonly pix: PixClient
}): Promise<void> {
  const url = callbackUrl(env)
  if ((await pix.getWebhook(env.PIX_RECEIVER_KEY)) !== url)
    await pix.registerWebhook(env.PIX_RECEIVER_KEY, url)
}
