import { randomUUID } from 'node:crypto'
import { ops, order, refusals, reward } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
let crm: TestOperator
let finance: TestOperator
let auditor: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  crm = await operatorWith(server, ['crm'])
  finance = await operatorWith(server, ['finance'])
  auditor = await operatorWith(server, ['auditor'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { offers } = ops
const campaign = {
  kind: 'discount' as const,
  audience: 'everybody' as const,
  isOn: true,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  budget: '1000.00',
  budgetWindow: 'day' as const,
  wagerTimes: 0,
  validDays: 7,
  discountParts: 1000,
  playThreshold: null,
  bonusBase: null,
  multiplierHundredths: null,
  reason: 'semana do cliente',
}
/** The mark of an offer as the desk shows it now; null where there is none. */
async function versionNow(id: string): Promise<string | null> {
  const [campaigns, gifts, packages] = await Promise.all([
    crm.call(offers.campaigns, {}),
    crm.call(offers.gifts, {}),
    crm.call(offers.packages, {}),
  ])
  const known = new Map([
    ...dataOf(campaigns).map((one) => [one.campaignId, one.version] as const),
    ...dataOf(gifts).map((one) => [one.giftId, one.version] as const),
    ...dataOf(packages).map((one) => [one.packageId, one.version] as const),
  ])
  return known.get(id) ?? null
}

const save = async (id: string, change: object = {}) =>
  crm.call(offers.saveCampaign, {
    params: { id },
    body: { ...campaign, version: await versionNow(id), ...change },
  })
const approve = (approvalId: string, by = finance) =>
  by.call(ops.approvals.approve, { params: { approvalId }, body: {} })
const campaignOf = async (id: string) =>
  dataOf(await crm.call(offers.campaigns, {})).find(({ campaignId }) => campaignId === id)
const newestAudit = async (subject: string) =>
  dataOf(await auditor.call(ops.books.auditList, { query: { subject } }))[0]!

test('[AUD-05] a new campaign waits for a second person, and holds once approved', async () => {
  const { approvalId } = dataOf(await save('cliente'))
  expect(approvalId).not.toBeNull()
  expect(await campaignOf('cliente')).toBeUndefined()
  expect((await approve(approvalId!, crm)).status).toBe(7000)
  dataOf(await approve(approvalId!))
  expect(await campaignOf('cliente')).toMatchObject({
    kind: 'discount',
    budget: '1000.00',
    discountParts: 1000,
    isOn: true,
    spent: { day: '0.00', month: '0.00', total: '0.00' },
  })
  expect(await newestAudit('campaign:cliente')).toMatchObject({
    action: 'offer.approved',
    actor: finance.email,
    reason: 'semana do cliente',
  })
})

test('[AUD-05] what costs less holds at once, with before, after and reason in the log', async () => {
  dataOf(await approve(dataOf(await save('menos')).approvalId!))
  expect(dataOf(await save('menos', { budget: '400.00' }))).toEqual({ approvalId: null })
  expect((await campaignOf('menos'))?.budget).toBe('400.00')
  expect(await newestAudit('campaign:menos')).toMatchObject({
    action: 'offer.changed',
    actor: crm.email,
    before: { budget: '1000.00' },
    after: { budget: '400.00' },
  })
  expect(dataOf(await save('menos', { isOn: false })).approvalId).toBeNull()
  expect((await campaignOf('menos'))?.isOn).toBe(false)
})

test('[AUD-05] who approves an offer that gave nothing sees all that comes into force, also what one person changed meanwhile', async () => {
  const asked = async (subject: string) => {
    const [newest] = dataOf(await finance.call(ops.approvals.list, { query: {} })).filter(
      (one) => one.subject === subject,
    )
    return { before: newest?.before, after: newest?.after }
  }
  dataOf(await approve(dataOf(await save('pausa')).approvalId!))
  const terms = { budget: '900000.00', validDays: 90, discountParts: 9000 }
  dataOf(await save('pausa', { isOn: false }))
  expect(dataOf(await save('pausa', { ...terms, isOn: false })).approvalId).toBeNull()
  dataOf(await save('pausa', terms))
  const raised = { budget: '900000.00', valid_days: 90, discount_parts: 9000, wager_times: 0 }
  expect(await asked('campaign:pausa')).toMatchObject({
    before: { ...raised, is_on: false },
    after: { ...raised, is_on: true },
  })

  const pack = {
    place: 'BRL',
    price: '65.00',
    gift: '0.00',
    giftCampaign: null,
    sort: 96,
    isOffered: true,
    reason: 'novo valor',
  } as const
  const change = async (terms: object) =>
    dataOf(
      await crm.call(offers.savePackage, {
        params: { id: 'brl-65' },
        body: { ...pack, version: await versionNow('brl-65'), ...terms },
      }),
    )
  await change({})
  expect(await change({ giftCampaign: 'page-gift' })).toEqual({ approvalId: null })
  await change({ giftCampaign: 'page-gift', gift: '6.50' })
  expect(await asked('package:brl-65')).toMatchObject({
    before: { gift: '0.00', gift_campaign: 'page-gift', price: '65.00' },
    after: { gift: '6.50', gift_campaign: 'page-gift', price: '65.00' },
  })
})

test.each([
  ['a larger budget', { budget: '1000.01' }],
  ['a wider window', { budgetWindow: 'total' }],
  ['a larger discount', { discountParts: 1001 }],
  ['more days to wager in', { validDays: 8 }],
  ['an earlier start', { startsAt: '2025-12-31T00:00:00.000Z' }],
])('%s waits for a second person', async (_, change) => {
  const id = randomUUID()
  dataOf(await approve(dataOf(await save(id)).approvalId!))
  expect(dataOf(await save(id, change)).approvalId).not.toBeNull()
})

test('a request that was overtaken is refused, and the newer terms stand', async () => {
  dataOf(await approve(dataOf(await save('corrida')).approvalId!))
  const asked = dataOf(await save('corrida', { budget: '5000.00' }))
  dataOf(await save('corrida', { budget: '10.00' }))
  expect((await approve(asked.approvalId!)).status).toBe(7011)
  expect((await campaignOf('corrida'))?.budget).toBe('10.00')
})

test('[AUD-05] what was drawn from an offer that a colleague has changed since takes nothing of it back', async () => {
  dataOf(await approve(dataOf(await save('dois')).approvalId!))
  const drawnFrom = { version: await versionNow('dois') }
  dataOf(await save('dois', { budget: '10.00' }))
  // at once or by a second person, one form of before would undo it
  for (const change of [{ budget: '900.00', validDays: 6 }, { budget: '2000.00' }]) {
    expect((await save('dois', { ...change, ...drawnFrom })).status).toBe(7011)
  }
  expect((await save('dois', { version: null })).status).toBe(7011)
  expect(await campaignOf('dois')).toMatchObject({ budget: '10.00', validDays: 7 })

  const body = {
    place: 'BRL' as const,
    price: '85.00',
    gift: '0.00',
    giftCampaign: null,
    sort: 98,
    isOffered: true,
    reason: 'novo valor',
  }
  const change = (version: string | null, terms: object = {}) =>
    crm.call(offers.savePackage, { params: { id: 'brl-85' }, body: { ...body, version, ...terms } })
  dataOf(await change(null))
  const first = await versionNow('brl-85')
  dataOf(await change(first, { price: '90.00' }))
  expect((await change(first, { sort: 97 })).status).toBe(7011)
  expect((await change(null)).status).toBe(7011)
  // what says again what it said at first is what was read
  dataOf(await change(await versionNow('brl-85')))
  expect(await versionNow('brl-85')).toBe(first)
})

test.each([
  ['a discount without its share', { discountParts: null }, 'discountParts'],
  ['an end before the start', { endsAt: '2025-12-31T00:00:00.000Z' }, 'endsAt'],
  ['a play bonus without its terms', { kind: 'play_bonus', discountParts: null }, 'playThreshold'],
  [
    'a play bonus of less than a centavo',
    {
      kind: 'play_bonus',
      discountParts: null,
      playThreshold: '100.00',
      bonusBase: '0.50',
      multiplierHundredths: 1,
    },
    'bonusBase',
  ],
])('%s is refused', async (_, change, field) => {
  const answer = await save('errada', change)
  expect(answer.http).toBe(400)
  expect(answer.message).toContain(field)
})

test('players see a package at once as it was changed, and a larger gift only once approved', async () => {
  const player = await registerPlayer(server)
  const shown = async (id: string) =>
    dataOf(await player.call(order.getPrices, { query: {} })).find(({ pkgId }) => pkgId === id)
  const body = {
    place: 'BRL' as const,
    price: '75.00',
    gift: '0.00',
    giftCampaign: null,
    sort: 99,
    isOffered: true,
    reason: 'novo valor',
  }
  const change = async (terms: object) =>
    crm.call(offers.savePackage, {
      params: { id: 'brl-75' },
      body: { ...body, version: await versionNow('brl-75'), ...terms },
    })
  expect(dataOf(await change({})).approvalId).toBeNull()
  expect(await shown('brl-75')).toMatchObject({ price: '75.00', gift: '0.00', sort: 99 })
  const asked = dataOf(await change({ gift: '7.50', giftCampaign: 'page-gift' }))
  expect((await shown('brl-75'))?.gift).toBe('0.00')
  dataOf(await approve(asked.approvalId!))
  expect((await shown('brl-75'))?.gift).toBe('7.50')
  expect((await change({ gift: '80.00', giftCampaign: 'page-gift' })).http).toBe(400)
  expect((await change({ gift: '1.00', giftCampaign: 'play-bonus' })).http).toBe(400)
  dataOf(await change({ isOffered: false }))
  expect(await shown('brl-75')).toBeUndefined()
})

test('[WAL-13] a lower price of the bonus popup waits for a second person: its gift is what play has earned', async () => {
  const popup = {
    place: 'EXPPAY' as const,
    price: '100.00',
    gift: '0.00',
    giftCampaign: null,
    sort: 1,
    isOffered: true,
    reason: 'novo valor',
  }
  const change = async (terms: object) =>
    dataOf(
      await crm.call(offers.savePackage, {
        params: { id: 'exp-100' },
        body: { ...popup, version: await versionNow('exp-100'), ...terms },
      }),
    )
  expect((await change({ price: '0.01' })).approvalId).not.toBeNull()
  expect((await change({ price: '150.00' })).approvalId).toBeNull()
  expect((await change({ isOffered: false })).approvalId).toBeNull()
  expect((await change({ price: '150.00' })).approvalId).not.toBeNull()
})

test('a gift is made, given less and stopped', async () => {
  const gift = {
    audience: 'everybody' as const,
    minimumLevel: 0,
    amount: '5.00',
    isOn: true,
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    budget: '50.00',
    budgetWindow: 'total' as const,
    wagerTimes: 1,
    reason: 'aniversário da casa',
  }
  const change = async (terms: object) =>
    crm.call(offers.saveGift, {
      params: { id: 'festa' },
      body: { ...gift, version: await versionNow('festa'), ...terms },
    })
  dataOf(await approve(dataOf(await change({})).approvalId!))
  expect(dataOf(await change({ amount: '6.00' })).approvalId).not.toBeNull()
  expect(dataOf(await change({ startsAt: '2025-12-31T00:00:00.000Z' })).approvalId).not.toBeNull()
  expect(dataOf(await change({ amount: '4.00' })).approvalId).toBeNull()
  const found = dataOf(await crm.call(offers.gifts, {})).find(({ giftId }) => giftId === 'festa')
  expect(found).toMatchObject({ amount: '4.00', budget: '50.00', spent: { total: '0.00' } })
})

test('[R135] a highest bet is named by one person, and raised or removed by two', async () => {
  const terms = { kind: 'package_gift', discountParts: null, wagerTimes: 2 }
  const named = async (maxBet: string | null) => save('teto', { ...terms, maxBet })
  dataOf(await approve(dataOf(await named(null)).approvalId!))
  expect(dataOf(await named('5.00')).approvalId).toBeNull()
  expect((await campaignOf('teto'))?.maxBet).toBe('5.00')
  expect(dataOf(await named('4.00')).approvalId).toBeNull()
  expect(dataOf(await named('4.01')).approvalId).not.toBeNull()
  dataOf(await approve(dataOf(await named(null)).approvalId!))
  expect((await campaignOf('teto'))?.maxBet).toBeNull()
  expect((await named('0.00')).status).toBe(refusals.invalid_input.status)
  // what a discount saves is no bonus that is played through
  expect((await save('teto-desconto', { maxBet: '5.00' })).status).toBe(
    refusals.invalid_input.status,
  )
})

test('[R014] what an operator makes has its page from then on, the same one after each change', async () => {
  const ends = { endsAt: '2026-12-31T00:00:00.000Z', budget: '77.00' }
  dataOf(await approve(dataOf(await save('pagina', ends)).approvalId!))
  const gift = {
    audience: 'everybody' as const,
    minimumLevel: 0,
    isOn: true,
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    amount: '3.00',
    budget: '78.00',
    budgetWindow: 'total' as const,
    wagerTimes: 1,
    reason: 'aniversário da casa',
  }
  const change = async (terms: object) => {
    const gifts = dataOf(await crm.call(offers.gifts, {}))
    const version = gifts.find(({ giftId }) => giftId === 'pagina')?.version ?? null
    return crm.call(offers.saveGift, {
      params: { id: 'pagina' },
      body: { ...gift, version, ...terms },
    })
  }
  dataOf(await approve(dataOf(await change({})).approvalId!))
  const shown = async () =>
    dataOf(await callAs(server, reward.promotionPages, {})).filter(({ budget }) =>
      ['77.00', '78.00'].includes(budget),
    )
  const before = await shown()
  expect(before.map(({ kind, isWelcome }) => [kind, isWelcome])).toEqual([
    ['discount', false],
    ['gift', false],
  ])
  dataOf(await change({ amount: '2.00' }))
  const after = await shown()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after[1]).toMatchObject({ amount: '2.00' })
})
