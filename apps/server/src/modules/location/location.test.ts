import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { game, headerNames, location, order, refusals, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { listAlerts } from '../alert/index.ts'
import { bet, eventOf, offerEvent, outcomeOf } from '../sportsbook/testkit.ts'
import { createPlaces } from './places.ts'

const BRAZIL = '200.150.1.7'
const BRAZIL_TOO = '200.151.1.7'
const ARGENTINA = '181.10.0.5'
const PROXY = '200.150.66.1'
const NOWHERE = '203.0.113.9'
const MINUTE_MS = 60_000

let server: TestServer
let folder: string
let settings: Readonly<Record<string, string>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-location-'))
  const ranges = join(folder, 'ranges.csv')
  await writeFile(ranges, '200.150.0.0/15,BR\n200.150.66.0/24,BR,hidden\n181.0.0.0/8,AR\n')
  settings = {
    LICENCE_PROFILE: 'br',
    DATA_DIR: folder,
    LOCATION_RANGES: ranges,
    LOCATION_HEADER: 'X-Country',
    // a test's requests come from this machine as from the operator's proxy
    TRUSTED_PROXIES: '127.0.0.1',
  }
  server = await startTestServer(settings)
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

const key = () => server.deps.rng.uuid()
const seeds = { stake: '1.00', target: 5_050, direction: 'over' } as const

type From = { readonly from: string; readonly country?: string; readonly token?: string }

/** Sends a call as from an address, through the proxy. */
async function send(
  player: Payer,
  call: { readonly method: 'GET' | 'POST'; readonly path: string },
  { from, country, token = player.token }: From,
  body?: object,
  on = server,
) {
  const response = await on.app.inject({
    method: call.method,
    url: call.path,
    headers: {
      [headerNames.authorization]: token,
      [headerNames.lang]: 'pt_BR',
      [headerNames.idempotencyKey]: key(),
      'x-forwarded-for': from,
      ...(country === undefined ? {} : { 'x-country': country }),
    },
    ...(body ? { payload: body } : {}),
  })
  return response.json<{ status: number; message: string; data: never }>()
}

const dice = async (player: Payer, from: string | From, on = server) =>
  (await send(player, game.betDice, typeof from === 'string' ? { from } : from, seeds, on)).status

const shows = async (player: Payer, from: string, at: readonly [number, number], accuracy = 30) =>
  dataOf(
    (await send(
      player,
      location.showPosition,
      { from },
      {
        latitude: at[0],
        longitude: at[1],
        accuracy,
      },
    )) as never,
  ) as { answer: string }

const SAO_PAULO = [-23.5505, -46.6333] as const
const LISBON = [38.7223, -9.1393] as const

/** A second server on the same database, at the same time of day. */
async function anotherProcess(): Promise<TestServer> {
  const other = await serverOn(server.url, settings)
  other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
  return other
}

const checksOf = async (playerId: bigint) =>
  server.deps.db
    .selectFrom('location.checked')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('check_id')
    .execute()

test('[GEO-01] a stake is taken inside the country and refused outside it, also on an open session', async () => {
  const player = await admittedPlayer(server)
  expect(await dice(player, BRAZIL)).toBe(200)
  expect(await dice(player, ARGENTINA)).toBe(refusals.location_outside.status)
  expect(await dice(player, BRAZIL_TOO)).toBe(200)
  const abroad = await send(player, game.betDice, { from: ARGENTINA }, seeds)
  expect(abroad.message).toBe('Só dá para jogar dentro do Brasil. O saque continua funcionando.')
  const checks = await checksOf(player.playerId)
  expect(checks.slice(-4).map(({ answer, country }) => [answer, country])).toEqual([
    ['inside', 'BR'],
    ['outside', 'AR'],
    ['inside', 'BR'],
    ['outside', 'AR'],
  ])
})

test('[GEO-01] an address that nobody knows is not inside, and neither is one while nobody can be asked', async () => {
  const player = await admittedPlayer(server)
  expect(await dice(player, NOWHERE)).toBe(refusals.location_unknown.status)
  const down = createPlaces(server.deps, {
    origins: () => Promise.reject(new Error('the source is down')),
    onLeft: async () => undefined,
  })
  const session = (await server.app.sessions.find(player.token))!
  await down.note(session, { address: BRAZIL, told: 'BR' })
  expect((await down.state(session)).answer).toBe('unknown')
})

test('[GEO-01] money is withdrawn and balances are read from anywhere', async () => {
  const player = await admittedPlayer(server)
  const body = { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf, amount: '50.00' }
  expect((await send(player, order.withdraw, { from: ARGENTINA }, body)).status).toBe(200)
  expect((await send(player, user.getBalance, { from: ARGENTINA })).status).toBe(200)
})

test('[GEO-01] a check holds for thirty minutes, for its address and its session alone', async () => {
  const player = await admittedPlayer(server)
  await dice(player, BRAZIL)
  const count = async () => (await checksOf(player.playerId)).length
  const before = await count()
  server.clock.advance(30 * MINUTE_MS - 1)
  await dice(player, BRAZIL)
  expect(await count()).toBe(before)
  server.clock.advance(1)
  expect(await dice(player, BRAZIL)).toBe(200)
  expect(await count()).toBe(before + 1)
  await dice(player, BRAZIL_TOO)
  expect(await count()).toBe(before + 2)
  const { token } = await signedInAnew(server, player)
  expect(await dice(player, { from: BRAZIL_TOO, token })).toBe(200)
  expect(await count()).toBe(before + 3)
})

test('[GEO-01] what a studio or another process stakes without the player’s address is bound too', async () => {
  const player = await admittedPlayer(server)
  await dice(player, BRAZIL)
  const other = await anotherProcess()
  expect(await dice(player, BRAZIL, other)).toBe(200)
  // the player leaves, as this process hears; the other one remembers them inside
  await dice(player, ARGENTINA)
  const stake = (on: TestServer) =>
    on.deps.ledger.submit(player.playerId, () => ({
      key: key(),
      bodyHash: '',
      kind: 'provider_debit',
      postings: [
        { account: 'cash', amount: -1_00n as never },
        { account: 'house:games', amount: 1_00n as never },
      ],
    }))
  for (const on of [other, server]) {
    const verdict = await stake(on)
    expect(verdict).toMatchObject({ status: 'refused' })
    expect(JSON.stringify(verdict)).toContain('location_outside')
  }
  await other.close()
})

test('[GEO-01] a process that remembers a session inside hears of its position abroad', async () => {
  const player = await admittedPlayer(server)
  const other = await anotherProcess()
  expect(await dice(player, BRAZIL, other)).toBe(200)
  await shows(player, BRAZIL, LISBON)
  expect(await dice(player, BRAZIL, other)).toBe(refusals.location_outside.status)
  await other.close()
})

test('[GEO-02] a known proxy and Tor are refused, whatever country they show', async () => {
  const player = await admittedPlayer(server)
  const hidden = refusals.location_hidden.status
  expect(await dice(player, { from: PROXY, country: 'BR' })).toBe(hidden)
  expect(await dice(player, PROXY)).toBe(hidden)
  expect(await dice(player, { from: NOWHERE, country: 'T1' })).toBe(hidden)
  expect((await shows(player, PROXY, SAO_PAULO)).answer).toBe('hidden')
  expect(await dice(player, PROXY)).toBe(hidden)
})

test('[GEO-01] the proxy’s header answers before the ranges, and is believed from a proxy alone', async () => {
  const player = await admittedPlayer(server)
  expect(await dice(player, { from: NOWHERE, country: 'br' })).toBe(200)
  expect(await dice(player, { from: BRAZIL, country: 'AR' })).toBe(refusals.location_outside.status)
  expect(await dice(player, { from: NOWHERE, country: 'XX' })).toBe(
    refusals.location_unknown.status,
  )
  // without the proxy's own mark of forwarding the header is the client's invention
  const response = await server.app.inject({
    method: 'POST',
    url: game.betDice.path,
    remoteAddress: ARGENTINA,
    headers: {
      [headerNames.authorization]: player.token,
      [headerNames.idempotencyKey]: key(),
      'x-forwarded-for': BRAZIL,
      'x-country': 'BR',
    },
    payload: seeds,
  })
  expect(response.json<{ status: number }>().status).toBe(refusals.location_outside.status)
})

test('[GEO-01] with consent the browser’s position answers where the address does not, for half an hour', async () => {
  const player = await admittedPlayer(server)
  expect(await dice(player, NOWHERE)).toBe(refusals.location_unknown.status)
  expect(await shows(player, NOWHERE, SAO_PAULO, 90_000)).toMatchObject({ answer: 'unknown' })
  expect(await shows(player, NOWHERE, SAO_PAULO)).toEqual({
    isAsked: true,
    answer: 'inside',
    mayShowPosition: true,
  })
  expect(await dice(player, NOWHERE)).toBe(200)
  // another process knows of it too
  const other = await anotherProcess()
  expect(await dice(player, NOWHERE, other)).toBe(200)
  await other.close()
  server.clock.advance(20 * MINUTE_MS)
  expect(await dice(player, NOWHERE)).toBe(200)
  server.clock.advance(10 * MINUTE_MS)
  expect(await dice(player, NOWHERE)).toBe(refusals.location_unknown.status)
})

test('[GEO-01] a position abroad counts against an address inside', async () => {
  const player = await admittedPlayer(server)
  expect((await shows(player, BRAZIL, LISBON)).answer).toBe('outside')
  expect(await dice(player, BRAZIL)).toBe(refusals.location_outside.status)
})

test('[GEO-01] [LGPD-01] of a position nothing is kept but what it answered', async () => {
  const player = await admittedPlayer(server)
  await shows(player, NOWHERE, SAO_PAULO)
  const { rows } = await server.deps.pool.query<{ row: string }>(
    'SELECT t::text AS row FROM location.checked AS t WHERE player_id = $1',
    [player.playerId],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) expect(row).not.toMatch(/23\.55|46\.63/)
})

test('[GEO-01] [SPB-01] each stake carries the check that allowed it, and nothing else does', async () => {
  const player = await admittedPlayer(server)
  await dice(player, BRAZIL)
  const eventId = await offerEvent(server)
  const event = await eventOf(server, eventId)
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  await shows(player, '127.0.0.1', SAO_PAULO)
  dataOf(await bet(player, { outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }))
  const { rows } = await server.deps.pool.query<{ kind: string; answer: string | null }>(
    `SELECT c.kind, l.answer FROM ledger.command c
       LEFT JOIN location.stamp s ON s.player_id = c.player_id AND s.command_id = c.command_id
       LEFT JOIN location.checked l ON l.check_id = s.check_id
      WHERE c.player_id = $1 AND c.verdict = 'posted' ORDER BY c.command_id`,
    [player.playerId],
  )
  const stamped = rows.filter(({ answer }) => answer !== null)
  expect(stamped).toEqual([
    { kind: 'dice_bet', answer: 'inside' },
    { kind: 'bet_stake', answer: 'inside' },
  ])
})

test('[GEO-02] who is in two countries within three hours is named to a person, once', async () => {
  const player = await admittedPlayer(server)
  await dice(player, BRAZIL)
  await dice(player, ARGENTINA)
  await dice(player, BRAZIL)
  const alerts = await listAlerts(server.deps, {})
  const own = alerts.filter(({ subject }) => subject === `player:${player.playerId}`)
  expect(own.map(({ kind, detail }) => [kind, detail['from'], detail['to']])).toEqual([
    ['location_travel', 'BR', 'AR'],
  ])
})

test('[GEO-01] the open profile asks nobody and stamps nothing', async () => {
  const open = await startTestServer({ DATA_DIR: folder })
  const player = await registerPayer(open)
  await giveCash(open, player.playerId, 10_00n)
  expect((await player.call(game.betDice, { body: seeds }, { key: key() })).status).toBe(200)
  expect(dataOf(await player.call(location.placeState, {}))).toEqual({
    isAsked: false,
    answer: 'inside',
    mayShowPosition: false,
  })
  const { rows } = await open.deps.pool.query('SELECT FROM location.checked, location.stamp')
  expect(rows).toEqual([])
  await open.verify()
  await open.close()
})
