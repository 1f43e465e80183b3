import { expect, test } from 'vitest'
import { base32, codeAt, matchingStep, otpUri, stepAt } from './totp.ts'

// RFC 6238, appendix B, the SHA-1 rows; the last six of the eight digits.
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[AUD-07] the code at second %d is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('[AUD-07] a code of a neighbouring step is accepted, an older one and a used one are not', () => {
  const now = new Date('2026-11-20T15:00:10Z')
  const step = stepAt(now)
  const at = (shift: bigint, used = 0n) =>
    matchingStep(secret, codeAt(secret, step + shift), { now, used })
  expect(at(0n)).toBe(step)
  expect(at(-1n)).toBe(step - 1n)
  expect(at(1n)).toBe(step + 1n)
  expect(at(-2n)).toBeNull()
  expect(at(2n)).toBeNull()
  expect(at(0n, step)).toBeNull()
  expect(at(-1n, step)).toBeNull()
})

test('a secret is written as RFC 4648 writes it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(Buffer.from('f'))).toBe('MY')
  expect(otpUri('ana@example.com', Buffer.from('foobar'))).toBe(
    'otpauth://totp/Jogada:ana%40example.com?secret=MZXW6YTBOI&issuer=Jogada',
  )
})
