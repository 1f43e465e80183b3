import { game, ops, order } from '@jogada/contract'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { localDay } from '../../../platform/local-day.ts'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import { deposited } from '../../promotion/testkit.ts'
import { forecastCampaign } from './forecast-campaign.ts'
import { giftCampaign as gift } from './testkit.ts'

const server = pixServerOfFile()
let crm: TestOperator
beforeAll(async () => {
  crm = await operatorWith(server, ['crm'])
})

let minutes = 0
/**
 * What earlier tests did is the past of later ones, although each begins at the hour of the PSP.
 */
beforeEach(() => server.clock.advance(++minutes * 60_000))

const DAY_MS = 24 * 60 * 60_000
const id = 'page-gift'

const discount = { ...gift, kind: 'discount' as const, discountParts: 1000 }

/** Asks a second later: what happens at the instant of a forecast is not of its past. */
function ask(change: object = {}, name = id) {
  server.clock.advance(1000)
  return crm.call(ops.offers.forecastCampaign, {
    params: { id: name },
    body: { ...gift, ...change },
  })
}

async function foreseen(change: object = {}, name = id) {
  const { forecast } = dataOf(await ask(change, name))
  if (!forecast) throw new Error('nothing was foreseen')
  return forecast
}

async function roll(player: Payer, stake: string) {
  const body = { stake, target: 5_000, direction: 'over' as const }
  dataOf(await player.call(game.betDice, { body }, { key: server.deps.rng.uuid() }))
}

async function rich(pkgId = 'brl-100') {
  const { player } = await deposited(server, pkgId)
  await giveCash(server, player.playerId, 100_000n)
  return player
}

test('other terms are foreseen with the same play: what counts, how often, how long', async () => {
  const player = await rich()
  await roll(player, '110.00')
  const before = Number((await foreseen()).bonuses!.released.amount)
  const half = await foreseen({ contribution: [{ family: 'dice', percent: 0 }] })
  expect(half.bonuses!.released.amount).toBe('0.00')
  const more = Number((await foreseen({ wagerTimes: 3 })).bonuses!.released.amount)
  expect(before - more).toBeGreaterThanOrEqual(5)
})

test('a budget that would have ended says on which day, and whom it would have left out', async () => {
  const all = await foreseen()
  await rich()
  const small = await foreseen({ budget: '5.00', budgetWindow: 'total' })
  expect(small.given.deposits).toBe(1)
  expect(small.budget).toMatchObject({ most: '5.00', firstEmptyDay: expect.any(String) })
  expect(small.leftOut.deposits).toBe(all.given.deposits)
  const enough = await foreseen({ budgetWindow: 'total' })
  expect(enough.budget).toEqual({
    most: enough.given.amount,
    emptyDays: 0,
    firstEmptyDay: null,
  })
  expect(enough.given.deposits).toBe(all.given.deposits + 1)
  const today = localDay(server.clock.now())
  const daily = await foreseen({ budget: '4.99' })
  expect(daily.given.deposits).toBe(0)
  expect(daily.budget.firstEmptyDay! <= today).toBe(true)
})

test('only deposits that the campaign is meant for count, of players who may be offered anything', async () => {
  const first = { audience: 'first_deposit' }
  const second = { audience: 'second_deposit' }
  const [firsts, seconds] = [await foreseen(first), await foreseen(second)]
  const player = await rich()
  for (const _ of ['second', 'third']) {
    server.clock.advance(1000)
    await deposited(server, 'brl-100', player)
  }
  expect((await foreseen(first)).given.deposits).toBe(firsts.given.deposits + 1)
  expect((await foreseen(second)).given.deposits).toBe(seconds.given.deposits + 1)
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', player.playerId)
    .execute()
  expect((await foreseen(first)).given.deposits).toBe(firsts.given.deposits)
})

test('of orders made before the first deposit only one is the first, and who waived offers counts not', async () => {
  const first = { audience: 'first_deposit' }
  const before = await foreseen(first)
  const player = await registerPayer(server)
  const orders = [
    await orderDeposit(server, player, 'brl-100'),
    await orderDeposit(server, player, 'brl-200'),
  ]
  for (const { code, orderId } of orders) {
    server.clock.advance(1000)
    await payAs(server, player, code)
    await vi.waitFor(async () => expect(await statusOf(player, orderId)).toBe('10'))
  }
  expect((await foreseen(first)).given).toMatchObject({
    deposits: before.given.deposits + 1,
    players: before.given.players + 1,
  })

  const waiving = await registerPayer(server)
  const body = { gift: '0' as const, pkgId: 'brl-100' }
  const placed = dataOf(await waiving.call(order.prePay, { params: { pkgId: 'brl-100' }, body }))
  const page = await server.app.inject({ url: placed.url })
  await payAs(server, waiving, /id="code"[^>]*>([^<]+)</.exec(page.body)![1]!.trim())
  await vi.waitFor(async () => expect(await statusOf(waiving, placed.orderId)).toBe('10'))
  expect((await foreseen(first)).given.deposits).toBe(before.given.deposits + 1)
})

test('a discount costs what it takes off, whoever plays, and is spent at once', async () => {
  const before = await foreseen(discount, 'novo-desconto')
  await rich()
  const after = await foreseen({ ...discount, discountParts: 1234 }, 'novo-desconto')
  expect(after.bonuses).toBeNull()
  expect(after.given.deposits).toBe(before.given.deposits + 1)
  const only = await foreseen({ ...discount, budget: '10.00', budgetWindow: 'total' }, 'novo')
  expect(only.given).toEqual({ deposits: 1, players: 1, amount: '10.00' })
})

test('a campaign that ends is foreseen over its own length, at most ninety days', async () => {
  const daysOf = async (endsAt: string | null) => {
    const { from, to } = dataOf(await ask({ endsAt }))
    return (Date.parse(to) - Date.parse(from)) / DAY_MS
  }
  expect(await daysOf(null)).toBe(30)
  expect(await daysOf('2026-01-03T12:00:00.000Z')).toBe(2.5)
  expect(await daysOf('2026-12-31T00:00:00.000Z')).toBe(90)
})

test('what cannot be foreseen is said, not made up', async () => {
  const play = {
    kind: 'play_bonus',
    playThreshold: '1000.00',
    bonusBase: '10.00',
    multiplierHundredths: 200,
  }
  expect(dataOf(await ask(play, 'jogou'))).toMatchObject({ gap: 'play', forecast: null })
  expect(dataOf(await ask({}, 'sem-pacote'))).toMatchObject({ gap: 'no_package', forecast: null })
  expect((await ask({ discountParts: 5 })).http).toBe(400)
  expect((await ask({ ...discount })).http).toBe(400)
  const strict = await serverOn(server.url, {
    PIX_BASE_URL: server.sandbox.url,
    LICENCE_PROFILE: 'br',
  })
  try {
    const [stored] = await server.deps.db.selectFrom('promotion.campaign').selectAll().execute()
    expect(await forecastCampaign(strict.deps, stored!)).toMatchObject({ gap: 'licence' })
  } finally {
    await strict.close()
  }
})
