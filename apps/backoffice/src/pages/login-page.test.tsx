// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { token } from '../api/token.ts'
import { TextsProvider } from '../i18n/use-texts.tsx'
import { rootOfFile } from '../test/root-of-file.ts'
import { LoginPage } from './login-page.tsx'

const BYTES = new Uint8Array([1, 2, 3]).buffer
const PERSON = { email: 'mesa@example.com', password: 'praia-grande-77' }

const sent: Record<string, unknown>[] = []
let hasPasskey = true
let challenges = 0

/** The device's answer to what it is asked; throws as a closed question does where it is closed. */
let ask: (options: { publicKey: { challenge: ArrayBuffer } }) => Promise<unknown>

const signed = async () => ({
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: { authenticatorData: BYTES, clientDataJSON: BYTES, signature: BYTES, userHandle: null },
  getClientExtensionResults: () => ({}),
})

beforeEach(() => {
  sent.length = 0
  challenges = 0
  hasPasskey = true
  ask = signed
  token.clear()
  vi.stubGlobal('PublicKeyCredential', function key() {})
  Reflect.set(navigator, 'credentials', { get: (options: never) => ask(options) })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const given = JSON.parse(body as string) as Record<string, unknown>
    sent.push(given)
    const options = () => ({ challenge: `AAA${++challenges}`, rpId: 'localhost' })
    const data = given['passkey']
      ? { stage: 'open', token: 'opened' }
      : { stage: 'code', token: null, ...(hasPasskey && { passkey: options() }) }
    return Response.json({ status: 200, message: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())
const render = rootOfFile()

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

function type(selector: string, text: string) {
  const input = document.querySelector<HTMLInputElement>(selector)!
  act(() => {
    // past React's own notice of the value, as a key press goes
    Reflect.set(HTMLInputElement.prototype, 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function givePassword() {
  render(
    <MantineProvider>
      <TextsProvider>
        <LoginPage />
      </TextsProvider>
    </MantineProvider>,
  )
  expect(button('Usar chave de acesso')).toBeUndefined()
  type('input[type=email]', PERSON.email)
  type('input[type=password]', PERSON.password)
  await act(async () => document.querySelector('form')!.requestSubmit())
  await vi.waitFor(() => expect(button('Voltar')).toBeDefined())
}

test('[AUD-07] whoever has a passkey may use it in the place of the code, each time with a challenge of that moment', async () => {
  await givePassword()
  ask = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  await act(async () => button('Usar chave de acesso')!.click())
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'O aparelho não respondeu. Tente de novo ou use o código.',
    ),
  )
  expect(token.read()).toBe('')
  const asked: string[] = []
  ask = ({ publicKey: { challenge } }) => {
    asked.push(Buffer.from(challenge).toString('base64url'))
    return signed()
  }
  await act(async () => button('Usar chave de acesso')!.click())
  await vi.waitFor(() => expect(token.read()).toBe('opened'))
  expect(asked).toEqual(['AAA3'])
  expect(sent.at(-1)).toMatchObject({ ...PERSON, passkey: { id: 'AQID', type: 'public-key' } })
})

test('[AUD-07] whoever has none is asked for the code alone', async () => {
  hasPasskey = false
  await givePassword()
  expect(button('Usar chave de acesso')).toBeUndefined()
})
