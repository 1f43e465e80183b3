import { randomUUID } from 'node:crypto'
import {
  casino,
  draw,
  notice,
  order,
  security,
  sport,
  support,
  ticket,
  wallet,
} from '@jogada/contract'
import type { CallDefinition, CallInput } from '@jogada/contract'
import { expect, test } from 'vitest'
import { bet, offerEvent, outcomeOf, eventOf } from '../../src/modules/sportsbook/testkit.ts'
import { contractCalls } from '../../src/testkit/contract-calls.ts'
import { orderDeposit, registerPayer } from '../../src/testkit/pix-server.ts'
import { pixServerOfFile } from '../../src/testkit/pix-server-of-file.ts'
import { tablePrints } from '../../src/testkit/table-prints.ts'
import { callAs, dataOf, giveCash } from '../../src/testkit/test-player.ts'
import type { TestPlayer } from '../../src/testkit/test-player.ts'

const server = pixServerOfFile()

const NOBODYS = '987654321'
const key = () => ({ key: randomUUID() })

type Attempt = {
  readonly call: CallDefinition
  /** What a player sends to reach the thing with this id. */
  readonly input: (id: string) => object
}
const at = <const C extends CallDefinition>(
  call: C,
  input: (id: string) => CallInput<C>,
): Attempt => ({ call, input })

/** Calls whose path, query or body names a thing that only one player has. */
const things: Readonly<Record<string, readonly Attempt[]>> = {
  order: [
    at(order.getStatus, (orderId) => ({ params: { orderId } })),
    at(order.cancelOrder, (orderId) => ({ params: { orderId } })),
  ],
  record: [at(wallet.recordDetail, (recordId) => ({ params: { recordId } }))],
  bet: [
    at(ticket.ticketReceipt, (betId) => ({ params: { betId } })),
    at(ticket.cashOutOffer, (betId) => ({ params: { betId } })),
    at(ticket.acceptCashOut, (betId) => ({
      params: { betId },
      body: { offerId: 'AAAA', percent: 100 },
    })),
  ],
  mines: [
    at(casino.pickMines, (roundId) => ({ body: { roundId, tile: 3 } })),
    at(casino.randomMines, (roundId) => ({ body: { roundId } })),
    at(casino.cashOutMines, (roundId) => ({ body: { roundId } })),
  ],
  rowDouble: [
    at(casino.pickRowDouble, (roundId) => ({ body: { roundId, row: 0, tile: 0 } })),
    at(casino.randomRowDouble, (roundId) => ({ body: { roundId } })),
    at(casino.cashOutRowDouble, (roundId) => ({ body: { roundId } })),
  ],
  round: [at(casino.roundDetail, (roundId) => ({ params: { roundId } }))],
  ticket: [
    at(support.ticket, (ticketId) => ({ params: { ticketId } })),
    at(support.replyToTicket, (ticketId) => ({ params: { ticketId }, body: { text: 'Olá' } })),
    at(support.closeTicket, (ticketId) => ({ params: { ticketId } })),
    at(support.rateTicket, (ticketId) => ({ params: { ticketId }, body: { rating: 3 } })),
  ],
}

/** Calls that name something which belongs to nobody, or to whoever asks, and why that is so. */
const nobodys: Readonly<Record<string, string>> = {
  'draw.betDouble': 'a shared round',
  'draw.betLuckyColor': 'a shared round',
  'draw.myDrawBets': 'a shared round, and the asker’s own bets on it',
  'order.prePay': 'a package',
  'sport.placeBet': 'an outcome',
  'sport.quoteBet': 'an outcome',
  'promotion.cancelBonus': 'bonuses are found by player and name',
  'reward.takeAward': 'an award has the same name for everybody and is found by player and name',
  'referral.takeStep': 'a step is the same for everybody',
  'sportBook.setFavourite': 'an event, a competition or a team',
  'notice.readMessages': 'below, as it answers everybody alike',
  'security.endSessions': 'below, as it answers everybody alike',
  'passkey.confirm': 'a challenge of the asker’s own; the test of passkeys tries another’s',
  'passkey.finish': 'a challenge of the asker’s own; the test of passkeys tries another’s',
  'passkey.remove': 'keys are found by player and number, and the player’s password is asked for',
}

test('[SEC-06] every call of players that names a thing is in this file', () => {
  const covered = new Set(Object.values(things).flatMap((tries) => tries.map(({ call }) => call)))
  const naming = contractCalls.filter(({ call }) => {
    if (call.auth !== 'player') return false
    const fields = [call.params, call.query, call.body].flatMap((schema) =>
      Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {}),
    )
    return fields.some((field) => /(Id|^id|^round|^step)$/.test(field))
  })
  expect(naming.length).toBeGreaterThan(25)
  const forgotten = naming.filter(({ name, call }) => !covered.has(call) && !nobodys[name])
  expect(forgotten.map(({ name }) => name)).toEqual([])
})

async function rich(): Promise<TestPlayer> {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 100_000n)
  return player
}

