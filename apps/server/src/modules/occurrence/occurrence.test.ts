import { auth, game, ops, user } from '@jogada/contract'
import type { DeliveredEvent } from '@jogada/ledger'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newCpf, orderDeposit, registerPayer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import {
  callAs,
  CODE_ID,
  dataOf,
  drawCaptcha,
  giveCash,
  passKyc,
  registerPlayer,
} from '../../testkit/test-player.ts'
import { CAPTCHA } from '../../testkit/test-server.ts'
import { receiveById } from '../deposit/receive-payment.ts'
import { sweepPayments } from '../deposit/watch-payments.ts'
import { settleFinishedEvents } from '../sportsbook/settlement/settle-events.ts'
import { finish, offerEvent, placeSlip, playerWith, result3, say } from '../sportsbook/testkit.ts'
import { checkClock } from './watch-clock.ts'
import { traceService } from './trace-service.ts'
import { keepWhatShows, watchLedger } from './watch-ledger.ts'

const server = pixServerOfFile({ LICENCE_PROFILE: 'open' })
const ending = new AbortController()
let watching: Promise<void>
let auditor: TestOperator
beforeAll(async () => {
  watching = watchLedger(server.deps, ending.signal)
  auditor = await operatorWith(server, ['auditor'])
})
afterAll(async () => {
  ending.abort()
  await watching
})

const PASSWORD = 'calçadão-9-ondas'
type Kind = ops.occurrences.OccurrenceKind

const listed = async (query: { subject?: string; kind?: Kind }) =>
  dataOf(await auditor.call(ops.occurrences.list, { query }))

const kindsOf = async (subject: string) => (await listed({ subject })).map(({ kind }) => kind)

async function logIn(username: string, pwd: string) {
  await drawCaptcha(server)
  return callAs(server, auth.login, {
    body: { username, pwd, codeId: CODE_ID, captCode: CAPTCHA },
  })
}

const key = () => ({ key: server.deps.rng.uuid() })

const slip = (eventId: string, outcome: string, odds: string, stake: string) => ({
  kind: 'single' as const,
  stake,
  legs: [[`${eventId}/1x2/@${outcome}`, odds]] as [string, string][],
})

/** Each trigger with the events that it must leave about its player: no more, no fewer. */
const triggers: readonly (readonly [string, () => Promise<bigint>, readonly Kind[]])[] = [
  [
    'failed logins, and the lock that they bring',
    async () => {
      const { email, playerId } = await registerPlayer(server)
      for (let i = 0; i < 5; i++) await logIn(email, 'not the password')
      expect((await logIn(email, PASSWORD)).status).toBe(2002)
      return playerId
    },
    [...Array<Kind>(5).fill('login_failed'), 'login_locked'],
  ],
  [
    'an identity that does not fit',
    async () => {
      const { cpf } = await registerPayer(server)
      const player = await registerPlayer(server)
      await player.call(user.updateKyc, { body: { name: 'Rui Alves', cardNo: cpf } })
      return player.playerId
    },
    ['identity_mismatch'],
  ],
  [
    'a payment of somebody else',
    async () => {
      const player = await registerPayer(server)
      const { code } = await orderDeposit(server, player)
      const paid = { codigo: code, cpf: newCpf(), nome: 'Rui Alves' }
      const endToEndId = await server.sandbox.pay(paid)
      await receiveById(server.deps, endToEndId)
      await receiveById(server.deps, endToEndId)
      return player.playerId
    },
    ['payer_mismatch'],
  ],
  [
    'a large stake',
    async () => {
      const player = await registerPlayer(server)
      await giveCash(server, player.playerId, 60_000n)
      const body = { stake: '500.00', target: 9_800, direction: 'under' } as const
      dataOf(await player.call(game.betDice, { body }, key()))
      dataOf(await player.call(game.betDice, { body: { ...body, stake: '49.99' } }, key()))
      return player.playerId
    },
    ['large_stake'],
  ],
  [
    'a large win',
    async () => {
      const player = await playerWith(server, 60_000n)
      const eventId = await offerEvent(server, [result3('1.20', '6.50', '12.00')])
      dataOf(await placeSlip(player, slip(eventId, 'away', '12.00', '500.00')))
      await finish(server, eventId, { home: 0, away: 1 })
      await settleFinishedEvents(server.deps)
      return player.playerId
    },
    ['large_stake', 'large_win'],
  ],
  [
    'a bet that is given back',
    async () => {
      const player = await playerWith(server, 10_000n)
      const eventId = await offerEvent(server)
      dataOf(await placeSlip(player, slip(eventId, 'home', '2.00', '10.00')))
      await say(server, { type: 'result', eventId, result: { state: 'void' } })
      await settleFinishedEvents(server.deps)
      return player.playerId
    },
    ['play_voided'],
  ],
  [
    'a result that is corrected, and the debt that it leaves',
    async () => {
      const player = await playerWith(server, 1_000n)
      const eventId = await offerEvent(server)
      dataOf(await placeSlip(player, slip(eventId, 'home', '2.00', '10.00')))
      await finish(server, eventId, { home: 1, away: 0 })
      await settleFinishedEvents(server.deps)
      await giveCash(server, player.playerId, -2_000n)
      await say(server, { type: 'rollback', eventId, reason: 'wrong' })
      await settleFinishedEvents(server.deps)
      return player.playerId
    },
    ['result_corrected', 'balance_owed'],
  ],
  [
    'a new password',
    async () => {
      const player = await registerPlayer(server)
      const newPwd = 'areia-branca-71-ondas'
      const body = { oldPwd: PASSWORD, newPwd, newPwd1: newPwd }
      dataOf(await player.call(user.changePassword, { body }))
      return player.playerId
    },
    ['personal_data_changed'],
  ],
  [
    'nothing at all',
    async () => {
      const player = await registerPlayer(server)
      dataOf(await logIn(player.email, PASSWORD))
      await passKyc(player, newCpf())
      return player.playerId
    },
    [],
  ],
]

