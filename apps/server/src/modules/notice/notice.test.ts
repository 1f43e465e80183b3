import { notice } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { connectAs } from '../../testkit/player-socket.ts'
import { callAs, dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { afterDays, pausePlay } from '../limits/index.ts'
import { raiseLevel } from '../vip/raise-level.ts'
import { announceDue, publishBanner, withdrawBanner } from './banners.ts'
import { addMessage, fillInboxes } from './inbox.ts'

let server: TestServer
const ending = new AbortController()
let filling: Promise<void>
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  filling = fillInboxes(server.deps, ending.signal)
})
afterAll(async () => {
  ending.abort()
  await filling
  await server.verify()
  await server.close()
})

const bannersIn = async (language: string) =>
  dataOf(await callAs(server, notice.banners, {}, { language }))

test('[R038] a notice shows in its language for its time, the gravest first', async () => {
  const now = server.clock.now()
  const later = new Date(now.getTime() + 60_000)
  const info = await publishBanner(server.deps, {
    level: 'info',
    texts: { pt_BR: 'Olá', en_US: 'Hello' },
    until: null,
    starts_at: now,
    ends_at: null,
  })
  await publishBanner(server.deps, {
    level: 'critical',
    texts: { pt_BR: 'Manutenção' },
    until: later,
    starts_at: now,
    ends_at: later,
  })
  await publishBanner(server.deps, {
    level: 'warn',
    texts: { pt_BR: 'Amanhã' },
    until: null,
    starts_at: later,
    ends_at: null,
  })
  expect((await bannersIn('en_US')).map(({ text }) => text)).toEqual(['Manutenção', 'Hello'])
  server.clock.advance(60_000)
  expect((await bannersIn('pt_BR')).map(({ text }) => text)).toEqual(['Amanhã', 'Olá'])
  await withdrawBanner(server.deps, info)
  expect((await bannersIn('ja_JP')).map(({ text }) => text)).toEqual(['Amanhã'])
})

test('maintenance is said to everybody in their language, ahead of other notices, and to players as it begins and ends', async () => {
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  const { switches, db } = server.deps
  const set = async (isStopped: boolean) => {
    await switches.set(db, { name: 'maintenance', isStopped, reason: 'troca de disco' })
    await switches.refresh()
  }
  const before = await bannersIn('pt_BR')
  await set(true)
  await vi.waitFor(() => expect(socket.heard('noticesChanged')).toHaveLength(1))
  const [first, ...others] = await bannersIn('pt_BR')
  expect(first).toMatchObject({ level: 'critical', endsAt: null })
  expect(first!.text).toContain('Estamos em manutenção')
  expect(first!.text).not.toContain('disco')
  expect(others).toEqual(before)
  expect((await bannersIn('ja_JP'))[0]!.text).toContain('メンテナンス')
  // looking again is no news
  await switches.refresh()
  await set(false)
  await vi.waitFor(() => expect(socket.heard('noticesChanged')).toHaveLength(2))
  expect(await bannersIn('pt_BR')).toEqual(before)
  server.clock.advance(1000)
  await set(true)
  expect((await bannersIn('pt_BR'))[0]!.noticeId).not.toBe(first!.noticeId)
  await set(false)
  socket.close()
})

test('[R095] connected players hear of a due notice once', async () => {
  const player = await registerPlayer(server)
  await announceDue(server.deps)
  const socket = await connectAs(server, player)
  await publishBanner(server.deps, {
    level: 'warn',
    texts: { pt_BR: 'Atenção' },
    until: null,
    starts_at: server.clock.now(),
    ends_at: null,
  })
  await announceDue(server.deps)
  await announceDue(server.deps)
  server.deps.realtime.toPlayer(player.playerId, 'updateUserInfo')
  await vi.waitFor(() => expect(socket.heard('updateUserInfo')).toHaveLength(1))
  expect(socket.heard('notice')).toEqual([{ text: 'Atenção', level: 'warn' }])
  socket.close()
})

