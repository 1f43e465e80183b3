import { randomUUID } from 'node:crypto'
import {
  consent,
  game,
  help,
  limits,
  notice,
  order,
  pathOf,
  referral,
  refusals,
  registration,
  reward,
  site,
  ops,
  user,
  vip,
} from '@jogada/contract'
import { headerNames } from '@jogada/contract'
import { operatorWith } from '../src/testkit/test-operator.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { markTestPlayer } from '../src/modules/account/test-account.ts'
import { betDouble, leadDraws, myBets } from '../src/modules/draws/testkit.ts'
import { publishBanner } from '../src/modules/notice/banners.ts'
import { payDueDays } from '../src/modules/referral/pay-day.ts'
import { raiseLevel } from '../src/modules/vip/raise-level.ts'
import { dataFolder } from '../src/testkit/data-folder.ts'
import { admittedPlayer } from '../src/testkit/admitted-player.ts'
import {
  balanceOf,
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  startPixServer,
} from '../src/testkit/pix-server.ts'
import type { PixServer } from '../src/testkit/pix-server.ts'
import { connectAs } from '../src/testkit/player-socket.ts'
import type { PlayerSocket } from '../src/testkit/player-socket.ts'
import { depositWithoutPix, playThrough } from '../src/testkit/play-money.ts'
import {
  callAs,
  dataOf,
  giveCash,
  registerPlayer,
  someAddress,
} from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'

const LICENCE_NUMBER = 'SPA/MF 123'
const HOUR_MS = 3_600_000

const DATA_DIR = dataFolder()
const servers = {} as Record<'open' | 'br', PixServer>
beforeAll(async () => {
  servers.open = await startPixServer({ LICENCE_PROFILE: 'open', LICENCE_NUMBER })
  servers.br = await startPixServer({
    LICENCE_PROFILE: 'br',
    LICENCE_NUMBER,
    DATA_DIR,
  })
})
afterAll(async () => {
  for (const server of Object.values(servers)) {
    await server.verify()
    await server.close()
  }
})

const key = () => ({ key: randomUUID() })
const infoOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {}))
const dice = (player: TestPlayer) =>
  player.call(game.betDice, { body: { stake: '1.00', target: 5_050, direction: 'over' } }, key())

/** What the same calls bring under each licence. */
const rows = [
  {
    licence: 'open',
    gift: 200,
    giftPages: 1,
    levelOfDepositor: 1,
    levelOfPlayer: 0,
    firstLevel: { deposited: '5.00', played: '100.00', playedAlone: '400.00' },
    nextOfNew: { gameSumAmount: '100.00', paySumAmount: '5.00' },
    footer: null,
    offers: {
      explicitConsent: false,
      invites: true,
      gifts: true,
      depositsArePlayed: true,
      transfers: true,
      payouts: ['CPF', 'CNPJ', 'USDT'],
      birthDate: false,
      yearly: false,
      sessionBar: 'in_play',
    },
    depositGift: '5.00',
    offerCounts: true,
    withdrawal: { limitAmount: '50', number: 1, serviceAmount: 0.03, wdAmount: '0.01' },
    helped: { wagerTimes: 1, highestFee: 0.03 },
    otherWays: true,
    unverified: 200,
    commission: '2.00',
    steps: true,
    opensDeposits: true,
    registration: { asked: [], said: refusals.registration_not_asked.status, steps: [] },
    testAccount: 200,
    byGet: 200,
    told: [true, true, false],
  },
  {
    licence: 'br',
    gift: refusals.award_unknown.status,
    giftPages: 0,
    levelOfDepositor: 0,
    levelOfPlayer: 0,
    firstLevel: { deposited: null, played: '400.00', playedAlone: null },
    nextOfNew: { gameSumAmount: '400.00', paySumAmount: '0.00' },
    footer: { licenceNumber: LICENCE_NUMBER },
    offers: {
      explicitConsent: true,
      invites: false,
      gifts: false,
      depositsArePlayed: false,
      transfers: false,
      payouts: ['CPF'],
      birthDate: true,
      yearly: true,
      sessionBar: 'always',
    },
    depositGift: '0.00',
    offerCounts: false,
    withdrawal: { limitAmount: '0.01', number: 100, serviceAmount: 0, wdAmount: '20.01' },
    helped: { wagerTimes: 0, highestFee: 0 },
    otherWays: false,
    unverified: refusals.play_needs_kyc.status,
    commission: '0.00',
    steps: false,
    opensDeposits: false,
    registration: {
      asked: ['address', 'gender'],
      said: 200,
      steps: ['person', 'pictures', 'phone', 'registration', 'limits'],
    },
    testAccount: refusals.test_account_missing.status,
    byGet: 404,
    told: [false, true, false],
  },
] as const

