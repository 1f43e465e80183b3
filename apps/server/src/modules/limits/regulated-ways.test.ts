import { randomUUID } from 'node:crypto'
import { casino, game, location, phone, refusals, ticket } from '@jogada/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder } from '../../testkit/data-folder.ts'
import { startForeignProvider } from '../../testkit/foreign-provider.ts'
import type { ForeignProvider } from '../../testkit/foreign-provider.ts'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { syncGames } from '../aggregator/lobby/sync-catalogue.ts'
import { readProviders } from '../aggregator/provider/providers.ts'
import { sitDown } from '../aggregator/testkit.ts'
import { betDouble, betLucky, leadDraws } from '../draws/testkit.ts'
import type { TestDraws } from '../draws/testkit.ts'
import { bet, eventOf, offerEvent, outcomeOf, ticketsOf } from '../sportsbook/testkit.ts'

const DATA_DIR = dataFolder()
const pwd = 'calçadão-9-ondas'

let server: PixServer
let provider: ForeignProvider
let draws: TestDraws
let outcome: { readonly outcomeId: string; readonly seenOdds: string }
beforeAll(async () => {
  provider = await startForeignProvider()
  server = await startPixServer({ ...provider.settings, LICENCE_PROFILE: 'br', DATA_DIR })
  await syncGames(server.deps, readProviders(server.deps.env)[0]!)
  draws = await leadDraws(server)
  await draws.step()
  const event = await eventOf(server, await offerEvent(server))
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  outcome = { outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await provider.close()
})

const key = () => ({ key: randomUUID() })

const at = (player: TestPlayer, latitude: number, longitude: number) =>
  player.call(location.showPosition, { body: { latitude, longitude, accuracy: 30 } })

/** A round at a studio, or none where the studio’s door is shut. */
async function studioRound(player: Payer) {
  const seat = await sitDown({ ...server, provider }, 0n, { player }).catch(() => null)
  const debit = randomUUID()
  await seat?.bet(3_00n, { transaction_uuid: debit })
  await seat?.win(1_00n, debit)
}

async function sellTicket(player: Payer) {
  const [open] = await ticketsOf(player, { state: 'open' }).catch(() => [])
  if (!open) return
  const params = { betId: open.betId }
  const offer = dataOf(await player.call(ticket.cashOutOffer, { params }))
  if (!offer.offerId) return
  await player.call(ticket.acceptCashOut, { params, body: { offerId: offer.offerId } }, key())
}

/**
 * The ways that players have beside those of every licence: places, phones, studios, draws, sales.
 */
const ways: Readonly<Record<string, (player: Payer) => Promise<unknown>>> = {
  goAbroad: (player) => at(player, 38.7223, -9.1393),
  comeHome: (player) => at(player, -23.5505, -46.6333),
  askCode: (player) => player.call(phone.sendPhoneCode, { body: {} }),
  guessCode: (player) => player.call(phone.confirmPhone, { body: { code: '000000' } }),
  otherPhone: (player) =>
    player.call(phone.sendPhoneCode, {
      body: { change: { country: '+55', phone: '11912345678', pwd } },
    }),
  studio: studioRound,
  draw: (player) => betDouble(player, { roundId: draws.slot('double').roundId, stake: '2.00' }),
  mines: (player) => player.call(casino.betMines, { body: { stake: '2.00', mines: 3 } }, key()),
  cashOutRound: async (player) => {
    const { data } = await player.call(casino.openRounds, {})
    const round = data?.rounds.find((one) => one.game === 'mines')
    if (round) await player.call(casino.cashOutMines, { body: { roundId: round.roundId } }, key())
  },
  sports: (player) => bet(player, outcome),
  sell: sellTicket,
  dice: (player) =>
    player.call(game.betDice, { body: { stake: '1.00', target: 5_050, direction: 'over' } }, key()),
}

const STAKES = [
  'bet_stake',
  'dice_bet',
  'draw_double_stake',
  'mines_bet',
  'mines_start',
  'provider_debit',
]

const LAWFUL: ReadonlySet<string> = new Set([
  ...STAKES,
  'adjustment',
  'bet_cash_out',
  'draw_lock',
  'limit_change',
  'mines_cash_out',
  'play_terms',
  'play_time',
  'provider_credit',
  'provider_rollback',
  'provider_round_end',
])

test('[GEO-01] [BR-08] [BR-16] no sequence over places, phones, studios, draws and sales brings a forbidden entry', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...Object.keys(ways)), { minLength: 1, maxLength: 2 }), {
        minLength: 5,
        maxLength: 10,
      }),
      async (steps) => {
        const player = await admittedPlayer(server, 200_00n)
        for (const step of steps) await Promise.all(step.map((name) => ways[name]!(player)))
        // whoever is abroad at the end stakes nothing, through any door
        await ways['goAbroad']!(player)
        const before = await server.deps.ledger.entries(player.playerId, 'cash', { limit: 50 })
        for (const way of ['dice', 'draw', 'mines', 'studio', 'sports']) await ways[way]!(player)
        const after = await server.deps.ledger.entries(player.playerId, 'cash', { limit: 50 })
        expect(after).toEqual(before)
      },
    ),
    { numRuns: 10, seed: 20_261_123 },
  )
  const { rows } = await server.deps.pool.query<{ kind: string; answers: string[] }>(
    `SELECT c.kind, array_agg(DISTINCT coalesce(l.answer, 'none')) AS answers
       FROM ledger.command c
       LEFT JOIN location.stamp s ON s.player_id = c.player_id AND s.command_id = c.command_id
       LEFT JOIN location.checked l ON l.check_id = s.check_id AND l.player_id = c.player_id
      WHERE c.verdict = 'posted' GROUP BY c.kind ORDER BY c.kind`,
  )
  expect(rows.map(({ kind }) => kind).filter((kind) => !LAWFUL.has(kind))).toEqual([])
  // every stake was taken inside, and the walk did try most of them
  const staked = rows.filter(({ kind }) => STAKES.includes(kind))
  expect(staked.length).toBeGreaterThan(3)
  for (const { answers } of staked) expect(answers).toEqual(['inside'])
  const sums = await server.deps.ledger.houseSums({})
  const touched = sums.map(({ account }) => account)
  for (const house of ['house:promotion', 'house:referral', 'house:transfer_transit']) {
    expect(touched).not.toContain(house)
  }
})

