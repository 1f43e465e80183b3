import { randomUUID } from 'node:crypto'
import { centavos, formatMoney } from '@jogada/core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Refusal } from '../../platform/refusal.ts'
import { playThrough } from '../../testkit/play-money.ts'
import { registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { cancelBonus } from './cancel-bonus.ts'
import { grantBonus } from './grant-bonus.ts'
import { listBonuses } from './list-bonuses.ts'
import { followPlay, sweepActive } from './watch-play.ts'

const DAY_MS = 24 * 60 * 60_000
/** What the campaign of the migrations asks for. */
const TIMES = 2n
const VALID_MS = 7 * DAY_MS

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** A bonus on the line of a player's turnover, in centavos, and until when. */
type Place = {
  id: string
  amount: bigint
  /** What was played when it was given: it begins no earlier. */
  givenAt: bigint
  from: bigint
  to: bigint
  endsMs: number
}
type Model = { cash: bigint; turnover: bigint; active: Place[] }
type Real = { readonly playerId: bigint }

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** A bonus goes unwagered, and what stood behind it begins where it was left. */
function leave(model: Model, gone: Place) {
  const place = model.active.indexOf(gone)
  let free = larger(model.turnover, gone.from)
  for (const one of model.active.slice(place + 1)) {
    const from = larger(free, one.givenAt)
    if (from < one.from) Object.assign(one, { from, to: from + one.amount * TIMES })
    free = one.to
  }
  model.active = model.active.toSpliced(place, 1)
}

/** What is played through is the player's, and what ran out the house's. */
function look(model: Model) {
  const nowMs = server.clock.now().getTime()
  for (const one of model.active) {
    if (model.turnover >= one.to) {
      model.cash += one.amount
      model.active = model.active.filter((other) => other !== one)
    } else if (nowMs >= one.endsMs) leave(model, one)
  }
}

/** Each may be asked for several times at once, as workers and impatient players do. */
const together = <T>(times: number, once: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, once))

async function expectAgreement(model: Model, { playerId }: Real) {
  const { cash, bonus } = await server.deps.ledger.balances(playerId)
  const sum = model.active.reduce((total, { amount }) => total + amount, 0n)
  expect([cash.balance, bonus.balance]).toEqual([model.cash, sum])
  const shown = await listBonuses(server.deps, playerId)
  expect(shown.map(({ bonusId, missing }) => [bonusId, missing])).toEqual(
    model.active.map(({ id, to }) => [
      id,
      formatMoney(centavos(to > model.turnover ? to - model.turnover : 0n)),
    ]),
  )
}

type Step = fc.AsyncCommand<Model, Real>

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  async run(model, real) {
    await run(model, real)
    await expectAgreement(model, real)
  },
  toString: () => name,
})

const grant = (reais: number, times: number) =>
  step(`grant ${reais} × ${times}`, async (model, { playerId }) => {
    const amount = centavos(BigInt(reais) * 100n)
    const grantId = randomUUID()
    const asked = { playerId, campaignId: 'page-gift', amount, grantId, bounds: [] }
    const given = await together(times, () => grantBonus(server.deps, asked))
    expect(given.filter(Boolean)).toHaveLength(1)
    const last = model.active.at(-1)?.to ?? 0n
    const givenAt = model.turnover
    const from = larger(last, givenAt)
    const endsMs = server.clock.now().getTime() + VALID_MS
    model.active.push({
      id: `grant:${grantId}`,
      amount,
      givenAt,
      from,
      to: from + amount * TIMES,
      endsMs,
    })
  })

const play = (reais: number) =>
  step(`play ${reais}`, async (model, { playerId }) => {
    model.turnover += BigInt(reais) * 100n
    await playThrough(server, playerId, BigInt(reais) * 100n)
  })

const settle = (days: number, times: number, byWorker: boolean) =>
  step(`${days} days and ${byWorker ? 'a sweep' : 'a look'} × ${times}`, async (model, real) => {
    server.clock.advance(days * DAY_MS)
    await together(times, () =>
      byWorker ? sweepActive(server.deps) : followPlay(server.deps, [real.playerId]),
    )
    look(model)
  })

