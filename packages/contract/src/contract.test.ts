import { expect, test } from 'vitest'
import {
  auth,
  casino,
  draw,
  game,
  limits,
  order,
  pathOf,
  play,
  refusals,
  sport,
  notice,
  promotion,
  referral,
  reward,
  security,
  support,
  ticket,
  user,
  vip,
  wallet,
} from './index.ts'
import { loginName } from './fields.ts'
import type { CallDefinition } from './index.ts'

const places = [auth, user, security, order, game, play, sport, draw, casino, wallet]
const rewards = [limits, promotion, vip, referral, reward, notice, support]
const callsOf = (areas: readonly object[]) =>
  areas
    .flatMap((area) => Object.values(area) as unknown[])
    .filter(
      (entry): entry is CallDefinition =>
        typeof entry === 'object' && entry !== null && 'path' in entry,
    )
const calls = callsOf([...places, ...rewards])

test('every call has a path of its own', () => {
  const keys = calls.map((entry) => `${entry.method} ${entry.path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['R142', 'POST', '/api/auth/user/restLogin'],
  ['R143', 'POST', '/api/auth/user/restRegister'],
  ['R144', 'GET', '/api/auth/user/captcha/{codeId}'],
  ['R145', 'GET', '/api/app/user/userInfo'],
  ['R146', 'GET', '/api/app/user/getBalance'],
  ['R147', 'GET', '/api/app/user/setHeader/{avatarIndex}'],
  ['R148', 'GET', '/api/app/user/getUserTest'],
  ['R149', 'POST', '/api/app/main/RESETPWD/sendEmail'],
  ['R150', 'POST', '/api/app/main/RESETPWD/checkEmail'],
  ['R151', 'POST', '/api/app/main/setPwd'],
  ['R152', 'GET', '/api/app/main/userGift'],
  ['R153', 'GET', '/api/app/game/inPlay'],
  ['R154', 'GET', '/api/app/game/stopGame'],
  ['R155', 'GET', '/api/app/order/getPrices'],
  ['R156', 'POST', '/api/app/order/prePay/{pkgId}'],
  ['R157', 'GET', '/api/app/order/getStatus/{orderId}'],
  ['R158', 'GET', '/api/app/order/getWithdraw'],
  ['R159', 'POST', '/api/app/order/withdraw'],
  ['R160', 'POST', '/api/app/user/updateKyc'],
])('the call of %s is %s %s', (_, method, path) => {
  expect(calls.some((entry) => entry.method === method && entry.path === path)).toBe(true)
})

test('[R164] [R171] every call that stakes money has bet in its path, and nothing outside play has', () => {
  const stakes = callsOf([game, casino, draw, sport, ticket]).filter((entry) => entry.idempotent)
  expect(stakes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/app/sport/bet/place', '/api/app/sport/bet/ticket']),
  )
  expect(stakes.filter(({ path }) => !path.includes('bet'))).toEqual([])
  const others = callsOf([auth, user, security, order, wallet, ...rewards])
  expect(others.map(({ path }) => path)).toContain('/api/app/wallet/transfer')
  expect(others.filter(({ path }) => /bet/i.test(path))).toEqual([])
})

test('no two refusals share a number, and the specified ones keep theirs', () => {
  const numbers = Object.values(refusals).map(({ status }) => status)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(refusals.unauthenticated).toEqual({ http: 401, status: 40101 })
  expect(refusals.insufficient_funds).toEqual({ http: 500, status: 9999 })
  expect(refusals.page_unavailable).toEqual({ http: 500, status: 1403 })
})

test('[R073] a package has its gift, number, price, place and one of the seven currencies', () => {
  const entry = { gift: '5.00', pkgId: 'brl-100', price: '100.00', sort: 3, curreny: 'BRL' }
  const currencies = ['BRL', 'EXTPAY', '', 'BTBRL', 'FCBRL', 'INSBRL', 'EXPPAY']
  const isPackage = (own: object) => order.packageEntry.safeParse({ ...entry, ...own }).success
  expect(currencies.every((curreny) => isPackage({ curreny }))).toBe(true)
  expect(order.packageCurrencies).toEqual(currencies)
  const missing = Object.keys(entry).map((name) => isPackage({ [name]: undefined }))
  expect(missing).toEqual([false, false, false, false, false])
  expect(isPackage({ curreny: 'USD' })).toBe(false)
})

test('a path is filled with encoded parameters', () => {
  expect(pathOf('/a/{id}/b', { id: 'x/ y' })).toBe('/a/x%2F%20y/b')
})

test.each([
  ['1e3', false],
  ['-1', false],
  ['10.001', false],
  [Number.NaN, false],
  ['10.5', true],
  [10.1, true],
])('a money field reads %j: %s', (value, good) => {
  const parsed = order.withdraw.body.safeParse({
    payCardBank: 'CPF',
    payCardNo: '1',
    ifsc: '1',
    amount: value,
  })
  expect(parsed.success).toBe(good)
})

test('a form’s strings become numbers and flags', () => {
  expect(order.prePay.body.parse({ gift: '1', pkgId: 'p', isapp: '0' })).toEqual({
    gift: 1,
    pkgId: 'p',
    isapp: 0,
  })
  expect(order.prePay.body.safeParse({ gift: '2', pkgId: 'p' }).success).toBe(false)
})

test('[R110] the login name is trimmed and lower-cased', () => {
  const parsed = auth.login.body.parse({
    username: ' Ana@Mail.COM ',
    pwd: 'x',
    codeId: '12345678',
    captCode: 'abcd',
  })
  expect(parsed.username).toBe('ana@mail.com')
})

test('[R110] [TST-05] a name to log in by has no control characters, whatever else it is', () => {
  const named = (username: string) => loginName.safeParse(username)
  expect(named(' Ana@Example.com ').data).toBe('ana@example.com')
  expect(named('não é um e-mail').success).toBe(true)
  for (const name of ['\u0000', 'a\u0000b', 'a\nb', '', ' ', 'a'.repeat(255)]) {
    expect(named(name).success).toBe(false)
  }
})
