import { afterEach, expect, test, vi } from 'vitest'
import { startServer } from '../test/server.ts'
import { isPushOn } from './push.ts'
import { keep } from './storage.ts'

const apiKey = keep('localStorage', 'jogada.apiKey')

afterEach(() => {
  vi.unstubAllGlobals()
  apiKey.write(null)
})

/** A browser that was subscribed before, as far as the page can ask it. */
function subscribedBrowser() {
  const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const made = { endpoint: 'https://push.example.com/one', unsubscribe }
  const pushManager = { getSubscription: () => Promise.resolve(made) }
  vi.stubGlobal('PushManager', vi.fn<() => void>())
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    languages: navigator.languages,
    onLine: true,
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  })
  return unsubscribe
}

test('a browser that is told of another player’s messages is told of none any more, and says so', async () => {
  const unsubscribe = subscribedBrowser()
  startServer({ pushOn: () => ({ data: { subscribed: false } }) })
  expect(await isPushOn()).toBe(false)
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

test('a browser that is told of the player’s own messages goes on with the new session', async () => {
  const unsubscribe = subscribedBrowser()
  const { heard } = startServer({
    pushOn: () => ({ data: { subscribed: true } }),
    pushKey: () => ({ data: { publicKey: 'new' } }),
  })
  expect(await isPushOn()).toBe(true)
  expect(heard.map(({ body }) => body)).toEqual([{ endpoint: 'https://push.example.com/one' }])
  // a key that the server has no more tells nobody anything
  apiKey.write('old')
  expect(await isPushOn()).toBe(false)
  expect(unsubscribe).not.toHaveBeenCalled()
})
