import { randomUUID } from 'node:crypto'
import { casino, game, ops, referral, site, vip } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { depositWithoutPix, playThrough } from '../../../testkit/play-money.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
let crm: TestOperator
let finance: TestOperator
let games: TestOperator
let risk: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  crm = await operatorWith(server, ['crm'])
  finance = await operatorWith(server, ['finance'])
  games = await operatorWith(server, ['games'])
  risk = await operatorWith(server, ['risk'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const { settings } = ops
const reason = 'decisão da diretoria'
const read = async () => dataOf(await crm.call(settings.all, {}))
const approve = async (by: TestOperator, approvalId: string | null) =>
  by.call(ops.approvals.approve, { params: { approvalId: approvalId! }, body: {} })

test('a VIP table holds from the next day, for whoever reaches a level from then on', async () => {
  const { documents, versions } = await read()
  expect(documents.vip.levels).toHaveLength(13)
  expect(versions.vip).toEqual([])
  const levels = documents.vip.levels.map((one, level) =>
    level === 1 ? { ...one, deposited: '3.00', withdrawalFeePerMille: 24 } : one,
  )
  const asked = dataOf(
    await crm.call(settings.changeVip, { body: { value: { levels }, version: 0, reason } }),
  )
  const shown = async () => dataOf(await (await registerPlayer(server)).call(vip.levels, {}))[1]
  expect(await shown()).toMatchObject({ deposited: '5.00', withdrawalFee: 0.025 })
  dataOf(await approve(finance, asked.approvalId))
  expect(await shown()).toMatchObject({ deposited: '5.00' })
  server.clock.advance(24 * 3_600_000)
  // the day is over; sessions of operators too
  crm = await operatorWith(server, ['crm'])
  finance = await operatorWith(server, ['finance'])
  games = await operatorWith(server, ['games'])
  risk = await operatorWith(server, ['risk'])
  expect(await shown()).toMatchObject({ deposited: '3.00', withdrawalFee: 0.024 })
  expect((await read()).versions.vip[0]).toMatchObject({ version: 1, reason })
})

test('a new VIP table shows whom it raises and who keeps a level, before anybody lets it in', async () => {
  const paid = async (centavos: bigint) => {
    const { playerId } = await registerPlayer(server)
    await depositWithoutPix(server, playerId, centavos)
    await playThrough(server, playerId, 60_000n)
    return String(playerId)
  }
  const [few, many] = [await paid(20_00n), await paid(40_00n)]
  const { documents, versions } = await read()
  // level 2 asks 25 and 500 of play: a table where it asks 15 raises the first, one of 45
  // keeps the other
  const table = (deposited: string) => ({
    levels: documents.vip.levels.map((one, level) => (level === 2 ? { ...one, deposited } : one)),
  })
  const easier = dataOf(await crm.call(settings.previewVip, { body: { value: table('15.00') } }))
  expect(easier.rising).toContainEqual({
    playerId: few,
    from: 1,
    to: 2,
    deposited: '20.00',
    played: '600.00',
  })
  expect(easier.rising.map(({ playerId }) => playerId)).not.toContain(many)
  expect(easier.moves).toEqual([{ from: 1, to: 2, players: easier.rises }])
  expect(easier.keeps).toBe(0)

  const value = table('45.00')
  const { approvalId } = dataOf(
    await crm.call(settings.changeVip, { body: { value, version: versions.vip.length, reason } }),
  )
  const asked = { params: { approvalId: approvalId! } }
  const harder = dataOf(await finance.call(settings.previewAskedVip, asked))
  expect(harder).toMatchObject({ rises: 0, keeps: 1, moves: [{ from: 2, to: 1, players: 1 }] })
  expect(harder.keeping).toMatchObject([{ playerId: many, from: 2, to: 1 }])
  expect((await crm.call(settings.previewVip, { body: { value: table('1.00') } })).http).toBe(400)
  const other = { params: { approvalId: '999999' } }
  expect((await finance.call(settings.previewAskedVip, other)).http).toBe(404)
})

test('a table that does not climb, or is based on an older one, is refused', async () => {
  const { documents, versions } = await read()
  const { levels } = documents.vip
  const ask = (change: object, version = versions.vip.length) =>
    crm.call(settings.changeVip, {
      body: {
        value: { levels: levels.map((one, level) => (level === 5 ? { ...one, ...change } : one)) },
        version,
        reason,
      },
    })
  expect((await ask({ deposited: '1.00' })).http).toBe(400)
  expect((await ask({ withdrawalFeePerMille: 99 })).http).toBe(400)
  expect((await ask({ award: '-1.00' })).http).toBe(400)
  expect((await ask({ award: '16.00' }, versions.vip.length + 1)).status).toBe(7011)
  expect((await ask({ award: '16.00' })).status).toBe(200)
})

test('of two requests on the same version one holds', async () => {
  const { documents, versions } = await read()
  const { levels } = documents.vip
  const ask = async (award: string) =>
    dataOf(
      await crm.call(settings.changeVip, {
        body: {
          value: { levels: levels.map((one, level) => (level === 12 ? { ...one, award } : one)) },
          version: versions.vip.length,
          reason,
        },
      }),
    ).approvalId
  const [first, second] = [await ask('21000.00'), await ask('22000.00')]
  dataOf(await approve(finance, first))
  expect((await approve(finance, second)).status).toBe(7011)
  const after = await read()
  expect(after.documents.vip.levels[12]?.award).toBe('21000.00')
  expect(after.versions.vip).toHaveLength(versions.vip.length + 1)
})

test('commission rates and the ladder hold from the next day', async () => {
  const { documents } = await read()
  const value = {
    ...documents.referral,
    rates: [300, 100, 50],
    steps: [
      ...documents.referral.steps.map((one, place) =>
        place === 0 ? { ...one, bonus: '9.00' } : one,
      ),
      { people: documents.referral.steps.at(-1)!.people + 1, bonus: '9.00' },
    ],
  }
  const bad = { ...value, steps: [...value.steps, { people: 2, bonus: '10.00' }] }
  const ask = (document: typeof value) =>
    crm.call(settings.changeReferral, { body: { value: document, version: 0, reason } })
  expect((await ask(bad)).http).toBe(400)
  const asked = dataOf(await ask(value))
  dataOf(await approve(finance, asked.approvalId))
  const player = await registerPlayer(server)
  expect(dataOf(await player.call(referral.ladder, {})).steps).toHaveLength(7)
  server.clock.advance(24 * 3_600_000)
  const later = await registerPlayer(server)
  expect(dataOf(await later.call(referral.ladder, {})).steps).toEqual(
    value.steps.map((one, place) => ({ step: place + 1, ...one, state: 'locked' })),
  )
  expect(dataOf(await later.call(referral.summary, {})).levels[0]?.rate).toBe(0.003)
})

test('[R005] a step of the ladder that somebody may have taken neither moves nor goes away', async () => {
  crm = await operatorWith(server, ['crm'])
  finance = await operatorWith(server, ['finance'])
  const { documents, versions } = await read()
  const version = versions.referral.length
  const [first, second, ...others] = documents.referral.steps
  const ask = (steps: typeof documents.referral.steps) => {
    const value = { ...documents.referral, steps }
    return crm.call(settings.changeReferral, { body: { value, version, reason } })
  }
  const moved = await ask([first!, { ...second!, people: second!.people + 1 }, ...others])
  expect(moved).toMatchObject({ http: 400, status: 7025 })
  expect(moved.message).toContain(`${second!.people} pessoas`)
  const between = { people: second!.people + 1, bonus: '1.00' }
  const refused = [
    await ask([second!, ...others]),
    await ask([first!, second!, ...others.slice(0, -1)]),
    await ask([first!, second!, between, ...others]),
  ]
  expect(refused.map(({ status }) => status)).toEqual([7025, 7025, 7025])
  const dearer = await ask([first!, { ...second!, bonus: '77.00' }, ...others])
  expect((await approve(finance, dataOf(dearer).approvalId)).status).toBe(200)
})

test('game limits hold at once on every process, and a bet made before hears its answer', async () => {
  games = await operatorWith(server, ['games'])
  risk = await operatorWith(server, ['risk'])
  crm = await operatorWith(server, ['crm'])
  const other = await serverOn(server.url)
  try {
    const player = await registerPlayer(server)
    await giveCash(server, player.playerId, 5000n)
    const bet = { stake: '20.00', target: 5000, direction: 'over' as const }
    const key = randomUUID()
    const first = dataOf(await player.call(game.betDice, { body: bet }, { key }))
    const { documents } = await read()
    const narrow = { minStake: '1.00', maxStake: '10.00', maxPayout: '500.00' }
    const value = { limits: { ...documents.games.limits, 'game:dice': narrow } }
    const asked = dataOf(
      await games.call(settings.changeGames, { body: { value, version: 0, reason } }),
    )
    dataOf(await approve(risk, asked.approvalId))
    expect(dataOf(await player.call(game.diceRules, {}))).toMatchObject({
      minBet: '1.00',
      maxBet: '10.00',
      maxPayout: '500.00',
    })
    const refused = await player.call(game.betDice, { body: bet }, { key: randomUUID() })
    expect(refused.http).toBe(400)
    expect(refused.message).toContain('R$ 10,00')
    // the first bet was lost on its way back and is asked again
    const again = dataOf(await player.call(game.betDice, { body: bet }, { key }))
    expect(again.round).toEqual(first.round)
    const limbo = { stake: '20.00', target: 150 }
    dataOf(await player.call(casino.betLimbo, { body: limbo }, { key: randomUUID() }))
    await expect
      .poll(() => other.deps.settings.versions('games').length, { timeout: 60_000 })
      .toBe(1)
  } finally {
    await other.close()
  }
})

test('[GAM-04] limits outside of what a game ships with are refused, and what a round in steps promised', async () => {
  const { documents, versions } = await read()
  const ask = (name: 'game:dice' | 'game:mines', change: object) => {
    const { limits } = documents.games
    return games.call(settings.changeGames, {
      body: {
        value: { limits: { ...limits, [name]: { ...limits[name], ...change } } },
        version: versions.games.length,
        reason,
      },
    })
  }
  expect((await ask('game:dice', { maxStake: '5000.01' })).http).toBe(400)
  expect((await ask('game:dice', { minStake: '0.10' })).http).toBe(400)
  expect((await ask('game:mines', { maxPayout: '900.00' })).http).toBe(400)
  expect((await ask('game:mines', { maxStake: '900.00' })).status).toBe(200)
})

test('the footer and its pages change at once, without a second person, and are in the log', async () => {
  const { documents } = await read()
  const page = {
    slug: 'sobre',
    isShown: true,
    title: { pt_BR: 'Sobre nós' },
    body: { pt_BR: 'Quem somos.' },
  }
  const value = { ...documents.site, pages: [page] }
  const change = (site: typeof value, version: number) =>
    crm.call(settings.changeSite, { body: { value: site, version, reason } })
  expect(dataOf(await change(value, 0))).toEqual({ approvalId: null })
  expect((await read()).documents.site.pages).toEqual([page])
  expect((await change({ ...value, pages: [page, page] }, 1)).http).toBe(400)
  const player = await registerPlayer(server)
  expect(dataOf(await player.call(site.footer, {}))).toEqual({
    about: null,
    law: null,
    regulated: null,
    pages: [{ slug: 'sobre', title: 'Sobre nós' }],
    home: [...site.homeModules],
  })
  expect(dataOf(await player.call(site.page, { params: { slug: 'sobre' } }))).toEqual({
    title: 'Sobre nós',
    body: 'Quem somos.',
  })
  expect((await player.call(site.page, { params: { slug: 'outra' } })).http).toBe(404)
  const auditor = await operatorWith(server, ['auditor'])
  const log = dataOf(
    await auditor.call(ops.books.auditList, { query: { subject: 'setting:site' } }),
  )
  expect(log[0]).toMatchObject({
    action: 'setting.changed',
    actor: crm.email,
    reason,
    before: { 'pages.0.slug': null },
    after: { 'pages.0.slug': 'sobre' },
  })
})

test('the order of home is a version of the site, names each module once, and is what the app is told', async () => {
  const { documents, versions } = await read()
  const [first, ...others] = site.homeModules
  const home = [...others, first]
  const change = (order: typeof home, version: number) => {
    const value = { ...documents.site, home: order }
    return crm.call(settings.changeSite, { body: { value, version, reason } })
  }
  const told = async () => dataOf(await (await registerPlayer(server)).call(site.footer, {})).home
  const now = versions.site[0]?.version ?? 0
  expect(dataOf(await change(home, now))).toEqual({ approvalId: null })
  expect(await told()).toEqual(home)
  expect((await read()).versions.site[0]).toMatchObject({ version: now + 1, reason })
  expect((await change([first, first], now + 1)).http).toBe(400)
  expect((await change(['lottery' as never], now + 1)).http).toBe(400)
  expect((await change([...site.homeModules], now)).http).toBe(409)
  expect(await told()).toEqual(home)
})
