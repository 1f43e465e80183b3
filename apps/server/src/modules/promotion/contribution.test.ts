import { game, order, promotion, reward } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import type { Money } from '@jogada/core'
import { afterEach, expect, test, vi } from 'vitest'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { callAs, dataOf, giveCash } from '../../testkit/test-player.ts'
import { refundDeposit } from '../deposit/refunds/refund-deposit.ts'
import { sweepPayments } from '../deposit/watch-payments.ts'
import { playCountedAnew, playTakenBack, standingOf, turnoverMoves } from '../wallet/index.ts'
import type { PlayMoves } from '../wallet/index.ts'
import { followPlay } from './watch-play.ts'

const server = pixServerOfFile()

const setTerms = (contribution: object) =>
  server.deps.db
    .updateTable('promotion.campaign')
    .set({ contribution: JSON.stringify(contribution) })
    .where('campaign_id', '=', 'page-gift')
    .execute()

afterEach(() => setTerms({}))

async function deposit(player: Payer, pkgId: string): Promise<string> {
  const placed = await orderDeposit(server, player, pkgId)
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(
    async () => {
      server.syncClock()
      await sweepPayments(server.deps)
      expect(await statusOf(player, placed.orderId)).toBe('10')
    },
    { timeout: 60_000 },
  )
  return endToEndId
}

const bonusesOf = async (player: Payer) => dataOf(await player.call(promotion.bonuses, {}))
const missingOf = async (player: Payer) => (await bonusesOf(player)).map(({ missing }) => missing)

test('[R196] play counts for a bonus by the percents of its promotion, to the centavo', async () => {
  await setTerms({ dice: 10, sports: 0 })
  const player = await registerPayer(server)
  await playThrough(server, player.playerId, 5_000n, 'dice')
  await deposit(player, 'brl-100')
  expect(await missingOf(player)).toEqual(['110.00'])
  await playThrough(server, player.playerId, 4_000n, 'sports')
  await playThrough(server, player.playerId, 1_005n, 'dice')
  expect(await missingOf(player)).toEqual(['108.99'])
  await playThrough(server, player.playerId, 10_898n, 'studios')
  await followPlay(server.deps, [player.playerId])
  expect(await missingOf(player)).toEqual(['0.01'])
  // a result that is taken back takes its play back, and no more
  await playThrough(server, player.playerId, -4_000n, 'sports')
  expect(await missingOf(player)).toEqual(['0.01'])
  await playThrough(server, player.playerId, 10n, 'dice')
  await followPlay(server.deps, [player.playerId])
  expect(await bonusesOf(player)).toEqual([])
})

/** Counts sports bets, or takes them back with a negative count, as a settlement does. */
async function settleSports(player: Payer, counted: Money, moves: (at: Date) => PlayMoves) {
  const verdict = await server.deps.ledger.submit(player.playerId, ({ at }) => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'bet',
    kind: 'test_stake',
    postings: [],
    rows: moves(at).rows,
    counters: [...turnoverMoves(counted, 'sports'), ...moves(at).counters],
  }))
  expect(verdict.status).toBe('posted')
}

test('[R196] a bonus needs what it needed when it was given, also when a bet from before it is taken back and settled anew', async () => {
  await setTerms({ sports: 50 })
  const player = await registerPayer(server)
  const { deps } = server
  const bet = { playerId: player.playerId, playId: 'bet:1', revision: 1 }
  const counted = centavos(5_000n)
  const settledAt = deps.clock.now()
  await playThrough(server, player.playerId, counted, 'sports')
  await deposit(player, 'brl-100')
  expect(await missingOf(player)).toEqual(['110.00'])
  const back = await playTakenBack(deps, bet, { counted, settledAt })
  await settleSports(player, negate(counted), back)
  expect(await missingOf(player)).toEqual(['110.00'])
  await playThrough(server, player.playerId, 1_000n, 'sports')
  expect(await missingOf(player)).toEqual(['105.00'])
  // one that is given while the bet waits
  await deposit(player, 'brl-100')
  expect(await missingOf(player)).toEqual(['105.00', '200.00'])
  const standing = await standingOf(deps, bet)
  await settleSports(player, counted, (at) =>
    playCountedAnew({ ...bet, revision: 2 }, standing, { counted, at }),
  )
  expect(await missingOf(player)).toEqual(['105.00', '200.00'])
})

