import { limits, ops, sport, sportBook, ticket, refusals } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import {
  afterTheDelay,
  bet,
  cashOf,
  goLive,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  ticketsOf,
  total,
} from '../testkit.ts'

const server = serverOfFile()
const reason = 'o mercado se move mais do que os preços'
type Document = ops.settings.Documents['sports']
type Rule = Document['shares'][number]

let trader: TestOperator
let risk: TestOperator
beforeAll(async () => {
  trader = await operatorWith(server, ['trader'])
  risk = await operatorWith(server, ['risk'])
})

const every: Rule = {
  sport: null,
  competition: null,
  market: null,
  when: 'any',
  bets: 'any',
  sharePercent: 50,
}

async function ask(change: (document: Document) => Document) {
  const { documents, versions } = dataOf(await trader.call(ops.settings.all, {}))
  const body = {
    value: change(documents.sports),
    version: versions.sports[0]?.version ?? 0,
    reason,
  }
  return trader.call(ops.settings.changeSports, { body })
}

/** Puts limits in force, by two people. */
async function set(change: (document: Document) => Document) {
  const { approvalId } = dataOf(await ask(change))
  const params = { approvalId: approvalId! }
  dataOf(await risk.call(ops.approvals.approve, { params, body: {} }))
}

const setRules = (...rules: readonly Partial<Rule>[]) =>
  set((document) => ({ ...document, shares: rules.map((rule) => ({ ...every, ...rule })) }))

const quote = async (player: TestPlayer, outcomeId: string) =>
  dataOf(await player.call(sport.quoteBet, { body: { outcomeId } }))

async function shareOf(player: TestPlayer, percent: number, seen?: number) {
  const params = { playerId: String(player.playerId) }
  const now = dataOf(await risk.call(ops.stakeLimits.share, { params })).percent
  return risk.call(ops.stakeLimits.setShare, {
    params,
    body: { percent, seen: seen ?? now, reason },
  })
}

test('[SPB-07] limits of two people hold from the next bet on, in quote, bet, rules and help', async () => {
  const player = await playerWith(server, 1_000_000n)
  const eventId = await offerEvent(server)
  const [outcomeId, seenOdds] = home(eventId)
  expect((await quote(player, outcomeId)).limit).toEqual({ min: '1.00', max: '500.00' })
  const asked = await ask((document) => ({
    ...document,
    priced: { ...document.priced, minStake: '2.00', maxStake: '100.00' },
  }))
  expect((await quote(player, outcomeId)).limit.max).toBe('500.00')
  const params = { approvalId: dataOf(asked).approvalId! }
  expect((await trader.call(ops.approvals.approve, { params, body: {} })).http).toBe(403)
  dataOf(await risk.call(ops.approvals.approve, { params, body: {} }))
  expect((await quote(player, outcomeId)).limit).toEqual({ min: '2.00', max: '100.00' })
  const stakes = ['1.99', '100.01', '100.00']
  const answers = await Promise.all(
    stakes.map((stake) => bet(player, { outcomeId, seenOdds, stake })),
  )
  expect(answers.map(({ status }) => status)).toEqual([4000, 4001, 200])
  expect(dataOf(await player.call(sportBook.sportRules, {})).tickets.minStake).toBe('2.00')
  await set((document) => ({
    ...document,
    priced: { ...document.priced, minStake: '1.00', maxStake: '500.00' },
  }))
})

test('[SPB-07] limits that contradict each other are refused before anybody sees them', async () => {
  const wrong = await ask((document) => ({
    ...document,
    priced: { ...document.priced, maxPayout: '499.99' },
  }))
  expect(wrong).toMatchObject({ http: 400 })
  expect(wrong.message).toContain('priced.maxPayout')
  const rule = { ...every, sharePercent: 100 }
  expect(await ask((document) => ({ ...document, shares: [rule] }))).toMatchObject({ http: 400 })
})

