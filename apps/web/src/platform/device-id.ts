import { randomUuid } from './random-id.ts'
import { stored } from './storage.ts'

let asked: Promise<string> | undefined

/**
 * This browser's fingerprint, made once per tab session; a random id where it cannot be made.
 * The library is loaded on the first call and asks no other origin.
 */
export function deviceId(): Promise<string> {
  asked ??= findDeviceId()
  return asked
}

async function findDeviceId() {
  const kept = stored.deviceId.read()
  if (kept) return kept
  const id = await fingerprint().catch(() => randomUuid())
  stored.deviceId.write(id)
  return id
}

async function fingerprint() {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  const { visitorId } = await agent.get()
  return visitorId
}