test('[RG-04] a notice that advertises is neither shown nor told to whom nothing may be advertised to', async () => {
  const [ana, bia] = [await registerPlayer(server), await registerPlayer(server)]
  await pausePlay(server.deps, bia.playerId, {
    key: 'a-break',
    kind: 'pause',
    endOf: afterDays(7),
    asked: '7 days',
  })
  const text = 'Bônus de 50%'
  await announceDue(server.deps)
  const socket = await connectAs(server, bia)
  const noticeId = await publishBanner(server.deps, {
    level: 'info',
    advertises: true,
    texts: { pt_BR: text },
    until: null,
    starts_at: server.clock.now(),
    ends_at: null,
  })
  await announceDue(server.deps)
  await vi.waitFor(() => expect(socket.heard('noticesChanged')).toHaveLength(1))
  expect(socket.heard('notice')).toEqual([])
  socket.close()
  const shownTo = async (player: TestPlayer | null) =>
    dataOf(await (player ? player.call(notice.banners, {}) : callAs(server, notice.banners, {})))
      .map((one) => one.text)
      .includes(text)
  expect([await shownTo(null), await shownTo(ana), await shownTo(bia)]).toEqual([true, true, false])
  await withdrawBanner(server.deps, noticeId)
})

test('[R038] a notice for a level or a tag is read by those alone who have one of them', async () => {
  const [ana, bia, caio] = [
    await registerPlayer(server),
    await registerPlayer(server),
    await registerPlayer(server),
  ]
  await asOwner(server, 'UPDATE account.player SET level = 4 WHERE player_id = $1', [ana.playerId])
  const { rows } = await asOwner(
    server,
    `WITH tag AS (
        INSERT INTO operator.tag (label, made_by, made_at) VALUES ('Ondas', 'bia', now())
        RETURNING tag_id)
      INSERT INTO operator.player_tag (player_id, tag_id, put_by, put_at)
      SELECT $1, tag_id, 'bia', now() FROM tag RETURNING tag_id`,
    [bia.playerId],
  )
  const tagIds = [String(rows[0].tag_id)]
  await announceDue(server.deps)
  const socket = await connectAs(server, caio)
  const publish = (text: string, audience: { from_level?: number; tag_ids?: string[] }) =>
    publishBanner(server.deps, {
      level: 'info',
      texts: { pt_BR: text },
      until: null,
      starts_at: server.clock.now(),
      ends_at: null,
      ...audience,
    })
  const published = [
    await publish('nível', { from_level: 4 }),
    await publish('marcador', { tag_ids: tagIds }),
    await publish('um dos dois', { from_level: 4, tag_ids: tagIds }),
  ]
  await announceDue(server.deps)
  // nobody is told the words of what may not be theirs
  await vi.waitFor(() => expect(socket.heard('noticesChanged')).toHaveLength(3))
  expect(socket.heard('notice')).toEqual([])
  socket.close()
  const shownTo = async (player: TestPlayer | null) =>
    dataOf(await (player ? player.call(notice.banners, {}) : callAs(server, notice.banners, {})))
      .map((one) => one.text)
      .filter((text) => ['nível', 'marcador', 'um dos dois'].includes(text))
  expect(await shownTo(ana)).toEqual(['um dos dois', 'nível'])
  expect(await shownTo(bia)).toEqual(['um dos dois', 'marcador'])
  expect([await shownTo(caio), await shownTo(null)]).toEqual([[], []])
  for (const noticeId of published) await withdrawBanner(server.deps, noticeId)
})

test('[R038] [R095] connected players hear that a notice was taken back, and everybody reads when one ends', async () => {
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  const endsAt = new Date(server.clock.now().getTime() + 60_000)
  const noticeId = await publishBanner(server.deps, {
    level: 'critical',
    texts: { pt_BR: 'Até já' },
    until: null,
    starts_at: server.clock.now(),
    ends_at: endsAt,
  })
  const [first] = await bannersIn('pt_BR')
  expect(first).toMatchObject({ text: 'Até já', endsAt: endsAt.toISOString() })
  expect(socket.heard('noticesChanged')).toEqual([])
  await withdrawBanner(server.deps, noticeId)
  await vi.waitFor(() => expect(socket.heard('noticesChanged')).toHaveLength(1))
  socket.close()
})

test('[R095] a message is read out to the player as it comes, once for each cause', async () => {
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  const tell = (cause: string, kind: string, values: Record<string, string>) =>
    addMessage(server.deps, player.playerId, {
      cause,
      category: 'money',
      kind,
      values,
      at: server.clock.now(),
    })
  const values = { amount: '12.50' }
  await tell('a', 'deposit_returned_payer', values)
  await Promise.all([
    tell('b', 'transfer_received', { ...values, name: 'Ana L.' }),
    tell('b', 'transfer_received', { ...values, name: 'Ana L.' }),
  ])
  // paySuccess says this one
  await tell('c', 'deposit_credited', values)
  server.deps.realtime.toPlayer(player.playerId, 'updateUserInfo')
  await vi.waitFor(() => expect(socket.heard('updateUserInfo')).toHaveLength(1))
  expect(socket.heard('notice')).toEqual([
    {
      text: expect.stringMatching(/^O Pix de R\$ 12,50 veio de um CPF diferente do seu/),
      level: 'warn',
      kind: 'deposit_returned_payer',
      values,
    },
    {
      text: 'Ana L. enviou R$ 12,50 para você.',
      level: 'info',
      kind: 'transfer_received',
      values: { ...values, name: 'Ana L.' },
    },
  ])
  socket.close()
})

