import { limits, notice, ops, promotion, reward, user } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../../testkit/test-operator.ts'
import { depositWithoutPix, playThrough } from '../../../../testkit/play-money.ts'
import { callAs, dataOf, registerPlayer } from '../../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../../testkit/test-player.ts'
import { startTestServer } from '../../../../testkit/test-server.ts'
import type { TestServer } from '../../../../testkit/test-server.ts'
import { fillInboxes } from '../../../notice/index.ts'
import { settleBonuses } from '../../../promotion/bonuses.ts'
import { spentCounter } from '../../../promotion/campaigns.ts'

const CAMPAIGN = 'page-gift'
const GIFT = 'boas-vindas'
/** What money takes two operators from on, in the test's rules. */
const BAR = 100_00n

let server: TestServer
/** Another one for each test: what one of them gives alone on a day is bounded. */
let crm: TestOperator
let finance: TestOperator
const ending = new AbortController()
let filling: Promise<void>
beforeAll(async () => {
  server = await startTestServer()
  await server.deps.db
    .updateTable('withdrawal.terms')
    .set({ automatic_below: 50_00n as never, two_operators_from: BAR as never })
    .execute()
  finance = await operatorWith(server, ['finance'])
  filling = fillInboxes(server.deps, ending.signal)
})
beforeEach(async () => {
  crm = await operatorWith(server, ['crm'])
})
afterAll(async () => {
  ending.abort()
  await filling
  await server.verify()
  await server.close()
})

const paramsOf = ({ playerId }: TestPlayer) => ({ playerId: String(playerId) })
const reason = 'compensação por atraso'
type Body = { source: 'campaign' | 'gift'; id: string; amount?: string }
const grant = (
  to: TestPlayer,
  body: Body,
  { by = crm, key = server.deps.rng.uuid() }: { by?: TestOperator; key?: string } = {},
) =>
  callAs(
    server,
    ops.playerMoney.grant,
    { params: paramsOf(to), body: { ...body, reason } },
    { token: by.token, key },
  )
const bonus = (amount: string): Body => ({ source: 'campaign', id: CAMPAIGN, amount })
const bonusesOf = async (player: TestPlayer) => dataOf(await player.call(promotion.bonuses, {}))
const spent = async () => {
  const name = spentCounter(CAMPAIGN)
  return (await server.deps.ledger.counters('house', [name]))[name]!.total
}
const kindsOf = async (player: TestPlayer) =>
  dataOf(await player.call(notice.inbox, { query: {} })).messages.map(({ kind }) => kind)
const setCampaign = (values: object) =>
  server.deps.db
    .updateTable('promotion.campaign')
    .set(values)
    .where('campaign_id', '=', CAMPAIGN)
    .execute()

test('[R135] [R195] a bonus given at the desk is wagered by its campaign’s terms, out of its budget, once', async () => {
  const player = await registerPlayer(server)
  const before = await spent()
  const key = server.deps.rng.uuid()
  const answers = await Promise.all([1, 2, 3].map(() => grant(player, bonus('20.00'), { key })))
  expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ approvalId: null })))
  const [given, ...more] = await bonusesOf(player)
  expect(more).toEqual([])
  expect(given).toMatchObject({ amount: '20.00', wagered: '0.00' })
  expect((await spent()) - before).toBe(2000n)
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({
    balance: '0.00',
    bonus: '20.00',
  })
  await vi.waitFor(async () => expect(await kindsOf(player)).toEqual(['bonus_granted']))
  const auditor = await operatorWith(server, ['auditor'])
  const trace = dataOf(
    await auditor.call(ops.playerFile.trace, { params: paramsOf(player), query: {} }),
  )
  expect(trace.entries.filter(({ action }) => action === 'player.bonus_granted')).toMatchObject([
    { actor: crm.email, reason, after: { campaign: CAMPAIGN, amount: '20.00' } },
  ])
})

