import { limits, ops, user } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import { orderDeposit, payAs, registerPayer, statusOf } from '../../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../../../../testkit/test-player.ts'

const server = pixServerOfFile()

async function deposited() {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player)
  await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  return { player, params: { playerId: String(player.playerId) } }
}

test('[R135] the desk sees a player’s limits, what waits of them, and a pause on the first look', async () => {
  const support = await operatorWith(server, ['support'])
  const player = await registerPlayer(server)
  const params = { playerId: String(player.playerId) }
  const set = async (amount: string) => {
    const body = { kind: 'deposit', window: 'day', amount } as const
    const key = server.deps.rng.uuid()
    dataOf(await player.call(limits.setMoneyLimit, { body }, { key }))
  }
  await set('50.00')
  await set('80.00')
  const seen = () => support.call(ops.playerMoney.limits, { params })
  const before = dataOf(await seen())
  expect(before.pause).toBeNull()
  expect(
    before.limits.find(({ kind, window }) => kind === 'deposit' && window === 'day'),
  ).toMatchObject({ limit: '50.00', used: '0.00', waiting: { limit: '80.00' } })
  const pause = { body: { days: 7 as const } }
  dataOf(await player.call(limits.pausePlay, pause, { key: server.deps.rng.uuid() }))
  const { pause: paused } = dataOf(await seen())
  expect(paused).toMatchObject({ kind: 'pause' })
  const view = dataOf(await support.call(ops.players.view, { params }))
  expect(view.pause).toEqual(paused)
  const unknown = await support.call(ops.playerMoney.limits, { params: { playerId: '999999' } })
  expect(unknown.http).toBe(404)
})

test('[R135] [R195] the desk sees what locks the cash, and takes a bonus back with a reason, once', async () => {
  const support = await operatorWith(server, ['support'])
  const crm = await operatorWith(server, ['crm'])
  const auditor = await operatorWith(server, ['auditor'])
  const { player, params } = await deposited()
  const look = async () =>
    dataOf(await support.call(ops.playerMoney.bonuses, { params, query: {} }))
  const { balance, active, ended } = await look()
  expect(ended).toEqual([])
  expect(balance).toMatchObject({ balance: '100.00', locked: '100.00', bonus: '5.00' })
  expect(balance.locks).toMatchObject([{ source: 'deposit', left: '100.00' }])
  expect(active).toMatchObject([{ amount: '5.00', wagered: '0.00', toWager: '10.00' }])

  const [{ bonusId, campaign }] = active as [(typeof active)[0]]
  const take = { params: { ...params, bonusId }, body: { reason: 'campanha dada por engano' } }
  expect((await support.call(ops.playerMoney.cancelBonus, take)).status).toBe(7000)
  const answers = await Promise.all([1, 2].map(() => crm.call(ops.playerMoney.cancelBonus, take)))
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 404])
  const after = await look()
  expect(after.active).toEqual([])
  expect(after.ended).toMatchObject([{ bonusId, amount: '5.00', end: 'cancelled' }])
  expect(after.balance).toMatchObject({ balance: '100.00', bonus: '0.00' })
  expect(dataOf(await player.call(user.getBalance, {})).bonus).toBe('0.00')
  const trace = dataOf(await auditor.call(ops.playerFile.trace, { params, query: {} }))
  expect(trace.entries.filter(({ action }) => action === 'player.bonus_cancelled')).toMatchObject([
    {
      actor: crm.email,
      reason: 'campanha dada por engano',
      before: { bonus: bonusId, campaign, amount: '5.00' },
    },
  ])
})
