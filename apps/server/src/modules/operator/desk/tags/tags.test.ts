import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../../testkit/test-player.ts'
import { startTestServer } from '../../../../testkit/test-server.ts'
import type { TestServer } from '../../../../testkit/test-server.ts'

let server: TestServer
let risk: TestOperator
let support: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  risk = await operatorWith(server, ['risk'])
  support = await operatorWith(server, ['support'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { tags } = ops
const reason = 'pedido da mesa de risco'
const create = async (label: string) =>
  dataOf(await risk.call(tags.create, { body: { label, reason } })).tagId
const paramsOf = ({ playerId }: TestPlayer, tagId: string) => ({
  playerId: String(playerId),
  tagId,
})
const put = (player: TestPlayer, tagId: string, by = support) =>
  by.call(tags.put, { params: paramsOf(player, tagId), body: { reason } })
const tagsOf = async ({ playerId }: TestPlayer) =>
  dataOf(await support.call(ops.players.view, { params: { playerId: String(playerId) } })).tags
const found = async (q: string) =>
  dataOf(await support.call(ops.players.search, { query: { q } })).map(({ playerId, by }) => ({
    playerId,
    by,
  }))

test('[R135] a tag is put on a player once, found by it, and taken off, each time with a trace', async () => {
  const player = await registerPlayer(server)
  const tagId = await create('Alto valor')
  expect((await support.call(tags.create, { body: { label: 'Outro', reason } })).status).toBe(7000)
  const answers = await Promise.all([1, 2, 3].map(() => put(player, tagId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await tagsOf(player)).toEqual([{ tagId, label: 'Alto valor' }])
  const playerId = String(player.playerId)
  expect(await found('#alto VALOR')).toEqual([{ playerId, by: 'tag' }])
  expect(await found(`#${playerId}`)).toEqual([{ playerId, by: 'player' }])
  const seen = dataOf(await support.call(tags.players, { params: { tagId }, query: {} }))
  expect(seen).toMatchObject({ players: [{ playerId, putBy: support.email }], next: null })
  const take = () => support.call(tags.take, { params: paramsOf(player, tagId), body: { reason } })
  expect((await Promise.all([take(), take()])).map(({ status }) => status)).toEqual([200, 200])
  expect(await tagsOf(player)).toEqual([])
  expect(await found('#Alto valor')).toEqual([])
  const auditor = await operatorWith(server, ['auditor'])
  const { entries } = dataOf(
    await auditor.call(ops.playerFile.trace, { params: { playerId }, query: {} }),
  )
  expect(entries.map(({ action, actor, reason: why }) => [action, actor, why])).toEqual([
    ['player.untagged', support.email, reason],
    ['player.tagged', support.email, reason],
  ])
})

test('[R135] a tag that is retired leaves every player and cannot be put, until it is made again', async () => {
  const players = [await registerPlayer(server), await registerPlayer(server)]
  const tagId = await create('Em análise')
  for (const player of players) dataOf(await put(player, tagId))
  const retire = () => risk.call(tags.retire, { params: { tagId }, body: { reason } })
  expect((await retire()).status).toBe(200)
  expect((await retire()).status).toBe(1004)
  expect(await Promise.all(players.map(tagsOf))).toEqual([[], []])
  expect((await put(players[0]!, tagId)).status).toBe(1004)
  const listed = dataOf(await support.call(tags.list, {}))
  expect(listed.at(-1)).toMatchObject({ tagId, label: 'Em análise', players: 0 })
  expect(listed.at(-1)!.retiredAt).not.toBeNull()
  expect(await create('em ANÁLISE')).toBe(tagId)
  expect((await put(players[0]!, tagId)).status).toBe(200)
})

test('[R135] players of a tag are read in pages, the newest account first', async () => {
  const tagId = await create('Campanha de março')
  const ids: bigint[] = []
  for (let one = 0; one < 53; one++) ids.push(1_000_000n + BigInt(one))
  const model = await registerPlayer(server)
  const {
    player_id: _,
    email: __,
    invite_code: ___,
    ...row
  } = await server.deps.db
    .selectFrom('account.player')
    .selectAll()
    .where('player_id', '=', model.playerId)
    .executeTakeFirstOrThrow()
  const made = await server.deps.db
    .insertInto('account.player')
    .values(ids.map((id) => ({ ...row, email: `lista${id}@example.com`, invite_code: `L${id}` })))
    .returning('player_id')
    .execute()
  await server.deps.db
    .insertInto('operator.player_tag')
    .values(
      made.map(({ player_id }) => ({
        player_id,
        tag_id: BigInt(tagId),
        put_by: risk.email,
        put_at: server.clock.now(),
      })),
    )
    .execute()
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = dataOf(
      await support.call(tags.players, { params: { tagId }, query: before ? { before } : {} }),
    )
    expect(page.players.length).toBeLessThanOrEqual(50)
    seen.push(...page.players.map(({ playerId }) => playerId))
    before = page.next ?? undefined
  } while (before !== undefined)
  const newestFirst = made.map(({ player_id }) => String(player_id)).toReversed()
  expect(seen).toEqual(newestFirst)
})
