import { game, limits, ops, order, promotion } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { registerPayer } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import { deposited, setCampaign } from '../../promotion/testkit.ts'
import { followPlay } from '../../promotion/watch-play.ts'
import { tryCampaignOn } from './try-campaign.ts'
import { giftCampaign as gift } from './testkit.ts'

const server = pixServerOfFile()
let crm: TestOperator
beforeAll(async () => {
  crm = await operatorWith(server, ['crm'])
})

const discount = { ...gift, kind: 'discount' as const, wagerTimes: 0, discountParts: 1000 }
const play = {
  ...gift,
  kind: 'play_bonus' as const,
  wagerTimes: 1,
  playThreshold: '1000.00',
  bonusBase: '10.00',
  multiplierHundredths: 200,
}

const ask = ({ playerId }: Pick<Payer, 'playerId'>, terms: object = {}, id = 'page-gift') =>
  crm.call(ops.offers.tryCampaign, {
    params: { id },
    body: { ...gift, ...terms, playerId: String(playerId) },
  })

const tried = async (...asked: Parameters<typeof ask>) => dataOf(await ask(...asked))

async function packageOf(packageId: string, ...asked: Parameters<typeof ask>) {
  const { packages } = await tried(...asked)
  return packages.find((one) => one.packageId === packageId)!
}

test('what is tried is what a deposit then brings: the gift, the play and the days', async () => {
  const player = await registerPayer(server)
  const first = await packageOf('brl-100', player)
  expect(first).toMatchObject({
    pays: '100.00',
    isOfCampaign: true,
    depositPlay: '100.00',
    gift: { amount: '5.00', play: '110.00' },
  })
  await deposited(server, 'brl-100', player)
  const [bonus] = dataOf(await player.call(promotion.bonuses, {}))
  expect(bonus).toMatchObject({ amount: '5.00', missing: '110.00' })
  expect(Date.parse(bonus!.expiresAt)).toBe(Date.parse(first.gift!.until))

  // a second one stands behind the first, and behind its own deposit
  expect(await tried(player)).toMatchObject({ obstacles: [], bonusesBefore: 1 })
  const second = await packageOf('brl-100', player)
  await deposited(server, 'brl-100', player)
  const bonuses = dataOf(await player.call(promotion.bonuses, {}))
  expect(bonuses[1]!.missing).toBe(second.gift!.play)
  expect(second.gift!.play).toBe('210.00')
})

test('a draft is tried, not what is stored, and nothing of the trial stays', async () => {
  const player = await registerPayer(server)
  const stored = await packageOf('brl-100', player)
  const draft = await packageOf('brl-100', player, { wagerTimes: 10, validDays: 1 })
  expect(draft.gift).toMatchObject({ amount: '5.00', play: '150.00' })
  expect(await packageOf('brl-100', player)).toEqual(stored)
  const off = await packageOf('brl-100', player, discount, 'novo-desconto')
  expect(off).toMatchObject({ pays: '90.00', isOfCampaign: true, gift: { amount: '5.00' } })
  const prices = dataOf(await player.call(order.getPrices, { query: {} }))
  expect(prices.find(({ pkgId }) => pkgId === 'brl-100')).toMatchObject({ gift: '5.00' })
})

test.each([
  ['off', { isOn: false }],
  ['not_begun', { startsAt: '2199-01-01T00:00:00.000Z' }],
  ['ended', { endsAt: '2026-01-02T00:00:00.000Z' }],
  ['audience', { audience: 'second_deposit' }],
  ['budget', { budget: '0.00' }],
])('a campaign that is not offered says why: %s', async (obstacle, terms) => {
  const player = await registerPayer(server)
  const answer = await tried(player, terms)
  expect(answer.obstacles).toEqual([obstacle])
  expect(answer.packages.some(({ isOfCampaign }) => isOfCampaign)).toBe(false)
})

test('whoever paused play, or is a test player, is told apart', async () => {
  const [paused, tester] = [await registerPayer(server), await registerPayer(server)]
  dataOf(
    await paused.call(limits.pausePlay, { body: { days: 1 } }, { key: server.deps.rng.uuid() }),
  )
  expect((await tried(paused)).obstacles).toEqual(['barred'])
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', tester.playerId)
    .execute()
  expect((await tried(tester, { isOn: false })).obstacles).toEqual(['off', 'test_player'])
})

test('a gift that no package names and a discount that a better one beats bring nothing', async () => {
  const player = await registerPayer(server)
  expect((await tried(player, {}, 'sem-pacote')).obstacles).toEqual(['no_package'])
  await setCampaign(server, 'first-deposit-discount', { is_on: true })
  expect((await tried(player, { ...discount, discountParts: 999 }, 'menor')).obstacles).toEqual([
    'better_discount',
  ])
  expect((await tried(player, { ...discount, discountParts: 1001 }, 'maior')).obstacles).toEqual([])
  await setCampaign(server, 'first-deposit-discount', { is_on: false })
})

test('a bonus for play says what is missing, is there once earned, and comes once a day', async () => {
  const { player } = await deposited(server, 'brl-100')
  await giveCash(server, player.playerId, 200_000n)
  const popup = async () => packageOf('exp-100', player, play, 'play-bonus')
  const why = async () => (await tried(player, play, 'play-bonus')).obstacles
  expect(await why()).toEqual(['play_missing'])
  expect(await popup()).toMatchObject({ isOfCampaign: false, gift: null })
  const body = { stake: '1000.00', target: 9_000, direction: 'under' as const }
  dataOf(await player.call(game.betDice, { body }, { key: server.deps.rng.uuid() }))
  expect(await why()).toEqual([])
  expect(await popup()).toMatchObject({ isOfCampaign: true, gift: { amount: '20.00' } })
  // of a budget that cannot pay it nothing comes
  const short = await tried(player, { ...play, budget: '19.99' }, 'play-bonus')
  expect(short.obstacles).toEqual(['budget'])
  // once it was made it keeps its terms, whatever the campaign says now
  await followPlay(server.deps, [player.playerId])
  const other = await packageOf('exp-100', player, { ...play, bonusBase: '50.00' }, 'play-bonus')
  expect(other.gift).toMatchObject({ amount: '20.00' })
  await deposited(server, 'exp-100', player)
  expect(await why()).toEqual(['offer_taken'])
})

test('nobody is tried who does not exist, and no campaign that could not be saved', async () => {
  const player = await registerPayer(server)
  expect((await ask({ playerId: 999_999_999n })).http).toBe(404)
  expect((await ask(player, { discountParts: 5 })).http).toBe(400)
  const strict = await serverOn(server.url, {
    PIX_BASE_URL: server.sandbox.url,
    LICENCE_PROFILE: 'br',
  })
  try {
    const stored = await server.deps.db
      .selectFrom('promotion.campaign')
      .selectAll()
      .where('campaign_id', '=', 'page-gift')
      .executeTakeFirstOrThrow()
    const { obstacles, packages } = await tryCampaignOn(strict.deps, stored, player.playerId)
    expect(obstacles).toContain('licence')
    expect(packages.every(({ gift: brought }) => brought === null)).toBe(true)
  } finally {
    await strict.close()
  }
})
