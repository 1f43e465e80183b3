import { randomUUID as id } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDay } from '../../../platform/local-day.ts'
import { settledDays } from '../../../platform/settled-days.ts'
import { closeAlert, listAlerts } from '../../alert/index.ts'
import { readProviders } from '../provider/providers.ts'
import { sitDown, startGameServer, units } from '../testkit.ts'
import type { GameServer } from '../testkit.ts'
import { endForgottenStakes } from '../wallet/watch-stakes.ts'
import { reconcileStudio, reconcileStudios } from './reconcile-day.ts'

const DAY_MS = 86_400_000

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Line = { readonly kind: string; readonly transaction_uuid: string } & Record<string, unknown>

/** What a studio wrote down: a round lost, one won, one given back, and a promotion's prize. */
async function playADay() {
  const seat = await sitDown(server, 10_000n)
  const at = () => server.clock.now().getTime()
  const lines: Line[] = []
  const note = (kind: string, uuid: string, amount: bigint | null, round: string) =>
    lines.push({
      kind,
      transaction_uuid: uuid,
      round,
      amount: amount === null ? null : units(amount),
      at: at(),
    })
  for (const [round, pays] of [
    ['r1', 0n],
    ['r2', 250n],
  ] as const) {
    const [debit, credit] = [id(), id()]
    await seat.bet(100n, { transaction_uuid: debit, round })
    await seat.win(pays, debit, { transaction_uuid: credit, round })
    note('bet', debit, 100n, round)
    note('win', credit, pays, round)
  }
  const [unknown, back] = [id(), id()]
  await seat.bet(70n, { transaction_uuid: unknown, round: 'r3' })
  await seat.rollback(unknown, { transaction_uuid: back, round: 'r3' })
  // nobody answered the studio about this stake: its books have the way back alone
  note('rollback', back, null, 'r3')
  return { lines, day: localDay(server.clock.now()), seat }
}

const reconcile = (day: string) =>
  reconcileStudio(server.deps, readProviders(server.deps.env)[0]!, day)

const openAlerts = async (day: string) => {
  const alerts = await listAlerts(server.deps, { kind: 'studio_difference' })
  return alerts.filter(({ subject }) => subject === `studio:orla:${day}`)
}

const uncompared = async () => {
  const alerts = await listAlerts(server.deps, { kind: 'studio_not_compared' })
  return alerts.map(({ subject }) => subject).toSorted()
}

async function closeUncompared() {
  for (const { alert_id: alertId } of await listAlerts(server.deps, {
    kind: 'studio_not_compared',
  })) {
    await closeAlert(server.deps, { alertId, by: 'ana', note: 'conferido' })
  }
}

test('wallet contract 8: of a studio at which nobody has played there is no day to compare', async () => {
  server.provider.statement = [{ kind: 'nonsense' }]
  await reconcileStudios(server.deps)
  expect(await uncompared()).toEqual([])
})

test('wallet contract 8: a day on which both books agree leaves no difference, however its pages are cut', async () => {
  const { lines, day } = await playADay()
  server.provider.statement = lines
  expect(await reconcile(day)).toEqual([])
  expect(await openAlerts(day)).toEqual([])
})

test('wallet contract 8: a line that is missing on either side, doubled or wrong is named, and told once', async () => {
  server.clock.advance(2 * DAY_MS)
  const { lines, day, seat } = await playADay()
  const [bet, win, bet2, win2, back] = lines as [Line, Line, Line, Line, Line]
  const never = { ...bet, transaction_uuid: id(), round: 'r9' }
  server.provider.statement = [
    bet,
    win,
    { ...bet2, amount: units(900n) },
    { ...win2, round: 'r1' },
    back,
    bet,
    never,
  ]
  const stays = id()
  await seat.bet(50n, { transaction_uuid: stays, round: 'r4' })
  const found = await reconcile(day)
  expect(found.map(({ what, transactionId }) => `${what} ${transactionId}`)).toEqual(
    expect.arrayContaining([
      `differs ${bet2.transaction_uuid}`,
      `differs ${win2.transaction_uuid}`,
      `stated_twice ${bet.transaction_uuid}`,
      `unknown_here ${never.transaction_uuid}`,
      `unknown_there ${stays}`,
    ]),
  )
  expect(found).toHaveLength(5)
  expect(found.find(({ transactionId }) => transactionId === bet2.transaction_uuid)).toMatchObject({
    kind: 'debit',
    kept: 100n,
    stated: 900n,
  })
  await reconcile(day)
  const [alert, ...more] = await openAlerts(day)
  expect(more).toEqual([])
  expect(alert!.detail).toMatchObject({ differences: 5 })

  server.provider.statement = [
    ...lines,
    { kind: 'bet', transaction_uuid: stays, round: 'r4', amount: units(50n), at: bet['at'] },
  ]
  expect(await reconcile(day)).toEqual([])
  const kept = await server.deps.db
    .selectFrom('aggregator.difference')
    .selectAll()
    .where('day', '=', day)
    .execute()
  expect(kept).toEqual([])
})