test('[BR-16] a phone whose code was never given opens no door to play', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 10_00n)
  for (const way of ['askCode', 'guessCode', 'otherPhone']) await ways[way]!(player)
  const stake = await ways['dice']!(player)
  expect((stake as { status: number }).status).toBe(refusals.play_needs_pictures.status)
  const { confirmedAt } = dataOf(await player.call(phone.phoneState, {}))
  expect(confirmedAt).toBeNull()
})

/** Each call that stakes, as a player would make it. */
const stakes: Readonly<
  Record<string, (player: TestPlayer) => Promise<{ readonly status: number }>>
> = {
  dice: (player) =>
    player.call(game.betDice, { body: { stake: '1.00', target: 5_050, direction: 'over' } }, key()),
  limbo: (player) => player.call(casino.betLimbo, { body: { stake: '1.00', target: 200 } }, key()),
  mines: (player) => player.call(casino.betMines, { body: { stake: '1.00', mines: 3 } }, key()),
  tower: (player) =>
    player.call(casino.betRowDouble, { body: { stake: '1.00', difficulty: 'easy' } }, key()),
  double: async (player) => {
    await draws.step(draws.slot('double').endAt)
    return betDouble(player, { roundId: draws.slot('double').roundId })
  },
  lucky: async (player) => {
    await draws.step(draws.slot('lucky30s').endAt)
    return betLucky(player, { roundId: draws.slot('lucky30s').roundId, selection: 'green' })
  },
  single: (player) => bet(player, outcome),
  ticket: (player) =>
    player.call(
      ticket.placeTicket,
      { body: { kind: 'single', legs: [outcome], stake: '1.00', oddsPolicy: 'any' } },
      key(),
    ),
}

const goes = (player: TestPlayer, where: 'home' | 'abroad') =>
  where === 'home' ? at(player, -23.5505, -46.6333) : at(player, 38.7223, -9.1393)

test('[GEO-01] every stake is judged by where its own session is, and by no other session of its player', async () => {
  const here = await admittedPlayer(server, 200_00n)
  const there = await signedInAnew(server, here)
  await goes(there, 'abroad')
  await goes(here, 'home')
  for (const [name, stake] of Object.entries(stakes)) {
    const { status } = await stake(there)
    expect([name, status]).toEqual([name, refusals.location_outside.status])
  }
  await goes(there, 'abroad')
  for (const [name, stake] of Object.entries(stakes)) {
    const { status } = await stake(here)
    expect([name, status]).toEqual([name, 200])
  }
  const { rows } = await server.deps.pool.query<{ answer: string }>(
    `SELECT DISTINCT l.answer FROM location.stamp s
       JOIN location.checked l ON l.check_id = s.check_id AND l.player_id = s.player_id
      WHERE s.player_id = $1`,
    [here.playerId],
  )
  expect(rows).toEqual([{ answer: 'inside' }])
})

test('[GEO-01] what a studio stakes is judged by where the session is that opened the game', async () => {
  const here = await admittedPlayer(server, 20_00n)
  const there = await signedInAnew(server, here)
  await goes(there, 'home')
  const seat = await sitDown({ ...server, provider }, 0n, { player: there })
  await goes(there, 'abroad')
  await goes(here, 'home')
  expect(await seat.bet(1_00n)).not.toMatchObject({ status: 'RS_OK' })
  await goes(there, 'home')
  await goes(here, 'abroad')
  expect(await seat.bet(1_00n)).toMatchObject({ status: 'RS_OK' })
})
