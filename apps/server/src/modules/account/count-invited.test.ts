import { user } from '@jogada/contract'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { countedLooks } from '../../testkit/counted-looks.ts'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { countInvited, countNewPlayers } from './count-invited.ts'

const MINUTE_MS = 60_000

let server: TestServer
beforeEach(async () => {
  await server?.close()
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const infoOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {}))
const invited = async (by: TestPlayer) =>
  registerPlayer(server, { regcode: (await infoOf(by)).yqm })
const peopleOf = async (player: TestPlayer) => {
  const { level1Person, level2Person, level3Person } = await infoOf(player)
  return [level1Person, level2Person, level3Person]
}
const countedUntil = async () =>
  (await server.deps.db.selectFrom('account.invited_counted').selectAll().executeTakeFirstOrThrow())
    .until_player

test('[R070] invited players are counted at once, and the same once they are settled', async () => {
  const ana = await registerPlayer(server)
  const bia = await invited(ana)
  const caio = await invited(bia)
  const davi = await invited(caio)
  await invited(davi)
  await countNewPlayers(server.deps)
  // a registration may still be on its way
  expect(await countedUntil()).toBe(0n)
  expect(await peopleOf(ana)).toEqual([1, 1, 1])
  server.clock.advance(2 * MINUTE_MS)
  await Promise.all([countNewPlayers(server.deps), countNewPlayers(server.deps)])
  await countNewPlayers(server.deps)
  expect(await countedUntil()).toBeGreaterThan(davi.playerId)
  expect(await peopleOf(ana)).toEqual([1, 1, 1])
  await invited(ana)
  await invited(bia)
  expect(await peopleOf(ana)).toEqual([2, 2, 1])
  expect(await peopleOf(caio)).toEqual([1, 1, 0])
  expect(await countInvited(server.deps.db, 999_999n)).toEqual([0, 0, 0])
})

test('[R070] players from before the count are shown whole while they are counted in pieces', async () => {
  const ana = await registerPlayer(server)
  const { db, clock } = server.deps
  await sql`
    INSERT INTO account.player (player_id, email, password_hash, phone, invite_code, invited_by,
      licence_profile, registered_at, registered_address, registered_device, terms_accepted_at)
    OVERRIDING SYSTEM VALUE
    SELECT 1000000 + n, n || '@example.org', '-', '', 'EARLY' || n,
      CASE WHEN n <= 3000 THEN ${ana.playerId}::bigint ELSE 1000000 + n - 3000 END, 'open',
      ${clock.now()}, '', '', ${clock.now()} FROM generate_series(1, 5000) n`.execute(db)
  expect(await peopleOf(ana)).toEqual([3000, 2000, 0])
  server.clock.advance(2 * MINUTE_MS)
  const { deps, count } = countedLooks(server.deps)
  await countNewPlayers(deps)
  expect(await countedUntil()).toBe(1_005_000n)
  // three pages of four statements, not one for each player
  expect(count.statements).toBeLessThanOrEqual(16)
  expect(await peopleOf(ana)).toEqual([3000, 2000, 0])
  const { rows } = await sql`SELECT FROM account.invited_count`.execute(db)
  expect(rows).toHaveLength(2001)
})
