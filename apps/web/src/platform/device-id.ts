import { onFirstTouch } from './first-touch.ts'
import { randomUuid } from './random-id.ts'
import { stored } from './storage.ts'

let asked: Promise<string> | undefined
let made: string | undefined
let ofThisPage: string | undefined

/**
 * This browser's fingerprint, made once per tab session; a random id where it cannot be made, or
 * not in time.
 * The library is loaded on the first call and asks no other origin.
 */
export function deviceId(): Promise<string> {
  asked ??= findDeviceId()
  return asked
}

/**
 * The device id where it is known, else an id of this page alone: for calls that only read, so that
 * what a visitor sees first waits for no fingerprint.
 */
export const deviceIdSoFar = (): string =>
  made ?? stored.deviceId.read() ?? (ofThisPage ??= randomUuid())

/** What a first touch asked for goes before the fingerprint. */
const AFTER_TOUCH_MS = 1500

/** Makes the device id once somebody moves on the page: who only looks has none made. */
export function makeDeviceIdWhenTouched() {
  onFirstTouch(() => setTimeout(() => void deviceId(), AFTER_TOUCH_MS))
}

async function findDeviceId() {
  const kept = stored.deviceId.read()
  if (kept) return kept
  const id = await Promise.race([fingerprint().catch(randomUuid), tooLong().then(randomUuid)])
  stored.deviceId.write(id)
  made = id
  return id
}

/** Every call that changes something waits for the device id, and all others behind it. */
const GIVEN_UP_AFTER_MS = 10_000

const tooLong = () => new Promise((resolve) => setTimeout(resolve, GIVEN_UP_AFTER_MS))

/**
 * What a cheap phone would pay for with the first second of the page: these lay out frames full of
 * fonts and lists of blockers, and ask the graphics card hundreds of questions, one at a time.
 */
const TOO_DEAR = ['fonts', 'fontPreferences', 'domBlockers', 'webGlExtensions']

/** The page may do something else after each source that took this long. */
const PAUSE_AFTER_MS = 1

async function fingerprint() {
  const { hashComponents, loadSources, prepareForSources, sources } =
    await import('@fingerprintjs/fingerprintjs')
  await prepareForSources()
  const components = await loadSources(
    sources,
    { cache: {}, debug: false },
    TOO_DEAR,
    PAUSE_AFTER_MS,
  )()
  await new Promise((resume) => setTimeout(resume))
  return hashComponents(components)
}
