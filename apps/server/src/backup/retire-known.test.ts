import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { casino, game, user } from '@jogada/contract'
import { drawOutcome } from '@jogada/core/fairness'
import { DRAW_CHANNELS } from '@jogada/core/games/draws'
import { createTestDatabase } from '@jogada/postgres/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAbandonedRounds } from '../modules/casino/ladder/end-rounds.ts'
import { cashOut, minesOf, pick, start } from '../modules/casino/ladder/testkit.ts'
import { createChainKeeper } from '../modules/draws/chains/chain-keeper.ts'
import { nextLink } from '../modules/draws/chains/chain-store.ts'
import { betDouble, leadDraws, playerWith } from '../modules/draws/testkit.ts'
import { callAs, dataOf } from '../testkit/test-player.ts'
import type { TestPlayer } from '../testkit/test-player.ts'
import { serverOn, startTestServer } from '../testkit/test-server.ts'
import type { TestServer } from '../testkit/test-server.ts'
import { backUp, loadBackup } from './product-backup.ts'
import { retireKnown } from './retire-known.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-known-'))
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

/** A player of the first server at another one. */
const at = (other: TestServer, { token, ...player }: TestPlayer): TestPlayer => ({
  ...player,
  token,
  call: (definition, input, options) => callAs(other, definition, input, { token, ...options }),
})

test('[OPS-01] no link, seed or field that players saw since the copy decides anything after a restore', async () => {
  const draws = await leadDraws(server)
  const [first, second, third] = [
    await playerWith(server, 10_000n),
    await playerWith(server, 10_000n),
    await playerWith(server, 10_000n),
  ]
  const dice = { stake: '1.00', target: 5050, direction: 'over' } as const
  dataOf(await first.call(game.betDice, { body: dice }, { key: randomUUID() }))
  const { round: seen } = dataOf(await start(first))
  const { round: left } = dataOf(await start(second))
  const seeds = dataOf(await third.call(game.getSeeds, {}))
  await draws.step()
  const open = draws.slot('double')
  dataOf(await betDouble(third, { roundId: open.roundId }))
  await backUp(server.url, join(folder, 'copy'))

  // what the world goes on to see, and the copy does not know
  const { safe } = await minesOf(server, first)
  dataOf(await pick(first, seen.roundId, safe[0]!))
  dataOf(await cashOut(first, seen.roundId))
  dataOf(await third.call(game.rotateSeeds, { body: {} }))

  const copy = await createTestDatabase([])
  await loadBackup(copy.url, join(folder, 'copy'))
  const retired = await retireKnown(copy.url, server.clock)
  expect(retired).toEqual({ chains: DRAW_CHANNELS.length, pairs: 6, rounds: 2 })
  expect(await retireKnown(copy.url, server.clock)).toEqual({ chains: 0, pairs: 0, rounds: 0 })

  const back = await serverOn(copy.url)
  back.clock.advance(server.clock.now().getTime() - back.clock.now().getTime())
  for (const channel of DRAW_CHANNELS) expect(await nextLink(back.deps, channel)).toBeNull()
  // the round that was open ends by its own link, and its bet with it
  const chains = createChainKeeper(back.deps)
  const again = await leadDraws(back)
  await again.step(open.drawAt)
  await again.step(open.completeAt)
  const round = await back.deps.db
    .selectFrom('draws.round as round')
    .innerJoin('draws.chain as chain', 'chain.chain_id', 'round.chain_id')
    .selectAll('round')
    .select('chain.salt')
    .where('round.channel', '=', 'double')
    .where('round.round_id', '=', BigInt(open.roundId))
    .executeTakeFirstOrThrow()
  expect(round.state).toBe('settled')
  const link = await chains.seedAt(round.chain_id, round.position)
  expect(round.outcome).toBe(drawOutcome(link, round.salt!, 15))
  // rounds after it come from a chain that was made after the restore
  await again.step(open.endAt + 1_000)
  const newest = await back.deps.db
    .selectFrom('draws.round')
    .select('chain_id')
    .where('channel', '=', 'double')
    .orderBy('round_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(newest.chain_id).toBeGreaterThan(round.chain_id)

  // a step on a field that was seen gives the stake back, and so does the job
  const known = dataOf(await pick(at(back, first), seen.roundId, safe[1]!))
  expect(known.round).toMatchObject({ status: 90, end: 'voided', payout: '10.00' })
  expect(await endAbandonedRounds(back.deps)).toBe(1)
  const rounds = dataOf(await at(back, second).call(casino.minesRounds, {}))
  expect(rounds[0]).toMatchObject({ roundId: left.roundId, status: 90, end: 'voided' })
  expect(dataOf(await at(back, second).call(user.getBalance, {}))).toMatchObject({
    balance: '100.00',
    held: '0.00',
  })

  // no seed of the copy plays again; what was played with one is counted
  const fresh = dataOf(await at(back, third).call(game.getSeeds, {}))
  const before = [seeds.serverSeedHash, seeds.nextServerSeedHash]
  expect(before).not.toContain(fresh.serverSeedHash)
  expect(before).not.toContain(fresh.nextServerSeedHash)
  const pairs = await back.deps.db
    .selectFrom('casino.seed_pair')
    .select('rounds')
    .where('player_id', '=', first.playerId)
    .where('state', '=', 'revealed')
    .orderBy('seed_pair_id')
    .execute()
  expect(pairs.map((pair) => Number(pair.rounds))).toEqual([2, 0])
  dataOf(await at(back, first).call(game.betDice, { body: dice }, { key: randomUUID() }))

  await back.verify()
  await back.close()
  await copy.drop()
})
