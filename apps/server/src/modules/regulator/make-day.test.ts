import { add, formatMoney, negate, parseMoney, zero } from '@jogada/core'
import { fileIdOf } from '@jogada/core/regulator/records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stakedAndPaid } from '../wallet/index.ts'
import { listAlerts } from '../alert/index.ts'
import { asOwner } from '../../testkit/as-owner.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { finish, settle } from '../sportsbook/testkit.ts'
import { makeDay } from './make-day.ts'
import { faultsOf, readFile } from './read-file.ts'
import {
  confirmedPlayer,
  DAY,
  liveADay,
  MIDNIGHT,
  openPlace,
  post,
  storedFiles,
} from './testkit.ts'
import type { Place, StoredFile } from './testkit.ts'

let place: Place
let ana: TestPlayer
let files: readonly StoredFile[]

beforeAll(async () => {
  place = await openPlace()
  ana = await liveADay(place)
  place.moveTo(MIDNIGHT + 60_000)
  // nothing of the next day belongs to the day that is over
  await post(place.server, ana, 'dice_bet', ['cash', -1_00n], ['house:games', 1_00n])
  await confirmedPlayer(place.server, 0n)
  if (!(await makeDay(place.regulated.deps, DAY))) throw new Error('the day was not made')
  files = await storedFiles(place.regulated)
})
afterAll(() => place.close())

const moved = async (isOf: (account: string, kind: string) => boolean) => {
  const sums = await place.server.deps.ledger.houseSums({ firstDay: DAY, lastDay: DAY })
  return sums.filter(({ account, kind }) => isOf(account, kind))
}
const gained = (sums: Awaited<ReturnType<typeof moved>>) =>
  add(zero, ...sums.map((one) => one.moved))
const fileOf = (kind: string) => files.find((one) => one.kind === kind)!
const sumOf = (kind: string, name: string) => parseMoney(fileOf(kind).sums[name]!)!
const recordsOf = (kind: string) => readFile(fileOf(kind).text).children

test('[BR-04] a day has a file of each kind, the last of a month one more, and each passes the validator', () => {
  expect(files.map(({ fileId }) => fileId)).toEqual(
    (['bettor', 'gameRound', 'operatorMonth', 'sportsBet', 'wallet'] as const).map((kind) =>
      fileIdOf({ kind, day: DAY, part: 1 }),
    ),
  )
  for (const { text } of files) expect(faultsOf(Buffer.from(text))).toEqual([])
})

test('[BR-04] wallets add up to what the ledger moved on the day, in all and by category', async () => {
  const all = await moved(() => true)
  expect(sumOf('wallet', 'in') - sumOf('wallet', 'out')).toBe(negate(gained(all)))
  expect(sumOf('wallet', 'closing') - sumOf('wallet', 'opening')).toBe(negate(gained(all)))
  const [wallet] = recordsOf('wallet')
  const balances = await place.server.deps.ledger.balancesBefore([ana.playerId], new Date(MIDNIGHT))
  expect(wallet!.attributes['closing']).toBe(
    formatMoney(add(zero, ...Object.values(balances.get(ana.playerId)!))),
  )
  const shown = Object.fromEntries(
    wallet!.children.map(({ attributes }) => [
      attributes['category'],
      [attributes['in'], attributes['out']],
    ]),
  )
  expect(shown).toMatchObject({
    deposit: ['1000.00', '0.00'],
    withdrawal: ['0.00', '39.00'],
    fee: ['0.00', '1.00'],
    transfer: ['0.00', '11.00'],
    promotion: ['58.23', '0.00'],
    referral: ['2.00', '0.00'],
  })
})

test('[BR-04] sports bets make the revenue of sports, with what was won, lost, void, sold and taken back', async () => {
  const sums = await moved((account) => account === 'house:sportsbook')
  expect(sumOf('sportsBet', 'stakes') - sumOf('sportsBet', 'prizes')).toBe(gained(sums))
  const acts = Map.groupBy(recordsOf('sportsBet'), ({ attributes }) => attributes['act'])
  expect([...acts].map(([act, some]) => [act, some.length])).toEqual([
    ['placed', 6],
    // won, lost, sold, and one of which the result was corrected
    ['settled', 5],
    ['returned', 1],
    ['reversed', 1],
  ])
  const placed = acts.get('placed')!.map(({ attributes }) => attributes['bet'])
  for (const { attributes, children } of recordsOf('sportsBet')) {
    expect(placed).toContain(attributes['bet'])
    expect(attributes['at']!.slice(0, 10)).toBe(DAY)
    expect(children).toHaveLength(1)
  }
})

test('[BR-04] rounds make the revenue of games, a prize without a stake among them', async () => {
  const sums = await moved(
    (account, kind) => account === 'house:games' || kind === 'provider_promotion',
  )
  expect(sumOf('gameRound', 'stakes') - sumOf('gameRound', 'prizes')).toBe(gained(sums))
  const staked = sums.map(stakedAndPaid)
  expect(sumOf('gameRound', 'stakes')).toBe(add(zero, ...staked.map(({ stakes }) => stakes)))
  const shown = recordsOf('gameRound').map(({ attributes: { act, game, stake, prize } }) =>
    [act, game, stake, prize].join(' '),
  )
  expect(shown).toEqual(
    expect.arrayContaining([
      'settled dice 10.00 0.00',
      'settled dice 5.00 9.90',
      'placed mines 4.00 0.00',
      'returned mines 4.00 0.00',
      'placed draw_double 5.00 0.00',
      'settled draw_double 5.00 10.00',
      'returned draw_double 3.00 0.00',
      'settled provider_promotion 0.00 5.00',
    ]),
  )
  const ofStudio = recordsOf('gameRound').filter(({ attributes }) =>
    ['a', 'b'].includes(attributes['round']!),
  )
  expect(ofStudio.map(({ attributes: { act, round } }) => `${act} ${round}`)).toEqual([
    'settled a',
    'settled a',
    'settled b',
    'reversed b',
  ])
})

