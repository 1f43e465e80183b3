import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
} from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { receiveById } from './receive-payment.ts'

let server: PixServer
/** The back office's process, which is not the one that payments come to. */
let desk: TestServer
let risk: TestOperator
beforeAll(async () => {
  server = await startPixServer()
  desk = await serverOn(server.url)
  risk = await operatorWith(desk, ['risk'])
})
afterAll(async () => {
  await desk.close()
  await server.verify()
  await server.close()
})

const reason = 'em apuração'

const restrict = (kind: 'suspended' | 'closed') => async (player: Payer) =>
  dataOf(
    await risk.call(ops.players.restrict, {
      params: { playerId: String(player.playerId) },
      body: { kind, reason },
    }),
  )

const bar = async ({ cpf }: Payer) =>
  dataOf(await risk.call(ops.barred.add, { body: { cpf, kind: 'official', reason } }))

const paymentOf = (endToEndId: string) =>
  server.deps.db
    .selectFrom('deposit.payment')
    .select(['state', 'return_reason'])
    .where('end_to_end_id', '=', endToEndId)
    .executeTakeFirst()

const cashOf = async ({ playerId }: Payer) =>
  (await server.deps.ledger.balances(playerId)).cash.balance

test.each([
  ['suspended', restrict('suspended')],
  ['closed by an operator', restrict('closed')],
  ['barred by law', bar],
])(
  '[RG-04] [RG-08] a Pix that arrives for an account that is %s goes back to its payer',
  async (_, keepOut) => {
    const player = await registerPayer(server)
    // a deposit before has its limits remembered
    const earlier = await orderDeposit(server, player, 'brl-50')
    await payAs(server, player, earlier.code)
    await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('50.00'), {
      timeout: 60_000,
      interval: 50,
    })
    const { code } = await orderDeposit(server, player)
    await keepOut(player)
    const endToEndId = await payAs(server, player, code, true)
    await vi.waitFor(
      async () => {
        await receiveById(server.deps, endToEndId)
        expect(await paymentOf(endToEndId)).toEqual({
          state: 'returned',
          return_reason: 'account',
        })
      },
      { timeout: 60_000, interval: 50 },
    )
    expect(await cashOf(player)).toBe(50_00n)
  },
)

test('[RG-08] whoever was suspended and is let in again pays in as before', async () => {
  const player = await registerPayer(server)
  const { code: refused } = await orderDeposit(server, player)
  await restrict('suspended')(player)
  // its return has the suspension remembered
  const endToEndId = await payAs(server, player, refused, true)
  await vi.waitFor(
    async () => {
      await receiveById(server.deps, endToEndId)
      expect(await paymentOf(endToEndId)).toMatchObject({ state: 'returned' })
    },
    { timeout: 60_000, interval: 50 },
  )
  const params = { playerId: String(player.playerId) }
  dataOf(await risk.call(ops.players.lift, { params, body: { reason } }))
  const again = await signedInAnew(server, player)
  const { code } = await orderDeposit(server, { ...player, ...again })
  await payAs(server, player, code)
  await vi.waitFor(async () => expect(await cashOf(player)).toBe(100_00n), {
    timeout: 60_000,
    interval: 50,
  })
})
