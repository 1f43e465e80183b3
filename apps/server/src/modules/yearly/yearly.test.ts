import { ops, yearly } from '@jogada/contract'
import { formatCpf, maskCpf } from '@jogada/core/documents/cpf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCpf } from '../../testkit/pix-server.ts'
import { callAs, dataOf, giveCash, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer } from '../aggregator/testkit.ts'
import { collectSportDebt } from '../sportsbook/index.ts'
import {
  finish,
  home,
  offerEvent,
  placeSlip,
  result3,
  say,
  settle,
  takeBack,
  total,
} from '../sportsbook/testkit.ts'
import { post, sell } from './testkit.ts'

/** Of São Paulo, between 31 December and 1 January. */
const MIDNIGHT = Date.parse('2027-01-01T03:00:00Z')

let server: GameServer
/** The same product under the licence that asks for statements. */
let regulated: TestServer
let ana: TestPlayer & { readonly cpf: string }
let bia: TestPlayer

function moveTo(instant: number) {
  for (const { clock } of [server, regulated]) clock.advance(instant - clock.now().getTime())
}

beforeAll(async () => {
  server = await startGameServer()
  regulated = await serverOn(server.url, {
    LICENCE_PROFILE: 'br',
    LICENCE_HOLDER: 'Apostas do Brasil S.A.',
    LICENCE_CNPJ: '11.222.333/0001-81',
  })
  moveTo(MIDNIGHT - 300_000)
  const player = await registerPlayer(server)
  const cpf = newCpf()
  await passKyc(player, cpf)
  ana = { ...player, cpf }
  bia = await registerPlayer(server)
  await liveThroughTheTurn()
})
afterAll(async () => {
  await server.verify()
  await regulated.close()
  await server.close()
})

const backedBy = async (player: TestPlayer, eventId: string) =>
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)] }))

const single = async (
  eventId: string,
  [outcome, odds]: readonly [string, string] = home(eventId),
) => dataOf(await placeSlip(ana, { kind: 'single', legs: [[outcome, odds]] })).ticket.betId

const goals = async (line: string, scored: number) => {
  const eventId = await offerEvent(server, [total(line, '1.90', '1.90')])
  await single(eventId, [`${eventId}/total/total=${line}/@over`, '1.90'])
  await finish(server, eventId, { home: scored, away: 0 })
}

async function liveThroughTheTurn() {
  await giveCash(server, ana.playerId, 1000_00n)
  // the house's games: one in a single command, one held until it is drawn, one given back
  await post(server, ana, 'dice_bet', ['cash', -10_00n], ['house:games', 10_00n])
  await post(server, ana, 'dice_bet', ['house:games', -19_80n], ['cash', 19_80n])
  await post(server, ana, 'draw_double_stake', ['cash', -5_00n], ['held', 5_00n])
  await post(
    server,
    ana,
    'draw_double_settlement',
    ['held', -5_00n],
    ['house:games', 5_00n],
    ['house:games', -10_00n],
    ['cash', 10_00n],
  )
  await post(server, ana, 'draw_double_stake', ['cash', -3_00n], ['held', 3_00n])
  await post(server, ana, 'draw_double_refund', ['held', -3_00n], ['cash', 3_00n])
  // a gift that is spent, and a bonus that waits
  await post(server, ana, 'gift_taken', ['house:promotion', -50_00n], ['cash', 50_00n])
  await post(server, ana, 'dice_bet', ['cash', -50_00n], ['house:games', 50_00n])
  await post(server, ana, 'bonus_granted', ['house:promotion', -7_00n], ['bonus', 7_00n])
  // a studio: won, rolled back, and a jackpot without a stake
  const seat = await sitDown(server, 0n, { player: ana })
  await seat.bet(20_00n, { transaction_uuid: 'won', round: 'a' })
  await seat.win(35_00n, 'won', { round: 'a' })
  await seat.bet(8_00n, { transaction_uuid: 'taken-back', round: 'b' })
  await seat.rollback('taken-back', { round: 'b' })
  await post(server, ana, 'provider_promotion', ['house:promotion', -5_00n], ['cash', 5_00n])
  // sports: won, given back, half lost, half won, sold, corrected
  const won = await offerEvent(server)
  await single(won)
  await finish(server, won, { home: 1, away: 0 })
  const off = await offerEvent(server)
  await single(off)
  await say(server, {
    type: 'result',
    eventId: off,
    result: { state: 'void' },
  })
  await goals('2.25', 2)
  await goals('2.75', 3)
  const sold = await offerEvent(server, [sure('2.00', 0.48)])
  const betId = await single(sold)
  await say(server, { type: 'odds', eventId: sold, markets: [sure('1.25', 0.76)] })
  expect(await sell(ana, betId)).toBe('14.44')
  const corrected = await offerEvent(server)
  await single(corrected)
  await finish(server, corrected, { home: 1, away: 0 })
  const later = await offerEvent(server)
  await single(later)
  await finish(server, later, { home: 1, away: 0 })
  await settle(server)
  await takeBack(server, corrected)
  await settle(server)
  await finish(server, corrected, { home: 0, away: 1 })
  await settle(server)
  await post(server, ana, 'withdrawal', ['cash', -40_00n], ['withdrawing', 40_00n])
  // over midnight: one bet that is open, one result that is taken back
  moveTo(MIDNIGHT - 60_000)
  const open = await offerEvent(server)
  await single(open)
  moveTo(MIDNIGHT)
  await finish(server, open, { home: 1, away: 0 })
  await takeBack(server, later)
  await settle(server)
  await finish(server, later, { home: 0, away: 1 })
  await settle(server)
}

