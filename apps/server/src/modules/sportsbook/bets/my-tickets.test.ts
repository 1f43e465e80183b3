import { ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { goLive, home, offerEvent, placeSlip, playerWith, result3, ticketsOf } from '../testkit.ts'

const server = serverOfFile()

const PAGE = 50

test('[R083] a page of the bets that can be bought back is full while there are more, whatever else is open', async () => {
  const player = await playerWith(server, 10_000n)
  const [before, live] = [
    await offerEvent(server, [result3('2.00', '3.50', '4.00')]),
    await offerEvent(server, [result3('2.00', '3.50', '4.00')]),
  ]
  const bet = async (eventId: string) =>
    dataOf(await placeSlip(player, { kind: 'single', stake: '1.00', legs: [home(eventId)] }))
  const { betId: oldest } = (await bet(before)).ticket
  for (let placed = 1; placed < PAGE; placed++) await bet(before)
  await goLive(server, live)
  expect((await bet(live)).code).toBe(-10)

  expect((await ticketsOf(player, { state: 'open' }))[0]).toMatchObject({ status: -10 })
  const page = await ticketsOf(player, { state: 'cashout' })
  expect(page).toHaveLength(PAGE)
  expect(page.every(({ status }) => status === 0)).toBe(true)
  expect(page.at(-1)!.betId).toBe(oldest)
  const query = { state: 'cashout', before: page.at(-2)!.betId } as const
  const rest = dataOf(await player.call(ticket.myTickets, { query })).tickets
  expect(rest.map(({ betId }) => betId)).toEqual([oldest])
})
