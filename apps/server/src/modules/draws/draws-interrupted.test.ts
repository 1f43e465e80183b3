import { randomUUID } from 'node:crypto'
import { setImmediate as tick } from 'node:timers/promises'
import { casino, draw, user } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { checkDraw } from '@jogada/core/fairness'
import { DOUBLE_TABLE } from '@jogada/core/games/double'
import { DRAW_TIMINGS, drawPayout } from '@jogada/core/games/draws'
import { LUCKY_COLOR_UNIFORM } from '@jogada/core/games/lucky-color'
import { createPool } from '@jogada/postgres'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf } from '../../testkit/test-player.ts'
import type { Answer, TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { leadDraws, playerWith } from './testkit.ts'
import type { TestDraws } from './testkit.ts'

let server: TestServer
let other: TestServer
let owner: pg.Pool
let leaders: readonly [TestDraws, TestDraws]
beforeAll(async () => {
  server = await startTestServer()
  other = await serverOn(server.url)
  owner = createPool({ url: server.url, as: 'owner', max: 1 })
  leaders = [await leadDraws(server, 2_000), await leadDraws(other, 2_000)]
})
afterAll(async () => {
  await owner.end()
  await other.close()
  await server.verifyPlay()
  await server.close()
})

const CHANNELS = ['double', 'lucky30s'] as const
type Channel = (typeof CHANNELS)[number]
const TABLES = { double: DOUBLE_TABLE, lucky30s: LUCKY_COLOR_UNIFORM } as const

/** How something meets trouble: at another process, twice at once, or with every connection cut. */
const troubles = ['none', 'elsewhere', 'twice', 'cut'] as const
type Trouble = (typeof troubles)[number]

type Step =
  | {
      readonly kind: 'bet'
      readonly channel: Channel
      readonly choice: number
      readonly stake: string
      readonly trouble: Trouble
    }
  /** To the next instant at which anything is due. */
  | { readonly kind: 'next'; readonly trouble: Trouble }
  /** Nobody leads for longer than a round. */
  | { readonly kind: 'outage' }

const trouble = fc.constantFrom(...troubles)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      channel: fc.constantFrom(...CHANNELS),
      choice: fc.nat(100),
      stake: fc.constantFrom('0.50', '1.00', '3.33', '40.00'),
      trouble,
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('next' as const), trouble }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'outage' as const }) },
)

const cutConnections = () =>
  owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )

/** Calls until there is an answer: what failed on the way is asked again under the same key. */
async function ask<const C extends CallDefinition>(
  at: TestServer,
  player: TestPlayer,
  definition: C,
  input: CallInput<C>,
  key = randomUUID(),
): Promise<Answer<CallReply<C>>> {
  for (;;) {
    const answer = await callAs(at, definition, input, { token: player.token, key })
    if (answer.http < 500 || answer.status === 9999) return answer
  }
}

type Bet = { readonly betId: string; readonly channel: Channel; readonly roundId: string }
type Model = { readonly start: bigint; readonly bets: (Bet & { readonly stake: bigint })[] }

const centavosOf = (amount: string) => BigInt(amount.replace('.', ''))

async function placeBet(player: TestPlayer, model: Model, bet: Extract<Step, { kind: 'bet' }>) {
  const { channel } = bet
  const slot = leaders[0].slot(channel)
  const selections = Object.keys(TABLES[channel].selections)
  const selection = selections[bet.choice % selections.length]!
  const key = randomUUID()
  const send = (at: TestServer) =>
    channel === 'double'
      ? ask(
          at,
          player,
          draw.betDouble,
          {
            body: { roundId: slot.roundId, selection: selection as 'red', stake: bet.stake },
          },
          key,
        )
      : ask(
          at,
          player,
          draw.betLuckyColor,
          { body: { channel, roundId: slot.roundId, selection, stake: bet.stake } },
          key,
        )
  const { balance } = dataOf(await ask(server, player, user.getBalance, {}))
  const asked = send(bet.trouble === 'elsewhere' ? other : server)
  if (bet.trouble === 'cut') {
    await tick()
    await cutConnections()
  }
  const again = bet.trouble === 'twice' ? await send(other) : null
  const answer = await asked
  expect(again ?? answer).toEqual(answer)
  expect(await send(other)).toEqual(answer)

  const isInTime = server.clock.now().getTime() < slot.lockAt
  const isPaidFor = centavosOf(balance) >= centavosOf(bet.stake)
  // a round that nobody opened before its lock is unknown, one that was opened is closed
  const expected = isInTime ? [isPaidFor ? 200 : 9999] : [4100, 4101]
  expect(expected).toContain(answer.status)
  if (answer.status !== 200) return
  const { betId } = dataOf(answer).bet
  model.bets.push({ betId, channel, roundId: slot.roundId, stake: centavosOf(bet.stake) })
}

