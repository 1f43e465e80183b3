import { randomUUID } from 'node:crypto'
import { casino, ops, privacy, refusals } from '@jogada/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { dataFolder } from '../../testkit/data-folder.ts'
import { mailsTo } from '../../testkit/mail-inbox.ts'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { liftBarredBy } from '../../testkit/lift-barred.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { getPlayer } from '../account/player-store.ts'
import { listAlerts } from '../alert/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { settleFinishedEvents } from '../sportsbook/settlement/settle-events.ts'
import { bet, finish, offerEvent, say } from '../sportsbook/testkit.ts'
import { advanceCases } from './case.ts'
import { caseOf } from './testkit.ts'

const DATA_DIR = dataFolder()
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
let server: TestServer
let risk: TestOperator
beforeAll(async () => {
  server = await startTestServer({ LICENCE_PROFILE: 'br', DATA_DIR })
})
beforeEach(async () => {
  risk = await operatorWith(server, ['risk'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const reason = 'trabalha na operação'
const bar = async ({ cpf }: Payer) =>
  dataOf(await risk.call(ops.barred.add, { body: { cpf, kind: 'staff' as const, reason } }))
const moneyOf = async ({ playerId }: Payer) => {
  const { cash, held } = await server.deps.ledger.balances(playerId)
  return { cash: cash.balance, held: held.balance }
}
/** Lets days go by; who works in the back office logs in again. */
async function daysLater(days: number) {
  server.clock.advance(days * DAY_MS)
  await advanceCases(server.deps)
  risk = await operatorWith(server, ['risk'])
}
const shown = async (barredId: string) => {
  const { people } = dataOf(await risk.call(ops.barred.list, { query: {} }))
  return people.find((one) => one.barredId === barredId)!.returned
}
const letIn = (playerId: bigint) =>
  risk.call(ops.players.lift, { params: { playerId: String(playerId) }, body: { reason } })

async function betOn(player: Payer) {
  const eventId = await offerEvent(server)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  return eventId
}

test('[RG-08] open bets and rounds of a player whose CPF is barred go back, each once, and everybody is told', async () => {
  const player = await admittedPlayer(server)
  const [won] = [await betOn(player), await betOn(player)]
  dataOf(
    await player.call(
      casino.betMines,
      { body: { stake: '10.00', mines: 1 } },
      { key: randomUUID() },
    ),
  )
  expect(await moneyOf(player)).toEqual({ cash: 70_00n, held: 30_00n })
  expect(await isMarketingBarred(server.deps, player.playerId)).toBe(false)

  const { barredId } = await bar(player)
  expect(await shown(barredId)).toMatchObject({ bets: 0, isOver: false })
  await Promise.all([advanceCases(server.deps), advanceCases(server.deps)])
  expect((await moneyOf(player)).held).toBe(0n)
  const { cash } = await moneyOf(player)
  expect(cash).toBeGreaterThanOrEqual(90_00n)
  expect(await isMarketingBarred(server.deps, player.playerId)).toBe(true)

  // a call that was under way when the listing was made would still be found
  expect((await shown(barredId))!.isOver).toBe(false)
  server.clock.advance(MINUTE_MS)
  await advanceCases(server.deps)
  await finish(server, won, { home: 1, away: 0 })
  await settleFinishedEvents(server.deps)
  await say(server, { type: 'rollback', eventId: won, reason: 'wrong' })
  await settleFinishedEvents(server.deps)
  expect((await moneyOf(player)).cash).toBe(cash)
  expect(await shown(barredId)).toEqual({
    playerId: String(player.playerId),
    bets: 2,
    rounds: 1,
    isOver: true,
    sent: '0.00',
  })
  const subject = `player:${player.playerId}`
  const alerts = (await listAlerts(server.deps, {})).filter((one) => one.subject === subject)
  expect(alerts.map(({ kind }) => kind)).toEqual(['barred_player'])
  expect((await caseOf(server, player.playerId)).told_at).not.toBeNull()
})

test('[RG-08] [RG-04] money of a barred player goes to their own CPF after two days, once, and the account stays', async () => {
  const player = await admittedPlayer(server)
  await betOn(player)
  const { barredId } = await bar(player)
  await advanceCases(server.deps)
  server.clock.advance(2 * DAY_MS - 1)
  await advanceCases(server.deps)
  expect((await moneyOf(player)).cash).toBe(100_00n)
  await daysLater(1)
  await advanceCases(server.deps)
  expect((await moneyOf(player)).cash).toBe(0n)
  expect(await shown(barredId)).toMatchObject({ bets: 1, isOver: true, sent: '100.00' })
  const { rows } = await server.deps.pool.query(
    'SELECT FROM withdrawal.request WHERE player_id = $1',
    [player.playerId],
  )
  expect(rows).toHaveLength(1)
  expect((await caseOf(server, player.playerId)).closed_at).toBeNull()
})

test('[RG-06] [RG-08] all of the money goes, however much more it is than players may withdraw at once', async () => {
  const player = await admittedPlayer(server, 12_345_67n)
  const { barredId } = await bar(player)
  await advanceCases(server.deps)
  await daysLater(2)
  expect((await moneyOf(player)).cash).toBe(0n)
  expect(await shown(barredId)).toMatchObject({ sent: '12345.67' })
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()
})

test('[RG-06] a letter that no mail server takes stops neither its own case nor those of others', async () => {
  const [unreached, other] = [await admittedPlayer(server), await admittedPlayer(server)]
  for (const player of [unreached, other]) await bar(player)
  const { mailer } = server.deps
  const deps = {
    ...server.deps,
    mailer: {
      send: (mail: Parameters<typeof mailer.send>[0]) =>
        mail.to === unreached.email
          ? Promise.reject(new Error('550 no such mailbox'))
          : mailer.send(mail),
    },
  }
  await advanceCases(deps)
  expect((await caseOf(server, unreached.playerId)).told_at).toBeNull()
  expect((await caseOf(server, other.playerId)).told_at).not.toBeNull()
  server.clock.advance(2 * DAY_MS)
  await advanceCases(deps)
  for (const player of [unreached, other]) expect((await moneyOf(player)).cash).toBe(0n)
  const subject = `player:${unreached.playerId}`
  const alerts = (await listAlerts(server.deps, {})).filter((one) => one.subject === subject)
  expect(alerts.map(({ kind }) => kind).toSorted()).toEqual(['barred_player', 'letter_unsent'])
})

test('[RG-08] [LGPD-03] whose CPF is barred after they closed the account is written to at no address of it', async () => {
  const player = await registerPayer(server)
  const { playerId } = player
  const body = { pwd: 'calçadão-9-ondas' }
  const key = randomUUID()
  expect(dataOf(await player.call(privacy.closeAccount, { body }, { key })).state).toBe('closed')
  const { email: left } = await getPlayer(server.deps.db, playerId)
  await bar(player)
  await advanceCases(server.deps)
  expect((await caseOf(server, playerId)).told_at).not.toBeNull()
  expect(await mailsTo(DATA_DIR, left)).toEqual([])
})

test('[RG-08] nobody is let in whose CPF is barred; a listing that is lifted sends no money', async () => {
  const player = await admittedPlayer(server)
  const { barredId } = await bar(player)
  expect((await letIn(player.playerId)).status).toBe(refusals.cpf_listed.status)
  await liftBarredBy(server, barredId)
  expect((await letIn(player.playerId)).status).toBe(200)
  await daysLater(3)
  expect((await moneyOf(player)).cash).toBe(100_00n)

  const again = await bar(player)
  await advanceCases(server.deps)
  await daysLater(3)
  expect(await shown(again.barredId)).toMatchObject({ sent: '100.00' })
})