test('[SPB-07] a rule of a market narrows its bets, and other markets of the event keep their room', async () => {
  const player = await playerWith(server, 1_000_000n)
  const eventId = await offerEvent(server, [
    result3('2.00', '3.50', '4.00'),
    total('2.50', '1.90', '1.90'),
  ])
  await setRules({ sport: 'football', market: 'total', sharePercent: 10 })
  const over = `${eventId}/total/total=2.50/@over`
  expect((await quote(player, over)).maxBet).toBe('50.00')
  expect((await quote(player, home(eventId)[0])).maxBet).toBe('500.00')
  const [refused, taken] = [
    await bet(player, { outcomeId: over, seenOdds: '1.90', stake: '50.01' }),
    await bet(player, { outcomeId: over, seenOdds: '1.90', stake: '50.00' }),
  ]
  expect([refused.status, taken.status]).toEqual([4001, 200])
  await setRules()
})

test('[SPB-07] a rule of multiples narrows a parlay, and a rule of live bets a match once it is played', async () => {
  const player = await playerWith(server, 1_000_000n)
  const legs = [home(await offerEvent(server)), home(await offerEvent(server))]
  await setRules({ bets: 'multiple', sharePercent: 4 }, { when: 'live', sharePercent: 2 })
  expect(await placeSlip(player, { kind: 'parlay', legs, stake: '20.01' })).toMatchObject({
    status: 4001,
  })
  expect(await placeSlip(player, { kind: 'parlay', legs, stake: '20.00' })).toMatchObject({
    status: 200,
  })
  const eventId = await offerEvent(server)
  expect((await quote(player, home(eventId)[0])).limit.max).toBe('500.00')
  await goLive(server, eventId)
  expect((await quote(player, home(eventId)[0])).limit.max).toBe('10.00')
  await setRules()
})

test('[SPB-07] an outcome holds no more of the house’s money than its rule leaves, and a sale gives room back', async () => {
  const [first, second] = [await playerWith(server, 100_000n), await playerWith(server, 100_000n)]
  const eventId = await offerEvent(server)
  await set((document) => ({
    ...document,
    priced: { ...document.priced, outcomeLiability: '200.00' },
    shares: [{ ...every, sport: 'football', sharePercent: 50 }],
  }))
  const [outcomeId, seenOdds] = home(eventId)
  const { bet: placed } = dataOf(await bet(first, { outcomeId, seenOdds, stake: '90.00' }))
  const full = await bet(second, { outcomeId, seenOdds, stake: '10.01' })
  expect(full).toMatchObject({ status: 5004, data: { limit: '10.00' } })
  const { offerId } = dataOf(
    await first.call(ticket.cashOutOffer, { params: { betId: placed.betId } }),
  )
  expect(offerId).not.toBeNull()
  const sale = { params: { betId: placed.betId }, body: { offerId: offerId!, percent: 50 } }
  dataOf(await first.call(ticket.acceptCashOut, sale, { key: crypto.randomUUID() }))
  expect((await quote(second, outcomeId)).maxBet).toBe('55.00')
  await set((document) => ({
    ...document,
    priced: { ...document.priced, outcomeLiability: '10000.00' },
    shares: [],
  }))
})

test('[SPB-07] a bet that waited is accepted within the limits of its acceptance', async () => {
  const player = await playerWith(server, 1_000_000n)
  const eventId = await offerEvent(server)
  await goLive(server, eventId)
  const legs = [home(eventId)]
  const placed = dataOf(await placeSlip(player, { kind: 'single', legs, stake: '400.00' }))
  expect(placed.code).toBe(-10)
  await setRules({ sharePercent: 2 })
  expect(await afterTheDelay(server, 6000)).toBe(1)
  expect(await ticketsOf(player)).toMatchObject([
    { status: 4, payout: '400.00', reason: 'exposure_limit' },
  ])
  await setRules()
})

