import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { someBalance, somePlayer } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { show } from '../../test/show.tsx'
import { LoginForm } from './login-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

type Asked = CredentialRequestOptions & { answer: (credential: object) => void }

/** A browser with passkeys that answers when the test says so, and ends what it is told to end. */
function browserWithPasskeys() {
  const asked: Asked[] = []
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, {
      isConditionalMediationAvailable: () => Promise.resolve(true),
    }),
  )
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: CredentialRequestOptions) =>
        new Promise((answer, end) => {
          asked.push({ ...options, answer })
          options.signal?.addEventListener('abort', () => end(options.signal!.reason))
        }),
    },
  })
  return asked
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const credential = {
  id: 'cGFzcw',
  rawId: bytes('pass'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: null,
  },
  getClientExtensionResults: () => ({}),
}

function loginServer(login: () => object) {
  let challenges = 0
  return startServer({
    options: () => {
      challenges += 1
      return { data: { challenge: `Y2hhbGxlbmd${challenges}`, rpId: 'localhost' } }
    },
    login,
    userInfo: () => ({ data: somePlayer() }),
    getBalance: () => ({ data: someBalance() }),
  })
}

const loginPath = (paths: readonly string[]) => paths.filter((path) => path.endsWith('/login'))

test('a passkey that the browser fills in at the e-mail logs in without the button', async () => {
  const asked = browserWithPasskeys()
  const { heard } = loginServer(() => ({ data: { access_token: 'of-a-passkey' } }))
  const done = vi.fn<() => void>()
  await show(<LoginForm onDone={done} />)
  expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username webauthn')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({ mediation: 'conditional' })
  expect(done).not.toHaveBeenCalled()
  asked[0]!.answer(credential)
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(heard.find(({ path }) => path.endsWith('/login'))?.body).toMatchObject({ id: 'cGFzcw' })
})

test('the button asks in its own way, and after a failure the browser offers passkeys again', async () => {
  const asked = browserWithPasskeys()
  const { paths } = loginServer(() => ({ http: 401, message: 'Não reconhecemos esta chave.' }))
  await show(<LoginForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(asked).toHaveLength(1))
  await userEvent.setup().click(screen.getByRole('button', { name: /chave de acesso/i }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]!.signal?.aborted).toBe(true)
  expect(asked[1]).not.toHaveProperty('mediation')
  asked[1]!.answer(credential)
  expect((await screen.findByText('Não reconhecemos esta chave.')).role).toBe('alert')
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]).toMatchObject({ mediation: 'conditional' })
  expect(loginPath(paths())).toHaveLength(1)
})

test('an offer is renewed before its challenge is too old, and ends with the form', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const asked = browserWithPasskeys()
  loginServer(() => ({ http: 404 }))
  const { unmount } = await show(<LoginForm onDone={vi.fn<() => void>()} />)
  await waitFor(() => expect(asked).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]!.signal?.aborted).toBe(true)
  unmount()
  expect(asked[1]!.signal?.aborted).toBe(true)
  vi.useRealTimers()
})
