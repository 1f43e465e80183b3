import { notice, ticket } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { languages } from '@jogada/contract/languages'
import { messageText } from '@jogada/messages/push-texts'
import { createPool } from '@jogada/postgres'
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { afterDays, pausePlay } from '../../limits/index.ts'
import { tellBets } from '../../notice/index.ts'
import {
  finish,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
  total,
} from '../testkit.ts'
import { voidOpenBets } from './void-open-bets.ts'

const server = serverOfFile()
const within = { timeout: 60_000 }

const placed = async (player: TestPlayer, slip: Parameters<typeof placeSlip>[1]) =>
  dataOf(await placeSlip(player, slip)).ticket.betId

const single = (player: TestPlayer, outcomeId: string, odds: string) =>
  placed(player, { kind: 'single', legs: [[outcomeId, odds]] })

const inboxOf = async (player: TestPlayer) =>
  dataOf(await player.call(notice.inbox, { query: {} })).messages.toReversed()

/** Reads the ledger until the player has so many messages, and for all that comes with them. */
async function told(player: TestPlayer, count: number) {
  const ending = new AbortController()
  const telling = tellBets(server.deps, ending.signal)
  await vi.waitFor(async () => expect(await inboxOf(player)).toHaveLength(count), within)
  ending.abort()
  await telling
  return inboxOf(player)
}

test('[SPB-10] each bet that is settled is told once, with what became of it and the way to it', async () => {
  const player = await playerWith(server, 20_000n)
  const markets = [result3('2.00', '3.50', '4.00'), total('2.25', '1.90', '1.90')]
  const [a, b] = [await offerEvent(server, markets), await offerEvent(server)]
  const ids = [
    await single(player, `${a}/1x2/@home`, '2.00'),
    await single(player, `${a}/1x2/@away`, '4.00'),
    await single(player, `${a}/total/total=2.25/@over`, '1.90'),
    await single(player, `${b}/1x2/@home`, '2.00'),
    await placed(player, { kind: 'parlay', legs: [home(a), home(b)] }),
  ]
  await finish(server, a, { home: 2, away: 0 })
  await settle(server)
  await say(server, { type: 'result', eventId: b, result: { state: 'void' } })
  await settle(server)
  const shownTo = (messages: Awaited<ReturnType<typeof inboxOf>>) =>
    new Map(messages.map(({ kind, values }) => [values['betId'], [kind, values['amount']]]))
  const messages = await told(player, 5)
  expect(ids.map((id) => shownTo(messages).get(id))).toEqual([
    ['bet_settled_won', '20.00'],
    ['bet_settled_lost', '0.00'],
    ['bet_settled_partly', '5.00'],
    ['bet_settled_returned', '10.00'],
    ['bet_settled_won', '20.00'],
  ])
  expect(messages.every(({ category, values }) => category === 'money' && values['stake'])).toBe(
    true,
  )
  for (const { key } of languages) {
    for (const { kind, values } of messages) {
      expect(messageText(key, kind, values)).toContain('R$ 10,00')
    }
  }
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  await owner.query("UPDATE ledger.cursor SET batch_no = 0 WHERE name = 'notice.bets'")
  await owner.end()
  const next = await single(player, `${await offerEvent(server)}/1x2/@home`, '2.00')
  await voidOpenBets(server.deps, player.playerId)
  const again = await told(player, 6)
  expect(again.map(({ values }) => values['betId']).filter((id) => id === next)).toHaveLength(1)
})

test('[SPB-10] [R083] a settlement after a result was taken back is told with its sum, in the order of events', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  await single(player, `${eventId}/1x2/@home`, '2.00')
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await takeBack(server, eventId)
  await settle(server)
  await finish(server, eventId, { home: 0, away: 1 })
  await settle(server)
  expect((await told(player, 3)).map(({ kind, values }) => [kind, values['amount']])).toEqual([
    ['bet_settled_won', '20.00'],
    ['bet_reversed', '20.00'],
    ['bet_settled_lost', '0.00'],
  ])
})

test('[SPB-10] what a settlement kept for an open debt is told with it', async () => {
  const player = await playerWith(server, 1000n)
  const eventId = await offerEvent(server)
  await single(player, `${eventId}/1x2/@home`, '2.00')
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await server.deps.ledger.submit(player.playerId, () => ({
    key: randomUUID(),
    bodyHash: 'spent',
    kind: 'adjustment',
    postings: [
      { account: 'cash', amount: negate(centavos(1500n)) },
      { account: 'house:adjustment', amount: centavos(1500n) },
    ],
  }))
  await takeBack(server, eventId)
  await settle(server)
  await finish(server, eventId, { home: 2, away: 0 })
  await settle(server)
  const last = (await told(player, 3)).at(-1)!
  expect(last).toMatchObject({
    kind: 'bet_settled_kept',
    values: { stake: '10.00', amount: '20.00', taken: '15.00' },
  })
  expect(messageText('pt_BR', last.kind, last.values)).toBe(
    'Sua aposta de R$ 10,00 foi apurada e deu R$ 20,00. Desse valor, R$ 15,00 quitaram o que estava em aberto na sua conta.',
  )
})

const priced = [
  {
    ...result3('2.00', '3.50', '4.00'),
    prices: [
      { outcome: 'home', odds: '2.00', probability: 0.48 },
      { outcome: 'draw', odds: '3.50', probability: null },
      { outcome: 'away', odds: '4.00', probability: null },
    ],
  },
]

test('whoever paused play hears how their bets ended; a sale of one’s own is not told', async () => {
  const player = await playerWith(server, 10_000n)
  const [sold, kept] = [await offerEvent(server, priced), await offerEvent(server, priced)]
  const betId = await single(player, `${sold}/1x2/@home`, '2.00')
  await single(player, `${kept}/1x2/@home`, '2.00')
  const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params: { betId } }))
  const key = randomUUID()
  const body = { offerId: offerId!, percent: 100 }
  dataOf(await player.call(ticket.acceptCashOut, { params: { betId }, body }, { key }))
  await pausePlay(server.deps, player.playerId, {
    key: 'a-break',
    kind: 'pause',
    endOf: afterDays(7),
    asked: '7 days',
  })
  await finish(server, sold, { home: 1, away: 0 })
  await finish(server, kept, { home: 0, away: 1 })
  await settle(server)
  expect((await told(player, 1)).map(({ kind }) => kind)).toEqual(['bet_settled_lost'])
})
