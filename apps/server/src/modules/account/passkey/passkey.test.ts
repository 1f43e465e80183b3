import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { passkey, user, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMoney } from '../../../testkit/held-money.ts'
import { registerPayer } from '../../../testkit/pix-server.ts'
import { createAuthenticator } from '../../../testkit/test-authenticator.ts'
import { callAs, dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { restrictPlayer } from '../restrictions.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  origin = `http://localhost:${server.deps.env.PORT}`
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const PASSWORD = 'calçadão-9-ondas'
const FAILED = 2021
const CHALLENGE_MS = 5 * 60_000
const PERMIT_MS = 2 * 60_000

const begin = (player: TestPlayer, pwd = PASSWORD) => player.call(passkey.begin, { body: { pwd } })

async function withPasskey(player: TestPlayer) {
  const key = createAuthenticator(origin)
  const body = key.create(dataOf(await begin(player)))
  return { key, kept: dataOf(await player.call(passkey.finish, { body })) }
}

const loginOptions = async () => dataOf(await callAs(server, passkey.loginOptions, {}))

type Key = ReturnType<typeof createAuthenticator>

const logIn = async (key: Key) =>
  callAs(server, passkey.login, { body: key.get(await loginOptions()) })

test('[R043] a passkey opens a session by itself, without password and captcha', async () => {
  const player = await registerPlayer(server)
  const { key, kept } = await withPasskey(player)
  expect(kept).toMatchObject({ isSynced: false, usedAt: null })
  const { access_token } = dataOf(await logIn(key))
  const info = dataOf(await player.call(user.userInfo, {}, { token: access_token }))
  expect(info.email).toBe(player.email)
  const [listed] = dataOf(await player.call(passkey.list, {}))
  expect(listed?.usedAt).toBe(server.clock.now().toISOString())
})

test('a signature counts once, for its own purpose, and for five minutes', async () => {
  const player = await registerPlayer(server)
  const { key } = await withPasskey(player)
  const answer = key.get(await loginOptions())
  expect((await callAs(server, passkey.login, { body: answer })).status).toBe(200)
  expect((await callAs(server, passkey.login, { body: answer })).status).toBe(FAILED)

  const forPayment = key.get(dataOf(await player.call(passkey.confirmOptions, {})))
  expect((await callAs(server, passkey.login, { body: forPayment })).status).toBe(FAILED)

  const late = key.get(await loginOptions())
  server.clock.advance(CHALLENGE_MS)
  expect((await callAs(server, passkey.login, { body: late })).status).toBe(FAILED)
})

test('two answers to one challenge at once open one session', async () => {
  const { key } = await withPasskey(await registerPlayer(server))
  const options = await loginOptions()
  const answers = await Promise.all(
    [key.get(options), key.get(options)].map((body) => callAs(server, passkey.login, { body })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, FAILED])
})

test('another site, an unknown key, a copy and an absent owner are refused alike', async () => {
  const player = await registerPlayer(server)
  const { key } = await withPasskey(player)
  expect((await logIn(createAuthenticator(origin))).status).toBe(FAILED)

  expect((await logIn(key)).status).toBe(200)
  key.rewind()
  expect((await logIn(key)).status).toBe(FAILED)

  for (const stranger of [
    createAuthenticator('https://jogada.example.net'),
    createAuthenticator(origin, false),
  ]) {
    const body = stranger.create(dataOf(await begin(player)))
    expect((await player.call(passkey.finish, { body })).status).toBe(FAILED)
  }
  expect(dataOf(await player.call(passkey.list, {}))).toHaveLength(1)
})

test('a changed signature is refused', async () => {
  const { key } = await withPasskey(await registerPlayer(server))
  const answer = key.get(await loginOptions())
  const bytes = Buffer.from(answer.response.authenticatorData, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  const body = {
    ...answer,
    response: { ...answer.response, authenticatorData: bytes.toString('base64url') },
  }
  expect((await callAs(server, passkey.login, { body })).status).toBe(FAILED)
})

test('making and forgetting one needs the password; a forgotten one opens nothing', async () => {
  const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
  expect((await begin(player, 'wrong')).status).toBe(2011)
  const { key, kept } = await withPasskey(player)
  const remove = (by: TestPlayer, pwd = PASSWORD) =>
    by.call(passkey.remove, { body: { passkeyId: kept.passkeyId, pwd } })
  expect((await remove(player, 'wrong')).status).toBe(2011)
  expect((await remove(other)).status).toBe(200)
  expect((await logIn(key)).status).toBe(200)
  expect((await remove(player)).status).toBe(200)
  expect((await logIn(key)).status).toBe(FAILED)
})

test('an answer made for one player is nothing for another, and ten are enough', async () => {
  const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
  const body = createAuthenticator(origin).create(dataOf(await begin(player)))
  expect((await other.call(passkey.finish, { body })).status).toBe(FAILED)
  const begun: Record<string, unknown>[] = []
  for (let i = 0; i < 11; i++) begun.push(dataOf(await begin(player)))
  const made = await Promise.all(
    begun.map((options) =>
      player.call(passkey.finish, { body: createAuthenticator(origin).create(options) }),
    ),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(made.filter(({ status }) => status === 2022)).toHaveLength(1)
  expect((await begin(player)).status).toBe(2022)
})

test('a restricted account stays shut for its passkey too', async () => {
  const player = await registerPlayer(server)
  const { key } = await withPasskey(player)
  await restrictPlayer(server.deps.db, server.deps, {
    playerId: player.playerId,
    kind: 'suspended',
    reason: 'a test',
  })
  expect((await logIn(key)).status).toBe(2040)
})

test('[R004] a passkey confirms one transfer in the place of the password', async () => {
  const [ana, bia] = [await registerPayer(server), await registerPayer(server)]
  await giveCash(server, ana.playerId, 10_000n)
  const { key } = await withPasskey(ana)
  const permitOf = async () => {
    const body = key.get(dataOf(await ana.call(passkey.confirmOptions, {})))
    return dataOf(await ana.call(passkey.confirm, { body })).permit
  }
  const send = (from: TestPlayer, pwd: string) =>
    from.call(
      wallet.transfer,
      {
        body: {
          transferUser: from === ana ? bia.email : ana.email,
          transferAmount: '10.00',
          pwd,
        },
      },
      { key: randomUUID() },
    )
  const permit = await permitOf()
  expect((await send(bia, permit)).status).toBe(2011)
  expect((await send(ana, permit)).status).toBe(200)
  expect((await send(ana, permit)).status).toBe(2011)
  const old = await permitOf()
  server.clock.advance(PERMIT_MS)
  expect((await send(ana, old)).status).toBe(2011)
  const { cash } = await server.deps.ledger.balances(ana.playerId)
  expect(cash.balance).toBe(9_000n)
})

/** A player with R$ 100,00 and a permit for one transfer to another, and the transfer by it. */
async function permitted() {
  const [ana, bia] = [await registerPayer(server), await registerPayer(server)]
  await giveCash(server, ana.playerId, 10_000n)
  const own = await withPasskey(ana)
  const answer = own.key.get(dataOf(await ana.call(passkey.confirmOptions, {})))
  const { permit } = dataOf(await ana.call(passkey.confirm, { body: answer }))
  const key = randomUUID()
  const send = (transferAmount: string, as = key) =>
    ana.call(
      wallet.transfer,
      { body: { transferUser: bia.email, transferAmount, pwd: permit } },
      { key: as },
    )
  return { ana, bia, send }
}

test('[SEC-09] a transfer that a passkey confirmed is not sent twice when its answer was lost, and is no wrong password', async () => {
  const { ana, bia, send } = await permitted()
  const first = await send('10.00')
  expect(first.status).toBe(200)
  expect(await send('10.00')).toEqual(first)
  expect(await send('11.00')).toMatchObject({ http: 422, status: 1101 })
  // nor does it matter to a repeat what became of whoever received it
  await restrictPlayer(server.deps.db, server.deps, {
    playerId: bia.playerId,
    kind: 'closed',
    reason: 'a test',
  })
  expect(await send('10.00')).toEqual(first)
  const { cash } = await server.deps.ledger.balances(ana.playerId)
  expect(cash.balance).toBe(9_000n)
})

test('[SEC-09] a repeat that comes while a transfer is under way hears its answer, though the permit is used up', async () => {
  const { ana, send } = await permitted()
  const held = await holdMoney(server, ana.playerId)
  const first = send('10.00')
  await held.untilAwaited()
  const others = await Promise.all([send('11.00'), send('10.00', randomUUID())])
  expect(others.map(({ status }) => status)).toEqual([2011, 2011])
  const again = send('10.00')
  expect(await Promise.race([again, sleep(1000, 'under way')])).toBe('under way')
  await held.release()
  expect((await first).status).toBe(200)
  expect(await again).toEqual(await first)
  const { cash } = await server.deps.ledger.balances(ana.playerId)
  expect(cash.balance).toBe(9_000n)
})
