import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const given = { DATABASE_URL: 'postgres://localhost/none' }
const production = {
  ...given,
  NODE_ENV: 'production',
  DRAW_CHAIN_KEY: '5a'.repeat(32),
  DATA_KEYS: `p1:${'6b'.repeat(32)}`,
}
/** What the regulated market needs to start in production, but for what a test leaves out. */
const regulated = {
  ...production,
  LICENCE_PROFILE: 'br',
  LICENCE_NUMBER: 'SPA/MF 0000/2026',
  PUBLIC_URL: 'https://www.jogada.bet.br',
  LOCATION_RANGES: '/etc/ranges',
}
const stands = { DATA_COUNTRY: 'BR', CERTIFIED_FILES: '/etc/certified' }
const holder = { LICENCE_HOLDER: 'Apostas do Brasil S.A.', LICENCE_CNPJ: '11222333000181' }

test('[X1] a licence profile that does not exist refuses to start', () => {
  expect(() => readEnv({ ...given, LICENCE_PROFILE: 'nowhere' })).toThrow('LICENCE_PROFILE')
  expect(() => readEnv({ ...given, LICENCE_PROFILE: 'constructor' })).toThrow('LICENCE_PROFILE')
  expect(readEnv(given).LICENCE_PROFILE).toBe('open')
  expect(readEnv({ ...given, LICENCE_PROFILE: 'br' }).LICENCE_PROFILE).toBe('br')
})

test('[GEO-01] a licence that asks for places does not run in production without a source of them', () => {
  const { LOCATION_RANGES: _, ...br } = { ...regulated, ...stands, ...holder }
  expect(() => readEnv(br)).toThrow('LOCATION_RANGES')
  expect(readEnv(production).LICENCE_PROFILE).toBe('open')
  expect(readEnv({ ...br, LOCATION_RANGES: '/etc/ranges' }).LICENCE_PROFILE).toBe('br')
  const header = { ...br, LOCATION_HEADER: 'CF-IPCountry' }
  expect(() => readEnv(header)).toThrow('TRUSTED_PROXIES')
  expect(readEnv({ ...header, TRUSTED_PROXIES: '10.0.0.1' }).LOCATION_HEADER).toBe('cf-ipcountry')
  const local = { ...br, LOCATION_RANGES: '/etc/ranges', LOCATION_LOCAL: 'BR' }
  expect(() => readEnv(local)).toThrow('LOCATION_LOCAL')
  expect(readEnv({ ...local, NODE_ENV: 'test' }).LOCATION_LOCAL).toBe('BR')
})

test('[BR-01] the regulated market is not served in production without its number and domain', () => {
  const { LICENCE_NUMBER, PUBLIC_URL: _, ...br } = { ...regulated, ...stands, ...holder }
  const granted = { ...br, LICENCE_NUMBER }
  expect(() => readEnv({ ...br, PUBLIC_URL: 'https://jogada.bet.br' })).toThrow('LICENCE_NUMBER')
  expect(() => readEnv(granted)).toThrow('PUBLIC_URL')
  for (const host of ['jogada.example', 'jogadabet.br', 'jogada.bet.br.example']) {
    expect(() => readEnv({ ...granted, PUBLIC_URL: `https://${host}` })).toThrow('PUBLIC_URL')
  }
  const url = 'https://jogada.bet.br'
  expect(readEnv({ ...granted, PUBLIC_URL: url }).LICENCE_NUMBER).toBe('SPA/MF 0000/2026')
  expect(readEnv({ ...br, NODE_ENV: 'test' }).LICENCE_PROFILE).toBe('br')
  expect(readEnv({ ...br, LICENCE_PROFILE: 'open' }).LICENCE_PROFILE).toBe('open')
})