test('[SPB-07] [AUD-05] a player’s part holds on every process, is in the log, and is theirs to know', async () => {
  const [player, other] = [
    await playerWith(server, 1_000_000n),
    await playerWith(server, 1_000_000n),
  ]
  const [outcomeId, seenOdds] = home(await offerEvent(server))
  const second = await serverOn(server.url)
  try {
    expect((await shareOf(player, 0)).http).toBe(400)
    dataOf(await shareOf(player, 10))
    // whoever still sees the whole sets nothing over it
    expect((await shareOf(player, 50, 100)).status).toBe(refusals.changed_meanwhile.status)
    await expect
      .poll(() => second.deps.stakeShares.percentOf(player.playerId), { timeout: 60_000 })
      .toBe(10)
  } finally {
    await second.close()
  }
  expect((await quote(player, outcomeId)).maxBet).toBe('50.00')
  expect((await quote(other, outcomeId)).maxBet).toBe('500.00')
  expect(await bet(player, { outcomeId, seenOdds, stake: '50.01' })).toMatchObject({ status: 4001 })
  for (const stake of ['50.00', '50.00']) dataOf(await bet(player, { outcomeId, seenOdds, stake }))
  // no more than a tenth of what others may stake on one event
  expect(await bet(player, { outcomeId, seenOdds, stake: '1.00' })).toMatchObject({ status: 5004 })
  const auditor = await operatorWith(server, ['auditor'])
  const [entry] = dataOf(
    await auditor.call(ops.books.auditList, {
      query: { action: 'player.stake_share_set', subject: `player:${player.playerId}` },
    }),
  )
  expect(entry).toMatchObject({
    reason,
    before: { sharePercent: 100 },
    after: { sharePercent: 10 },
  })
  const params = { playerId: String(player.playerId) }
  expect(dataOf(await risk.call(ops.stakeLimits.share, { params }))).toMatchObject({ percent: 10 })
  dataOf(await shareOf(player, 100))
  expect((await quote(player, outcomeId)).limit.max).toBe('500.00')
})

test('[SPB-07] a bet that is tried passes when the same bet is taken, and moves nothing', async () => {
  const player = await playerWith(server, 20_000n)
  const [outcomeId, seenOdds] = home(await offerEvent(server))
  const tried = async (
    stake: string,
    outcomes: string[] = [outcomeId],
    whose: TestPlayer | null = player,
  ) =>
    dataOf(
      await risk.call(ops.stakeLimits.tryBet, {
        body: { outcomes, stake, ...(whose ? { playerId: String(whose.playerId) } : {}) },
      }),
    )
  const fullBefore = await tried('10.00')
  expect(fullBefore).toMatchObject({
    passes: true,
    refusal: null,
    short: null,
    odds: '2.00',
    potential: '20.00',
    largest: '500.00',
  })
  expect(fullBefore.limits.map(({ room }) => room).toSorted()).toEqual(
    ['event', 'house_day', 'market', 'outcome', 'player_day', 'player_event'].toSorted(),
  )
  expect(await cashOf(player)).toBe('200.00')
  for (const stake of ['0.99', '500.01', '200.01', '150.00', '50.01', '50.00']) {
    const { passes } = await tried(stake)
    const answer = await bet(player, { outcomeId, seenOdds, stake })
    expect([stake, passes]).toEqual([stake, answer.status === 200])
  }
  expect(await tried('200.00')).toMatchObject({ passes: false, short: '0.00' })
  expect(await tried('200.00', [outcomeId], null)).toMatchObject({ passes: true, short: null })
  expect((await tried('500.01', [outcomeId], null)).refusal?.code).toBe('stake_above_maximum')
  expect((await tried('5.00', ['no-such/1x2/@home'], null)).refusal?.code).toBe('event_unknown')
  const related = [outcomeId, outcomeId.replace('@home', '@draw')]
  expect((await tried('5.00', related, null)).refusal?.code).toBe('legs_related')
})

test('[SPB-07] [RG-01] a tried bet meets its player’s own limits, which only who may see a player learns', async () => {
  const player = await playerWith(server, 100_000n)
  const [outcomeId] = home(await offerEvent(server))
  dataOf(
    await player.call(
      limits.setMoneyLimit,
      { body: { kind: 'stake', window: 'day', amount: '30.00' } },
      { key: crypto.randomUUID() },
    ),
  )
  const body = { outcomes: [outcomeId], stake: '30.01', playerId: String(player.playerId) }
  const met = dataOf(await risk.call(ops.stakeLimits.tryBet, { body }))
  expect(met.passes).toBe(false)
  expect(met.limits.filter(({ passes }) => !passes)).toEqual([
    {
      room: 'own_stake',
      outcomeId: null,
      window: 'day',
      used: '0.00',
      adds: '30.01',
      most: '30.00',
      passes: false,
    },
  ])
  expect((await trader.call(ops.stakeLimits.tryBet, { body })).http).toBe(403)
})