test('[R196] a real stake counts in its own commit for its own family', async () => {
  await setTerms({ dice: 50 })
  const player = await registerPayer(server)
  await deposit(player, 'brl-100')
  const roll = () =>
    player.call(
      game.betDice,
      { body: { stake: '1.00', target: 5_000, direction: 'over' } },
      { key: server.deps.rng.uuid() },
    )
  await Promise.all(Array.from({ length: 8 }, roll)).then((all) => all.map(dataOf))
  expect(await missingOf(player)).toEqual(['106.00'])
})

test('[R196] a bonus keeps the terms under which its order was made, and shows them', async () => {
  await setTerms({ limbo: 20 })
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-100')
  await setTerms({ limbo: 0, mines: 0 })
  await payAs(server, player, placed.code)
  await vi.waitFor(
    async () => {
      await sweepPayments(server.deps)
      expect(await bonusesOf(player)).toHaveLength(1)
    },
    { timeout: 60_000 },
  )
  const [bonus] = await bonusesOf(player)
  expect(bonus!.contribution).toContainEqual({ family: 'limbo', percent: 20 })
  expect(bonus!.contribution).toContainEqual({ family: 'mines', percent: 100 })
  await playThrough(server, player.playerId, 1_000n, 'limbo')
  await playThrough(server, player.playerId, 1_000n, 'mines')
  expect(await missingOf(player)).toEqual(['98.00'])
})

test('[R051] [R196] the package to choose from says what each game counts for its gift', async () => {
  await setTerms({ dice: 25 })
  const player = await registerPayer(server)
  const offered = dataOf(await player.call(order.getPrices, { query: {} }))
  const { giftContribution } = offered.find(({ pkgId }) => pkgId === 'brl-100')!
  expect(giftContribution).toContainEqual({ family: 'dice', percent: 25 })
  expect(giftContribution).toContainEqual({ family: 'sports', percent: 100 })
})

test('[R196] a promotion’s page shows what each game counts, and a second bonus starts where the first ends', async () => {
  await setTerms({ double: 40 })
  const pages = dataOf(await callAs(server, reward.promotionPages, {}))
  const page = pages.find(({ kind }) => kind === 'package_gift')!
  expect(page.contribution).toContainEqual({ family: 'double', percent: 40 })
  const player = await registerPayer(server)
  await deposit(player, 'brl-100')
  await setTerms({})
  await deposit(player, 'brl-100')
  expect(await missingOf(player)).toEqual(['110.00', '210.00'])
  await playThrough(server, player.playerId, 1_000n, 'double')
  expect(await missingOf(player)).toEqual(['106.00', '200.00'])
})

test('[R062] what a refund lets go of a deposit’s lock brings its bonus nearer too', async () => {
  const player = await registerPayer(server)
  const endToEndId = await deposit(player, 'brl-100')
  await giveCash(server, player.playerId, 10_000n)
  await deposit(player, 'brl-200')
  expect(await missingOf(player)).toEqual(['110.00', '320.00'])
  await refundDeposit(server.deps, {
    endToEndId,
    refundId: 'part',
    amount: centavos(4_000n),
    reason: 'pedido',
  })
  expect(await missingOf(player)).toEqual(['70.00', '280.00'])
})

test('[WAL-08] [R195] whoever gives a bonus up wagers the next one in its place, and still after its own deposit', async () => {
  const player = await registerPayer(server)
  await deposit(player, 'brl-1000')
  await deposit(player, 'brl-20')
  await deposit(player, 'brl-20')
  expect(await missingOf(player)).toEqual(['1100.00', '1102.00', '1104.00'])
  await playThrough(server, player.playerId, 100_500n, 'dice')
  const [first] = await bonusesOf(player)
  expect(first).toMatchObject({ wagered: '5.00', missing: '95.00' })
  const params = { bonusId: first!.bonusId }
  dataOf(await player.call(promotion.cancelBonus, { params }, { key: server.deps.rng.uuid() }))
  // their deposits end at 1020 and 1040
  expect(await missingOf(player)).toEqual(['17.00', '37.00'])
  await playThrough(server, player.playerId, 1_700n, 'dice')
  await followPlay(server.deps, [player.playerId])
  expect(await missingOf(player)).toEqual(['20.00'])
})