describe.each(rows)('under $licence', (row) => {
  const server = () => servers[row.licence]

  test('[X1] the same call for a gift of welcome is answered as the licence says', async () => {
    const player = await registerPayer(server())
    const awards = dataOf(await player.call(reward.awards, {}))
    expect(awards).toHaveLength(row.giftPages)
    const params = { awardId: 'gift-boas-vindas' }
    expect((await player.call(reward.takeAward, { params, body: {} }, key())).status).toBe(row.gift)
    const pages = dataOf(await callAs(server(), reward.promotionPages, {}))
    expect(pages.filter(({ kind }) => kind === 'gift')).toHaveLength(row.giftPages)
  })

  test('[X3] the same deposits and play lead to the level that the licence counts', async () => {
    const levelAfter = async (deposited: bigint) => {
      const player = await registerPlayer(server())
      if (deposited > 0n) await depositWithoutPix(server(), player.playerId, deposited)
      await playThrough(server(), player.playerId, 20_000n)
      await raiseLevel(server().deps, player.playerId)
      return (await infoOf(player)).level
    }
    expect(await levelAfter(100_000n)).toBe(row.levelOfDepositor)
    expect(await levelAfter(0n)).toBe(row.levelOfPlayer)
    const [, first] = dataOf(await callAs(server(), vip.levels, {}))
    expect(first).toMatchObject(row.firstLevel)
    const { nextlevel } = await infoOf(await registerPlayer(server()))
    expect(nextlevel).toEqual(row.nextOfNew)
  })

  test('[X7] the number of players online is those who are connected, not made up', async () => {
    const online = async () => dataOf(await callAs(server(), user.online, {})).players
    const sockets: PlayerSocket[] = []
    for (let n = 0; n < 2; n++) {
      sockets.push(await connectAs(server(), await registerPlayer(server())))
    }
    server().clock.advance(11_000)
    expect(await online()).toBe(2)
    for (const socket of sockets) socket.close()
    server().syncClock()
  })

  test('[X8] the foot of every page says what the licence demands', async () => {
    expect(dataOf(await callAs(server(), site.footer, {})).regulated).toEqual(row.footer)
  })

  test('[X1] [X2] [X4] [X5] [X6] [X10] the app is told what the licence lets it offer', async () => {
    expect(dataOf(await callAs(server(), site.licence, {}))).toEqual(row.offers)
  })

  test('[BR-06] packages of other ways to pay are named only where the licence knows them', async () => {
    const player = await registerPlayer(server())
    const packages = dataOf(await player.call(order.getPrices, {}))
    expect(packages.length).toBeGreaterThan(0)
    expect(packages.some(({ curreny }) => curreny === 'BTBRL')).toBe(row.otherWays)
  })

  test('[X2] the same deposit brings a gift only where the licence ties one to it', async () => {
    const player = await admittedPlayer(server(), 1n)
    const { code, gift } = await orderDeposit(server(), player)
    expect(gift).toBe(row.depositGift)
    await payAs(server(), player, code)
    await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('100.01'))
    expect((await balanceOf(player)).bonus).toBe(row.depositGift)
  })

  test('[X2] an offer counts down only where the licence lets it, maintenance everywhere', async () => {
    const now = server().clock.now()
    const publish = (advertises: boolean) =>
      publishBanner(server().deps, {
        level: 'info',
        advertises,
        texts: { pt_BR: 'Até amanhã' },
        until: new Date(now.getTime() + 24 * HOUR_MS),
        starts_at: now,
        ends_at: null,
      })
    const ids = [await publish(true), await publish(false)].map(String)
    const shown = dataOf(await callAs(server(), notice.banners, {}))
    const counts = ids.map((id) => shown.find(({ noticeId }) => noticeId === id)!.until !== null)
    expect(counts).toEqual([row.offerCounts, true])
  })

  test('the same deposit leaves by the terms that the licence lets the house set', async () => {
    const player = await admittedPlayer(server(), 1n)
    const { code } = await orderDeposit(server(), player, 'brl-20')
    await payAs(server(), player, code)
    await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('20.01'))
    expect(dataOf(await player.call(order.getWithdraw, {}))).toMatchObject(row.withdrawal)
    const { deposit, vip: levels } = dataOf(await callAs(server(), help.facts, {}))
    expect({ ...deposit, ...levels }).toMatchObject(row.helped)
  })

  test('[X9] the same stake of somebody whose identity is not confirmed', async () => {
    const player = await registerPlayer(server())
    await giveCash(server(), player.playerId, 10_00n)
    expect((await dice(player)).status).toBe(row.unverified)
    // a deposit waits for the identity everywhere
    expect((await pressDeposit(player)).status).not.toBe(200)
  })

  test('[BR-09] address and gender are asked for, and kept, only where the licence has them', async () => {
    const player = await registerPlayer(server())
    const { asked, said, steps } = row.registration
    const shown = async () => dataOf(await player.call(registration.registration, {}))
    expect(await shown()).toMatchObject({ asked, address: null, gender: null })
    const { entry } = dataOf(await player.call(limits.getLimits, {}))
    expect(entry.map(({ step }) => step)).toEqual(steps)
    const body = { address: someAddress, gender: 'other' } as const
    expect((await player.call(registration.sayRegistration, { body })).status).toBe(said)
    expect((await shown()).gender).toBe(said === 200 ? 'other' : null)
  })

  test('[X10] the play of somebody who was invited is paid for as the licence says', async () => {
    const agent = await registerPlayer(server())
    const regcode = (await infoOf(agent)).yqm
    const guest = await registerPlayer(server(), { regcode })
    await apart(server(), guest)
    await playThrough(server(), guest.playerId, 100_000n)
    for (let third = 0; third < 3; third++) {
      server().clock.advance(8 * HOUR_MS)
      await payDueDays(server().deps)
    }
    server().syncClock()
    const { rows: paid } = await server().deps.pool.query<{ sum: string }>(
      `SELECT coalesce(sum(amount), 0)::text AS sum FROM referral.payout WHERE agent_id = $1`,
      [agent.playerId],
    )
    expect((Number(paid[0]!.sum) / 100).toFixed(2)).toBe(row.commission)
    const { token } = await freshSession(server(), agent)
    const ladder = dataOf(await callAs(server(), referral.ladder, {}, { token }))
    expect(ladder.steps.length > 0).toBe(row.steps)
  })

  test('[X11] a low balance may open the deposits by itself only where the licence lets it', async () => {
    const player = await registerPlayer(server())
    expect((await infoOf(player)).offersAllowed).toBe(row.opensDeposits)
  })

  test('[X13] test accounts and changes by GET are there only where the licence has them', async () => {
    const player = await registerPlayer(server())
    await markTestPlayer(server().deps, player.playerId, true)
    expect((await player.call(user.getUserTest, {})).status).toBe(row.testAccount)
    const risk = await operatorWith(server(), ['risk'])
    const params = { playerId: String(player.playerId) }
    const body = { isTest: true, reason: 'conta da equipe' }
    expect((await risk.call(ops.players.markTest, { params, body })).status).toBe(row.testAccount)
    expect((await infoOf(player)).extendInfo !== null).toBe(row.testAccount === 200)
    const headers = { [headerNames.authorization]: player.token }
    for (const path of [pathOf(user.setHeader.path, { avatarIndex: 7 }), game.stopGame.path]) {
      const byGet = await server().app.inject({ method: 'GET', url: path, headers })
      expect([path, byGet.statusCode]).toEqual([path, row.byGet])
      const byPost = await server().app.inject({ method: 'POST', url: path, headers })
      expect([path, byPost.statusCode]).toEqual([path, 200])
    }
    expect((await infoOf(player)).header).toBe(7)
  })

  test('[X17] what others stake in a shared draw changes nothing of what a player wins', async () => {
    const alone = await admittedPlayer(server())
    const crowd = await admittedPlayer(server())
    const draws = await leadDraws(server())
    await draws.step()
    await draws.step(draws.slot('double').endAt)
    const { roundId, lockAt, completeAt } = draws.slot('double')
    for (const selection of ['red', 'black', 'white'] as const) {
      dataOf(await betDouble(alone, { roundId, selection, stake: '2.00' }))
    }
    for (const stake of ['9.00', '30.00']) {
      dataOf(await betDouble(crowd, { roundId, selection: 'red', stake }))
    }
    await draws.step(lockAt)
    await draws.step(completeAt)
    const bets = await myBets(alone, 'double', roundId)
    // of the three colours the one that came pays by the table, whatever others staked on it
    const paid = bets.map(({ payout }) => payout).filter((payout) => payout !== '0.00')
    expect(paid).toHaveLength(1)
    expect(['4.00', '28.00']).toContain(paid[0])
    server().syncClock()
  })

  test('[X18] money comes in by Pix alone: the page of a payment knows no card', async () => {
    const player = await admittedPlayer(server())
    const { url, code } = await orderDeposit(server(), player)
    expect(code).toMatch(/^000201/)
    const page = await server().app.inject({ url })
    const words = page.body.replaceAll(/<[^>]+>/g, ' ')
    expect(/cart[ãa]o|cr[ée]dito|boleto/i.exec(words)).toBeNull()
  })

  test('[X19] a purchase is told to advertisers as licence and player let it, never of the excluded', async () => {
    const player = await registerPlayer(server())
    const told = async () => (await infoOf(player)).purchaseTold
    const [first, afterYes, excluded] = row.told
    expect(await told()).toBe(first)
    expect(dataOf(await player.call(consent.adChoice, {}))).toEqual({
      isAsked: row.licence === 'br',
      given: false,
    })
    dataOf(await player.call(consent.setAdChoice, { body: { given: true } }))
    expect(await told()).toBe(afterYes)
    dataOf(await player.call(limits.excludeOneself, { body: { months: 0 } }, key()))
    expect(await told()).toBe(excluded)
    dataOf(await player.call(consent.setAdChoice, { body: { given: false } }))
    expect(dataOf(await player.call(consent.adChoice, {})).given).toBe(false)
  })
})

/** Gives a player a device and an address that no other has. */
async function apart({ deps: { db } }: PixServer, { playerId }: TestPlayer) {
  const place = randomUUID()
  await db
    .updateTable('account.player')
    .set({ registered_device: place, registered_address: place })
    .where('player_id', '=', playerId)
    .execute()
  await db
    .updateTable('account.session')
    .set({ device_id: place, address: place })
    .where('player_id', '=', playerId)
    .execute()
}

/** A session of a player whose last one went idle. */
async function freshSession({ app }: PixServer, { playerId }: TestPlayer) {
  const caller = { language: 'pt_BR', address: '', deviceId: 'd', userAgent: '' }
  const sessions = app.sessions as unknown as {
    open(playerId: bigint, from: typeof caller): Promise<string>
  }
  return { token: await sessions.open(playerId, caller) }
}
