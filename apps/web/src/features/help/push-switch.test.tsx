import { screen } from '@testing-library/react'
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

/** A browser that lets the product tell of messages, and what its push service does. */
async function open(subscribe: () => Promise<never>, publicKey: string | null = 'BKey') {
  const granted = { permission: 'granted', requestPermission: () => Promise.resolve('granted') }
  vi.stubGlobal('Notification', granted)
  vi.stubGlobal('PushManager', {})
  const pushManager = { getSubscription: () => Promise.resolve(null), subscribe }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: () => Promise.resolve({ pushManager }),
    },
  })
  startServer({ pushKey: () => ({ data: { publicKey } }) })
  // it looks when it is loaded whether the browser can be told at all
  const { PushSwitch } = await import('./push-switch.tsx')
  await show(<PushSwitch />)
  const choice = await screen.findByRole('switch', { name: 'Avisar neste aparelho' })
  await userEvent.click(choice)
  return choice
}

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
