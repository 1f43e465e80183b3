// @vitest-environment node
import { expect, test } from 'vitest'
import { NO_ANSWER, RequestFailure } from '../../api/failure.ts'
import { createAttemptKeys } from './attempt-keys.ts'

const failure = (http: number) => new RequestFailure({ http, status: 0, message: '', path: '/' })

function someKeys() {
  let made = 0
  return createAttemptKeys(() => `key ${++made}`)
}

test('a money request keeps its key while its outcome is open', () => {
  const keys = someKeys()
  expect(keys.keyFor({ amount: '50.00' })).toBe('key 1')
  keys.answered(failure(NO_ANSWER))
  expect(keys.keyFor({ amount: '50.00' })).toBe('key 1')
  keys.answered(failure(503))
  expect(keys.keyFor({ amount: '50.00' })).toBe('key 1')
})

test('another request, or one after an answer, gets a key of its own', () => {
  const keys = someKeys()
  keys.keyFor({ amount: '50.00' })
  keys.answered(failure(NO_ANSWER))
  expect(keys.keyFor({ amount: '60.00' })).toBe('key 2')
  keys.answered(failure(409))
  expect(keys.keyFor({ amount: '60.00' })).toBe('key 3')
  keys.answered(null)
  expect(keys.keyFor({ amount: '60.00' })).toBe('key 4')
})
