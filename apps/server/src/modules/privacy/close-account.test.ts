import { auth, game, ops, order, privacy, refusals, security, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dataFolder } from '../../testkit/data-folder.ts'
import { orderDeposit, payAs, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import {
  callAs,
  CODE_ID,
  dataOf,
  drawCaptcha,
  giveCash,
  registerPlayer,
} from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA } from '../../testkit/test-server.ts'
import { getPlayer } from '../account/player-store.ts'
import { receiveById } from '../deposit/receive-payment.ts'
import { listAlerts } from '../alert/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { bet, offerEvent, outcomeOf, eventOf, finish } from '../sportsbook/testkit.ts'
import { settleFinishedEvents } from '../sportsbook/settlement/settle-events.ts'
import { sweepPayouts } from '../withdrawal/watch-payouts.ts'
import { advanceClosings } from './advance-closing.ts'
import { contactPlace } from './sealed.ts'

const DATA_DIR = dataFolder()
const pwd = 'calçadão-9-ondas'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer({ DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: server.deps.rng.uuid() })

const close = (player: TestPlayer, password = pwd) =>
  player.call(privacy.closeAccount, { body: { pwd: password } }, key())

const dice = (player: TestPlayer) =>
  player.call(game.betDice, { body: { stake: '1.00', target: 5_050, direction: 'over' } }, key())

async function logIn(username: string) {
  await drawCaptcha(server)
  const body = { username, pwd, codeId: CODE_ID, captCode: CAPTCHA }
  return callAs(server, auth.login, { body })
}

const closingOf = (playerId: bigint) =>
  server.deps.db
    .selectFrom('privacy.closing')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()

/** Sends and looks up payouts until nothing of the player is under way. */
async function payOut(player: Payer) {
  await vi.waitFor(
    async () => {
      await sweepPayouts(server.deps)
      server.clock.advance(60_000)
      const { withdrawing } = await server.deps.ledger.balances(player.playerId)
      if (withdrawing.balance > 0n) throw new Error('not paid yet')
    },
    { timeout: 60_000, interval: 50 },
  )
}

test('[ACC-10] [LGPD-03] an empty account closes at once: no login, no session, no personal data', async () => {
  const player = await registerPayer(server)
  const before = dataOf(await player.call(privacy.closingState, {}))
  expect(before).toMatchObject({ state: 'open', cash: '0.00', held: '0.00' })
  expect(dataOf(await close(player)).state).toBe('closed')

  await vi.waitFor(async () => {
    expect((await player.call(user.getBalance, {})).http).toBe(401)
  })
  expect((await logIn(player.email)).status).toBe(refusals.login_failed.status)
  const row = await server.deps.db
    .selectFrom('account.player')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  expect(Object.values(row)).not.toContain(player.email)
  expect(row).toMatchObject({ phone: '', name: '', registered_device: '' })
  expect(await isMarketingBarred(server.deps, player.playerId)).toBe(true)
  // what the law keeps is there, and sealed
  const kept = await server.deps.db
    .selectFrom('privacy.kept_contact')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  expect(kept.contact).not.toContain(player.email)
  const opened = server.deps.vault.open(kept.contact, contactPlace(player.playerId))
  expect(JSON.parse(opened)).toMatchObject({ email: player.email })
  expect(kept.until.getUTCFullYear()).toBe(server.clock.now().getUTCFullYear() + 5)
  // the address is free for another account
  await registerPlayer(server, { username: player.email })
})

test('[ACC-10] nobody keeps an account from closing by an address that closed ones get', async () => {
  const player = await registerPlayer(server)
  const username = `closed-${player.playerId}@jogada.invalid`
  await drawCaptcha(server)
  const asked = {
    username,
    country: '+55',
    phone: '11987654321',
    pwd,
    pwd1: pwd,
    codeId: CODE_ID,
    captCode: CAPTCHA,
    isapp: 0,
  } as const
  const refused = await callAs(server, auth.register, { body: asked })
  expect(refused.status).toBe(refusals.email_invalid.status)
  // as one that was there before such addresses were refused
  const other = await registerPlayer(server)
  await server.deps.db
    .updateTable('account.player')
    .set({ email: username })
    .where('player_id', '=', other.playerId)
    .execute()
  expect(dataOf(await close(player)).state).toBe('closed')
  const { email: left } = await getPlayer(server.deps.db, player.playerId)
  expect((await logIn(left)).status).toBe(refusals.login_failed.status)
})

