import { game, ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { restrictPlayer } from '../account/index.ts'
import { TERMS } from './counters.ts'
import { shutOut, shutOutLeft } from './shut-out.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verifyPlay()
  await server.close()
})

const dice = (player: TestPlayer) =>
  player.call(
    game.betDice,
    { body: { stake: '1.00', target: 5_050, direction: 'over' } },
    { key: server.deps.rng.uuid() },
  )

const termsVersion = async (playerId: bigint) =>
  (await server.deps.ledger.counters(playerId, [TERMS]))[TERMS]!.total

const lastShownFactor = async (playerId: bigint) => {
  const { at } = await server.deps.db
    .selectFrom('account.session')
    .select(({ fn }) => fn.max('factor_at').as('at'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return at
}

const heldSince = async (playerId: bigint) => {
  const { held_at } = await server.deps.db
    .selectFrom('account.restriction')
    .select('held_at')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return held_at
}

test('[ACC-07] whom a process restricted before it died is shut out by the next one', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_00n)
  expect((await dice(player)).status).toBe(200)
  await server.deps.db
    .updateTable('account.session')
    .set({ factor_at: server.clock.now() })
    .where('player_id', '=', player.playerId)
    .execute()
  await restrictPlayer(server.deps.db, server.deps, {
    playerId: player.playerId,
    kind: 'suspended',
    reason: 'fraude',
  })
  // decided by what this process remembers, until it is told
  expect((await dice(player)).status).toBe(200)
  await shutOutLeft(server.deps)
  expect(await heldSince(player.playerId)).toBeNull()
  const before = await termsVersion(player.playerId)
  server.clock.advance(10_001)
  await shutOutLeft(server.deps)
  expect(await termsVersion(player.playerId)).toBe(before + 1n)
  expect(await heldSince(player.playerId)).toEqual(server.clock.now())
  expect(await lastShownFactor(player.playerId)).toBeNull()
  await vi.waitFor(async () => expect((await dice(player)).http).toBe(401))
})

test('[ACC-07] a process that remembers the old terms takes no stake of a player whom another one suspends', async () => {
  const other = await serverOn(server.url)
  try {
    const player = await registerPlayer(server)
    await giveCash(server, player.playerId, 10_00n)
    expect((await dice(player)).status).toBe(200)
    const terms = server.deps.playTerms.known(player.playerId)!
    const risk = await operatorWith(other, ['risk'])
    const asked = {
      params: { playerId: String(player.playerId) },
      body: { kind: 'suspended' as const, reason: 'fraude' },
    }
    dataOf(await risk.call(ops.players.restrict, asked))
    expect(server.deps.playTerms.known(player.playerId)).toBe(terms)
    expect(await dice(player)).not.toMatchObject({ http: 200, status: 200 })
    expect(await heldSince(player.playerId)).not.toBeNull()
  } finally {
    await other.close()
  }
})

test('[ACC-07] whoever was let in again while they were being shut out has the terms renewed, and no more', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_00n)
  expect((await dice(player)).status).toBe(200)
  const before = await termsVersion(player.playerId)
  await shutOut(server.deps, player.playerId)
  expect(await termsVersion(player.playerId)).toBe(before + 1n)
  expect((await dice(player)).status).toBe(200)
})
