import { expect, test } from 'vitest'
import { sha1 } from './sha1.ts'
import { base32, matchTotp, totpAddress, totpCode, totpStep } from './totp.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex')
const SECRET = bytes('12345678901234567890')

test('SHA-1 of the examples in FIPS 180 and of a whole block', () => {
  expect(hex(sha1(bytes('')))).toBe('da39a3ee5e6b4b0d3255bfef95601890afd80709')
  expect(hex(sha1(bytes('abc')))).toBe('a9993e364706816aba3e25717850c26c9cd0d89d')
  expect(hex(sha1(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
  )
})

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of RFC 6238 appendix B at %i s is %s', (seconds, code) => {
  expect(totpCode(SECRET, totpStep(seconds * 1000), 8)).toBe(code)
})

test('a code counts one step early or late, and only once', () => {
  const step = 1000
  const at = step * 30_000 + 15_000
  const code = totpCode(SECRET, step)
  expect(matchTotp(SECRET, code, at, null)).toBe(step)
  expect(matchTotp(SECRET, code, at + 30_000, null)).toBe(step)
  expect(matchTotp(SECRET, code, at - 30_000, null)).toBe(step)
  expect(matchTotp(SECRET, code, at + 60_000, null)).toBeNull()
  expect(matchTotp(SECRET, code, at, step)).toBeNull()
  expect(matchTotp(SECRET, '', at, null)).toBeNull()
})

test('base32 as in RFC 4648, and the address for a QR code', () => {
  expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(bytes(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
  expect(totpAddress('Jogada', 'ana@x.br', bytes('foobar'))).toBe(
    'otpauth://totp/Jogada:ana%40x.br?secret=MZXW6YTBOI&issuer=Jogada',
  )
})
