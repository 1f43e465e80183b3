import { notice } from '@jogada/contract'
import { request } from '../api/request.ts'
import { keep } from './storage.ts'

const QUIET = { loading: false, failure: 'here' } as const

/** The server's public key that this browser was last subscribed with. */
const apiKey = keep('localStorage', 'jogada.apiKey')

/** Whether this browser can be told of messages at all. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The subscription of this browser, or null. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  if (!canBeTold()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Whether this browser is told of the player's messages, which goes on with this session
 * then. It leaves what another player subscribed here; under a key that the server has no
 * more it is not told.
 */
export async function isPushOn(): Promise<boolean> {
  const made =
    canBeTold() && Notification.permission === 'granted' ? await pushSubscription() : null
  if (!made) return false
  const body = { endpoint: made.endpoint }
  const { subscribed } = await request(notice.resumePush, { body }, QUIET)
  if (!subscribed) {
    await made.unsubscribe()
    return false
  }
  const known = apiKey.read()
  if (known === null) return true
  const { publicKey } = await request(notice.pushKey, {}, QUIET)
  return publicKey === known
}

/**
 * Asks the browser's leave and has it told of messages; to be called from the player's own press
 * alone. Tells whether it is so now.
 */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { publicKey } = await request(notice.pushKey, {})
  if (publicKey === null) return false
  const { pushManager } = await navigator.serviceWorker.ready
  // a browser refuses to be subscribed with another key before it has left the first one
  if (apiKey.read() !== publicKey) await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys = {} } = made.toJSON()
  const { p256dh = '', auth = '' } = keys
  await request(notice.subscribePush, { body: { endpoint: endpoint ?? '', p256dh, auth } })
  apiKey.write(publicKey)
  return true
}

/** Has this browser told of nothing any more. */
export async function stopPush(): Promise<void> {
  const made = await pushSubscription()
  if (!made) return
  const { endpoint } = made
  await made.unsubscribe()
  apiKey.write(null)
  await request(notice.unsubscribePush, { body: { endpoint } })
}
