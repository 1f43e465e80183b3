import { headerNames, pathOf, refusals, auth, care, user, wallet } from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPlayer } from '../testkit/test-player.ts'
import type { TestPlayer } from '../testkit/test-player.ts'
import { startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'

let server: TestServer
const players: TestPlayer[] = []
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '10.0.0.1' })
  for (let made = 0; made < 6; made++) players.push(await registerPlayer(server))
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type From = {
  readonly address: string
  readonly token?: string
  readonly device?: string
  readonly proxy?: string
}

const ask = (
  { method, path }: CallDefinition,
  { address, token = '', device, proxy = '10.0.0.1' }: From,
) =>
  server.app.inject({
    method,
    url: pathOf(path, {}),
    remoteAddress: proxy,
    headers: {
      'x-forwarded-for': address,
      [headerNames.authorization]: token,
      ...(device !== undefined && { [headerNames.deviceId]: device }),
    },
    ...(method === 'POST' && { payload: {} }),
  })

/** Asks again and again, each time from where `from` says, until it is refused as too many. */
async function passedBefore429(call: CallDefinition, from: (nth: number) => From) {
  for (let passed = 0; passed < 70; passed++) {
    const answer = await ask(call, from(passed))
    if (answer.statusCode === 429) return { passed, answer }
  }
  throw new Error('nothing was refused')
}

test('[SEC-07] who changes addresses is counted by the account, told when to come back, and holds up nobody else there', async () => {
  const [one, other] = [players[0]!, players[1]!]
  const address = (nth: number) => `198.51.100.${(nth % 5) + 1}`
  const { passed, answer } = await passedBefore429(user.changePassword, (nth) => ({
    address: address(nth),
    token: one.token,
    device: `device-${nth}`,
  }))
  expect(passed).toBe(10)
  const seconds = Number(answer.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(answer.json()).toMatchObject({
    status: refusals.too_many_requests.status,
    message: expect.stringContaining(String(seconds)),
    data: { seconds },
  })
  const sameRoom = await ask(user.changePassword, { address: address(0), token: other.token })
  expect(sameRoom.statusCode).toBe(400)
  const elsewhere = await ask(wallet.transferRecipient, { address: address(0), token: one.token })
  expect(elsewhere.statusCode).toBe(400)
})

test('[SEC-07] a device is counted whatever addresses and accounts it uses, and one that changes its name gains nothing', async () => {
  const oneDevice = await passedBefore429(user.setPassword, (nth) => ({
    address: `203.0.113.${nth + 1}`,
    device: 'one-device',
  }))
  expect(oneDevice.passed).toBe(10)
  const twoAccounts = await passedBefore429(wallet.transferRecipient, (nth) => ({
    address: `203.0.113.${nth + 1}`,
    token: players[2 + (nth % 2)]!.token,
    device: 'a-device-of-two',
  }))
  expect(twoAccounts.passed).toBe(10)
  const manyNames = await passedBefore429(user.sendResetEmail, (nth) => ({
    address: '203.0.113.200',
    device: `device-${nth}`,
  }))
  expect(manyNames.passed).toBe(5)
})

test('[SEC-07] strangers without a device are counted by their address alone, a network of IPv6 as one', async () => {
  const reset = (address: string) => ask(user.checkResetEmail, { address })
  const { passed } = await passedBefore429(user.checkResetEmail, (nth) => ({
    address: `2001:db8:7:1::${nth + 1}`,
  }))
  expect(passed).toBe(10)
  expect((await reset('2001:db8:7:2::1')).statusCode).toBe(400)
  expect((await reset('203.0.113.77')).statusCode).toBe(400)
})

test('[SEC-07] all accounts behind one address have more room together than one has, but not without end', async () => {
  const { passed } = await passedBefore429(wallet.transfer, (nth) => ({
    address: '192.0.2.1',
    token: players[nth % 6]!.token,
  }))
  expect(passed).toBe(50)
})

test('[SEC-07] neither strangers nor one account that is used up take the room of others behind their address', async () => {
  const address = '192.0.2.7'
  const strangers = await passedBefore429(care.takeSelfTest, () => ({ address }))
  expect(strangers.passed).toBe(10)
  for (let more = 0; more < 60; more++) {
    const { statusCode } = await ask(care.takeSelfTest, { address, token: players[0]!.token })
    expect(statusCode).toBe(more < 10 ? 400 : 429)
  }
  const other = await ask(care.takeSelfTest, { address, token: players[1]!.token })
  expect(other.statusCode).toBe(400)
})

test('[SEC-07] an address that no proxy of ours vouches for is not believed', async () => {
  const { passed } = await passedBefore429(auth.login, (nth) => ({
    address: `198.51.100.${nth}`,
    proxy: '203.0.113.99',
  }))
  expect(passed).toBe(20)
})