function sure(odds: string, probability: number) {
  const market = result3(odds, '3.50', '4.00')
  return {
    ...market,
    prices: market.prices.map((price) =>
      price.outcome === 'home' ? { ...price, probability } : price,
    ),
  }
}

const ask = (player: TestPlayer, year: string, on: TestServer = regulated) =>
  callAs(on, yearly.statement, { params: { year }, query: {} }, { token: player.token })

test('[BR-13] a year says stakes, prizes and result of sports and of games, and its balances', async () => {
  expect(dataOf(await ask(ana, '2026'))).toEqual({
    year: '2026',
    soFar: false,
    madeAt: regulated.clock.now().toISOString(),
    operator: { name: 'Apostas do Brasil S.A.', cnpj: '11.222.333/0001-81' },
    brand: 'Jogada',
    player: { name: 'Ana Lima Souza', cpf: maskCpf(ana.cpf) },
    sports: { stakes: '50.00', prizes: '63.94', result: '13.94' },
    games: { stakes: '85.00', prizes: '69.80', result: '-15.20' },
    total: { stakes: '135.00', prizes: '133.74', result: '-1.26' },
    before: { day: '2025-12-31', cash: '0.00', held: '0.00', withdrawing: '0.00', total: '0.00' },
    after: {
      day: '2026-12-31',
      cash: '998.74',
      held: '10.00',
      withdrawing: '40.00',
      total: '1048.74',
    },
  })
})

test('[BR-13] what ends or is corrected after midnight in São Paulo is of the next year, as far as it has come', async () => {
  expect(dataOf(await ask(ana, '2027'))).toMatchObject({
    year: '2027',
    soFar: true,
    sports: { stakes: '10.00', prizes: '0.00', result: '-10.00' },
    games: { stakes: '0.00', prizes: '0.00', result: '0.00' },
    before: { day: '2026-12-31', total: '1048.74' },
    after: { day: '2027-01-01', held: '0.00', total: '1038.74' },
  })
  const listed = await callAs(regulated, yearly.years, {}, { token: ana.token })
  expect(dataOf(listed)).toEqual([
    { year: '2027', soFar: true },
    { year: '2026', soFar: false },
  ])
})

const fileOf = (player: TestPlayer, year: string, on: TestServer = regulated) =>
  on.app.inject({
    method: 'GET',
    url: `/api/app/yearly/${year}/statement.csv`,
    headers: { authorization: player.token, lang: 'ja_JP' },
  })

test('[BR-13] the paper names operator, brand, person and whole CPF, and decides no tax', async () => {
  const answer = await fileOf(ana, '2026')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.body.split('\r\n')).toEqual([
    '\uFEFFDemonstrativo anual de apostas;2026',
    'Operadora;Apostas do Brasil S.A.',
    'CNPJ;11.222.333/0001-81',
    'Marca;Jogada',
    'Jogador;Ana Lima Souza',
    `CPF;${formatCpf(ana.cpf)}`,
    'Período;01/01/2026 a 31/12/2026, horário de São Paulo',
    'Emitido em;"01/01/2027, 00:00"',
    '',
    'Categoria;Apostado (R$);Prêmios (R$);Resultado (R$)',
    'Apostas esportivas;50,00;63,94;13,94',
    'Jogos on-line;85,00;69,80;-15,20',
    'Total;135,00;133,74;-1,26',
    '',
    'Saldo;Em conta (R$);Em apostas abertas (R$);Em saques pedidos (R$);Total (R$)',
    '31/12/2025;0,00;0,00;0,00;0,00',
    '31/12/2026;998,74;10,00;40,00;1048,74',
    '',
    'Este documento informa fatos da conta. Não calcula imposto: a apuração é do próprio jogador.',
    '',
  ])
  expect((await fileOf(ana, '2027')).body).toContain('Parcial: o ano não terminou')
  const onScreen = await callAs(
    regulated,
    yearly.statement,
    { params: { year: '2026' }, query: { paper: '1' } },
    { token: ana.token },
  )
  expect(dataOf(onScreen).player.cpf).toBe(formatCpf(ana.cpf))
})

