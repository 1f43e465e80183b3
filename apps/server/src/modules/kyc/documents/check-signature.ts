import { createHmac, timingSafeEqual } from 'node:crypto'

const WINDOW_MS = 5 * 60_000

/** HMAC-SHA256 in hex over the time stamp, a full stop and the bytes of the body. */
export const signCheck = (key: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')

/** Whether a signature is of these bytes and not older, or younger, than five minutes. */
export function isCheckSigned(
  key: string,
  sent: {
    readonly timestamp: string
    readonly signature: string
    readonly body: Buffer
    readonly nowMs: number
  },
): boolean {
  const { timestamp, signature, body, nowMs } = sent
  if (!/^\d{1,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(nowMs - Number(timestamp)) > WINDOW_MS) return false
  const right = Buffer.from(signCheck(key, timestamp, body), 'hex')
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
}
