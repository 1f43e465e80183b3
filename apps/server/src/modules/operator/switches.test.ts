import { randomUUID } from 'node:crypto'
import { auth, ops, referral, refusals, reward } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { registerPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[AUD-06] a service whose stop cannot be traced is not stopped', async () => {
  const risk = await operatorWith(server, ['risk'])
  const stop = () =>
    risk.call(ops.switches.stop, { params: { name: 'games' }, body: { reason: 'em apuração' } })
  const isStopped = async () => {
    await server.deps.switches.refresh()
    return server.deps.switches.isStopped('games')
  }
  await asOwner(server, 'REVOKE INSERT ON audit.entry FROM jogada_app')
  expect((await stop()).http).toBe(500)
  expect(await isStopped()).toBe(false)
  await asOwner(server, 'GRANT INSERT ON audit.entry TO jogada_app')
  expect((await stop()).status).toBe(200)
  expect(await isStopped()).toBe(true)
})

test('while registrations and rewards are stopped no account is made and nothing is taken', async () => {
  const player = await registerPlayer(server)
  const admin = await operatorWith(server, ['admin'])
  const stop = (name: ops.switches.SwitchName) =>
    admin.call(ops.switches.stop, { params: { name }, body: { reason: 'abuso de brindes' } })
  for (const name of ['registrations', 'rewards'] as const) {
    expect((await stop(name)).status).toBe(200)
  }
  await expect(registerPlayer(server)).rejects.toThrow(String(refusals.service_suspended.status))
  const key = randomUUID()
  const answers = [
    await player.call(reward.takeAward, { params: { awardId: 'g-1' }, body: {} }, { key }),
    await player.call(referral.takeStep, { params: { step: 1 } }, { key: randomUUID() }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(
    answers.map(() => refusals.service_suspended.status),
  )
  // who is a player already goes on
  expect((await player.call(auth.logout, {})).status).toBe(200)
})