test('[BR-04] the month of the operator is that of the daily reports', () => {
  const [month] = recordsOf('operatorMonth')
  expect(month!.attributes).toMatchObject({
    month: '2026-11',
    activePlayers: '1',
    deposits: '1000.00',
    withdrawals: '39.00',
  })
  const ggr = Object.fromEntries(
    month!.children.map(({ attributes }) => [attributes['product'], attributes['ggr']]),
  )
  const sport = sumOf('sportsBet', 'stakes') - sumOf('sportsBet', 'prizes')
  expect(ggr).toEqual({
    sport: formatMoney(sport as never),
    draws: '-5.00',
    providers: '-15.00',
    games: '5.10',
  })
})

test('[BR-04] who was confirmed by the end of the day stands in the file of bettors, with the CPF', () => {
  expect(recordsOf('bettor').map(({ attributes }) => attributes['player'])).toEqual([
    String(ana.playerId),
  ])
  for (const kind of ['bettor', 'wallet', 'sportsBet', 'gameRound']) {
    for (const { attributes } of recordsOf(kind)) expect(attributes['cpf']).toMatch(/^\d{11}$/)
  }
})

test('[BR-04] what is made again comes out in the same bytes, also after the next day went on', async () => {
  await settle(place.server)
  await asOwner(place.regulated, 'TRUNCATE regulator.day CASCADE')
  place.moveTo(MIDNIGHT + 3_600_000)
  await post(place.server, ana, 'dice_bet', ['cash', -2_00n], ['house:games', 2_00n])
  expect(await makeDay(place.regulated.deps, DAY)).toBe(true)
  expect(await storedFiles(place.regulated)).toEqual(files)
})

test('[BR-04] two that make a day at once make it once', async () => {
  await asOwner(place.regulated, 'TRUNCATE regulator.day CASCADE')
  const made = await Promise.all([1, 2, 3].map(() => makeDay(place.regulated.deps, DAY)))
  expect(made).toContain(true)
  expect(await storedFiles(place.regulated)).toEqual(files)
  expect(await makeDay(place.regulated.deps, DAY)).toBe(true)
})

test('[BR-04] one record more than a file holds makes a second file, and together they are the day', async () => {
  await asOwner(place.regulated, 'TRUNCATE regulator.day CASCADE')
  const count = recordsOf('gameRound').length
  expect(await makeDay(place.regulated.deps, DAY, { most: count - 1 })).toBe(true)
  const parts = (await storedFiles(place.regulated)).filter(({ kind }) => kind === 'gameRound')
  expect(parts.map(({ records }) => records)).toEqual([count - 1, 1])
  expect(parts.flatMap(({ text }) => readFile(text).children)).toEqual(recordsOf('gameRound'))
  const heads = parts.map(({ text }) => readFile(text).attributes['last'])
  expect(heads).toEqual(['false', 'true'])
  for (const { text } of parts) expect(faultsOf(Buffer.from(text))).toEqual([])
})

test('[BR-04] a day whose files are not what the ledger says is not made, and a person is told', async () => {
  await asOwner(place.regulated, 'TRUNCATE regulator.day CASCADE')
  // what is changed below are sums that are kept
  await place.server.deps.ledger.sumDays(100_000)
  const change = async (sign: string) => {
    const { rowCount } = await asOwner(
      place.regulated,
      `UPDATE ledger.house_day SET moved = moved ${sign} 1
        WHERE day = '${DAY}' AND kind = 'dice_bet' AND account = 12`,
    )
    expect(rowCount).toBe(1)
  }
  await change('+')
  try {
    expect(await makeDay(place.regulated.deps, DAY)).toBe(false)
  } finally {
    await change('-')
  }
  expect(await storedFiles(place.regulated)).toEqual([])
  const alerts = await listAlerts(place.regulated.deps, { kind: 'regulator_files_differ' })
  expect(alerts.map(({ subject, detail }) => [subject, Object.keys(detail).toSorted()])).toEqual([
    [`regulator:${DAY}`, ['gameRound', 'wallet balances', 'wallet moves']],
  ])
  expect(await makeDay(place.regulated.deps, DAY)).toBe(true)
})

test('[BR-04] a bet that is settled on the next day belongs to the next day', async () => {
  const [open] = await place.server.deps.db
    .selectFrom('sportsbook.leg')
    .innerJoin('sportsbook.bet', 'sportsbook.bet.bet_id', 'sportsbook.leg.bet_id')
    .select('event_id')
    .where('status', '=', 0)
    .execute()
  await finish(place.server, open!.event_id, { home: 1, away: 0 })
  await settle(place.server)
  place.moveTo(MIDNIGHT + 86_400_000 + 600_000)
  expect(await makeDay(place.regulated.deps, '2026-12-01')).toBe(true)
  const next = (await storedFiles(place.regulated)).filter(({ fileId }) =>
    fileId.includes('2026-12-01'),
  )
  const bets = next.find(({ kind }) => kind === 'sportsBet')!
  expect(readFile(bets.text).children.map(({ attributes }) => attributes['act'])).toEqual([
    'settled',
  ])
  expect(next.map(({ kind }) => kind)).not.toContain('operatorMonth')
  const wallet = readFile(next.find(({ kind }) => kind === 'wallet')!.text).children[0]!
  expect(wallet.attributes['opening']).toBe(recordsOf('wallet')[0]!.attributes['closing'])
})
