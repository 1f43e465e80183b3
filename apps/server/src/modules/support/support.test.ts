import { randomUUID } from 'node:crypto'
import { notice, support } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { answerTicket } from './answer.ts'
import { listDesk, readThread, satisfaction } from './desk.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const open = (player: TestPlayer, text: string, key: string = randomUUID()) =>
  player.call(support.openTicket, { body: { topic: 'deposit', about: 'pedido 42', text } }, { key })

test('[R034] [R163] the channel names the support id, none where it is off, and the links that are known', async () => {
  expect(dataOf(await callAs(server, support.channel, {}))).toEqual({
    supportId: 'jogada',
    email: null,
    telegram: null,
    instagram: null,
    app: null,
  })
  const off = await startTestServer({
    SUPPORT_ID: 'off',
    SUPPORT_EMAIL: 'ajuda@apostas.example',
    TELEGRAM_URL: 'https://t.me/jogada',
    INSTAGRAM_URL: 'https://instagram.com/jogada',
    APP_URL: 'https://store.example/jogada',
  })
  expect(dataOf(await callAs(off, support.channel, {}))).toEqual({
    supportId: null,
    email: 'ajuda@apostas.example',
    telegram: 'https://t.me/jogada',
    instagram: 'https://instagram.com/jogada',
    app: 'https://store.example/jogada',
  })
  await off.verify()
  await off.close()
})

test('a ticket is opened once for each key, answered, and opened again by a reply', async () => {
  const player = await registerPlayer(server)
  const key = randomUUID()
  const racing = await Promise.all([open(player, 'Cadê o PIX?', key), open(player, 'x', key)])
  const [ticket, same] = racing.map(dataOf)
  expect(same!.ticketId).toBe(ticket!.ticketId)
  expect(ticket).toMatchObject({ topic: 'deposit', about: 'pedido 42', state: 'open' })
  expect(Date.parse(ticket!.answerBy!) - Date.parse(ticket!.openedAt)).toBe(86_400_000)
  const ticketId = ticket!.ticketId
  const queue = await listDesk(server.deps, { state: 'open' })
  expect(queue.tickets.map(({ ticket_id }) => String(ticket_id))).toContain(ticketId)
  const answer = {
    ticketId: BigInt(ticketId),
    operator: 'rita',
    text: 'Está\nno caminho.',
    key: randomUUID(),
  }
  await Promise.all([answerTicket(server.deps, answer), answerTicket(server.deps, answer)])
  await answerTicket(server.deps, answer)
  const read = dataOf(await player.call(support.ticket, { params: { ticketId } }))
  expect(read).toMatchObject({ state: 'answered', answerBy: null })
  expect(read.messages.map(({ from }) => from)).toEqual(['player', 'operator'])
  const inbox = dataOf(await player.call(notice.inbox, { query: { category: 'support' } }))
  expect(inbox.messages).toMatchObject([{ kind: 'support_answer', values: { ticketId } }])
  const reply = { params: { ticketId }, body: { text: 'Chegou, obrigado.' } }
  expect(dataOf(await player.call(support.replyToTicket, reply, { key: randomUUID() })).state).toBe(
    'open',
  )
  expect(dataOf(await player.call(support.closeTicket, { params: { ticketId } })).state).toBe(
    'closed',
  )
})

