import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const failure = (code: string) => Object.assign(new Error('a failure'), { code })

test.each(['08006', '57P01', '53100', '53200', '53300', 'ECONNRESET'])(
  '[TST-06] %s says that the database cannot be asked at present',
  (code) => expect(isUnavailable(failure(code))).toBe(true),
)

test.each(['23505', '57014', '53400', 'ENOENT', ''])('%s is a fault of what was asked', (code) =>
  expect(isUnavailable(failure(code))).toBe(false),
)
