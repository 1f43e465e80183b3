import { ops, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { newCpf, payAs, pressDeposit, registerPayer } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { withoutAlerts } from '../../../testkit/without-alerts.ts'
import { listAlerts } from '../../alert/index.ts'
import { findPayment } from '../payment-store.ts'
import { receiveById } from '../receive-payment.ts'
import { findDepositStop, noteFailedPayment } from './failures.ts'

const server = pixServerOfFile()

const MINUTE_MS = 60_000
const paused = refusals.deposits_paused.status
const suspended = refusals.deposits_suspended.status
const packages = ['brl-20', 'brl-50', 'brl-100', 'brl-200', 'brl-500'] as const

/** Codes that the player may hand on: one of each package. */
async function codesOf(player: Payer): Promise<string[]> {
  server.clock.advance(MINUTE_MS)
  const codes: string[] = []
  for (const pkgId of packages) {
    const placed = dataOf(await pressDeposit(player, pkgId))
    const page = await server.app.inject({ url: placed.url })
    codes.push(/id="code"[^>]*>([^<]+)</.exec(page.body)![1]!.trim())
  }
  return codes
}

/** Somebody else pays, and the money has gone back when this is over. */
async function paidByAnother(codigo: string) {
  const endToEndId = await server.sandbox.pay({
    codigo,
    cpf: newCpf(),
    nome: 'Rui Alves',
    force: true,
  })
  await receiveById(server.deps, endToEndId)
  expect((await findPayment(server.deps, endToEndId))!.state).toMatch(/^return/)
}

test('[WAL-10] five payments of somebody else pause deposits, five more suspend them, a person lifts', async () => {
  let risk = await operatorWith(server, ['risk'])
  const player = await registerPayer(server)
  const params = { playerId: String(player.playerId) }
  const body = { reason: 'conversei com o jogador' }
  const press = async () => (await pressDeposit(player, 'brl-20')).status
  const stop = async () => dataOf(await risk.call(ops.players.view, { params })).depositStop

  const codes = [...(await codesOf(player)), ...(await codesOf(player)), ...(await codesOf(player))]
  for (const code of codes.splice(0, 4)) await paidByAnother(code)
  expect(await press()).toBe(200)
  expect(await stop()).toBeNull()
  await paidByAnother(codes.shift()!)
  expect(await press()).toBe(paused)
  expect(await stop()).toMatchObject({ kind: 'paused' })

  // the player's own money that was ordered before is credited all the same
  await receiveById(server.deps, await payAs(server, player, codes.pop()!, true))
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBeGreaterThan(0n)

  server.clock.advance(30 * MINUTE_MS - 1)
  expect(await press()).toBe(paused)
  server.clock.advance(1)
  expect(await press()).toBe(200)
  for (const code of codes.splice(0, 4)) await paidByAnother(code)
  expect(await press()).toBe(200)
  await paidByAnother(codes.shift()!)
  expect(await press()).toBe(suspended)
  server.clock.advance(25 * MINUTE_MS)
  risk = await operatorWith(server, ['risk'])
  expect(await press()).toBe(suspended)
  const alerts = dataOf(await risk.call(ops.care.alerts, { query: { kind: 'deposits_suspended' } }))
  expect(alerts.map(({ subject }) => subject)).toEqual([`player:${player.playerId}`])

  dataOf(await risk.call(ops.players.liftDeposits, { params, body }))
  expect(await press()).toBe(200)
  expect((await risk.call(ops.players.liftDeposits, { params, body })).http).toBe(404)
})

test('[WAL-10] payments that fail at once are judged one after the other: one pause, no suspension', async () => {
  const player = await registerPayer(server)
  const codes = await codesOf(player)
  await Promise.all(codes.map((code) => paidByAnother(code)))
  const rows = await server.deps.db
    .selectFrom('deposit.block')
    .select('kind')
    .where('player_id', '=', player.playerId)
    .execute()
  expect(rows.map(({ kind }) => kind)).toEqual(['paused'])
})

test('[WAL-10] the same payment that is looked at again is one failure', async () => {
  const player = await registerPayer(server)
  const [code] = await codesOf(player)
  const endToEndId = await server.sandbox.pay({ codigo: code!, cpf: newCpf(), nome: 'Rui Alves' })
  for (let again = 0; again < 6; again++) await receiveById(server.deps, endToEndId)
  expect((await pressDeposit(player, 'brl-20')).status).toBe(200)
})

test('[WAL-10] deposits are suspended together with the word of it, or not at all', async () => {
  const player = await registerPayer(server)
  const { playerId: player_id } = player
  const note = async () =>
    noteFailedPayment(server.deps, { player_id, end_to_end_id: `E${server.deps.rng.uuid()}` })
  for (let times = 0; times < 5; times++) await note()
  server.clock.advance(30 * MINUTE_MS)
  for (let times = 0; times < 4; times++) await note()
  await withoutAlerts(server, () => expect(note()).rejects.toThrow('alert.alert'))
  expect(await findDepositStop(server.deps, player_id)).toBeNull()
  await note()
  expect(await findDepositStop(server.deps, player_id)).toMatchObject({ kind: 'suspended' })
  const alerts = await listAlerts(server.deps, { kind: 'deposits_suspended' })
  expect(alerts.map(({ subject }) => subject)).toContain(`player:${player_id}`)
})