test('a player rates the help once somebody answered, again if they wish, and operators see the average', async () => {
  const player = await registerPlayer(server)
  const rate = (ticketId: string, rating: number) =>
    player.call(support.rateTicket, { params: { ticketId }, body: { rating } })
  const answered = async (rating: number) => {
    const { ticketId } = dataOf(await open(player, 'Cadê o PIX?'))
    expect((await rate(ticketId, rating)).status).toBe(3502)
    await answerTicket(server.deps, {
      ticketId: BigInt(ticketId),
      operator: 'rita',
      text: 'Aqui.',
      key: randomUUID(),
    })
    expect(dataOf(await rate(ticketId, rating)).rating).toBe(rating)
    return ticketId
  }
  const [first] = [await answered(2), await answered(4), await answered(4)]
  expect(await satisfaction(server.deps)).toEqual({ ratings: 3, average: '3.3' })
  expect(dataOf(await rate(first, 5)).rating).toBe(5)
  expect(await satisfaction(server.deps)).toEqual({ ratings: 3, average: '4.3' })
  expect(dataOf(await player.call(support.ticket, { params: { ticketId: first } })).rating).toBe(5)
  for (const rating of [0, 6, 1.5]) expect((await rate(first, rating)).status).toBe(1000)
  const stranger = await registerPlayer(server)
  const theirs = { params: { ticketId: first }, body: { rating: 1 } }
  expect((await stranger.call(support.rateTicket, theirs)).status).toBe(3500)
  server.clock.advance(31 * 86_400_000)
  expect(await satisfaction(server.deps)).toEqual({ ratings: 0, average: null })
})

test('nobody reads, answers or closes a ticket of somebody else', async () => {
  const [owner, stranger] = [await registerPlayer(server), await registerPlayer(server)]
  const { ticketId } = dataOf(await open(owner, 'Minha conta'))
  const params = { ticketId }
  expect((await stranger.call(support.ticket, { params })).status).toBe(3500)
  expect((await stranger.call(support.closeTicket, { params })).status).toBe(3500)
  const reply = { params, body: { text: 'oi' } }
  expect((await stranger.call(support.replyToTicket, reply, { key: randomUUID() })).status).toBe(
    3500,
  )
  expect(dataOf(await stranger.call(support.tickets, {}))).toEqual([])
})

test('a player has five open tickets at most, also when they race', async () => {
  const player = await registerPlayer(server)
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(player, 'Ajuda')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 3501)).toHaveLength(3)
})

test('a reply opens no sixth ticket', async () => {
  const player = await registerPlayer(server)
  const { ticketId } = dataOf(await open(player, 'Ajuda'))
  const reply = () =>
    player.call(
      support.replyToTicket,
      { params: { ticketId }, body: { text: 'De novo' } },
      { key: randomUUID() },
    )
  dataOf(await player.call(support.closeTicket, { params: { ticketId } }))
  for (let made = 0; made < 5; made++) dataOf(await open(player, 'Ajuda'))
  expect((await reply()).status).toBe(3501)
  const all = dataOf(await player.call(support.tickets, {}))
  const newest = all.find(({ state }) => state === 'open')
  dataOf(await player.call(support.closeTicket, { params: { ticketId: newest!.ticketId } }))
  expect(dataOf(await reply()).state).toBe('open')
})

test('a player who wrote two hundred messages waits for an answer, and the newest are shown', async () => {
  const player = await registerPlayer(server)
  const { ticketId } = dataOf(await open(player, 'primeira'))
  const params = { ticketId }
  const reply = () =>
    player.call(support.replyToTicket, { params, body: { text: 'última' } }, { key: randomUUID() })
  const row = { ticket_id: BigInt(ticketId), player_id: player.playerId, operator: null }
  await server.deps.db
    .insertInto('support.message')
    .values(
      Array.from({ length: 198 }, (_, i) => ({
        ...row,
        text: String(i),
        said_at: server.clock.now(),
        key: randomUUID(),
      })),
    )
    .execute()
  dataOf(await reply())
  expect((await reply()).status).toBe(1029)
  const answer = { ticketId: BigInt(ticketId), operator: 'rita', text: 'Aqui.', key: randomUUID() }
  await answerTicket(server.deps, answer)
  dataOf(await reply())
  const { messages } = dataOf(await player.call(support.ticket, { params }))
  expect([messages.length, messages[0]!.text, messages.at(-1)!.text]).toEqual([200, '1', 'última'])
  expect((await readThread(server.deps, BigInt(ticketId))).messages).toHaveLength(200)
})
