/** What a studio's game may tell the page around it. */
export type GameMessage = 'ready' | 'balance' | 'funds' | 'closed' | 'exit'

const MESSAGES: readonly string[] = ['ready', 'balance', 'funds', 'closed', 'exit']
const PREFIX = 'jogada:'

type Incoming = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/**
 * Reads a message of the framed game: from its own window and its own origin, and one that we know.
 * Null for anything else.
 */
export function readGameMessage(
  { origin, source, data }: Incoming,
  frame: { readonly window: Window | null; readonly url: string },
): GameMessage | null {
  if (frame.window === null || source !== frame.window) return null
  if (origin !== new URL(frame.url).origin) return null
  const type = (data as { type?: unknown } | null)?.type
  if (typeof type !== 'string' || !type.startsWith(PREFIX)) return null
  const name = type.slice(PREFIX.length)
  return MESSAGES.includes(name) ? (name as GameMessage) : null
}

/** Asks the framed game to fetch the balance again; said to its own origin only. */
export function askToRefresh(frame: { readonly window: Window | null; readonly url: string }) {
  frame.window?.postMessage({ type: `${PREFIX}refresh` }, new URL(frame.url).origin)
}

/** Whether an address may be framed: of another origin, so that its scripts stay outside ours. */
export function isForeign(url: string, own: string): boolean {
  try {
    const { origin, protocol } = new URL(url)
    return origin !== own && (protocol === 'https:' || protocol === 'http:')
  } catch {
    return false
  }
}