test('[RG-04] nothing of rewards is read out to a player who paused play; it waits in the inbox', async () => {
  const player = await registerPlayer(server)
  const socket = await connectAs(server, player)
  await pausePlay(server.deps, player.playerId, {
    key: 'a-break',
    kind: 'pause',
    endOf: afterDays(7),
    asked: '7 days',
  })
  const tell = (kind: string, category: 'rewards' | 'money') =>
    addMessage(server.deps, player.playerId, {
      cause: kind,
      category,
      kind,
      values: { amount: '12.50', name: 'Ana L.' },
      at: server.clock.now(),
    })
  await tell('bonus_granted', 'rewards')
  await tell('rebate_paid', 'rewards')
  await tell('transfer_received', 'money')
  await vi.waitFor(() => expect(socket.heard('notice')).not.toEqual([]))
  expect(socket.heard('notice')).toEqual([expect.objectContaining({ kind: 'transfer_received' })])
  const { messages } = dataOf(await player.call(notice.inbox, { query: { category: 'rewards' } }))
  expect(messages.map(({ kind }) => kind)).toEqual(['rebate_paid', 'bonus_granted'])
  socket.close()
})

test('an inbox is read page by page to its end, and marked up to the newest that was shown', async () => {
  const player = await registerPlayer(server)
  const at = server.clock.now()
  const add = (cause: string) =>
    addMessage(server.deps, player.playerId, {
      cause,
      category: 'support',
      kind: 'support_answer',
      values: {},
      at,
    })
  for (let made = 0; made < 31; made++) await add(`message ${made}`)
  const page = async (query: { before?: string }) =>
    dataOf(await player.call(notice.inbox, { query }))
  const first = await page({})
  expect([first.messages.length, first.next]).toEqual([30, first.messages.at(-1)!.messageId])
  const last = await page({ before: first.next! })
  expect([last.messages.length, last.next]).toEqual([1, null])
  await add('not shown yet')
  const body = { upTo: first.messages[0]!.messageId }
  expect(dataOf(await player.call(notice.readMessages, { body }))).toEqual({ unread: 1 })
  expect((await page({})).messages[0]).toMatchObject({ isRead: false })
})

test('the inbox keeps each event once, by category and with a read state', async () => {
  const player = await registerPlayer(server)
  const inbox = async (category?: 'money' | 'rewards') =>
    dataOf(await player.call(notice.inbox, { query: category ? { category } : {} }))
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'paid',
    kind: 'adjustment',
    postings: [
      { account: 'house:adjustment', amount: negate(centavos(1n)) },
      { account: 'cash', amount: centavos(1n) },
    ],
    events: [{ topic: 'withdrawal_paid', payload: { withdrawalId: '1', amount: '50.00' } }],
  }))
  await vi.waitFor(async () => expect((await inbox()).messages).toHaveLength(2), {
    timeout: 60_000,
  })
  const all = await inbox()
  expect(all.unread).toBe(2)
  expect(all.messages.map(({ kind }) => kind)).toEqual(['withdrawal_paid', 'vip_level_reached'])
  const [money] = (await inbox('money')).messages
  expect(money).toMatchObject({ values: { amount: '50.00' }, isRead: false })
  const { unread } = dataOf(
    await player.call(notice.readMessages, { body: { messageId: money!.messageId } }),
  )
  expect(unread).toBe(1)
  const other = await registerPlayer(server)
  expect(dataOf(await other.call(notice.readMessages, { body: {} }))).toEqual({ unread: 0 })
  expect((await inbox()).unread).toBe(1)
  expect(dataOf(await player.call(notice.readMessages, { body: {} }))).toEqual({ unread: 0 })
  const again = { cause: 'once', category: 'support', kind: 'support_answer' } as const
  for (let time = 1; time <= 2; time++) {
    const at = server.clock.now()
    await addMessage(server.deps, player.playerId, { ...again, values: {}, at })
  }
  expect((await inbox()).messages).toHaveLength(3)
})