/** One thing of each kind, as its owner gets it. */
async function thingsOf(owner: TestPlayer): Promise<Readonly<Record<keyof typeof things, string>>> {
  const { orderId } = await orderDeposit(server, owner)
  const eventId = await offerEvent(server)
  const outcomes = (await eventOf(server, eventId)).markets[0]!.outcomes
  const { outcomeId } = outcomes[0]!
  const { odds } = outcomeOf(await eventOf(server, eventId), outcomeId)!
  const placed = dataOf(await bet(owner, { outcomeId, seenOdds: odds }))
  const mines = dataOf(
    await owner.call(casino.betMines, { body: { stake: '1.00', mines: 3 } }, key()),
  )
  const rows = dataOf(
    await owner.call(casino.betRowDouble, { body: { stake: '1.00', difficulty: 'easy' } }, key()),
  )
  const limbo = dataOf(
    await owner.call(casino.betLimbo, { body: { stake: '1.00', target: 200 } }, key()),
  )
  const asked = dataOf(
    await owner.call(
      support.openTicket,
      { body: { topic: 'other', about: '', text: 'Uma dúvida sobre a conta.' } },
      key(),
    ),
  )
  const [record] = dataOf(await owner.call(wallet.records, {})).records
  return {
    order: orderId,
    record: record!.recordId,
    bet: placed.bet.betId,
    mines: mines.round.roundId,
    rowDouble: rows.round.roundId,
    round: /"roundId":"(\d+)"/.exec(JSON.stringify(limbo))![1]!,
    ticket: asked.ticketId,
  }
}

const ask = (player: TestPlayer, { call, input }: Attempt, id: string) =>
  player.call(call, input(id), key())

/**
 * Tables that a refused call may write: verdicts that a retry hears again, and when a
 * session was used.
 */
const mayChange = /^(ledger\.(command|batch|cursor|counter)|account\.session)$/

test('[SEC-06] what belongs to one player is nothing to another, and nobody learns that it exists', async () => {
  const owner = await rich()
  const stranger = await rich()
  const ids = await thingsOf(owner)
  const before = await tablePrints(server.deps.pool)
  const wrong: string[] = []
  for (const [kind, tries] of Object.entries(things)) {
    for (const attempt of tries) {
      const others = await ask(stranger, attempt, ids[kind]!)
      const nobody = await ask(
        stranger,
        attempt,
        kind === 'record' ? ids[kind]!.replaceAll(/\d+/g, NOBODYS) : NOBODYS,
      )
      const { path } = attempt.call
      if (others.http === 200) wrong.push(`${path} lets a stranger in`)
      if (others.status !== nobody.status) {
        wrong.push(`${path} says ${others.status}, and ${nobody.status} where there is nothing`)
      }
      if (JSON.stringify(others).includes(`"${ids[kind]!}"`)) wrong.push(`${path} repeats the id`)
      const visitor = await callAs(server, attempt.call, attempt.input(ids[kind]!) as never, {})
      if (visitor.http !== 401) wrong.push(`${path} answers a visitor ${visitor.http}`)
    }
  }
  expect(wrong).toEqual([])
  const after = await tablePrints(server.deps.pool)
  expect(
    Object.keys(after).filter((name) => after[name] !== before[name] && !mayChange.test(name)),
  ).toEqual([])

  // the things are there: to their owner each of them opens
  const closed: string[] = []
  for (const [kind, tries] of Object.entries(things)) {
    const [first] = tries
    const { http } = await ask(owner, first!, ids[kind]!)
    if (http !== 200) closed.push(`${kind} ${http}`)
  }
  expect(closed).toEqual([])
})

test('[SEC-06] a list of things is the asker’s own', async () => {
  const owner = await rich()
  const stranger = await rich()
  const ids = await thingsOf(owner)
  const lists = contractCalls.filter(
    ({ call }) => call.auth === 'player' && call.method === 'GET' && !call.path.includes('{'),
  )
  expect(lists.length).toBeGreaterThan(25)
  for (const { name, call } of lists) {
    if (name === 'wallet.recordsFile' || name === 'game.stopGame') continue
    const text = JSON.stringify(await stranger.call(call, {}))
    const told = Object.values(ids).filter((id) => id.length > 3 && text.includes(`"${id}"`))
    expect([name, told, text.includes(owner.email)]).toEqual([name, [], false])
  }
  const own = await stranger.call(draw.myDrawBets, { params: { channel: 'double' } })
  expect(own.status).toBe(200)
  expect(dataOf(await stranger.call(sport.myBets, {}))).toEqual([])
})

test('[SEC-06] nobody ends the session or reads away the message of another', async () => {
  const owner = await rich()
  const stranger = await rich()
  const [session] = dataOf(await owner.call(security.sessions, {}))
  const { message_id: messageId } = await server.deps.db
    .insertInto('notice.message')
    .values({
      player_id: owner.playerId,
      cause: 'test',
      category: 'money',
      kind: 'deposit_paid',
      values: {},
      made_at: server.clock.now(),
      read_at: null,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  await stranger.call(security.endSessions, { body: { sessionId: session!.sessionId } })
  await stranger.call(notice.readMessages, { body: { messageId: String(messageId) } })
  await stranger.call(notice.readMessages, { body: {} })
  expect((await owner.call(security.sessions, {})).status).toBe(200)
  const message = await server.deps.db
    .selectFrom('notice.message')
    .select('read_at')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  expect(message.read_at).toBeNull()
})
