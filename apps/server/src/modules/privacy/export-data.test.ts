import { game, limits, order, security, support, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownData } from '../../own-data.ts'
import { OWN_ROWS_AT_ONCE } from '../../platform/own-data.ts'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
} from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { callAs, dataOf, giveCash } from '../../testkit/test-player.ts'
import { bet, eventOf, offerEvent, outcomeOf } from '../sportsbook/testkit.ts'

const pwd = 'calçadão-9-ondas'
const key = () => ({ key: server.deps.rng.uuid() })

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** Does one of most things that leave something behind; `mark` is in the words of the player. */
async function live(player: Payer, mark: string, friend: Payer) {
  const placed = await orderDeposit(server, player)
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('100.00'), {
    timeout: 60_000,
    interval: 50,
  })
  await giveCash(server, player.playerId, 500_00n)
  const limit = { kind: 'stake', window: 'month', amount: '5000.00' } as const
  dataOf(await player.call(limits.setMoneyLimit, { body: limit }, key()))
  const stake = { stake: '1.00', target: 5_050, direction: 'over' } as const
  dataOf(await player.call(game.betDice, { body: stake }, key()))
  const eventId = await offerEvent(server)
  const event = await eventOf(server, eventId)
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  dataOf(await bet(player, { outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }))
  const words = { topic: 'other', about: `about ${mark}`, text: `text ${mark}` } as const
  dataOf(await player.call(support.openTicket, { body: words }, key()))
  const sent = { transferUser: friend.email, transferAmount: '20.00', pwd }
  dataOf(await player.call(wallet.transfer, { body: sent }, key()))
  const asked = { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf } as const
  const body = { ...asked, name: player.name, amount: '60.00', whatsapp: `+55 11 ${mark}` }
  dataOf(await player.call(order.withdraw, { body }, key()))
  return { orderId: placed.orderId }
}

const exportOf = async (player: Payer) => dataOf(await player.call(security.exportData, {}))

test('[LGPD-03] the file holds each kind of what is kept about a player, and nothing of another', async () => {
  const [ana, bia, friend] = [
    await registerPayer(server),
    await registerPayer(server),
    await registerPayer(server),
  ]
  const ofAna = await live(ana, '91111-1111', friend)
  const ofBia = await live(bia, '92222-2222', friend)
  const { madeAt, parts } = await exportOf(ana)
  expect(madeAt).toBe(server.clock.now().toISOString())
  expect(Object.keys(parts)).toEqual(ownData.map(({ name }) => name))
  expect(parts['account']).toEqual([
    expect.objectContaining({ playerId: String(ana.playerId), email: ana.email }),
  ])
  expect(parts['identity']).toEqual([expect.objectContaining({ name: ana.name, cpf: ana.cpf })])
  expect(parts['limits']).toEqual([
    expect.objectContaining({ kind: 'stake', span: 'month', amount: '5000.00' }),
  ])
  expect(parts['depositOrders']).toEqual([
    expect.objectContaining({ orderId: ofAna.orderId, amount: '100.00', state: 'paid' }),
  ])
  expect(parts['payments']).toEqual([expect.objectContaining({ amount: '100.00' })])
  expect(parts['rounds']).toEqual([expect.objectContaining({ game: 'dice', stake: '1.00' })])
  const [placed] = parts['bets']!
  expect(parts['bets']).toEqual([expect.objectContaining({ stake: '10.00', kind: 'single' })])
  expect(parts['betLegs']).toEqual([
    expect.objectContaining({ betId: placed!['betId'], odds: expect.stringMatching(/^\d+\.\d+$/) }),
  ])
  expect(parts['tickets']).toEqual([expect.objectContaining({ about: 'about 91111-1111' })])
  expect(parts['ticketMessages']).toEqual([
    expect.objectContaining({ text: 'text 91111-1111', by: 'player' }),
  ])
  expect(parts['transfersSent']).toEqual([expect.objectContaining({ amount: '20.00' })])
  expect(parts['withdrawals']).toEqual([
    expect.objectContaining({ amount: '60.00', document: ana.cpf, holderName: ana.name }),
  ])
  expect(parts['withdrawalDestinations']).toEqual([
    expect.objectContaining({ number: ana.cpf, whatsapp: expect.stringContaining('91111') }),
  ])
  const others = ['sessions', 'consents', 'seeds', 'lockedAmounts', 'withdrawalSteps']
  expect(others.filter((kind) => parts[kind]!.length === 0)).toEqual([])
  const cash = parts['movements']!.filter(({ account }) => account === 'cash')
  const moved = new Set(cash.map(({ kind }) => kind))
  expect(moved.size).toBeGreaterThanOrEqual(5)
  const { balance } = await balanceOf(ana)
  expect(cash[0]!['balanceAfter']).toBe(balance)

  const text = JSON.stringify(parts)
  for (const other of [bia, friend]) {
    for (const own of [other.email, other.cpf]) expect(text).not.toContain(own)
  }
  expect(text).not.toContain('92222')
  expect(parts['depositOrders']).not.toContainEqual(
    expect.objectContaining({ orderId: ofBia.orderId }),
  )
})

