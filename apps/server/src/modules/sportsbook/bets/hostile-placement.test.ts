import { randomUUID } from 'node:crypto'
import { headerNames, pathOf, refusals, ticket } from '@jogada/contract'
import { SPORTS } from '@jogada/core/sports/sport'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  bet,
  cashOf,
  finish,
  home,
  offerEvent,
  offerEvents,
  playerWith,
  result3,
  say,
  total,
} from '../testkit.ts'

const server = serverOfFile()

let open: string[]
let player: TestPlayer
beforeAll(async () => {
  open = await offerEvents(server, 9)
  player = await playerWith(server, 100_000n)
})

/** Sends a body as it is, also one that no client of ours would make. */
async function send(body: unknown) {
  const response = await server.app.inject({
    method: 'POST',
    url: pathOf(ticket.placeTicket.path, {}),
    headers: {
      [headerNames.authorization]: player.token,
      [headerNames.lang]: 'pt_BR',
      [headerNames.idempotencyKey]: randomUUID(),
      'content-type': 'application/json',
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { status, message } = response.json<{ status: number; message: string }>()
  return { http: response.statusCode, status, message }
}

const legOf = (eventId: string) => ({ outcomeId: home(eventId)[0], seenOdds: '2.00' })
const legs = (count: number) => open.slice(0, count).map(legOf)

/** What stands of the player: bets, their legs, money that is held, and cash. */
async function standing() {
  const { rows } = await server.deps.pool.query(
    `SELECT (SELECT count(*)::int FROM sportsbook.bet WHERE player_id = $1) AS bets,
            (SELECT count(*)::int FROM sportsbook.leg WHERE player_id = $1) AS legs`,
    [String(player.playerId)],
  )
  const held = await server.deps.ledger.entries(player.playerId, 'held', { limit: 1000 })
  return [rows[0], held.length, await cashOf(player)]
}

const SHAPE = [refusals.ticket_shape.status, 'Confira as seleções e o tipo da aposta.'] as const
const FIELDS = [refusals.invalid_input.status, 'Por favor, verifique as informações'] as const
const tooMany = (limit: number) =>
  [refusals.parlay_limit.status, `A múltipla atingiu o limite de ${limit} seleções.`] as const
const RELATED = [refusals.legs_related.status, 'Estas seleções são relacionadas'] as const

const system = (count: number, sizes: unknown, bankers?: unknown) => () => ({
  kind: 'system',
  legs: legs(count),
  sizes,
  ...(bankers === undefined ? {} : { bankers }),
})

test.each([
  ['a single of two legs', () => ({ kind: 'single', legs: legs(2) }), SHAPE],
  ['a parlay of one leg', () => ({ kind: 'parlay', legs: legs(1) }), SHAPE],
  ['a system of two legs', system(2, [2]), SHAPE],
  ['a system without sizes', () => ({ kind: 'system', legs: legs(3) }), SHAPE],
  ['a system of no sizes', system(3, []), SHAPE],
  ['lines of more legs than there are', system(3, [4]), SHAPE],
  ['one size twice', system(3, [2, 2]), SHAPE],
  ['lines of a banker and nothing else', system(3, [1], [0]), SHAPE],
  ['one banker twice', system(3, [3], [0, 0]), SHAPE],
  ['a banker that is no leg', system(3, [3], [3]), SHAPE],
  ['nothing but bankers', system(3, [3], [0, 1, 2]), SHAPE],
  ['a system of nine legs', system(9, [2]), tooMany(8)],
  ['a size of none', system(3, [0]), FIELDS],
  ['a size of half a leg', system(3, [1.5]), FIELDS],
  ['a negative size', system(3, [-1]), FIELDS],
  ['a size of nine', system(3, [9]), FIELDS],
  ['sizes as a text', system(3, '2'), FIELDS],
  ['sizes that are texts', system(3, ['2']), FIELDS],
  ['a negative banker', system(3, [2], [-1]), FIELDS],
  ['no legs', () => ({ kind: 'parlay', legs: [] }), FIELDS],
  ['a hundred and one legs', () => ({ kind: 'parlay', legs: Array(101).fill(legOf('x')) }), FIELDS],
  ['a hundred legs', () => ({ kind: 'parlay', legs: Array(100).fill(legOf('x')) }), tooMany(20)],
  ['a kind that nobody knows', () => ({ kind: 'banker', legs: legs(2) }), FIELDS],
  ['one leg twice', () => ({ kind: 'parlay', legs: [...legs(1), ...legs(1)] }), RELATED],
  ['a system with one leg twice', () => ({ ...system(2, [2])(), legs: twice() }), RELATED],
] as const)('[R122] %s is refused in words, and nothing is written', async (_, ask, expected) => {
  const before = await standing()
  const [status, words] = expected
  const answer = await send({ stake: '10.00', ...ask() })
  expect(answer).toMatchObject({ status })
  expect(answer.message).toContain(words)
  expect(await standing()).toEqual(before)
})

const twice = () => [...legs(2), ...legs(1)]

test.each([
  ['nothing', undefined, refusals.invalid_input.status],
  ['null', null, refusals.invalid_input.status],
  ['an empty text', '', refusals.invalid_input.status],
  ['no number', 'NaN', refusals.invalid_input.status],
  ['no end', 'Infinity', refusals.invalid_input.status],
  ['less than nothing', '-10.00', refusals.invalid_input.status],
  ['less than nothing as a number', -10, refusals.invalid_input.status],
  ['a third of a centavo', '10.003', refusals.invalid_input.status],
  ['a number with powers', '1e3', refusals.invalid_input.status],
  ['another sign', '10,00', refusals.invalid_input.status],
  ['a list', ['10.00'], refusals.invalid_input.status],
  ['more digits than money has', '9'.repeat(30), refusals.invalid_input.status],
  ['a number beyond exactness', 1e21, refusals.invalid_input.status],
  ['zero', '0', refusals.stake_below_minimum.status],
  ['a centavo', '0.01', refusals.stake_below_minimum.status],
  ['more than is taken', '500.01', refusals.stake_above_maximum.status],
  ['all money there is', '999999999999999', refusals.stake_above_maximum.status],
])('[R122] a stake of %s is refused, and nothing is written', async (_, stake, status) => {
  const before = await standing()
  expect(await send({ kind: 'single', legs: legs(1), stake })).toMatchObject({ status })
  expect(await standing()).toEqual(before)
})

test('[R122] [SPB-05] a leg that is unknown, closed, withdrawn, ended or at another price is refused by its own code', async () => {
  const markets = [result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')]
  const [stopped, ended, moved, withdrawn] = await Promise.all(
    [1, 2, 3, 4].map(() => offerEvent(server, markets)),
  )
  await say(server, { type: 'bet_stop', eventId: stopped!, reason: 'goal' })
  await finish(server, ended!, { home: 1, away: 0 })
  await say(server, { type: 'odds', eventId: moved!, markets: [result3('1.90', '3.50', '4.00')] })
  await say(server, { type: 'odds', eventId: withdrawn!, markets: [result3('2.00', '3.5', '4')] })
  const { event_unknown, outcome_closed, odds_changed, invalid_input } = refusals
  const over = { outcomeId: `${withdrawn}/total/total=2.50/@over`, seenOdds: '1.90' }
  const asked = [
    [legOf('nobody'), event_unknown],
    [{ outcomeId: `${open[0]}/1x2/@nobody`, seenOdds: '2.00' }, event_unknown],
    [{ outcomeId: `${open[0]}/total/total=2.50/@over`, seenOdds: '2.00' }, event_unknown],
    [{ outcomeId: `${open[0]}/1x2/@home/`, seenOdds: '2.00' }, event_unknown],
    [{ outcomeId: `${open[0]}/1x2`, seenOdds: '2.00' }, event_unknown],
    [{ outcomeId: '__proto__', seenOdds: '2.00' }, event_unknown],
    [legOf(stopped!), outcome_closed],
    [legOf(ended!), outcome_closed],
    [over, outcome_closed],
    [legOf(moved!), odds_changed],
    [{ ...legOf(open[0]!), seenOdds: '2.01' }, odds_changed],
    [{ ...legOf(open[0]!), seenOdds: '900.00' }, odds_changed],
    [{ ...legOf(open[0]!), seenOdds: 'NaN' }, invalid_input],
    [{ ...legOf(open[0]!), seenOdds: '-2.00' }, invalid_input],
    [{ ...legOf(open[0]!), seenOdds: 2 }, invalid_input],
    [{ ...legOf(open[0]!), seenOdds: '' }, invalid_input],
    [{ outcomeId: '', seenOdds: '2.00' }, invalid_input],
    [{ outcomeId: 'x'.repeat(161), seenOdds: '2.00' }, invalid_input],
    [{ outcomeId: 7, seenOdds: '2.00' }, invalid_input],
    [null, invalid_input],
  ] as const
  const before = await standing()
  const single = { kind: 'single', stake: '10.00' }
  for (const [leg, { status }] of asked) {
    const answer = await send({ ...single, legs: [leg] })
    expect([leg, answer.status]).toEqual([leg, status])
    const parlay = await send({ stake: '10.00', kind: 'parlay', legs: [legOf(open[1]!), leg] })
    expect([leg, parlay.status]).toEqual([leg, status])
  }
  const strict = { ...single, oddsPolicy: 'none', legs: [{ ...legOf(open[0]!), seenOdds: '1.99' }] }
  expect(await send(strict)).toMatchObject({ status: odds_changed.status })
  expect(await send({ ...single, oddsPolicy: 'all', legs: legs(1) })).toMatchObject({
    status: invalid_input.status,
  })
  expect(await standing()).toEqual(before)
})

const anything = fc.oneof(
  fc.constantFrom(undefined, null, '', 'NaN', -1, 0, 0.5, 1e308, '9'.repeat(400), '__proto__'),
  fc.jsonValue(),
)
const sometimes = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: anything })

test('[R122] whatever a placement is made of, it is a bet that fits together or leaves nothing behind', async () => {
  const leg = fc.nat({ max: 10 }).chain((at) =>
    fc.record({
      outcomeId: sometimes(fc.constant(home(open[at] ?? 'nobody')[0])),
      seenOdds: sometimes(fc.constantFrom('2.00', '1.99', '2.000', '3.00')),
    }),
  )
  const body = fc.record({
    kind: sometimes(fc.constantFrom('single', 'parlay', 'system')),
    legs: sometimes(fc.array(sometimes(leg), { maxLength: 10 })),
    sizes: sometimes(fc.array(fc.integer({ min: -1, max: 10 }), { maxLength: 4 })),
    bankers: sometimes(fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 3 })),
    stake: sometimes(fc.constantFrom('1.00', '0.99', '2', '500.01', '-1')),
    oddsPolicy: sometimes(fc.constantFrom('none', 'better', 'any')),
  })
  const strange = { weight: 1, arbitrary: anything }
  let before = await standing()
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: body }, strange), async (asked) => {
      const { http, status, message } = await send(asked ?? 'null')
      const after = await standing()
      const isBet = status === 200
      expect([asked, isBet ? null : after]).toEqual([asked, isBet ? null : before])
      expect([isBet || http < 500, isBet || message.length > 0]).toEqual([true, true])
      before = after
    }),
    { numRuns: 400 },
  )
})

test('[SPB-15] an event of no real sport, such as a virtual match, takes no bets whatever a source says', async () => {
  const player = await playerWith(server, 10_000n)
  for (const sport of ['virtual_football', 'vfootball', 'horse_racing', '']) {
    const eventId = await offerEvent(server, undefined, { sport })
    const asked = await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' })
    expect(asked.http).toBeGreaterThanOrEqual(400)
    expect([5000, 5001]).toContain(asked.status)
  }
  expect(await cashOf(player)).toBe('100.00')
  expect(SPORTS.filter((sport) => /virtual|simulat|^v[^o]/.test(sport))).toEqual([])
})
