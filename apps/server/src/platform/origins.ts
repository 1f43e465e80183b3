import type { IncomingMessage } from 'node:http'

/**
 * Whether a socket may be opened by this request: a browser names the page's origin, which must be
 * the host that it asks or the product's public address. What is no browser names none.
 */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
