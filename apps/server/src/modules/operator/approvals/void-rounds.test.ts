import { randomUUID } from 'node:crypto'
import { casino, ops, refusals, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verifyPlay()
  await server.close()
})

const name = 'game:mines'
const reason = 'o tabuleiro não abre'

async function playing() {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 1_000n)
  const body = { stake: '10.00', mines: 3 }
  const key = randomUUID()
  const { round } = dataOf(await player.call(casino.betMines, { body }, { key }))
  return { player, roundId: round.roundId }
}

test('[GAM-18] a stopped game gives all open rounds back when two people say so, and each is kept', async () => {
  const [one, two] = [await playing(), await playing()]
  const games = await operatorWith(server, ['games'])
  const checker = await operatorWith(server, ['games'])
  const ask = () => games.call(ops.care.voidRounds, { params: { name }, body: { reason } })
  const approve = (approvalId: string) =>
    checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })

  expect((await ask()).status).toBe(refusals.game_runs.status)
  dataOf(await games.call(ops.switches.stop, { params: { name }, body: { reason } }))
  const { approvalId } = dataOf(await ask())
  const own = { params: { approvalId }, body: {} }
  expect((await games.call(ops.approvals.approve, own)).status).toBe(
    refusals.operator_own_request.status,
  )
  expect(dataOf(await one.player.call(casino.minesRounds, {}))[0]?.end).not.toBe('voided')
  expect((await approve(approvalId)).status).toBe(200)

  for (const { player, roundId } of [one, two]) {
    const [round] = dataOf(await player.call(casino.minesRounds, {}))
    expect(round).toMatchObject({ roundId, status: 90, end: 'voided' })
    const { cash, held } = await server.deps.ledger.balances(player.playerId)
    expect([cash.balance, held.balance]).toEqual([1_000n, 0n])
    const { records } = dataOf(await player.call(wallet.records, { query: {} }))
    expect(records.map(({ type, amount, movement }) => [type, amount, movement])).toEqual([
      ['31', '10.00', 'Aposta devolvida'],
      ['31', '-10.00', 'Aposta'],
      ['90', '10.00', expect.any(String)],
    ])
  }
  const [mines] = dataOf(await games.call(ops.care.returns, { query: {} })).filter(
    (row) => row.game === 'mines',
  )
  expect(mines).toMatchObject({ voids: 2, voidedStakes: '20.00', openRounds: 0 })
  expect((await ask()).status).toBe(refusals.not_found.status)
})

test('[GAM-18] a game that was started again meanwhile gives nothing back', async () => {
  const games = await operatorWith(server, ['games'])
  const checker = await operatorWith(server, ['games'])
  const approve = (approvalId: string) =>
    checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })
  const restart = async () => {
    const asked = await games.call(ops.switches.release, { params: { name }, body: { reason } })
    expect((await approve(dataOf(asked).approvalId)).status).toBe(200)
    await server.deps.switches.refresh()
  }
  await restart()
  const { player } = await playing()
  dataOf(await games.call(ops.switches.stop, { params: { name }, body: { reason } }))
  const { approvalId } = dataOf(
    await games.call(ops.care.voidRounds, { params: { name }, body: { reason } }),
  )
  await restart()
  await approve(approvalId)
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(0n)
})

/** Leaves an approval as it stands where the server died before anybody wrote that it was done. */
const cutOff = (approvalId: string, change: object = {}) =>
  server.deps.db
    .updateTable('operator.approval')
    .set({ state: 'approved', ...change })
    .where('approval_id', '=', BigInt(approvalId))
    .execute()

test('[GAM-18] [WAL-13] a giving back that was cut off is finished, and takes no round of later with it', async () => {
  const games = await operatorWith(server, ['games'])
  const checker = await operatorWith(server, ['games'])
  const stop = async () =>
    dataOf(await games.call(ops.switches.stop, { params: { name }, body: { reason } }))
  const ask = async () =>
    dataOf(await games.call(ops.care.voidRounds, { params: { name }, body: { reason } })).approvalId
  const approve = (approvalId: string) =>
    checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })
  const restart = async () => {
    const asked = await games.call(ops.switches.release, { params: { name }, body: { reason } })
    dataOf(await approve(dataOf(asked).approvalId))
    await server.deps.switches.refresh()
  }
  const rowOf = (approvalId: string) =>
    server.deps.db
      .selectFrom('operator.approval')
      .select(['state', 'failure'])
      .where('approval_id', '=', BigInt(approvalId))
      .executeTakeFirstOrThrow()
  const cashOf = async ({ player }: Awaited<ReturnType<typeof playing>>) =>
    (await server.deps.ledger.balances(player.playerId)).cash.balance
  const one = await playing()
  await stop()
  const whole = await ask()
  dataOf(await approve(whole))
  expect(await cashOf(one)).toBe(1_000n)

  await cutOff(whole)
  server.clock.advance(1)
  await restart()
  const later = await playing()
  dataOf(await approve(whole))
  expect(await rowOf(whole)).toEqual({ state: 'done', failure: null })
  await cutOff(whole)
  await stop()
  dataOf(await approve(whole))
  expect(await cashOf(later)).toBe(0n)

  // begun and cut off before the first round: what was open then is given back, running or not
  const part = await ask()
  const { checker_id, decided_at } = await server.deps.db
    .selectFrom('operator.approval')
    .select(['checker_id', 'decided_at'])
    .where('approval_id', '=', BigInt(whole))
    .executeTakeFirstOrThrow()
  await cutOff(part, { checker_id, decided_at, carried_out_at: server.clock.now() })
  server.clock.advance(1)
  await restart()
  const newest = await playing()
  dataOf(await approve(part))
  expect(await rowOf(part)).toEqual({ state: 'done', failure: null })
  expect([await cashOf(later), await cashOf(newest)]).toEqual([1_000n, 0n])
})

test('[GAM-18] a round that cannot be given back now holds no other one up, and the request stays until none is left', async () => {
  const games = await operatorWith(server, ['games'])
  const checker = await operatorWith(server, ['games'])
  const approve = (approvalId: string) =>
    checker.call(ops.approvals.approve, { params: { approvalId }, body: {} })
  const [stuck, other] = [await playing(), await playing()]
  dataOf(await games.call(ops.switches.stop, { params: { name }, body: { reason } }))
  const { approvalId } = dataOf(
    await games.call(ops.care.voidRounds, { params: { name }, body: { reason } }),
  )
  const { ledger } = server.deps
  const submit = ledger.submit.bind(ledger)
  const busy = vi
    .spyOn(ledger, 'submit')
    .mockImplementation(async (playerId, make) =>
      playerId === stuck.player.playerId
        ? { status: 'stale', counter: null }
        : submit(playerId, make),
    )
  const cashOf = async ({ player }: typeof stuck) =>
    (await ledger.balances(player.playerId)).cash.balance
  const stateOf = async () =>
    (
      await server.deps.db
        .selectFrom('operator.approval')
        .select('state')
        .where('approval_id', '=', BigInt(approvalId))
        .executeTakeFirstOrThrow()
    ).state
  expect((await approve(approvalId)).http).toBe(500)
  busy.mockRestore()
  expect(await Promise.all([stuck, other].map(cashOf))).toEqual([0n, 1_000n])
  expect(await stateOf()).toBe('approved')
  dataOf(await approve(approvalId))
  expect(await cashOf(stuck)).toBe(1_000n)
  expect(await stateOf()).toBe('done')
})
