import { createDecipheriv, createECDH, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { ECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { notice, refusals, security } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dataFolder } from '../../../testkit/data-folder.ts'
import { signedInAnew } from '../../../testkit/signed-in-anew.ts'
import { callAs, dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { openSlots } from '../../../platform/slots.ts'
import { afterDays, pausePlay } from '../../limits/index.ts'
import { tellAll } from '../deliver-messages.ts'
import { addMessage } from '../inbox.ts'
import { PUSHES, sweepPush } from './deliver-push.ts'
import { isPrivateAddress, isUsableEndpoint } from './endpoint.ts'

type Told = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

const within = { timeout: 8_000, interval: 20 }
const DATA_DIR = dataFolder()
let server: TestServer
let url: string
let told: Told[] = []
let status = 201
/** The paths that are never answered. */
const silent = new Set<string>()
const service = createServer((asked, answer) => {
  const parts: Buffer[] = []
  asked.on('data', (part: Buffer) => parts.push(part))
  asked.on('end', () => {
    told.push({ path: asked.url!, headers: asked.headers, body: Buffer.concat(parts) })
    if (silent.has(asked.url!)) return
    answer.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end()
  })
})

beforeAll(async () => {
  server = await startTestServer({
    PUSH_TEST_ENDPOINTS: 'on',
    DATA_DIR,
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await new Promise((resolve) => service.close(resolve))
})
beforeEach(() => {
  told = []
  status = 201
})

/** What a browser keeps of a subscription: its key pair and its secret. */
type Browser = { readonly keys: ECDH; readonly secret: Buffer; readonly endpoint: string }

function newBrowser(): Browser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return { keys, secret: randomBytes(16), endpoint: `${url}/${randomBytes(8).toString('hex')}` }
}

const subscribe = (player: TestPlayer, { keys, secret, endpoint }: Browser) =>
  player.call(notice.subscribePush, {
    body: {
      endpoint,
      p256dh: keys.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
    },
  })

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()

/** Opens a message as RFC 8291 and RFC 8188 say that a browser does. */
function opened({ keys, secret }: Browser, body: Buffer): { title: string; body: string } {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    keys.getPublicKey(),
    sender,
    Buffer.from([1]),
  ])
  const material = hmac(hmac(secret, keys.computeSecret(sender)), info)
  const pseudo = hmac(salt, material)
  const key = hmac(pseudo, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16)
  const nonce = hmac(pseudo, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12)
  const open = createDecipheriv('aes-128-gcm', key, nonce)
  open.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as never
}

const message = (player: TestPlayer, cause: string, kind = 'withdrawal_paid') =>
  addMessage(server.deps, player.playerId, {
    cause,
    category: kind === 'rebate_paid' ? 'rewards' : 'money',
    kind,
    values: { amount: '25.50' },
    at: server.clock.now(),
  })

/** Tells of what is due, and waits until it is told. */
async function sweep() {
  const slots = openSlots(PUSHES)
  await sweepPush(server.deps, slots)
  await slots.empty()
}

const dueRows = () => server.deps.db.selectFrom('notice.push_due').selectAll().execute()

test('a browser that asked for it is told of a new message, sealed for it alone, once', async () => {
  const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
  const browser = newBrowser()
  const { publicKey } = dataOf(await player.call(notice.pushKey, {}))
  expect(Buffer.from(publicKey!, 'base64url')).toHaveLength(65)
  dataOf(await subscribe(player, browser))
  await message(other, 'of somebody else')
  await message(player, 'one')
  await message(player, 'one')
  await sweep()
  await sweep()
  expect(told).toHaveLength(1)
  expect(told[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
  expect(told[0]!.headers.authorization).toContain(`k=${publicKey}`)
  expect(told[0]!.body.toString('latin1')).not.toContain('25')
  expect(opened(browser, told[0]!.body)).toMatchObject({
    title: 'Jogada',
    body: 'Seu saque de R$ 25,50 foi pago.',
  })
  expect(await dueRows()).toEqual([])
})

const resume = (player: TestPlayer, { endpoint }: Browser) =>
  player.call(notice.resumePush, { body: { endpoint } })

test('[ACC-04] a browser is told nothing once its session was ended, and goes on with a later one', async () => {
  const player = await registerPlayer(server)
  const [left, kept] = [newBrowser(), newBrowser()]
  const later = await signedInAnew(server, player)
  dataOf(await subscribe(later, left))
  dataOf(await subscribe(player, kept))
  dataOf(await player.call(security.endSessions, { body: {} }))
  await message(player, 'of money')
  await sweep()
  expect(told.map(({ path }) => url + path)).toEqual([kept.endpoint])
  expect(dataOf(await resume(player, left))).toEqual({ subscribed: false })

  const last = await signedInAnew(server, player)
  expect(dataOf(await resume(last, kept))).toEqual({ subscribed: true })
  dataOf(await last.call(security.endSessions, { body: {} }))
  await message(player, 'of more money')
  await sweep()
  expect(told).toHaveLength(2)
})

test('a browser is told in the language that its player reads by now', async () => {
  const player = await registerPlayer(server)
  const browser = newBrowser()
  dataOf(await subscribe(player, browser))
  const { endpoint } = browser
  const { token } = player
  const resumed = await callAs(
    server,
    notice.resumePush,
    { body: { endpoint } },
    { token, language: 'en_US' },
  )
  expect(dataOf(resumed)).toEqual({ subscribed: true })
  await message(player, 'in English')
  await sweep()
  expect(opened(browser, told[0]!.body)).toMatchObject({
    body: expect.stringMatching(/^Your withdrawal of .*25[.,]50 was paid\.$/),
  })
})

test('whether a browser is told of a player is told to nobody else', async () => {
  const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
  const browser = newBrowser()
  dataOf(await subscribe(player, browser))
  expect(dataOf(await resume(other, browser))).toEqual({ subscribed: false })
  await message(player, 'still hers')
  await sweep()
  expect(told).toHaveLength(1)
})

test('a browser that is gone is forgotten; one that is busy is tried again, and not for ever', async () => {
  for (const gone of [404, 410]) {
    const player = await registerPlayer(server)
    dataOf(await subscribe(player, newBrowser()))
    status = gone
    await message(player, `gone ${gone}`)
    await sweep()
    status = 201
    await message(player, `after ${gone}`)
    await sweep()
    expect(told).toHaveLength(1)
    told = []
  }
  const player = await registerPlayer(server)
  dataOf(await subscribe(player, newBrowser()))
  status = 503
  await message(player, 'busy')
  for (let times = 0; times < 10; times++) {
    await sweep()
    server.clock.advance(30_000 * 2 ** times)
  }
  expect(told).toHaveLength(6)
  expect(await dueRows()).toEqual([])
})

const pathOf = ({ endpoint }: Browser) => endpoint.slice(url.length)

test('a browser whose service never answers holds up no other, and takes one place', async () => {
  const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
  const [slow, quick] = [newBrowser(), newBrowser()]
  silent.add(pathOf(slow))
  dataOf(await subscribe(player, slow))
  dataOf(await subscribe(other, quick))
  const slots = openSlots(2)
  for (let i = 0; i < 60; i++) await message(player, `to a silent one ${i}`)
  await message(other, 'first')
  await sweepPush(server.deps, slots)
  await vi.waitFor(() => expect(told.map(({ path }) => path)).toContain(pathOf(quick)), within)
  await message(other, 'second')
  const toQuick = () => told.filter(({ path }) => path === pathOf(quick))
  await vi.waitFor(async () => {
    await sweepPush(server.deps, slots)
    expect(toQuick()).toHaveLength(2)
  }, within)
  await vi.waitFor(() => expect(slots.taken()).toHaveLength(1), within)
  expect(told).toHaveLength(3)
  service.closeAllConnections()
  await slots.empty()
  expect(slots.free()).toBe(2)
  silent.clear()
  dataOf(await player.call(notice.unsubscribePush, { body: { endpoint: slow.endpoint } }))
})

test('rewards are told after all others, and a place that falls free is filled', async () => {
  const browsers = [newBrowser(), newBrowser(), newBrowser()]
  const players: TestPlayer[] = []
  for (const browser of browsers) {
    const player = await registerPlayer(server)
    dataOf(await subscribe(player, browser))
    players.push(player)
  }
  await message(players[0]!, 'a reward', 'rebate_paid')
  await message(players[1]!, 'a payout')
  await message(players[2]!, 'another')
  const slots = openSlots(1)
  const isMore: boolean[] = []
  const ending = new AbortController()
  const sweepOnce = async () => {
    isMore.push(await sweepPush(server.deps, slots))
    return isMore.at(-1)!
  }
  // a pause of an hour, of which nothing is seen
  const telling = tellAll(slots, ending.signal, sweepOnce, 3_600_000)
  const [reward, ...others] = browsers.map(pathOf)
  await vi.waitFor(() => expect(isMore.at(-1)).toBe(false))
  expect(told.map(({ path }) => path)).toEqual([...others, reward])
  ending.abort()
  await telling
  await slots.empty()
})

test('a browser that no message can be sealed for is refused, and one of before is forgotten', async () => {
  const player = await registerPlayer(server)
  const { endpoint } = newBrowser()
  const point = newBrowser().keys.getPublicKey()
  const off = Buffer.from(point)
  off[64]! ^= 1
  const keys = [off, Buffer.from([5, ...point.subarray(1)])].map((key) => key.toString('base64url'))
  const auth = randomBytes(16).toString('base64url')
  for (const p256dh of keys) {
    const refused = await player.call(notice.subscribePush, { body: { endpoint, p256dh, auth } })
    expect(refused.status).toBe(refusals.push_endpoint_invalid.status)
  }
  const short = `${randomBytes(15).toString('base64url')}==`
  const p256dh = point.toString('base64url')
  const refused = await player.call(notice.subscribePush, {
    body: { endpoint, p256dh, auth: short },
  })
  expect(refused.status).toBe(refusals.push_endpoint_invalid.status)
  const row = { player_id: player.playerId, endpoint, p256dh: keys[0]!, auth, language: 'pt-br' }
  await server.deps.db
    .insertInto('notice.push_subscription')
    .values({ ...row, subscription_id: randomUUID(), made_at: server.clock.now() })
    .execute()
  await message(player, 'for a key that is none')
  await sweep()
  expect(told).toEqual([])
  expect(await dueRows()).toEqual([])
  const subscriptions = await server.deps.db
    .selectFrom('notice.push_subscription')
    .select('subscription_id')
    .where('endpoint', '=', endpoint)
    .execute()
  expect(subscriptions).toEqual([])
})

test('a message that cannot be sent at all is not tried for ever', async () => {
  const player = await registerPlayer(server)
  dataOf(await subscribe(player, newBrowser()))
  await message(player, 'never sent')
  const deps = { ...server.deps, env: { ...server.deps.env, PUSH_SUBJECT: 'nobody' } }
  for (let times = 0; times < 8; times++) {
    const slots = openSlots(PUSHES)
    await sweepPush(deps, slots)
    await slots.empty()
    server.clock.advance(30_000 * 2 ** times)
  }
  expect(await dueRows()).toEqual([])
  await sweep()
  expect(told).toEqual([])
})

test('[RG-04] nobody whose play is paused is told of rewards, and still of their money', async () => {
  const player = await registerPlayer(server)
  const browser = newBrowser()
  dataOf(await subscribe(player, browser))
  await message(player, 'reward before', 'rebate_paid')
  await sweep()
  expect(told).toHaveLength(1)
  await message(player, 'reward', 'rebate_paid')
  await pausePlay(server.deps, player.playerId, {
    key: 'a break',
    kind: 'pause',
    endOf: afterDays(7),
    asked: '7',
  })
  await sweep()
  expect(told).toHaveLength(1)
  await message(player, 'money')
  await sweep()
  expect(opened(browser, told[1]!.body).body).toBe('Seu saque de R$ 25,50 foi pago.')
})

const ALL = { money: true, rewards: true, support: true }
const NONE = { money: false, rewards: false, support: false }

test('browsers are told only of the categories that their player did not turn off', async () => {
  const player = await registerPlayer(server)
  dataOf(await subscribe(player, newBrowser()))
  const body = {
    push: { ...ALL, rewards: false },
    mail: NONE,
    quiet: null,
    timeZone: 'America/Sao_Paulo',
  }
  dataOf(await player.call(notice.setChoices, { body }))
  await message(player, 'rebate', 'rebate_paid')
  await sweep()
  expect(told).toEqual([])
  await message(player, 'payout')
  await sweep()
  expect(told).toHaveLength(1)
})

test('a message that waits is not told once its player has turned its category off', async () => {
  const player = await registerPlayer(server)
  dataOf(await subscribe(player, newBrowser()))
  await message(player, 'rebate', 'rebate_paid')
  await message(player, 'payout')
  const body = {
    push: { ...ALL, rewards: false },
    mail: NONE,
    quiet: null,
    timeZone: 'America/Sao_Paulo',
  }
  dataOf(await player.call(notice.setChoices, { body }))
  await sweep()
  await sweep()
  expect(told).toHaveLength(1)
  expect(await dueRows()).toEqual([])
})

test('in quiet hours browsers wait for the morning, but for what concerns safety', async () => {
  const player = await registerPlayer(server)
  dataOf(await subscribe(player, newBrowser()))
  const minute = server.clock.now().getUTCHours() * 60 + server.clock.now().getUTCMinutes()
  const quiet = { from: (minute + 1380) % 1440, to: (minute + 120) % 1440 }
  const body = { push: ALL, mail: NONE, quiet, timeZone: 'UTC' }
  dataOf(await player.call(notice.setChoices, { body }))
  await message(player, 'at night')
  await addMessage(server.deps, player.playerId, {
    cause: 'safety',
    category: 'security',
    kind: 'withdrawal_held',
    values: { amount: '60.00' },
    at: server.clock.now(),
  })
  await sweep()
  expect(told).toHaveLength(1)
  server.clock.advance(118 * 60_000)
  await sweep()
  expect(told).toHaveLength(1)
  server.clock.advance(2 * 60_000)
  await sweep()
  expect(told).toHaveLength(2)
  expect(await dueRows()).toEqual([])
})

test('a browser belongs to whoever asked last, and stops when it is told to', async () => {
  const [first, second] = [await registerPlayer(server), await registerPlayer(server)]
  const browser = newBrowser()
  dataOf(await subscribe(first, browser))
  await message(first, 'waiting')
  dataOf(await subscribe(second, browser))
  await sweep()
  expect(told).toEqual([])
  await message(second, 'mine')
  await sweep()
  expect(told).toHaveLength(1)
  const { endpoint } = browser
  // another player cannot stop it
  dataOf(await first.call(notice.unsubscribePush, { body: { endpoint } }))
  await message(second, 'still mine')
  await sweep()
  expect(told).toHaveLength(2)
  dataOf(await second.call(notice.unsubscribePush, { body: { endpoint } }))
  await message(second, 'too late')
  await sweep()
  expect(told).toHaveLength(2)
})

const betSettled = (player: TestPlayer, betId: number, amount = '19.00') =>
  addMessage(server.deps, player.playerId, {
    cause: `bet ${betId}`,
    category: 'money',
    kind: amount === '0.00' ? 'bet_settled_lost' : 'bet_settled_won',
    values: { betId: String(betId), stake: '10.00', amount },
    at: server.clock.now(),
  })

test('bets that are settled together are told once, with how many they are; a single one by itself', async () => {
  const player = await registerPlayer(server)
  const browser = newBrowser()
  dataOf(await subscribe(player, browser))
  for (let bet = 0; bet < 120; bet++) await betSettled(player, bet, bet % 2 ? '0.00' : '10.00')
  await sweep()
  expect(told).toEqual([])
  server.clock.advance(10_000)
  await betSettled(player, 120)
  server.clock.advance(5_000)
  status = 503
  await sweep()
  status = 201
  server.clock.advance(30_000)
  await sweep()
  expect(told.map(({ body }) => opened(browser, body).body)).toEqual([
    'Apostas apuradas: 121. Valor que elas deram ao todo: R$ 619,00.',
    'Apostas apuradas: 121. Valor que elas deram ao todo: R$ 619,00.',
  ])
  expect(await dueRows()).toEqual([])
  await betSettled(player, 121)
  server.clock.advance(15_000)
  await sweep()
  expect(opened(browser, told[2]!.body).body).toBe(
    'Sua aposta de R$ 10,00 ganhou e pagou R$ 19,00.',
  )
  expect(await dueRows()).toEqual([])
})

test('what ended in quiet hours is told once in the morning, and money does not wait for bets', async () => {
  const player = await registerPlayer(server)
  const browser = newBrowser()
  dataOf(await subscribe(player, browser))
  const minute = server.clock.now().getUTCHours() * 60 + server.clock.now().getUTCMinutes()
  const quiet = { from: (minute + 1380) % 1440, to: (minute + 120) % 1440 }
  const body = { push: ALL, mail: NONE, quiet, timeZone: 'UTC' }
  dataOf(await player.call(notice.setChoices, { body }))
  for (const bet of [1, 2, 3]) {
    await betSettled(player, bet)
    server.clock.advance(60_000)
    await sweep()
  }
  expect(told).toEqual([])
  server.clock.advance(117 * 60_000)
  await message(player, 'in the morning')
  await sweep()
  await sweep()
  expect(told.map((one) => opened(browser, one.body).body)).toEqual([
    'Seu saque de R$ 25,50 foi pago.',
    'Apostas apuradas: 3. Valor que elas deram ao todo: R$ 57,00.',
  ])
})

test('a redirect is not followed, and no endpoint in a private network is taken', async () => {
  const player = await registerPlayer(server)
  dataOf(await subscribe(player, newBrowser()))
  status = 302
  await message(player, 'redirected')
  await sweep()
  expect(told.map(({ path }) => path)).not.toContain('/elsewhere')
  const off = { PUSH_TEST_ENDPOINTS: 'off' } as const
  const bad = [
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://10.0.0.7/a',
    'https://localhost/a',
    'https://push.example.com:8443/a',
    'https://user:word@push.example.com/a',
    'file:///etc/passwd',
    'nothing',
  ]
  expect(bad.filter((endpoint) => isUsableEndpoint(endpoint, off))).toEqual([])
  expect(isUsableEndpoint('https://fcm.googleapis.com/fcm/send/abc', off)).toBe(true)
  const inside = ['10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '::1', 'fd00::1']
  expect(inside.every(isPrivateAddress)).toBe(true)
  expect(isPrivateAddress('::ffff:127.0.0.1')).toBe(true)
  expect(['8.8.8.8', '2606:4700::1111'].some(isPrivateAddress)).toBe(false)
  const refused = await subscribe(player, { ...newBrowser(), endpoint: 'https://192.168.0.1/push' })
  expect(refused.status).toBe(refusals.push_endpoint_invalid.status)
})