test('[R195] two bonuses that are given at once are wagered one after the other', async () => {
  const player = await registerPlayer(server)
  await Promise.all([grant(player, bonus('10.00')), grant(player, bonus('10.00'))])
  const rows = await server.deps.db
    .selectFrom('promotion.bonus')
    .select(['wager_from', 'wager_to'])
    .where('player_id', '=', player.playerId)
    .orderBy('wager_from')
    .execute()
  expect(rows).toHaveLength(2)
  expect(rows[1]!.wager_from).toBe(rows[0]!.wager_to)
  await playThrough(server, player.playerId, rows[0]!.wager_to)
  await settleBonuses(server.deps, player.playerId)
  expect(await bonusesOf(player)).toHaveLength(1)
})

test('[R195] a bonus given at the desk is wagered by its own terms once the one before it is given up', async () => {
  const player = await registerPlayer(server)
  await grant(player, bonus('50.00'))
  await playThrough(server, player.playerId, 3_000n)
  await grant(player, bonus('10.00'))
  const missing = async () => (await bonusesOf(player)).map((one) => one.missing)
  expect(await missing()).toEqual(['70.00', '90.00'])
  const [first] = await bonusesOf(player)
  const params = { bonusId: first!.bonusId }
  dataOf(await player.call(promotion.cancelBonus, { params }, { key: server.deps.rng.uuid() }))
  expect(await missing()).toEqual(['20.00'])
})

