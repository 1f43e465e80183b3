import { randomUUID } from 'node:crypto'
import { setImmediate as tick } from 'node:timers/promises'
import { casino, game, user } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply } from '@jogada/contract'
import { INSTANT_GAMES, LADDER_GAMES } from '@jogada/core/games/house-games'
import type { InstantGame, LadderGame } from '@jogada/core/games/house-games'
import { MINES_TILES } from '@jogada/core/games/mines'
import { ROW_SHAPES } from '@jogada/core/games/row-double'
import { createPool } from '@jogada/postgres'
import * as fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { Answer, TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { OPEN_ROUNDS } from '../withdrawal/index.ts'
import { listOpen } from './ladder/open-store.ts'
import type { OpenRow } from './ladder/open-store.ts'
import { openFromRow } from './ladder/table.ts'
import { endOpenRounds } from './index.ts'
import { minesKit } from './mines/mines-kit.ts'
import { rowDoubleKit } from './row-double/row-double-kit.ts'

let server: TestServer
let other: TestServer
let owner: pg.Pool
beforeAll(async () => {
  server = await startTestServer()
  other = await serverOn(server.url)
  owner = createPool({ url: server.url, as: 'owner', max: 1 })
})
afterAll(async () => {
  await owner.end()
  await other.close()
  await server.verify()
  await server.close()
})

/**
 * How a call meets trouble: not at all, at another process, twice at once, or with
 * every connection cut.
 */
const troubles = ['none', 'elsewhere', 'twice', 'cut', 'cut elsewhere'] as const
type Trouble = (typeof troubles)[number]

/** Ends every connection to the database but our own, as a restart of it would. */
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

/** Makes a call into the given trouble; every answer that came is the same. */
async function through<const C extends CallDefinition>(
  real: Real,
  trouble: Trouble,
  definition: C,
  input: CallInput<C>,
): Promise<Answer<CallReply<C>>> {
  const key = randomUUID()
  const at = trouble.endsWith('elsewhere') ? other : server
  const asked = ask(at, real.player, definition, input, key)
  if (trouble.startsWith('cut')) {
    await tick()
    await cutConnections()
  }
  if (trouble === 'twice') {
    const [first, second] = await Promise.all([
      asked,
      ask(other, real.player, definition, input, key),
    ])
    expect(second).toEqual(first)
  }
  const answer = await asked
  expect(await ask(server, real.player, definition, input, key)).toEqual(answer)
  return answer
}

type Told<Round> = Answer<{ round: Round; balance: string | null }>
type Real = { readonly player: TestPlayer }
type Model = {
  cash: bigint
  held: bigint
  readonly open: Map<LadderGame, casino.LadderRound>
  readonly ended: casino.SoloRound[]
}

const centavosOf = (amount: string) => BigInt(amount.replace('.', ''))

/** Everything that the player can see agrees with what was answered so far. */
async function expectAgreement(model: Model, { player }: Real) {
  const shown = await ask(server, player, casino.openRounds, {})
  const there = await ask(other, player, casino.openRounds, {})
  const byGame = (rounds: readonly casino.LadderRound[]) =>
    rounds.toSorted((a, b) => a.game.localeCompare(b.game))
  expect(byGame(dataOf(shown).rounds)).toEqual(byGame([...model.open.values()]))
  expect(byGame(dataOf(there).rounds)).toEqual(byGame([...model.open.values()]))
  const balance = dataOf(await ask(server, player, user.getBalance, {}))
  expect([centavosOf(balance.balance), centavosOf(balance.held)]).toEqual([model.cash, model.held])
}

type Choice = { readonly roundId: string; readonly row: number; readonly tile: number }

/** How each ladder is played, and what a choice must do by the board that only the server knows. */
type Play = {
  start(real: Real, trouble: Trouble, bet: Bet): Promise<Told<casino.LadderRound>>
  pick(real: Real, trouble: Trouble, body: Choice): Promise<Told<casino.LadderRound>>
  readonly random: typeof casino.randomMines | typeof casino.randomRowDouble
  readonly cashOut: typeof casino.cashOutMines | typeof casino.cashOutRowDouble
  tiles(row: OpenRow): number
  isSafe(row: OpenRow, step: number, tile: number): boolean
  /** Whether a tile can be asked for again, which changes nothing. */
  readonly hasRepeats: boolean
}

type Bet = { readonly stake: string; readonly hard: boolean }

const plays: Readonly<Record<LadderGame, Play>> = {
  mines: {
    start: (real, trouble, { stake, hard }) =>
      through(real, trouble, casino.betMines, { body: { stake, mines: hard ? 12 : 2 } }),
    pick: (real, trouble, body) => through(real, trouble, casino.pickMines, { body }),
    random: casino.randomMines,
    cashOut: casino.cashOutMines,
    tiles: () => MINES_TILES,
    isSafe: (row, _, tile) => !openFromRow(minesKit, row).board.includes(tile),
    hasRepeats: true,
  },
  rowDouble: {
    start: (real, trouble, { stake, hard }) => {
      const body = { stake, difficulty: hard ? 'hard' : 'easy' } as const
      return through(real, trouble, casino.betRowDouble, { body })
    },
    pick: (real, trouble, body) => through(real, trouble, casino.pickRowDouble, { body }),
    random: casino.randomRowDouble,
    cashOut: casino.cashOutRowDouble,
    tiles: (row) => ROW_SHAPES[openFromRow(rowDoubleKit, row).params.difficulty].size,
    isSafe: (row, step, tile) => openFromRow(rowDoubleKit, row).board[step]!.includes(tile),
    hasRepeats: false,
  },
}

const openRowOf = async ({ player }: Real, name: LadderGame) =>
  (await listOpen(server.deps, player.playerId)).find((one) => one.game === name)!

function settle(model: Model, name: LadderGame, round: casino.LadderRound) {
  if (round.status === 0) {
    model.open.set(name, round)
    return
  }
  model.open.delete(name)
  model.ended.push(round)
  model.held -= centavosOf(round.stake)
  model.cash += centavosOf(round.payout)
}

const start = (name: LadderGame, stake: string, hard: boolean, trouble: Trouble) => ({
  check: () => true,
  async run(model: Model, real: Real) {
    const answer = await plays[name].start(real, trouble, { stake, hard })
    if (model.open.has(name)) expect(answer.status).toBe(4021)
    else if (model.cash < centavosOf(stake)) expect(answer.status).toBe(9999)
    else {
      const { round, balance } = dataOf(answer)
      model.cash -= centavosOf(stake)
      model.held += centavosOf(stake)
      model.open.set(name, round)
      expect(centavosOf(balance!)).toBe(model.cash)
    }
    await expectAgreement(model, real)
  },
  toString: () => `start ${name} ${stake} ${hard ? 'hard' : 'easy'} (${trouble})`,
})

const pick = (name: LadderGame, choice: number, trouble: Trouble) => ({
  check: (model: Readonly<Model>) => model.open.has(name),
  async run(model: Model, real: Real) {
    const { roundId, picks } = model.open.get(name)!
    const play = plays[name]
    const open = await openRowOf(real, name)
    const tile = choice % play.tiles(open)
    const step = picks.length
    const { round } = dataOf(await play.pick(real, trouble, { roundId, row: step, tile }))
    const isRepeat = play.hasRepeats && picks.includes(tile)
    expect(round.picks).toEqual(isRepeat ? picks : [...picks, tile])
    expect(round.status === 20).toBe(!isRepeat && !play.isSafe(open, step, tile))
    settle(model, name, round)
    await expectAgreement(model, real)
  },
  toString: () => `pick ${name} ${choice} (${trouble})`,
})

const random = (name: LadderGame, trouble: Trouble) => ({
  check: (model: Readonly<Model>) => model.open.has(name),
  async run(model: Model, real: Real) {
    const { roundId, picks } = model.open.get(name)!
    const play = plays[name]
    const open = await openRowOf(real, name)
    const { round } = dataOf(await through(real, trouble, play.random, { body: { roundId } }))
    expect(round.picks).toHaveLength(picks.length + 1)
    expect(round.status === 20).toBe(!play.isSafe(open, picks.length, round.picks.at(-1)!))
    settle(model, name, round)
    await expectAgreement(model, real)
  },
  toString: () => `random ${name} (${trouble})`,
})

const cashOut = (name: LadderGame, trouble: Trouble) => ({
  check: (model: Readonly<Model>) => model.open.has(name),
  async run(model: Model, real: Real) {
    const before = model.open.get(name)!
    const body = { roundId: before.roundId }
    const answer = await through(real, trouble, plays[name].cashOut, { body })
    if (before.cashOut === null) expect(answer.status).toBe(4023)
    else {
      const { round } = dataOf(answer)
      expect([round.status, round.payout]).toEqual([10, before.cashOut.payout])
      settle(model, name, round)
    }
    await expectAgreement(model, real)
  },
  toString: () => `cash out ${name} (${trouble})`,
})

const instantBets = {
  dice: game.betDice,
  limbo: casino.betLimbo,
} as const satisfies Readonly<Record<InstantGame, CallDefinition>>

const atOnce = (name: InstantGame, trouble: Trouble) => ({
  check: (model: Readonly<Model>) => model.cash >= 100n,
  async run(model: Model, real: Real) {
    const body = { stake: '1.00', target: 5050, direction: 'over' as const }
    const answer: Told<{ roundId: string; payout: string }> = await through(
      real,
      trouble,
      instantBets[name],
      { body },
    )
    const { round, balance } = dataOf(answer)
    model.cash += centavosOf(round.payout) - 100n
    expect(centavosOf(balance!)).toBe(model.cash)
    const params = { roundId: round.roundId }
    model.ended.push(dataOf(await ask(server, real.player, casino.roundDetail, { params })).round)
    await expectAgreement(model, real)
  },
  toString: () => `${name} (${trouble})`,
})

/** As exclusion, a block or a day without a move would. */
const endByRule = () => ({
  check: (model: Readonly<Model>) => model.open.size > 0,
  async run(model: Model, real: Real) {
    await endOpenRounds(other.deps, real.player.playerId)
    for (const [name, round] of model.open) {
      const params = { roundId: round.roundId }
      const { round: ended } = dataOf(
        await ask(server, real.player, casino.roundDetail, { params }),
      )
      expect([ended.end, ended.payout]).toEqual(['expired', round.cashOut?.payout ?? round.stake])
      settle(model, name, ended as casino.LadderRound)
    }
    await expectAgreement(model, real)
  },
  toString: () => 'end by rule',
})

const games = fc.constantFrom(...LADDER_GAMES)
const trouble = fc.constantFrom(...troubles)
const stakes = fc.constantFrom('0.50', '7.77', '100.00')

const commands = fc.commands(
  [
    fc
      .tuple(games, stakes, fc.boolean(), trouble)
      .map(([name, stake, hard, how]) => start(name, stake, hard, how)),
    fc
      .tuple(games, fc.nat({ max: 100 }), trouble)
      .map(([name, choice, how]) => pick(name, choice, how)),
    fc.tuple(games, trouble).map(([name, how]) => random(name, how)),
    fc.tuple(games, trouble).map(([name, how]) => cashOut(name, how)),
    fc.tuple(fc.constantFrom(...INSTANT_GAMES), trouble).map(([name, how]) => atOnce(name, how)),
    fc.constant(null).map(endByRule),
  ],
  { maxCommands: 24 },
)

async function expectHistory(model: Model, { player }: Real) {
  const rows = await server.deps.db
    .selectFrom('casino.round')
    .select(['round_id', 'payout', 'nonce'])
    .where('player_id', '=', player.playerId)
    .execute()
  const summary = (rounds: readonly { roundId: string; payout: string }[]) =>
    rounds.map(({ roundId, payout }) => `${roundId} ${centavosOf(payout)}`).toSorted()
  const stored = rows.map((row) => `${row.round_id} ${row.payout}`).toSorted()
  expect(stored).toEqual(summary(model.ended))
  const played = rows.length + model.open.size
  expect(dataOf(await ask(server, player, game.getSeeds, {})).nonce).toBe(played)
  const counters = await server.deps.ledger.counters(player.playerId, [OPEN_ROUNDS])
  expect(counters[OPEN_ROUNDS]!.total).toBe(BigInt(model.open.size))
}

test('[TST-04] [GAM-17] whatever interrupts a walk through the games, balance, rounds and history agree', async () => {
  let walks = 0
  await fc.assert(
    fc.asyncProperty(commands, async (walk) => {
      const player = await registerPlayer(server)
      await giveCash(server, player.playerId, 30_000n)
      const real = { player }
      const model: Model = { cash: 30_000n, held: 0n, open: new Map(), ended: [] }
      await fc.asyncModelRun(() => ({ model, real }), walk)
      await expectHistory(model, real)
      walks++
    }),
    { numRuns: 15, endOnFailure: true },
  )
  expect(walks).toBe(15)
})
