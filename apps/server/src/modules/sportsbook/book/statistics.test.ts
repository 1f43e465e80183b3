import { sportBook } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { openOpenData } from '../open-data/open-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('statistics of a replay know other sports, and nothing of the match itself or after it', async () => {
  await (await openOpenData(server.deps)).tick()
  const sports = [
    'basketball',
    'baseball',
    'american_football',
    'snooker',
    'volleyball',
    'football',
  ]
  for (const name of sports) {
    const replays = async () =>
      dataOf(await callAs(server, sportBook.board, { query: { sport: name } })).events.filter(
        ({ playedOn }) => playedOn !== null,
      )
    await expect
      .poll(async () => (await replays()).length, { timeout: 20_000, message: name })
      .toBeGreaterThan(0)
    for (const event of await replays()) {
      const params = { eventId: event.eventId }
      const stats = dataOf(await callAs(server, sportBook.statistics, { params }))
      expect(stats.source?.licence).toMatch(/CC|MIT/)
      const shown = [...stats.homeForm, ...stats.awayForm, ...stats.headToHead]
      expect(shown.every(({ date }) => date < event.playedOn!)).toBe(true)
      expect(stats.homeForm.every(({ home, away }) => [home, away].includes(event.home))).toBe(true)
      expect(stats.table).toEqual([])
    }
  }
}, 180_000)