const giveUp = (which: number, times: number) =>
  step(`give up ${which} × ${times}`, async (model, { playerId }) => {
    const given = model.active[which]
    const asked = { playerId, bonusId: given?.id ?? 'unknown', key: randomUUID() }
    const answers = await together(times, () =>
      cancelBonus(server.deps, asked).then(
        ({ lost }) => lost,
        (error: unknown) => (error as Refusal).code,
      ),
    )
    look(model)
    const isTaken = given !== undefined && model.active.includes(given)
    const answer = isTaken ? formatMoney(centavos(given.amount)) : 'bonus_unknown'
    expect(answers).toEqual(answers.map(() => answer))
    if (isTaken) leave(model, given)
  })

const reais = fc.constantFrom(1, 5, 10)
const times = fc.constantFrom(1, 1, 3)
const commands = fc.commands(
  [
    fc.tuple(reais, times).map(([amount, count]) => grant(amount, count)),
    fc.constantFrom(1, 9, 20, 40).map(play),
    fc
      .tuple(fc.constantFrom(0, 1, 6, 7), times, fc.boolean())
      .map(([days, count, byWorker]) => settle(days, count, byWorker)),
    fc.tuple(fc.nat(2), times).map(([which, count]) => giveUp(which, count)),
  ],
  { maxCommands: 16, size: 'max' },
)

test('[TST-04] [WAL-08] [R195] whatever becomes of bonuses in whatever order, money and wagering are those of a plain model', async () => {
  let stories = 0
  await fc.assert(
    fc.asyncProperty(commands, async (story) => {
      const real = await registerPlayer(server)
      const model: Model = { cash: 0n, turnover: 0n, active: [] }
      await fc.asyncModelRun(() => ({ model, real }), story)
      stories++
    }),
    { numRuns: 12, endOnFailure: true },
  )
  expect(stories).toBe(12)
})

test('[R195] a bonus behind two that run out at one look moves up by both', async () => {
  const { playerId } = await registerPlayer(server)
  const give = (reais: bigint) =>
    grantBonus(server.deps, {
      playerId,
      campaignId: 'page-gift',
      amount: centavos(reais * 100n),
      grantId: randomUUID(),
      bounds: [],
    })
  await give(20n)
  await give(30n)
  server.clock.advance(DAY_MS)
  await give(10n)
  server.clock.advance(VALID_MS - DAY_MS)
  await followPlay(server.deps, [playerId])
  const left = await listBonuses(server.deps, playerId)
  expect(left.map(({ amount, missing }) => [amount, missing])).toEqual([['10.00', '20.00']])
})

test('[R195] [R196] a bonus that its move up brings to its end is released, also where its days ended at one look with those before it', async () => {
  const { playerId } = await registerPlayer(server)
  const give = async (reais: bigint, contribution: object) => {
    const campaign = server.deps.db
      .updateTable('promotion.campaign')
      .where('campaign_id', '=', 'page-gift')
    await campaign.set({ contribution: JSON.stringify(contribution) }).execute()
    const amount = centavos(reais * 100n)
    const asked = { playerId, campaignId: 'page-gift', amount, grantId: randomUUID(), bounds: [] }
    await grantBonus(server.deps, asked)
    await campaign.set({ contribution: '{}' }).execute()
  }
  await give(10n, { dice: 0 })
  server.clock.advance(20_000)
  await give(10n, {})
  await playThrough(server, playerId, 2_500n, 'dice')
  await followPlay(server.deps, [playerId])
  expect((await listBonuses(server.deps, playerId)).map(({ amount }) => amount)).toEqual([
    '10.00',
    '10.00',
  ])
  server.clock.advance(VALID_MS)
  await followPlay(server.deps, [playerId])
  const { cash, bonus } = await server.deps.ledger.balances(playerId)
  expect([cash.balance, bonus.balance]).toEqual([1_000n, 0n])
})