/** Does what is due at an instant into the given trouble, until it is done. */
async function lead(toMs: number, met: Trouble) {
  for (const { clock } of [server, other]) clock.advance(toMs - clock.now().getTime())
  const [here, there] = leaders
  // a leader whose connection is gone fails, and somebody else goes on
  const go = (leader: TestDraws) => leader.step().catch(() => undefined)
  const leading = met === 'elsewhere' ? [go(there)] : [go(here)]
  if (met === 'twice') leading.push(go(there))
  if (met === 'cut') {
    await tick()
    await cutConnections()
  }
  await Promise.all(leading)
  await expect
    .poll(
      async () => {
        await go(there)
        return isDone().catch(() => false)
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true)
}

/** Whether every round is where the clock says that it must be. */
async function isDone() {
  const now = server.clock.now()
  const { rows } = await owner.query<{ behind: number }>(
    `SELECT count(*)::int AS behind FROM draws.round
      WHERE (state = 'open' AND lock_at <= $1) OR (state = 'locked' AND draw_at <= $1)
         OR (state = 'drawn' AND complete_at <= $1) OR (state = 'void' AND settled_at IS NULL)`,
    [now],
  )
  if (rows[0]!.behind > 0) return false
  for (const channel of CHANNELS) {
    const slot = leaders[0].slot(channel)
    if (now.getTime() >= slot.lockAt) continue
    const { round } = dataOf(
      await callAs(server, draw.drawProof, { params: { channel, roundId: slot.roundId } }),
    )
    if (round.state !== 'open') return false
  }
  return true
}

const nextInstant = () => {
  const now = server.clock.now().getTime()
  const instants = CHANNELS.flatMap((channel) => {
    const { lockAt, drawAt, completeAt, endAt } = leaders[0].slot(channel)
    return [lockAt, drawAt, completeAt, endAt]
  })
  return Math.min(...instants.filter((instant) => instant > now))
}

type Proof = CallReply<typeof draw.drawProof>

/** What a bet must show by the proof of its round, recomputed from the seed where it is told. */
function dueOf(
  channel: Channel,
  { round, chain, previousSeed }: Proof,
  { selection, stake }: { readonly selection: string; readonly stake: bigint },
): { readonly status: number; readonly payout: bigint | null } {
  if (round.state === 'void') return { status: 90, payout: stake }
  if (round.state !== 'settled') return { status: 0, payout: null }
  const table = TABLES[channel]
  const { outcome, reachesTerminatingHash } = checkDraw({
    seed: round.seed!,
    salt: chain.salt!,
    outcomes: table.outcomes,
    position: round.position,
    terminatingHash: chain.terminatingHash,
    previousSeed,
  })
  if (!reachesTerminatingHash || outcome !== round.outcome) throw new Error('the proof fails')
  const payout = drawPayout(table, { selection, stake: centavos(stake) }, outcome)
  return { status: payout > 0n ? 10 : 20, payout }
}

/**
 * What the player sees of every bet agrees with the proof of its round, and all of it
 * with the money.
 */
async function expectAgreement(player: TestPlayer, model: Model) {
  let [cash, held] = [model.start, 0n]
  const shown = (
    await Promise.all(
      CHANNELS.map(async (channel) =>
        dataOf(await ask(server, player, draw.myDrawBets, { params: { channel } })),
      ),
    )
  ).flat()
  expect(shown.map(({ betId }) => betId).toSorted()).toEqual(
    model.bets.map(({ betId }) => betId).toSorted(),
  )
  const { records } = dataOf(await ask(other, player, casino.gameMess, {}))
  for (const { betId, channel, roundId, stake } of model.bets) {
    const bet = shown.find((one) => one.betId === betId)!
    const { round, chain, previousSeed } = dataOf(
      await ask(other, player, draw.drawProof, { params: { channel, roundId } }),
    )
    cash -= stake
    const told = { status: bet.status, payout: bet.payout === null ? null : centavosOf(bet.payout) }
    const due = dueOf(channel, { round, chain, previousSeed }, { ...bet, stake })
    expect(told).toEqual(due)
    cash += due.payout ?? 0n
    held += due.payout === null ? stake : 0n
    expect(records.filter((record) => record.recordId.endsWith(`:${betId}`))).toMatchObject([
      { status: bet.status },
    ])
  }
  const balance = dataOf(await ask(server, player, user.getBalance, {}))
  expect([centavosOf(balance.balance), centavosOf(balance.held)]).toEqual([cash, held])
}

test('[TST-04] [GAM-17] [R083] whatever interrupts draws at any step, bets, balance, records and proofs agree', async () => {
  let walks = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const player = await playerWith(server, 6_000n)
      const model: Model = { start: 6_000n, bets: [] }
      await lead(nextInstant(), 'none')
      for (const one of steps) {
        if (one.kind === 'bet') await placeBet(player, model, one)
        else if (one.kind === 'next') await lead(nextInstant(), one.trouble)
        else {
          const { periodMs } = DRAW_TIMINGS.double
          await lead(server.clock.now().getTime() + 3 * periodMs, 'none')
        }
        await expectAgreement(player, model)
      }
      walks++
    }),
    { numRuns: 8, seed: 20_261_122, endOnFailure: true },
  )
  expect(walks).toBe(8)
})
