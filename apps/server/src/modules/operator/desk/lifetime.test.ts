import { game, ops } from '@jogada/contract'
import { add, negate, parseMoney, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositWithoutPix, takeDepositBack } from '../../../testkit/play-money.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { WITHDRAWN } from '../../wallet/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const DAY_MS = 86_400_000

/** Moves cash of a player to or from an account of the house. */
const move = async (
  { playerId }: TestPlayer,
  kind: string,
  account: 'house:psp_clearing' | 'house:promotion' | 'house:referral',
  amount: bigint,
) => {
  const money = amount as Money
  const verdict = await server.deps.ledger.submit(playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: kind,
    kind,
    postings: [
      { account, amount: negate(money) },
      { account: 'cash', amount: money },
    ],
    ...(kind === 'withdrawal_paid' && {
      counters: [{ owner: 'player' as const, name: WITHDRAWN, delta: negate(money) }],
    }),
  }))
  expect(verdict.status).toBe('posted')
}

async function live(player: TestPlayer) {
  await depositWithoutPix(server, player.playerId, 100_00n)
  await move(player, 'gift_taken', 'house:promotion', 1_37n)
  await move(player, 'referral_paid', 'house:referral', 53n)
  for (let round = 0; round < 7; round++) {
    const body = { stake: '1.91', target: 5000, direction: 'over' as const }
    dataOf(await player.call(game.betDice, { body }, { key: server.deps.rng.uuid() }))
  }
  await move(player, 'withdrawal_paid', 'house:psp_clearing', -21_00n)
  await takeDepositBack(server, player.playerId, 3_00n)
}

test('[AUD-08] what players did in their lives is what the reports sum up, to the centavo', async () => {
  const players = [await registerPlayer(server), await registerPlayer(server)]
  for (const player of players) await live(player)
  server.clock.advance(DAY_MS)
  players.push(await registerPlayer(server))
  await live(players[2]!)
  const finance = await operatorWith(server, ['finance'])
  const now = server.clock.now().getTime()
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const query = { from: day(now - 3 * DAY_MS), to: day(now) }
  const { days } = dataOf(await finance.call(ops.books.report, { query }))
  const views = await Promise.all(
    players.map(async ({ playerId }) =>
      dataOf(await finance.call(ops.players.view, { params: { playerId: String(playerId) } })),
    ),
  )
  expect(views[1]!.lifetime).toMatchObject({
    deposits: '100.00',
    refunds: '3.00',
    withdrawals: '21.00',
  })
  const sum = (texts: readonly string[]) => add(zero, ...texts.map((text) => parseMoney(text)!))
  for (const figure of ['deposits', 'refunds', 'withdrawals', 'ggr', 'ngr'] as const) {
    const lived = sum(views.map(({ lifetime }) => lifetime[figure]))
    expect([figure, lived]).toEqual([figure, sum(days.map((one) => one[figure]))])
  }
})

test('[R135] the risk of a player stands with the rules that make it up', async () => {
  const risk = await operatorWith(server, ['risk'])
  const support = await operatorWith(server, ['support'])
  const player = await registerPlayer(server)
  const params = { playerId: String(player.playerId) }
  const seen = async (by = risk) => dataOf(await by.call(ops.players.risk, { params }))
  const shared = { flag: 'shared_device', points: 15 }
  expect(await seen()).toMatchObject({
    score: 35,
    signs: [{ flag: 'no_deposit', points: 20 }, shared],
  })
  await depositWithoutPix(server, player.playerId, 50_00n)
  expect(await seen(support)).toMatchObject({
    score: 75,
    signs: [{ flag: 'no_play', points: 60, amounts: ['0.00', '50.00'] }, shared],
  })
  const unknown = { params: { playerId: '999999' } }
  expect((await risk.call(ops.players.risk, unknown)).status).toBe(7008)
})
