import { draw, user } from '@jogada/contract'
import { createPool } from '@jogada/postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { runDraws } from './run-draws.ts'
import { betDouble, leadDraws, myBets, playerWith } from './testkit.ts'
import type { TestDraws } from './testkit.ts'

const CHANNEL = 'double'
const AHEAD_MS = 60 * 60_000
const BACK_MS = -90 * 60_000
const CASH = 100_00n

let server: TestServer
let other: TestServer
let owner: pg.Pool
let draws: TestDraws
let jobs: Promise<unknown>
const ending = new AbortController()

beforeAll(async () => {
  server = await startTestServer()
  other = await serverOn(server.url)
  owner = createPool({ url: server.url, as: 'owner', max: 1 })
  draws = await leadDraws(server, 300)
  // one of them leads, the other one waits for its lease
  jobs = Promise.all([server, other].map(({ deps }) => runDraws(deps, ending.signal)))
})
afterAll(async () => {
  ending.abort()
  await jobs
  await owner.end()
  await other.close()
  await server.verifyPlay()
  await server.close()
})

const jump = (byMs: number) => [server, other].forEach(({ clock }) => clock.advance(byMs))
const jumpTo = (atMs: number) => jump(atMs - server.clock.now().getTime())

type Round = {
  readonly round_id: bigint
  readonly position: number
  readonly state: string
  readonly outcome: number | null
}

const roundsNow = async (): Promise<Round[]> =>
  (
    await owner.query<Round>(
      `SELECT round_id, position, state, outcome FROM draws.round WHERE channel = $1
        ORDER BY round_id`,
      [CHANNEL],
    )
  ).rows

async function until(roundId: string, state: string) {
  const read = async () => (await roundsNow()).find((one) => String(one.round_id) === roundId)
  await expect.poll(async () => (await read())?.state).toBe(state)
}

/** Goes to the next round's beginning and waits until the leader has opened it. */
async function nextRound() {
  jumpTo(draws.slot(CHANNEL).endAt)
  const slot = draws.slot(CHANNEL)
  await until(slot.roundId, 'open')
  return slot
}

const SELECTIONS = ['red', 'black', 'white'] as const

/** Everybody bets on everything, some of them while the clock jumps. */
async function betAll(players: readonly TestPlayer[], roundId: string, jumpMs = 0) {
  const place = () =>
    players.flatMap((player) =>
      SELECTIONS.map((selection) => betDouble(player, { roundId, selection })),
    )
  const before = place()
  jump(jumpMs)
  const answers = await Promise.all([...before, ...(jumpMs === 0 ? [] : place())])
  return answers.map(({ status }) => status)
}

test('[TST-06] [GAM-02] a clock that jumps ahead and back draws and settles each round once, in the order of its chain', async () => {
  const players = [await playerWith(server, CASH), await playerWith(server, CASH)]
  const first = await nextRound()
  expect(new Set(await betAll(players, first.roundId))).toEqual(new Set([200]))
  jumpTo(first.completeAt)
  await until(first.roundId, 'settled')

  const left = await nextRound()
  expect(new Set(await betAll(players, left.roundId))).toEqual(new Set([200]))
  await betAll(players, left.roundId, AHEAD_MS)
  await until(left.roundId, 'void')

  const later = await nextRound()
  expect(new Set(await betAll(players, later.roundId))).toEqual(new Set([200]))
  jumpTo(later.drawAt)
  await until(later.roundId, 'drawn')
  const drawn = (await roundsNow()).at(-1)!
  jump(BACK_MS)
  // an earlier round than the last one is not opened any more
  await draws.step()
  const again = draws.slot(CHANNEL)
  expect(new Set(await betAll(players, again.roundId))).not.toContain(200)
  jumpTo(again.endAt)
  await draws.step()
  expect(new Set(await betAll(players, draws.slot(CHANNEL).roundId))).not.toContain(200)
  jumpTo(later.completeAt)
  await until(later.roundId, 'settled')
  expect((await roundsNow()).find((one) => one.round_id === drawn.round_id)).toMatchObject({
    outcome: drawn.outcome,
  })
  await nextRound()

  const rounds = await roundsNow()
  const positions = rounds.map(({ position }) => position)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(new Set(positions).size).toBe(positions.length)
  for (const player of players) {
    const bets = await Promise.all(
      [first, left, later].map(({ roundId }) => myBets(player, CHANNEL, roundId)),
    )
    const won = bets.flat().reduce((sum, { payout, stake }) => {
      expect(payout).not.toBeNull()
      return sum + BigInt(payout!.replace('.', '')) - BigInt(stake.replace('.', ''))
    }, 0n)
    const { balance, held } = dataOf(await player.call(user.getBalance, {}))
    expect(held).toBe('0.00')
    expect(BigInt(balance.replace('.', ''))).toBe(CASH + won)
    const { rows } = await owner.query<{ key: string }>(
      `SELECT key FROM ledger.command WHERE player_id = $1 AND key LIKE 'draw:%' ORDER BY key`,
      [player.playerId],
    )
    expect(rows.map(({ key }) => key)).toEqual(
      [first, left, later].map(({ roundId }) => `draw:${CHANNEL}:${roundId}`).toSorted(),
    )
  }
  const { data } = await players[0]!.call(draw.currentDraw, { params: { channel: CHANNEL } })
  expect(data!.round).toMatchObject({ state: 'open' })
})
