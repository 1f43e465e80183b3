import { randomUUID } from 'node:crypto'
import { ops, support, ticket, user, wallet } from '@jogada/contract'
import { isInShare } from '@jogada/core/parts/part-audience'
import { beforeAll, expect, test } from 'vitest'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { home, offerEvent, placeSlip, playerWith, result3 } from '../sportsbook/testkit.ts'

const server = serverOfFile()

const { settings } = ops
const SUSPENDED = 1056
const NOT_OFFERED = 3200
const reason = 'falha no preço'

let games: TestOperator
let admin: TestOperator
beforeAll(async () => {
  games = await operatorWith(server, ['games'])
  admin = await operatorWith(server, ['admin'])
})

type Closed = ops.settings.Documents['parts']['closed']

const nobody = {
  playersPercent: 0,
  fromLevel: null,
  testPlayers: false,
  tagIds: [],
  owner: 'Rita, de produto',
  until: '2026-12-01',
}

async function change(by: TestOperator, closed: Closed) {
  const { versions } = dataOf(await by.call(settings.all, {}))
  const version = versions.parts[0]?.version ?? 0
  return by.call(settings.changeParts, { body: { value: { closed }, version, reason } })
}

/** Sets a document with the second person that it may need. */
async function set(closed: Closed) {
  const { approvalId } = dataOf(await change(games, closed))
  if (approvalId !== null) {
    dataOf(await admin.call(ops.approvals.approve, { params: { approvalId }, body: {} }))
  }
  return approvalId
}

const isOffered = async (player: TestPlayer) =>
  dataOf(await player.call(wallet.transferLimits, {})).offered

test('one person closes a part at once, on every process; opening it again takes two', async () => {
  const other = await serverOn(server.url)
  const player = await registerPayer(server)
  const there = await registerPayer(other)
  expect([await isOffered(player), await isOffered(there)]).toEqual([true, true])
  expect(await set({ transfers: nobody })).toBeNull()
  await expect.poll(() => isOffered(there)).toBe(false)
  expect(await isOffered(player)).toBe(false)
  const body = { transferUser: there.email, transferAmount: '1.00', pwd: 'calçadão-9-ondas' }
  const sent = await player.call(wallet.transfer, { body }, { key: randomUUID() })
  expect(sent.status).toBe(NOT_OFFERED)

  const { approvalId } = dataOf(await change(games, {}))
  expect(await isOffered(player)).toBe(false)
  const approve = (by: TestOperator) =>
    by.call(ops.approvals.approve, { params: { approvalId: approvalId! }, body: {} })
  expect((await approve(games)).http).toBe(403)
  dataOf(await approve(admin))
  await expect.poll(() => isOffered(there)).toBe(true)
  await other.close()
})

test('a closed part is open to a share, to a level and to a tag', async () => {
  const players: Payer[] = []
  while (players.length < 12) players.push(await registerPayer(server))
  const share = 50
  await set({ transfers: { ...nobody, playersPercent: share } })
  const open = await Promise.all(players.map(isOffered))
  const drawn = players.map(({ playerId }) => isInShare('transfers', playerId, share))
  expect(open).toEqual(drawn)

  const [tagged, grown, plain] = players as [Payer, Payer, Payer]
  const risk = await operatorWith(server, ['risk'])
  const label = 'entra primeiro'
  const { tagId } = dataOf(await risk.call(ops.tags.create, { body: { label, reason } }))
  const params = { playerId: String(tagged.playerId), tagId }
  dataOf(await risk.call(ops.tags.put, { params, body: { reason } }))
  await server.deps.db
    .updateTable('account.player')
    .set({ level: 4 })
    .where('player_id', '=', grown.playerId)
    .execute()
  expect(await set({ transfers: { ...nobody, tagIds: [tagId], fromLevel: 4 } })).not.toBeNull()
  expect([await isOffered(tagged), await isOffered(grown), await isOffered(plain)]).toEqual([
    true,
    true,
    false,
  ])
  await set({})
})

test('systems, sales of bets and new tickets can be closed, and a repeat hears its first answer', async () => {
  const player = await playerWith(server, 10_000n)
  const events = await Promise.all(
    [1, 2, 3].map(() => offerEvent(server, [result3('2.00', '3.50', '4.00')])),
  )
  const legs = events.map((eventId) => home(eventId))
  const key = randomUUID()
  const system = (asked = key) =>
    placeSlip(player, { kind: 'system', sizes: [2], legs, key: asked })
  const first = dataOf(await system())
  const single = dataOf(await placeSlip(player, { kind: 'single', legs: [legs[0]!] })).ticket
  const offer = async () =>
    dataOf(await player.call(ticket.cashOutOffer, { params: { betId: single.betId } }))
  const { offerId } = await offer()
  const sell = () =>
    player.call(
      ticket.acceptCashOut,
      { params: { betId: single.betId }, body: { offerId: offerId! } },
      { key: randomUUID() },
    )
  const ask = (asked: string) =>
    player.call(
      support.openTicket,
      { body: { topic: 'bet', about: 'aposta', text: 'E a minha aposta?' } },
      { key: asked },
    )
  const askedBefore = randomUUID()
  const opened = dataOf(await ask(askedBefore))
  const { ticketId } = dataOf(await ask(randomUUID()))
  dataOf(await player.call(support.closeTicket, { params: { ticketId } }))
  const goOn = (asked: string) =>
    player.call(
      support.replyToTicket,
      { params: { ticketId: asked }, body: { text: 'E agora?' } },
      { key: randomUUID() },
    )

  await set({ systems: nobody, cash_out: nobody, chat: nobody })
  const closed = async () => dataOf(await player.call(user.userInfo, {})).closedParts
  expect(await closed()).toEqual(['cash_out', 'systems', 'chat'])
  expect((await system(randomUUID())).status).toBe(SUSPENDED)
  expect(dataOf(await system()).ticket.betId).toBe(first.ticket.betId)
  expect(await offer()).toMatchObject({ available: false, reason: 'not_offered' })
  expect((await sell()).status).toBe(SUSPENDED)
  expect((await ask(randomUUID())).status).toBe(SUSPENDED)
  expect((await goOn(ticketId)).status).toBe(SUSPENDED)
  expect(dataOf(await goOn(opened.ticketId)).state).toBe('open')
  expect(dataOf(await ask(askedBefore)).ticketId).toBe(opened.ticketId)
  dataOf(await placeSlip(player, { kind: 'single', legs: [legs[1]!] }))
  const quoted = dataOf(
    await player.call(ticket.quoteTicket, {
      body: {
        kind: 'system',
        sizes: [2],
        legs: legs.map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds })),
      },
    }),
  )
  expect(quoted).toMatchObject({ refusal: 'service_suspended', systems: [] })

  await set({})
  expect(await closed()).toEqual([])
  dataOf(await sell())
  dataOf(await system(randomUUID()))
})

test('whoever may not stop anything closes no part, and a part that nobody knows is none', async () => {
  const crm = await operatorWith(server, ['crm'])
  expect((await change(crm, { chat: nobody })).http).toBe(403)
  expect((await change(games, { kitchen: nobody } as Closed)).http).toBe(400)
})