test('[ACC-10] the money goes to the player’s own CPF first, however little, and play ends at once', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 3_33n)
  expect(dataOf(await close(player))).toMatchObject({ state: 'closing', withdrawing: '3.33' })
  expect((await dice(player)).status).toBe(refusals.play_excluded.status)
  await advanceClosings(server.deps)
  expect((await closingOf(player.playerId)).closed_at).toBeNull()
  await payOut(player)
  await Promise.all([advanceClosings(server.deps), advanceClosings(server.deps)])
  const closing = await closingOf(player.playerId)
  expect(closing).toMatchObject({ paid: 333n })
  expect(closing.closed_at).not.toBeNull()
  const { cash, withdrawing, held } = await server.deps.ledger.balances(player.playerId)
  expect(cash.balance + withdrawing.balance + held.balance).toBe(0n)
  const { rows } = await server.deps.pool.query<{ type: string; amount: bigint }>(
    'SELECT type, amount FROM withdrawal.request WHERE player_id = $1',
    [player.playerId],
  )
  expect(rows).toEqual([{ type: 'CPF', amount: 333n }])
})

/** A player whose deposit was never played asks to close; its withdrawal waits for a person. */
async function closingWithReview() {
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player, 'brl-20')
  await receiveById(server.deps, await payAs(server, player, code))
  expect(dataOf(await close(player))).toMatchObject({
    state: 'closing',
    cash: '0.00',
    withdrawing: '20.00',
    waitsFor: 'review',
    reviewBy: expect.stringMatching(/^\d{4}-/) as string,
  })
  const finance = await operatorWith(server, ['finance'])
  const queue = dataOf(
    await finance.call(ops.queues.withdrawals, { query: { state: 'in_review' } }),
  )
  const { withdrawalId, flags } = queue.find((one) => one.playerId === String(player.playerId))!
  expect(flags).toContain('no_play')
  const params = { playerId: String(player.playerId), withdrawalId }
  const stateOf = async () => dataOf(await player.call(privacy.closingState, {}))
  return { player, finance, params, stateOf }
}

test('[ACC-10] a deposit that was never played is looked at first, and an approval ends the closing by itself', async () => {
  const { player, finance, params, stateOf } = await closingWithReview()
  await advanceClosings(server.deps)
  expect(await stateOf()).toMatchObject({ state: 'closing', waitsFor: 'review' })
  dataOf(await finance.call(ops.queues.approveWithdrawal, { params, body: {} }))
  expect(await stateOf()).toMatchObject({ state: 'closing', waitsFor: 'bank', reviewBy: null })
  await payOut(player)
  await advanceClosings(server.deps)
  const closing = await closingOf(player.playerId)
  expect(closing).toMatchObject({ paid: 2000n })
  expect(closing.closed_at).not.toBeNull()
})

test('[ACC-10] a refusal gives the money back, the player is told to take it, and taking it ends the closing', async () => {
  const { player, finance, params, stateOf } = await closingWithReview()
  const body = { reason: 'operator_refused' as const }
  dataOf(await finance.call(ops.queues.refuseWithdrawal, { params, body }))
  await advanceClosings(server.deps)
  expect(await stateOf()).toMatchObject({ state: 'closing', cash: '20.00', waitsFor: 'player' })
  const alerts = await listAlerts(server.deps, { kind: 'closing_money' })
  expect(alerts.map(({ subject }) => subject)).toContain(`player:${player.playerId}`)

  const asked = {
    payCardBank: 'CPF',
    payCardNo: player.cpf,
    ifsc: player.cpf,
    amount: '20.00',
  } as const
  dataOf(await player.call(order.withdraw, { body: asked }, key()))
  expect(await stateOf()).toMatchObject({ cash: '0.00', waitsFor: 'review' })
  const queue = dataOf(
    await finance.call(ops.queues.withdrawals, { query: { state: 'in_review' } }),
  )
  const again = queue.find((one) => one.playerId === params.playerId)!
  dataOf(
    await finance.call(ops.queues.approveWithdrawal, {
      params: { ...params, withdrawalId: again.withdrawalId },
      body: {},
    }),
  )
  await payOut(player)
  await advanceClosings(server.deps)
  expect((await closingOf(player.playerId)).closed_at).not.toBeNull()
})

test('[ACC-10] an open bet keeps the account open, with the reason, until it is settled', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 10_00n)
  const eventId = await offerEvent(server)
  const event = await eventOf(server, eventId)
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  dataOf(await bet(player, { outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }))
  const refused = await close(player)
  expect(refused.status).toBe(refusals.close_bets_open.status)
  expect(refused.data).toEqual({ amount: '10.00' })
  expect(dataOf(await player.call(privacy.closingState, {})).state).toBe('open')
  await finish(server, eventId, { home: 0, away: 1 })
  await settleFinishedEvents(server.deps)
  expect(dataOf(await close(player)).state).toBe('closed')
})