test('[LGPD-03] no secret of the account or of the house is in the file', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 10_00n)
  const stake = { stake: '1.00', target: 5_050, direction: 'over' } as const
  dataOf(await player.call(game.betDice, { body: stake }, key()))
  const text = JSON.stringify(await exportOf(player))
  expect(text).not.toMatch(/passwordHash|tokenHash|\$argon|\$scrypt|v1\.[a-z0-9]+\./i)
  const { rows } = await server.deps.pool.query<{ server_seed: string }>(
    'SELECT server_seed FROM casino.seed_pair WHERE player_id = $1',
    [player.playerId],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { server_seed } of rows) expect(text).not.toContain(server_seed)
})

test('[LGPD-03] a long life comes whole, page after page, each row once and in its order', async () => {
  const player = await registerPayer(server)
  const count = 2 * OWN_ROWS_AT_ONCE + 1
  await server.deps.pool.query(
    `INSERT INTO notice.message (player_id, cause, category, kind, values, made_at)
     SELECT $1, 'test:' || n, 'security', 'test', jsonb_build_object('n', n::text), $2
     FROM generate_series(1, $3::int) AS n`,
    [player.playerId, server.clock.now(), count],
  )
  const { parts } = await exportOf(player)
  const numbers = parts['messages']!.filter(({ kind }) => kind === 'test').map(({ values }) =>
    Number((values as { n: string }).n),
  )
  expect(numbers).toEqual(Array.from({ length: count }, (_, i) => i + 1))
})

test('[LGPD-03] rows of one moment are told apart where the moment ends a page', async () => {
  const player = await registerPayer(server)
  const count = OWN_ROWS_AT_ONCE + 50
  // moments finer than a JavaScript date
  await server.deps.pool.query(
    `INSERT INTO aggregator.transaction
       (provider, kind, transaction_id, player_id, command_id, round_id, amount, at)
     SELECT 'export-test', 'end', 'e' || n, $1, 0, 'r', 0, $2::timestamptz + n * interval '1 microsecond'
     FROM generate_series(1, $3::int) AS n`,
    [player.playerId, server.clock.now(), count],
  )
  const { parts } = await exportOf(player)
  const ids = parts['gameTransactions']!.map(({ transactionId }) => transactionId)
  expect(ids).toEqual(Array.from({ length: count }, (_, i) => `e${i + 1}`))
})

test('[LGPD-03] nobody takes the file without a session', async () => {
  expect((await callAs(server, security.exportData, {})).http).toBe(401)
})

/** Tables that name a player and are in nobody's file, each with its reason. */
const NOT_IN_THE_FILE: Readonly<Record<string, string>> = {
  'account.email_code': 'a secret of a minute; the e-mail is in the account',
  'account.entry_token': 'a secret of a minute',
  'account.confirmed_call': 'the key of a call of a minute',
  'account.invited_count': 'a count of the accounts that name the inviter',
  'account.login_challenge': 'a secret of a minute',
  'account.passkey_challenge': 'a secret of a minute',
  'account.payment_permit': 'a secret of a minute',
  'account.phone_code': 'a secret of a minute; the phone is in the account',
  'account.recovery_code': 'secrets',
  'account.test_account': 'an account without a person',
  'aggregator.house_play': 'a count of days made from the rounds',
  'aml.case':
    'kept from the person by law: nobody learns of a report (Lei 9.613/1998, art. 11 II; LGPD, art. 4 III)',
  'aml.party': 'the same law: it would tell whom the officer watches',
  'location.stamp': 'which check allowed which stake: both are in the file',
  'referral.day_sum': 'sums of the commissions, which are in the file',
  'operator.look': 'who of the staff looked at what, which is in the audit log',
  'operator.note': 'words of the staff among themselves',
  'operator.player_tag': 'labels of the staff among themselves',
  'kyc.taken_try': 'names another player’s account',
  'privacy.kept_contact': 'kept after closing, when nobody has a session any more',
  'withdrawal.review': 'who of the staff decided; the outcome is in the steps',
}

test('[LGPD-03] a table that names a player is in the file, or says why it is not', async () => {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    `SELECT DISTINCT table_schema || '.' || table_name AS name FROM information_schema.columns
     JOIN information_schema.tables USING (table_catalog, table_schema, table_name)
     WHERE column_name IN ('player_id', 'agent_id', 'sender_id')
       AND table_type = 'BASE TABLE' AND table_schema <> 'ledger' ORDER BY 1`,
  )
  const known = new Set([
    ...ownData.flatMap(({ tables }) => tables),
    ...Object.keys(NOT_IN_THE_FILE),
  ])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})
