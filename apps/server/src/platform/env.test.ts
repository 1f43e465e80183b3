import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const given = { DATABASE_URL: 'postgres://localhost/none' }

test('[X1] a licence profile that does not exist refuses to start', () => {
  expect(() => readEnv({ ...given, LICENCE_PROFILE: 'nowhere' })).toThrow('LICENCE_PROFILE')
  expect(() => readEnv({ ...given, LICENCE_PROFILE: 'constructor' })).toThrow('LICENCE_PROFILE')
  expect(readEnv(given).LICENCE_PROFILE).toBe('open')
  expect(readEnv({ ...given, LICENCE_PROFILE: 'br' }).LICENCE_PROFILE).toBe('br')
})
