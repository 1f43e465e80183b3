import { randomUUID } from 'node:crypto'
import { game, headerNames, limits } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectAs } from '../../../testkit/player-socket.ts'
import { registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import type { SessionStore } from './sessions.ts'

const MINUTE_MS = 60_000

const servers = {} as Record<'open' | 'br', TestServer>
beforeAll(async () => {
  for (const id of ['open', 'br'] as const) {
    servers[id] = await startTestServer({ LICENCE_PROFILE: id })
    await servers[id].app.listen({ port: 0, host: '127.0.0.1' })
  }
})
afterAll(async () => {
  for (const server of Object.values(servers)) {
    await server.verify()
    await server.close()
  }
})

/** A call of an app whose player touched it last so many seconds ago, as the app says. */
async function look(player: TestPlayer, rested: number | string): Promise<number> {
  const answer = await servers.br.app.inject({
    url: limits.getLimits.path,
    headers: {
      [headerNames.authorization]: player.token,
      [headerNames.rested]: String(rested),
    },
  })
  return answer.statusCode
}

test('[ACC-08] what the app asks by itself keeps no session open', async () => {
  const { clock } = servers.br
  const player = await registerPlayer(servers.br)
  for (const minutes of [10, 20]) {
    clock.advance(10 * MINUTE_MS)
    expect(await look(player, minutes * 60)).toBe(200)
  }
  clock.advance(10 * MINUTE_MS - 1)
  expect(await look(player, 30 * 60)).toBe(200)
  clock.advance(1)
  expect(await look(player, 30 * 60)).toBe(401)
})

test('[ACC-08] thirty minutes are counted from the last act that the server heard of', async () => {
  const { clock } = servers.br
  const player = await registerPlayer(servers.br)
  clock.advance(20 * MINUTE_MS)
  expect(await look(player, 60)).toBe(200)
  clock.advance(29 * MINUTE_MS - 1)
  expect(await look(player, 30 * 60)).toBe(200)
  clock.advance(1)
  expect(await look(player, 30 * 60)).toBe(401)
})

test('[ACC-08] a bet is an act, and no act that an app claims lies in the future', async () => {
  const { app, clock } = servers.br
  const player = await registerPlayer(servers.br)
  for (let third = 0; third < 3; third++) {
    clock.advance(20 * MINUTE_MS)
    const bet = await app.inject({
      method: 'POST',
      url: game.betDice.path,
      headers: {
        [headerNames.authorization]: player.token,
        [headerNames.rested]: '3600',
        [headerNames.idempotencyKey]: randomUUID(),
      },
      payload: { stake: '1.00', target: 5_050, direction: 'over' },
    })
    expect(bet.statusCode).not.toBe(401)
  }
  for (const claim of ['-999999', 'Infinity', 'soon']) expect(await look(player, claim)).toBe(200)
  clock.advance(30 * MINUTE_MS)
  expect(await look(player, '-999999')).toBe(401)
})

test.each([
  ['br', 7],
  ['open', 30],
] as const)(
  '[ACC-08] under %s a login serves %i days, whatever its player does',
  async (id, days) => {
    const server = servers[id]
    const { clock } = server
    const player = await registerPlayer(server)
    const ask = async () => (await player.call(limits.getLimits, {})).http
    const step = licenceProfile(id).session.idleMs - MINUTE_MS
    const whole = days * 24 * 60 * MINUTE_MS
    let passed = 0
    for (; passed + step < whole; passed += step) {
      clock.advance(step)
      expect(await ask()).toBe(200)
    }
    const seen = () =>
      server.deps.db
        .selectFrom('account.session')
        .select('seen_at')
        .where('player_id', '=', player.playerId)
        .executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect((await seen()).seen_at).toEqual(clock.now()), 20_000)
    clock.advance(whole - passed)
    expect(await ask()).toBe(401)
  },
)

test('[ACC-08] a socket keeps no session open, and is closed once its session went idle', async () => {
  const server = servers.br
  const { clock } = server
  const sessions = server.app.sessions as SessionStore
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  clock.advance(29 * MINUTE_MS)
  await sessions.endIdle()
  expect(socket.isOpen()).toBe(true)
  const again = await connectAs(server, player)
  // what another process saw may be written down a moment later
  clock.advance(3 * MINUTE_MS)
  await sessions.endIdle()
  await vi.waitFor(() => expect([socket.isOpen(), again.isOpen()]).toEqual([false, false]), 20_000)
})