test.each(triggers)('[AUD-04] %s leaves its events, each once', async (_, trigger, kinds) => {
  const playerId = await trigger()
  // the ledger's events come a moment after their commit
  await vi.waitFor(
    async () => expect((await kindsOf(`player:${playerId}`)).toSorted()).toEqual(kinds.toSorted()),
    { timeout: 60_000, interval: 50 },
  )
})

test('[AUD-04] an event of the ledger that is delivered again is kept once', async () => {
  const event = {
    id: '7-1',
    topic: 'round_settled',
    payload: { game: 'dice', stake: '90000', payout: '0' },
    playerId: 900_001n,
    commandId: 7n,
    at: server.clock.now(),
  } satisfies DeliveredEvent
  await Promise.all([keepWhatShows(server.deps, event), keepWhatShows(server.deps, event)])
  await keepWhatShows(server.deps, event)
  expect(await kindsOf('player:900001')).toEqual(['large_stake'])
})

test('[AUD-04] a provider that is away is kept once, and its return once', async () => {
  const subject = 'service:payments'
  const sweep = () => sweepPayments(server.deps)
  await sweep()
  expect(await kindsOf(subject)).toEqual([])
  await server.sandbox.faults({ http: { only: '/pix', status: 503 } })
  await sweep()
  await sweep()
  await server.sandbox.heal()
  await sweep()
  await sweep()
  expect(await kindsOf(subject)).toEqual(['provider_back', 'provider_away'])
})

test('[AUD-04] when the service began and ended is kept', async () => {
  const process = new AbortController()
  const tracing = traceService(server.deps, process.signal)
  await vi.waitFor(async () => expect(await listed({ kind: 'service_started' })).toHaveLength(1))
  expect(await listed({ kind: 'service_stopped' })).toEqual([])
  process.abort()
  await tracing
  expect(await listed({ kind: 'service_stopped' })).toHaveLength(1)
})

test('[AUD-01] a clock that is more than two seconds off is told to a person, and one within is not', async () => {
  const alerts = async () =>
    dataOf(await auditor.call(ops.care.alerts, { query: { kind: 'clock_off' } }))
  const offBy = (ms: number) => ({
    ...server.deps,
    clock: { now: () => new Date(Date.now() + ms) },
  })
  expect(Math.abs(await checkClock(offBy(0)))).toBeLessThan(2_000)
  expect(await alerts()).toEqual([])
  expect(await checkClock(offBy(-60_000))).toBeLessThan(-2_000)
  await checkClock(offBy(-60_000))
  expect(await alerts()).toHaveLength(1)
  expect(await listed({ kind: 'clock_off' })).toHaveLength(1)
  server.syncClock()
  server.clock.advance(-60_000)
  expect(await server.deps.metrics.registry.metrics()).toMatch(/jogada_clock_drift_seconds -[56]\d/)
})

test('[AUD-06] the application can add significant events and never change them', async () => {
  for (const statement of [
    'UPDATE occurrence.event SET kind = kind',
    'DELETE FROM occurrence.event',
    'DELETE FROM deposit.failed_payment',
    "UPDATE deposit.block SET kind = 'lifted'",
  ]) {
    await expect(server.deps.pool.query(statement)).rejects.toThrow('permission denied')
  }
})
