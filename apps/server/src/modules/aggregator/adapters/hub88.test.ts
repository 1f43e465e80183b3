import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCash } from '../../../testkit/test-player.ts'
import { isSigned, readPublicKey } from '../provider/signature.ts'
import { sitDown, startGameServer } from '../testkit.ts'
import type { GameServer } from '../testkit.ts'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const betOf = (token: string, given: object = {}) =>
  JSON.stringify({
    request_uuid: randomUUID(),
    token,
    transaction_uuid: randomUUID(),
    round: 'r1',
    currency: 'BRL',
    amount: 100_000,
    ...given,
  })

const send = (body: string, options: { signature?: string; address?: string } = {}) =>
  server.provider.send(server, '/transaction/bet', {
    body,
    signature: server.provider.sign(body),
    ...options,
  })

test('[OPS-03] [SEC-09] wallet contract 2: a call without its own signature over its very bytes changes nothing', async () => {
  const { player, token } = await sitDown(server, 1000n)
  const body = betOf(token)
  const invalid = { status: 'RS_ERROR_INVALID_SIGNATURE' }
  const other = server.provider.sign(betOf(token))
  expect((await send(body, { signature: other })).json()).toEqual(invalid)
  expect((await send(body, { signature: '' })).json()).toEqual(invalid)
  expect((await send(body, { signature: 'A'.repeat(344) })).json()).toEqual(invalid)
  const unsigned = await server.provider.send(server, '/transaction/bet', { body })
  expect(unsigned.json()).toEqual(invalid)
  const respaced = body.replace(',', ', ')
  expect((await send(respaced, { signature: server.provider.sign(body) })).json()).toEqual(invalid)
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(1000n)
  expect((await send(body)).json()).toMatchObject({ status: 'RS_OK' })
})

test('wallet contract 2: a call from an address that is not the provider’s is refused before it is read', async () => {
  const { token } = await sitDown(server, 1000n)
  const answer = await send(betOf(token), { address: '203.0.113.9' })
  expect(answer.json()).toEqual({ status: 'RS_ERROR_INVALID_PARTNER' })
  expect((await send(betOf(token), { address: '::ffff:127.0.0.1' })).json()).toMatchObject({
    status: 'RS_OK',
  })
})

test('wallet contract 2: a signed time stamp counts for sixty seconds either way', async () => {
  const { token } = await sitDown(server, 1000n)
  const now = server.clock.now().getTime()
  const status = async (timestamp: number) =>
    (await send(betOf(token, { timestamp }))).json<{ status: string }>().status
  expect(await status(now - 60_000)).toBe('RS_OK')
  expect(await status(now + 60_000)).toBe('RS_OK')
  expect(await status(now - 60_001)).toBe('RS_ERROR_INVALID_SIGNATURE')
  expect(await status(now + 60_001)).toBe('RS_ERROR_INVALID_SIGNATURE')
})

test('[OPS-03] a signed call that is played back moves nothing, and after a minute is refused', async () => {
  const { player, token } = await sitDown(server, 1000n)
  const body = betOf(token, { timestamp: server.clock.now().getTime() })
  const cash = async () => (await server.deps.ledger.balances(player.playerId)).cash.balance
  const first = (await send(body)).json<{ status: string }>()
  expect([first.status, await cash()]).toEqual(['RS_OK', 900n])
  expect([(await send(body)).json(), await cash()]).toEqual([first, 900n])
  server.clock.advance(60_001)
  const late = (await send(body)).json()
  expect([late, await cash()]).toEqual([{ status: 'RS_ERROR_INVALID_SIGNATURE' }, 900n])
})

test.each([
  [{ amount: -1 }, 'RS_ERROR_WRONG_TYPES'],
  [{ amount: 0.5 }, 'RS_ERROR_WRONG_TYPES'],
  [{ amount: '100000' }, 'RS_ERROR_WRONG_TYPES'],
  [{ amount: 1e16 }, 'RS_ERROR_WRONG_TYPES'],
  [{ currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
  [{ transaction_uuid: '' }, 'RS_ERROR_WRONG_TYPES'],
  [{ transaction_uuid: "x'; DROP" }, 'RS_ERROR_WRONG_TYPES'],
  [{ round: 'r'.repeat(65) }, 'RS_ERROR_WRONG_TYPES'],
])('a stake with %j is refused and moves nothing', async (given, status) => {
  const { player, token } = await sitDown(server, 1000n)
  expect((await send(betOf(token, given))).json()).toEqual({ status })
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(1000n)
})

test('bytes that are no JSON, or too many, are refused', async () => {
  expect((await send('{')).json()).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' })
  expect((await send(betOf('x'.repeat(20_000)))).json()).toEqual({
    status: 'RS_ERROR_WRONG_SYNTAX',
  })
})

test('wallet contract 9: a provider can ask whether the wallet stands', async () => {
  const answer = await server.app.inject({ url: '/api/seamless/orla/health' })
  expect(answer.json()).toEqual({ status: 'RS_OK' })
})

test('wallet contract 7: the balance goes out as an exact number, however large', async () => {
  const seat = await sitDown(server, 0n)
  await giveCash(server, seat.player.playerId, 9_007_199_254_740n)
  expect((await seat.call('/user/balance')).balance).toBe(9_007_199_254_740_000)
})

test('wallet contract 10: the signature is RSASSA-PKCS1-v1_5 with SHA-256, as another implementation makes it', () => {
  expect(isSigned(Buffer.from(OPENSSL.body), OPENSSL.signature, readPublicKey(OPENSSL.key))).toBe(
    true,
  )
  expect(
    isSigned(Buffer.from(`${OPENSSL.body}\n`), OPENSSL.signature, readPublicKey(OPENSSL.key)),
  ).toBe(false)
})

// printf BODY | openssl dgst -sha256 -sign key.pem | base64
const OPENSSL = {
  body: '{"request_uuid":"1","token":"t"}',
  key: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAhTGL1qYeoHXvm0GACAYV
Vo/SZnZ9w1Q2j/L4R6TxbE2n08NrJ4uU0u++sANvN16p4ZRJC0S0IVwKj++EI5Y+
tnFAbNirzGGgu2VXBJjinvfEN+S7pcWxYdtkbjA8+OQekjgN8fWwd1h3DdBk7z/6
uqwT8GPIq3m/4lH1eotqyWXUY+hZ+0sD4p3+nBA8/OICHL9BUxnlk4fTD52r8yGs
snYHN6R59Y+a1PkZR6j8MLywOAB5L0IjKO+6CcyERNo3M65Eu4RCkwm6SJrUR2xq
qA4d0bYnC9k/Mim9gIaxds226YbJd8vNcd1ZlSg7Y3jY9XSf3GkZXWPKGqYNt+T1
CwIDAQAB
-----END PUBLIC KEY-----
`,
  signature:
    'Jo0PAx2AX9IAY0MNtqWDuf6pWdyvzvRa5+49dVmQTZ/t1QiBWTb2MYBuw2Fs+Jmhzgsw2QFtND90s1j9FGJC5jE32xyjPiTc3jqHlD1WGHCsdD239xLxDGgtMb794zbXH2p1FFeUIgDo+tJ/t1tEUc3H2PqxFrJj7PUFMVFZFOerARiZclvZPJXd4pvjgyQGC8MjiYuuiUMDYyqoQBnIltkaDmJUY+Vi26C73pHuIQ97CWD1r0Gki4eX4fGI/xUI0pXkdMBvh8KG9c+KEZfzAv5+iMRTIuJQB10fvcT5Fyds0sHDXWTzlxQ5oizmLlNtSznG0OOehVir2PjehERscQ==',
}