test('[BR-02] [BR-03] nor with its data abroad, nor without certificates of what runs', () => {
  const br = { ...regulated, ...holder }
  const CERTIFIED_FILES = '/etc/certified'
  expect(() => readEnv({ ...br, CERTIFIED_FILES })).toThrow('DATA_COUNTRY')
  expect(() => readEnv({ ...br, CERTIFIED_FILES, DATA_COUNTRY: 'US' })).toThrow('DATA_COUNTRY')
  expect(() => readEnv({ ...br, DATA_COUNTRY: 'BR' })).toThrow('CERTIFIED_FILES')
  expect(readEnv({ ...br, CERTIFIED_FILES, DATA_COUNTRY: 'BR' }).DATA_COUNTRY).toBe('BR')
  expect(readEnv({ ...br, LICENCE_PROFILE: 'open' }).DATA_COUNTRY).toBe(undefined)
})

test('[BR-13] who holds the licence is known in production where papers for players name them', () => {
  const br = { ...regulated, ...stands }
  const { LICENCE_HOLDER, LICENCE_CNPJ } = holder
  expect(() => readEnv({ ...br, LICENCE_CNPJ })).toThrow('LICENCE_HOLDER is missing')
  expect(() => readEnv({ ...br, LICENCE_HOLDER })).toThrow('LICENCE_CNPJ is missing')
  expect(readEnv({ ...br, LICENCE_HOLDER, LICENCE_CNPJ: '11.222.333/0001-81' })).toMatchObject(
    holder,
  )
  for (const wrong of ['11222333000182', '11222333000191', '52998224725', '11111111111111']) {
    expect(() => readEnv({ ...br, LICENCE_HOLDER, LICENCE_CNPJ: wrong })).toThrow(
      'LICENCE_CNPJ is not a usable value',
    )
    // a wrong one stands on no paper, whatever the licence
    expect(() => readEnv({ ...given, LICENCE_CNPJ: wrong })).toThrow('LICENCE_CNPJ')
  }
  expect(readEnv({ ...br, NODE_ENV: 'test' }).LICENCE_CNPJ).toBeUndefined()
})

test('[BR-16] a provider of identity checks is not used without the key that both sign with', () => {
  const url = { ...given, IDENTITY_CHECK_URL: 'https://checks.example' }
  const key = 'k'.repeat(32)
  expect(() => readEnv(url)).toThrow('IDENTITY_CHECK_KEY')
  expect(() => readEnv({ ...given, IDENTITY_CHECK_KEY: key })).toThrow('IDENTITY_CHECK_URL')
  expect(() => readEnv({ ...url, IDENTITY_CHECK_KEY: 'short' })).toThrow('IDENTITY_CHECK_KEY')
  expect(readEnv({ ...url, IDENTITY_CHECK_KEY: key }).IDENTITY_CHECK_URL).toBe(
    url.IDENTITY_CHECK_URL,
  )
})

test('[SEC-14] what only tests may set keeps production from starting', () => {
  expect(readEnv(production).NODE_ENV).toBe('production')
  const ofTests = { CAPTCHA_TEST_ANSWER: 'TEST', PUSH_TEST_ENDPOINTS: 'on', RATE_LIMITS: 'off' }
  for (const [name, value] of Object.entries(ofTests)) {
    expect(() => readEnv({ ...production, [name]: value })).toThrow(name)
    expect(readEnv({ ...production, NODE_ENV: 'test', [name]: value }).NODE_ENV).toBe('test')
  }
})

test('[SEC-01] hashes of passwords take the memory that OWASP asks for, or more', () => {
  const memory = (PASSWORD_MEMORY_KIB: string, NODE_ENV = 'development') =>
    readEnv({ ...given, NODE_ENV, PASSWORD_MEMORY_KIB }).PASSWORD_MEMORY_KIB
  expect(readEnv(production).PASSWORD_MEMORY_KIB).toBe(19_456)
  expect(memory('65536')).toBe(65_536)
  expect(() => memory('19455')).toThrow('PASSWORD_MEMORY_KIB')
  expect(memory('8', 'test')).toBe(8)
})
