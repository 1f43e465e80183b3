import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../session/session.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  keepToken(null)
})

function browserWith(pushManager: object) {
  const granted = { permission: 'granted', requestPermission: () => Promise.resolve('granted') }
  vi.stubGlobal('Notification', granted)
  vi.stubGlobal('PushManager', {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: () => Promise.resolve({ pushManager }),
    },
  })
}

/** A browser that lets the product tell of messages, and what its push service does. */
async function open(subscribe: () => Promise<never>, publicKey: string | null = 'BKey') {
  browserWith({ getSubscription: () => Promise.resolve(null), subscribe })
  startServer({ pushKey: () => ({ data: { publicKey } }) })
  // it looks when it is loaded whether the browser can be told at all
  const { PushSwitch } = await import('./push-switch.tsx')
  await show(<PushSwitch />)
  const choice = await screen.findByRole('switch', { name: 'Avisar neste aparelho' })
  await userEvent.click(choice)
  return choice
}

/** A push service that hands out subscriptions of one key at a time, as browsers do. */
function pushService() {
  let held: string | null = null
  const subscriptionOf = (key: string) => ({
    endpoint: `https://push.example/${key}`,
    toJSON: () => ({
      endpoint: `https://push.example/${key}`,
      keys: { p256dh: 'p', auth: 'a' },
    }),
    unsubscribe: () => {
      held = null
      return Promise.resolve(true)
    },
  })
  return {
    getSubscription: () => Promise.resolve(held === null ? null : subscriptionOf(held)),
    subscribe: ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      if (held !== null && held !== key) {
        return Promise.reject(new DOMException('another key', 'InvalidStateError'))
      }
      held = key
      return Promise.resolve(subscriptionOf(key))
    },
  }
}

test('[R081] the key that the browser subscribed with is kept, and a new key of the server asks to subscribe anew', async () => {
  let publicKey = 'BKey'
  browserWith(pushService())
  const { heard } = startServer({
    pushKey: () => ({ data: { publicKey } }),
    push: () => ({ data: { subscribed: true } }),
    pushOn: () => ({ data: { subscribed: true } }),
  })
  const { PushSwitch } = await import('./push-switch.tsx')
  const press = async () => userEvent.click(await screen.findByRole('switch'))
  const isOn = async () => (await screen.findByRole('switch')).getAttribute('aria-checked')
  const { unmount } = await show(<PushSwitch />)
  await press()
  await waitFor(async () => expect(await isOn()).toBe('true'))
  expect(localStorage.getItem('jogada.apiKey')).toBe('BKey')
  unmount()

  publicKey = 'BOther'
  await show(<PushSwitch />)
  await waitFor(async () => expect(await isOn()).toBe('false'))
  await press()
  await waitFor(async () => expect(await isOn()).toBe('true'))
  expect(localStorage.getItem('jogada.apiKey')).toBe('BOther')
  const told = heard.filter(({ path }) => path.endsWith('/push'))
  expect(told.map(({ body }) => body)).toMatchObject([
    { endpoint: 'https://push.example/BKey' },
    { endpoint: 'https://push.example/BOther' },
  ])
})

const WHY = 'Não foi possível ligar: o serviço de avisos não respondeu. Tente mais tarde.'

test('the switch says why it went back where no push service answers', async () => {
  const choice = await open(() =>
    Promise.reject(new DOMException('Registration failed', 'AbortError')),
  )
  expect(await screen.findByText(WHY)).toBeDefined()
  expect(choice.getAttribute('aria-checked')).toBe('false')
})

test('the switch says why it went back where the product sends no messages', async () => {
  const choice = await open(() => Promise.reject(new Error('nobody asks')), null)
  expect(await screen.findByText(WHY)).toBeDefined()
  expect(choice.getAttribute('aria-checked')).toBe('false')
})