test('[ACC-04] [ACC-10] the password is asked for, and money without a known CPF is named', async () => {
  const player = await registerPlayer(server)
  expect((await close(player, 'outra-senha-9')).status).toBe(refusals.password_wrong.status)
  await giveCash(server, player.playerId, 5_00n)
  const refused = await close(player)
  expect(refused.status).toBe(refusals.close_money_left.status)
  expect(refused.data).toEqual({ amount: '5.00' })
})

test('[ACC-10] money that the bank gives back is named to a person, and not sent in a circle', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 50_00n)
  await server.sandbox.faults({ payouts: { outcome: 'RECUSADO' } })
  dataOf(await close(player))
  await payOut(player)
  await server.sandbox.heal()
  await advanceClosings(server.deps)
  await advanceClosings(server.deps)
  expect((await closingOf(player.playerId)).closed_at).toBeNull()
  const told = async () =>
    (await listAlerts(server.deps, {}))
      .filter(({ subject }) => subject === `player:${player.playerId}`)
      .map(({ kind, detail }) => [kind, detail['because'], detail['centavos']])
  expect(await told()).toEqual([['closing_money', 'came_back', '5000']])
  // as a rebate at midnight
  await giveCash(server, player.playerId, 5_00n)
  await advanceClosings(server.deps)
  expect(await told()).toEqual([['closing_money', 'came_back', '5500']])
})

test('[ACC-10] what the house adds while the money is on its way follows once that has arrived', async () => {
  const { player, finance, params } = await closingWithReview()
  // as a rebate at midnight; the same amount as before
  await giveCash(server, player.playerId, 20_00n)
  await advanceClosings(server.deps)
  const alerts = await listAlerts(server.deps, { kind: 'closing_money' })
  expect(alerts.map(({ subject }) => subject)).not.toContain(`player:${player.playerId}`)
  dataOf(await finance.call(ops.queues.approveWithdrawal, { params, body: {} }))
  await payOut(player)
  await advanceClosings(server.deps)
  expect(await closingOf(player.playerId)).toMatchObject({ paid: 40_00n })
})

test('[ACC-10] [RG-06] more than a player may withdraw at once leaves in one, too', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 23_000_00n)
  expect(dataOf(await close(player))).toMatchObject({ cash: '0.00', withdrawing: '23000.00' })
})

test('[ACC-10] [R117] closing pays out all of it at once, also on a day whose withdrawals are used', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 120_00n)
  const body = {
    payCardBank: 'CPF',
    payCardNo: player.cpf,
    ifsc: player.cpf,
    amount: '100.00',
  } as const
  dataOf(await player.call(order.withdraw, { body }))
  expect(dataOf(await player.call(order.getWithdraw, {})).number).toBe(0)
  const { cash } = dataOf(await player.call(privacy.closingState, {}))
  expect(dataOf(await close(player))).toMatchObject({ cash: '0.00', withdrawing: '120.00' })
  const { rows } = await server.deps.pool.query<{ amount: bigint; fee: bigint }>(
    'SELECT amount, fee FROM withdrawal.request WHERE player_id = $1 ORDER BY withdrawal_id',
    [player.playerId],
  )
  // what was promised is what arrives
  expect(rows[1]).toEqual({ amount: 20_00n, fee: 0n })
  expect(cash).toBe('20.00')
})

test('[ACC-10] closings that wait for somebody keep no later one waiting', async () => {
  const waiting = [await closingWithReview(), await closingWithReview()]
  const { player: last, finance, params } = await closingWithReview()
  dataOf(await finance.call(ops.queues.approveWithdrawal, { params, body: {} }))
  await payOut(last)
  const open = await server.deps.db
    .selectFrom('privacy.closing')
    .select('player_id')
    .where('closed_at', 'is', null)
    .execute()
  expect(open.length).toBeGreaterThan(waiting.length)
  let after: Awaited<ReturnType<typeof advanceClosings>> = null
  for (let rounds = 0; rounds < open.length; rounds++) {
    after = await advanceClosings(server.deps, { after, limit: 1 })
  }
  expect((await closingOf(last.playerId)).closed_at).not.toBeNull()
})

test('[ACC-10] closing twice at once closes once; an operator still finds the ledger', async () => {
  const player = await registerPayer(server)
  const token = player.token
  const answers = await Promise.all([close(player), close(player), close(player)])
  for (const answer of answers) expect([200, 401, 400]).toContain(answer.http)
  expect(answers.some((answer) => answer.data?.state === 'closed')).toBe(true)
  await vi.waitFor(async () => {
    expect((await callAs(server, security.sessions, {}, { token })).http).toBe(401)
  })
  const support = await operatorWith(server, ['risk'])
  const view = dataOf(
    await support.call(ops.players.view, { params: { playerId: String(player.playerId) } }),
  )
  expect(view.restriction).toMatchObject({ kind: 'closed' })
  expect(view.cpf).not.toBeNull()
})
