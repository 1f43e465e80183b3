import { randomUUID } from 'node:crypto'
import { ops, sport } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { finish, offerEvent, playerWith } from '../testkit.ts'
import { tellSuspicious } from './tell-suspicious.ts'

const server = serverOfFile()

let devices = 0

async function bets(
  outcomeId: string,
  seenOdds: string,
  stake: string,
  deviceId = `d${++devices}`,
) {
  const player = await playerWith(server, 1_000_000n)
  await betAs(player, { outcomeId, seenOdds, stake }, deviceId)
  return player
}

const betAs = async (
  player: TestPlayer,
  body: { outcomeId: string; seenOdds: string; stake: string },
  deviceId = `d${++devices}`,
) => dataOf(await player.call(sport.placeBet, { body }, { key: randomUUID(), deviceId }))

async function alertsOf(eventId: string, state: 'open' | 'closed' = 'open') {
  const risk = await operatorWith(server, ['risk'])
  const all = dataOf(await risk.call(ops.care.alerts, { query: { state } }))
  const found = all.filter(
    ({ subject, kind }) => subject.startsWith(`outcome:${eventId}/`) && kind.startsWith('bets_'),
  )
  return { risk, found, kinds: found.map(({ kind }) => kind).toSorted() }
}

/** Players who have bet before, on something else. */
async function regulars(count: number) {
  const eventId = await offerEvent(server)
  const players: TestPlayer[] = []
  for (let made = 0; made < count; made++) {
    players.push(await bets(`${eventId}/1x2/@home`, '2.00', '1.00'))
  }
  server.clock.advance(60_000)
  return players
}

test('[SPB-14] new accounts that gather on what is unlikely are told to a person, who closes the case, and again when twice as much stands', async () => {
  const eventId = await offerEvent(server)
  const away = `${eventId}/1x2/@away`
  for (let made = 0; made < 4; made++) await bets(away, '4.00', '200.00')
  expect(await tellSuspicious(server.deps)).toEqual([])
  const last = await bets(away, '4.00', '200.00')
  expect(await tellSuspicious(server.deps)).toEqual([away])
  await tellSuspicious(server.deps)
  const { risk, found, kinds } = await alertsOf(eventId)
  expect(kinds).toEqual(['bets_of_new', 'bets_one_sided'])
  expect(found[0]!.detail).toEqual({
    outcome: away,
    players: 5,
    stakes: '1000.00',
    ofMarket: '1000.00',
    odds: 4,
    newPlayers: 5,
    onOneDevice: 1,
  })

  const note = 'Conta suspensa, apuração aberta'
  const params = { playerId: String(last.playerId) }
  const body = { kind: 'suspended', reason: note } as const
  expect((await risk.call(ops.players.restrict, { params, body })).status).toBe(200)
  // the process hears of the session's end by a notification
  await expect.poll(async () => (await last.call(sport.myBets, { query: {} })).http).toBe(401)
  for (const { alertId } of found) {
    dataOf(await risk.call(ops.care.closeAlert, { params: { alertId }, body: { note } }))
  }
  for (let made = 0; made < 4; made++) await bets(away, '4.00', '200.00')
  await tellSuspicious(server.deps)
  expect((await alertsOf(eventId)).kinds).toEqual([])
  await bets(away, '4.00', '200.00')
  await tellSuspicious(server.deps)
  expect((await alertsOf(eventId)).kinds).toEqual(['bets_of_new', 'bets_one_sided'])
  expect((await alertsOf(eventId, 'closed')).found.map((one) => one.note)).toEqual([note, note])
})

test('[SPB-14] two outcomes of one match are told each by itself, and closing one silences no other', async () => {
  const eventId = await offerEvent(server)
  const [home, away] = [`${eventId}/1x2/@home`, `${eventId}/1x2/@away`]
  const gather = async (outcomeId: string, seenOdds: string, stake: string) => {
    for (let made = 0; made < 3; made++) await bets(outcomeId, seenOdds, stake, outcomeId)
    await tellSuspicious(server.deps)
    const { risk, found } = await alertsOf(eventId)
    return { risk, shared: found.filter(({ kind }) => kind === 'bets_shared') }
  }
  const { risk, shared } = await gather(home, '2.00', '500.00')
  expect(shared.map(({ detail }) => detail.outcome)).toEqual([home])
  const params = { alertId: shared[0]!.alertId }
  dataOf(await risk.call(ops.care.closeAlert, { params, body: { note: 'Uma família' } }))
  const other = await gather(away, '4.00', '200.00')
  expect(other.shared.map(({ subject, detail }) => [subject, detail.outcome])).toEqual([
    [`outcome:${away}`, away],
  ])
  const third = await gather(`${eventId}/1x2/@draw`, '3.50', '200.00')
  expect(third.shared).toHaveLength(2)
})

test('[SPB-14] three accounts on one device are told, and two are not', async () => {
  const eventId = await offerEvent(server)
  const home = `${eventId}/1x2/@home`
  for (let made = 0; made < 2; made++) await bets(home, '2.00', '200.00', 'one-device')
  await tellSuspicious(server.deps)
  expect((await alertsOf(eventId)).kinds).toEqual([])
  await bets(home, '2.00', '200.00', 'one-device')
  await tellSuspicious(server.deps)
  expect((await alertsOf(eventId)).kinds).toEqual(['bets_shared'])
})

test('[SPB-14] many who bet before on all sides of a match, and on one that is over, give no alert', async () => {
  const players = await regulars(9)
  const eventId = await offerEvent(server)
  for (const [i, player] of players.entries()) {
    const [outcome, seenOdds] = i % 2 ? ['home', '2.00'] : ['away', '4.00']
    await betAs(player, { outcomeId: `${eventId}/1x2/@${outcome}`, seenOdds, stake: '300.00' })
  }
  const over = await offerEvent(server)
  for (let made = 0; made < 5; made++) await bets(`${over}/1x2/@away`, '4.00', '200.00')
  await finish(server, over, { home: 1, away: 0 })
  await tellSuspicious(server.deps)
  expect((await alertsOf(eventId)).kinds).toEqual([])
  expect((await alertsOf(over)).kinds).toEqual([])
})

test('[SPB-14] half-time and full-time are one market, whatever a half of an outcome is called', async () => {
  const prices = [
    { outcome: '1/1', odds: '4.00' },
    { outcome: '1/X', odds: '3.20' },
    { outcome: 'X/1', odds: '6.00' },
    { outcome: 'X/X', odds: '3.20' },
  ].map((one) => ({ ...one, probability: null }))
  const eventId = await offerEvent(server, [{ key: 'ht_ft', specifiers: {}, prices }])
  for (let made = 0; made < 5; made++) {
    await bets(`${eventId}/ht_ft/@1/X`, '3.20', '200.00')
    await bets(`${eventId}/ht_ft/@X/X`, '3.20', '200.00')
  }
  await tellSuspicious(server.deps)
  const { found } = await alertsOf(eventId)
  expect(found.length).toBeGreaterThan(0)
  for (const { detail } of found) expect(detail).toMatchObject({ ofMarket: '2000.00' })
  expect(found.map(({ kind }) => kind)).not.toContain('bets_one_sided')
})
