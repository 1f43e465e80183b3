import { randomUUID } from 'node:crypto'
import { privacy, refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCpf } from '../../testkit/pix-server.ts'
import { dataOf, passKyc } from '../../testkit/test-player.ts'
import { sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer, Seat } from '../aggregator/testkit.ts'
import { pausePlay } from '../limits/index.ts'
import { advanceClosings } from './advance-closing.ts'

const pwd = 'calçadão-9-ondas'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const close = ({ player }: Seat) =>
  player.call(privacy.closeAccount, { body: { pwd } }, { key: randomUUID() })
const stateOf = async ({ player }: Seat) => dataOf(await player.call(privacy.closingState, {}))

/** A player whose whole cash lies in an open round of a studio. */
async function allIn(): Promise<{ readonly seat: Seat; readonly debit: string }> {
  const seat = await sitDown(server, 10_00n)
  await passKyc(seat.player, newCpf())
  const debit = randomUUID()
  expect((await seat.bet(10_00n, { transaction_uuid: debit })).status).toBe('RS_OK')
  return { seat, debit }
}

test('[ACC-10] nobody closes an account whose round at a studio is not over', async () => {
  const { seat, debit } = await allIn()
  const refused = await close(seat)
  expect(refused.status).toBe(refusals.close_bets_open.status)
  expect(refused.data).toEqual({ amount: '10.00' })
  expect(await stateOf(seat)).toMatchObject({ state: 'open', held: '10.00' })
  expect((await seat.win(0n, debit)).status).toBe('RS_OK')
  expect(dataOf(await close(seat)).state).toBe('closed')
})

test('[ACC-10] a round at a studio that began while the account was being closed is waited for, and its prize paid out', async () => {
  const { seat, debit } = await allIn()
  const { playerId } = seat.player
  const forever = { key: 'closing', kind: 'closing', endOf: null, asked: 'forever' } as const
  await pausePlay(server.deps, playerId, forever)
  await server.deps.db
    .insertInto('privacy.closing')
    .values({
      player_id: playerId,
      asked_at: server.clock.now(),
      address: '',
      language: 'pt_BR',
      licence_profile: 'open',
      paid_at: null,
      paid: null,
      closed_at: null,
    })
    .execute()
  await advanceClosings(server.deps)
  expect(await stateOf(seat)).toMatchObject({ state: 'closing', waitsFor: 'stake', held: '10.00' })
  expect((await seat.win(25_00n, debit)).status).toBe('RS_OK')
  await advanceClosings(server.deps)
  expect(await stateOf(seat)).toMatchObject({ state: 'closing', withdrawing: '25.00' })
})