test('wallet contract 8: days are compared once they are over, each once, and again after a silent studio', async () => {
  server.clock.advance(20 * DAY_MS)
  const { lines, day, seat } = await playADay()
  const forgotten = id()
  await seat.bet(30n, { transaction_uuid: forgotten, round: 'r5' })
  server.provider.statement = [
    ...lines,
    {
      kind: 'bet',
      transaction_uuid: forgotten,
      round: 'r5',
      amount: units(30n),
      at: lines[0]!['at'],
    },
  ]
  const doneOn = () =>
    server.deps.db
      .selectFrom('aggregator.reconciliation')
      .select('differences')
      .where('day', '=', day)
      .execute()
  await reconcileStudios(server.deps)
  expect(await doneOn()).toEqual([])

  server.clock.advance(2 * DAY_MS)
  const { statement } = server.provider
  server.provider.statement = [{ kind: 'nonsense' }]
  await reconcileStudios(server.deps)
  expect(await doneOn()).toEqual([])
  expect(await uncompared()).toEqual([`studio:orla:${day}`])
  await closeUncompared()
  server.provider.statement = statement
  await reconcileStudios(server.deps)
  expect(await doneOn()).toEqual([{ differences: 0n }])

  // the stake goes back by ourselves after two weeks, which is no move of the studio's
  server.clock.advance(13 * DAY_MS)
  const returnedOn = localDay(server.clock.now())
  await endForgottenStakes(server.deps)
  server.provider.statement = []
  expect(await reconcile(returnedOn)).toEqual([])
})

test('wallet contract 8: days of a studio that left the settings are named to a person, once', async () => {
  server.clock.advance(20 * DAY_MS)
  server.provider.statement = []
  const { day } = await playADay()
  server.clock.advance(2 * DAY_MS)
  const env = { ...server.deps.env, DEMO_PROVIDER_URL: undefined }
  for (let times = 0; times < 2; times++) await reconcileStudios({ ...server.deps, env })
  expect(await uncompared()).toEqual([`studio:orla:${day}`])
  await closeUncompared()
  await reconcileStudios({ ...server.deps, env })
  expect(await uncompared()).toEqual([])
})

test('wallet contract 8: days of a studio whose statement cannot be read are named to a person, once each, also those before the last week', async () => {
  server.provider.statement = []
  await reconcileStudios(server.deps)
  await closeUncompared()
  const missed = Array.from({ length: 10 }, () => {
    server.clock.advance(DAY_MS)
    return `studio:orla:${settledDays(server.clock.now()).at(-1)!}`
  })
  const line = { kind: 'bet', transaction_uuid: id(), at: server.clock.now().getTime() }
  server.provider.statement = [{ ...line, round: 'r'.repeat(65), amount: -1 }]
  for (let times = 0; times < 2; times++) await reconcileStudios(server.deps)
  // the newest one may still be compared before the next one is due
  expect(await uncompared()).toEqual(missed.slice(0, -1))
  await closeUncompared()
  await reconcileStudios(server.deps)
  expect(await uncompared()).toEqual([])
  server.clock.advance(DAY_MS)
  await reconcileStudios(server.deps)
  expect(await uncompared()).toEqual(missed.slice(-1))
})