test('[BR-13] nobody reads the statement of another, and there is none of a year without the account', async () => {
  expect(dataOf(await ask(bia, '2026'))).toMatchObject({
    player: { cpf: null },
    total: { stakes: '0.00', prizes: '0.00' },
    after: { total: '0.00' },
  })
  expect((await fileOf(bia, '2026')).body).not.toContain(formatCpf(ana.cpf))
  const visitor = await callAs(regulated, yearly.statement, { params: { year: '2026' }, query: {} })
  expect(visitor.http).toBe(401)
  for (const year of ['2025', '2028']) expect((await ask(ana, year)).http).toBe(404)
  for (const year of ['26', '2026x', "2026'"]) expect((await ask(ana, year)).http).toBe(400)
})

test('[BR-13] a licence that asks for no statements has none', async () => {
  const token = { token: ana.token }
  expect((await callAs(server, yearly.years, {}, token)).http).toBe(404)
  expect((await ask(ana, '2026', server)).http).toBe(404)
  expect((await fileOf(ana, '2026', server)).statusCode).toBe(404)
})

test('[BR-13] the desk sees a year with the person masked, and who looked is in the audit log', async () => {
  const finance = await operatorWith(regulated, ['finance'])
  const auditor = await operatorWith(regulated, ['auditor'])
  const support = await operatorWith(regulated, ['support'])
  const params = { playerId: String(ana.playerId) }
  const asked = { params, body: { year: '2026' } }
  const { years, statement } = dataOf(await finance.call(ops.yearly.show, asked))
  expect(years).toEqual(['2027', '2026'])
  expect(statement).toMatchObject({
    player: { name: 'Ana L. S.', cpf: maskCpf(ana.cpf) },
    total: { result: '-1.26' },
  })
  const [entry] = dataOf(await auditor.call(ops.books.auditList, { query: {} }))
  expect(entry).toMatchObject({
    actor: finance.email,
    action: 'player.yearly_shown',
    subject: `player:${ana.playerId}`,
    after: { year: '2026' },
  })
  expect(dataOf(await finance.call(ops.yearly.show, { params, body: {} })).statement.year).toBe(
    '2027',
  )
  expect((await support.call(ops.yearly.show, asked)).status).toBe(7000)
})

test('[BR-13] the file of a year has each player who played or had money, masked, and is traced', async () => {
  const auditor = await operatorWith(regulated, ['auditor'])
  const take = (by: { readonly token: string }, year: string, on: TestServer = regulated) =>
    on.app.inject({
      method: 'GET',
      url: '/api/ops/export/yearly',
      query: { year },
      headers: { authorization: by.token, lang: 'pt_BR' },
    })
  const [, head, ...rows] = (await take(auditor, '2026')).body.split('\r\n').slice(0, -1)
  expect(head).toBe(
    'playerId,cpf,year,brand,sportsStakes,sportsPrizes,sportsResult,gamesStakes,gamesPrizes,gamesResult,result,balanceBefore,balanceAfter',
  )
  expect(rows).toEqual([
    `${ana.playerId},${maskCpf(ana.cpf)},2026,Jogada,50.00,63.94,13.94,85.00,69.80,-15.20,-1.26,0.00,1048.74`,
  ])
  const [entry] = dataOf(await auditor.call(ops.books.auditList, { query: {} }))
  expect(entry).toMatchObject({ action: 'table.exported', subject: 'export:yearly' })
  expect((await take(auditor, '2028')).statusCode).toBe(400)
  expect((await take(await operatorWith(regulated, ['trader']), '2026')).statusCode).toBe(403)
  expect((await take(await operatorWith(server, ['finance']), '2026', server)).statusCode).toBe(404)
})

test('[BR-13] a prize that is taken back when its money is gone is less prize as far as it is paid', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_00n)
  const eventId = await offerEvent(server)
  await backedBy(player, eventId)
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await post(server, player, 'adjustment', ['cash', -15_00n], ['house:adjustment', 15_00n])
  await takeBack(server, eventId)
  await settle(server)
  await finish(server, eventId, { home: 0, away: 1 })
  await settle(server)
  const sports = async () => dataOf(await ask(player, '2027')).sports
  expect(await sports()).toEqual({ stakes: '10.00', prizes: '15.00', result: '5.00' })
  await giveCash(server, player.playerId, 100_00n)
  expect(await collectSportDebt(server.deps, player.playerId)).toBe(15_00n)
  expect(await sports()).toEqual({ stakes: '10.00', prizes: '0.00', result: '-10.00' })
})

test('[BR-13] a bet that is sold for just its stake was staked and brought a prize', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_00n)
  const eventId = await offerEvent(server, [sure('2.00', 0.5263)])
  const { ticket } = await backedBy(player, eventId)
  expect(await sell(player, ticket.betId)).toBe('10.00')
  expect(dataOf(await ask(player, '2027')).sports).toEqual({
    stakes: '10.00',
    prizes: '10.00',
    result: '0.00',
  })
})