test('[R135] what one operator gives a player on a day stays below the sum that takes two', async () => {
  const player = await registerPlayer(server)
  expect(dataOf(await grant(player, bonus('60.00'))).approvalId).toBeNull()
  const { approvalId } = dataOf(await grant(player, bonus('40.00'), { by: finance }))
  expect(approvalId).not.toBeNull()
  expect(await bonusesOf(player)).toHaveLength(1)
  const approve = (by: TestOperator) =>
    by.call(ops.approvals.approve, { params: { approvalId: approvalId! }, body: {} })
  expect((await approve(finance)).status).toBe(7003)
  const other = await operatorWith(server, ['finance'])
  const answers = await Promise.all([approve(other), approve(other)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect((await bonusesOf(player)).map(({ amount }) => amount)).toEqual(['60.00', '40.00'])
  expect(dataOf(await grant(player, bonus('39.99'))).approvalId).toBeNull()
})

test('[R135] what one operator gives on a day stays below it over all players together, at once too', async () => {
  const players: TestPlayer[] = []
  while (players.length < 3) players.push(await registerPlayer(server))
  const answers = await Promise.all(players.map((player) => grant(player, bonus('60.00'))))
  const asked = answers.map((answer) => dataOf(answer).approvalId)
  expect(asked.filter((approvalId) => approvalId === null)).toHaveLength(1)
  const given = await Promise.all(players.map(bonusesOf))
  expect(given.flat()).toMatchObject([{ amount: '60.00' }])
  const fresh = await registerPlayer(server)
  expect(dataOf(await grant(fresh, bonus('40.00'))).approvalId).not.toBeNull()
  expect(dataOf(await grant(fresh, bonus('39.99'))).approvalId).toBeNull()
  expect(dataOf(await grant(fresh, { source: 'gift', id: GIFT })).approvalId).not.toBeNull()
  expect(dataOf(await grant(fresh, bonus('60.00'), { by: finance })).approvalId).toBeNull()
  const approvalId = asked.find((one) => one !== null)!
  const decision = { params: { approvalId }, body: {} }
  expect((await finance.call(ops.approvals.approve, decision)).status).toBe(200)
  expect((await Promise.all(players.map(bonusesOf))).flat()).toHaveLength(2)
})

test('[R135] a budget that is used up gives nothing more', async () => {
  const player = await registerPlayer(server)
  const { budget } = await server.deps.db
    .selectFrom('promotion.campaign')
    .select('budget')
    .where('campaign_id', '=', CAMPAIGN)
    .executeTakeFirstOrThrow()
  await setCampaign({ budget: (await spent()) + 500n, budget_window: 'total' })
  const answers = await Promise.all([1, 2].map(() => grant(player, bonus('5.00'))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 3401])
  await setCampaign({ budget, budget_window: 'total', is_on: false })
  expect((await grant(player, bonus('1.00'))).status).toBe(7015)
  await setCampaign({ is_on: true })
  expect((await grant(player, bonus('0.00'))).status).toBe(1000)
  expect(await bonusesOf(player)).toHaveLength(1)
})

test('[R135] [SEC-08] what no budget could ever hold is refused at once and waits for nobody', async () => {
  const player = await registerPlayer(server)
  const before = await server.deps.db
    .selectFrom('promotion.campaign')
    .select(['wager_times', 'budget'])
    .where('campaign_id', '=', CAMPAIGN)
    .executeTakeFirstOrThrow()
  // as many times over, the largest sum of the wire is more than a column holds
  await setCampaign({ wager_times: 100 })
  for (const amount of ['999999999999999.99', formatMoney(centavos(before.budget + 1n))]) {
    expect((await grant(player, bonus(amount))).status).toBe(3401)
  }
  await setCampaign({ wager_times: before.wager_times })
  expect(await bonusesOf(player)).toEqual([])
})

test('[RG-04] nothing is given to a player who paused, and what was given before waits unseen', async () => {
  const player = await registerPlayer(server)
  dataOf(await grant(player, { source: 'gift', id: GIFT }))
  const codesOf = async () => dataOf(await player.call(reward.awards, {})).map(({ code }) => code)
  expect(await codesOf()).toEqual([141])
  const pause = { body: { days: 1 as const } }
  dataOf(await player.call(limits.pausePlay, pause, { key: server.deps.rng.uuid() }))
  expect((await grant(player, bonus('5.00'))).status).toBe(7013)
  expect((await grant(player, { source: 'gift', id: GIFT })).status).toBe(7013)
  expect(await codesOf()).toEqual([])
  const seen = dataOf(await crm.call(ops.playerMoney.grantable, { params: paramsOf(player) }))
  expect(seen.barred).toBe('marketing')
})

test('[R135] a gift that was given waits until its player takes it, and then has to be wagered', async () => {
  const player = await registerPlayer(server)
  await depositWithoutPix(server, player.playerId, 100n)
  dataOf(await grant(player, { source: 'gift', id: GIFT }))
  await vi.waitFor(async () => expect(await kindsOf(player)).toEqual(['award_granted']))
  const [award, ...more] = dataOf(await player.call(reward.awards, {}))
  expect(more).toEqual([])
  const take = () =>
    player.call(
      reward.takeAward,
      { params: { awardId: award!.awardId }, body: {} },
      { key: server.deps.rng.uuid() },
    )
  expect(dataOf(await take())).toEqual({ amount: '2.00' })
  expect((await take()).status).toBe(3400)
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({ balance: '3.00' })
})

test('[R195] a player hears in the inbox of a bonus that the desk took back, not of one they gave up', async () => {
  const player = await registerPlayer(server)
  dataOf(await grant(player, bonus('7.00')))
  dataOf(await grant(player, bonus('8.00')))
  const [first, second] = await bonusesOf(player)
  const params = { ...paramsOf(player), bonusId: first!.bonusId }
  dataOf(await crm.call(ops.playerMoney.cancelBonus, { params, body: { reason } }))
  dataOf(
    await player.call(
      promotion.cancelBonus,
      { params: { bonusId: second!.bonusId } },
      { key: server.deps.rng.uuid() },
    ),
  )
  dataOf(await grant(player, bonus('1.00')))
  // what a player's commands tell comes in their order: the last grant is behind both ends
  await vi.waitFor(async () => expect(await kindsOf(player)).toHaveLength(4))
  expect((await kindsOf(player)).toSorted()).toEqual([
    'bonus_granted',
    'bonus_granted',
    'bonus_granted',
    'bonus_taken_back',
  ])
})
