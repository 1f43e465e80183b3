// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { NO_ANSWER, RequestFailure } from '../../api/failure.ts'
import { keepToken } from '../../session/session.ts'
import { createAttemptKeys, createSessionKeys } from './attempt-keys.ts'

afterEach(() => keepToken(null))

const failure = (http: number) => new RequestFailure({ http, status: 0, message: '', path: '/' })

/** Sends an amount, which ends with an answer or a failure, and gives its key. */
async function send(keys: ReturnType<typeof someKeys>, amount: string, http = 200) {
  let used = ''
  const ask = async (key: string) => {
    used = key
    if (http !== 200) throw failure(http)
  }
  await keys.send({ amount }, ask).catch(() => {})
  return used
}

function someKeys() {
  let made = 0
  return createAttemptKeys(() => `key ${++made}`)
}

test('a money request keeps its key while its outcome is open', async () => {
  const keys = someKeys()
  expect(await send(keys, '50.00', NO_ANSWER)).toBe('key 1')
  expect(keys.isOpen({ amount: '50.00' })).toBe(true)
  expect(await send(keys, '50.00', 503)).toBe('key 1')
  // counted before anybody looked whether it was taken
  expect(await send(keys, '50.00', 429)).toBe('key 1')
  expect(await send(keys, '50.00')).toBe('key 1')
  expect(keys.isOpen({ amount: '50.00' })).toBe(false)
})

test('another request, or one after an answer, gets a key of its own', async () => {
  const keys = someKeys()
  expect(await send(keys, '50.00', NO_ANSWER)).toBe('key 1')
  expect(await send(keys, '60.00', 409)).toBe('key 2')
  expect(await send(keys, '60.00')).toBe('key 3')
  expect(await send(keys, '60.00')).toBe('key 4')
})

test('a request keeps its key also where another one was sent in between', async () => {
  const keys = someKeys()
  expect(await send(keys, '50.00', NO_ANSWER)).toBe('key 1')
  expect(await send(keys, '60.00')).toBe('key 2')
  expect(await send(keys, '50.00')).toBe('key 1')
})

test('[R091] the open attempts of one player are no attempts of the next one', async () => {
  keepToken('of-ana')
  const keys = createSessionKeys()
  const first = await send(keys, '50.00', NO_ANSWER)
  expect(await send(keys, '50.00', NO_ANSWER)).toBe(first)
  keepToken(null)
  keepToken('of-bia')
  expect(keys.isOpen({ amount: '50.00' })).toBe(false)
  expect(await send(keys, '50.00')).not.toBe(first)
})
