import { randomUUID } from 'node:crypto'
import { game, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { sumOf } from '../../report/testkit.ts'
import { playerWith } from '../../sportsbook/testkit.ts'

const server = serverOfFile()

async function play(player: TestPlayer, rounds: number) {
  for (let round = 0; round < rounds; round++) {
    const body = { stake: '1.37', target: 5000, direction: 'over' as const }
    dataOf(await player.call(game.betDice, { body }, { key: randomUUID() }))
  }
}

test('the accounts of the ledger are shown now and as of an instant, and make zero', async () => {
  const auditor = await operatorWith(server, ['auditor'])
  await play(await playerWith(server, 50_000n), 60)
  server.clock.advance(1000)
  const then = server.clock.now().toISOString()
  const tree = async (query: { at?: string }) =>
    dataOf(await auditor.call(ops.books.tree, { query }))
  const before = await tree({})
  expect(before.sum).toBe('0.00')
  server.clock.advance(1000)
  const player = await playerWith(server, 10_000n)
  await play(player, 2)

  const after = await tree({})
  expect(after.sum).toBe('0.00')
  expect(after.playersTotal).not.toBe(before.playersTotal)
  const was = await tree({ at: then })
  expect([was.house, was.houseTotal]).toEqual([before.house, before.houseTotal])
  expect([was.playersTotal, was.players, was.sum]).toEqual([before.playersTotal, null, null])

  const entries = async (query: { at?: string; after?: string }) =>
    dataOf(
      await auditor.call(ops.books.houseEntries, { params: { account: 'house:games' }, query }),
    )
  const rows: { commandId: string; amount: string }[] = []
  for (let next: string | null | undefined; next !== null;) {
    const page = await entries(next === undefined ? {} : { after: next })
    rows.push(...page.rows)
    next = page.next
  }
  const games = after.house.find(({ account }) => account === 'house:games')!
  expect(formatMoney(sumOf(rows.map(({ amount }) => amount)))).toBe(games.balance)
  expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(rows.length)
  const [newest] = (await entries({ at: then })).rows
  expect(newest?.commandId).not.toBe(rows[0]?.commandId)
})
