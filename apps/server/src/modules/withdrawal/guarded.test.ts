import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { order, privacy, refusals, security, wallet } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMoney } from '../../testkit/held-money.ts'
import { registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { secretBytes } from '../../testkit/secret-bytes.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { approveWithdrawal } from './review.ts'
import { richPlayer, untilState } from './testkit.ts'

const PASSWORD = 'calçadão-9-ondas'
const STEP_MS = 30_000
const wrong = refusals.second_factor_wrong.status

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** Gives a player an authenticator app, and its code of now, each time another one. */
async function guard(player: Payer) {
  const { secret } = dataOf(
    await player.call(security.beginSecondFactor, { body: { pwd: PASSWORD } }),
  )
  const next = () => {
    server.clock.advance(STEP_MS)
    return totpCode(secretBytes(secret), totpStep(server.clock.now().getTime()))
  }
  dataOf(await player.call(security.confirmSecondFactor, { body: { code: next() } }))
  return next
}

const press = (player: Payer, amount: string, yzcCode?: string, key: string = randomUUID()) =>
  player.call(
    order.withdraw,
    {
      body: {
        payCardBank: 'CPF',
        payCardNo: player.cpf,
        ifsc: player.cpf,
        name: player.name,
        amount,
        ...(yzcCode === undefined ? {} : { yzcCode }),
      },
    },
    { key },
  )

const cashOf = async ({ playerId }: Payer) =>
  (await server.deps.ledger.balances(playerId)).cash.balance

test('[R079] [R021] a withdrawal takes the code of the authenticator app that guards the account, once', async () => {
  const player = await richPlayer(server)
  const next = await guard(player)
  const code = next()
  expect((await press(player, '60.00')).status).toBe(wrong)
  expect((await press(player, '60.00', code === '000000' ? '111111' : '000000')).status).toBe(wrong)
  expect(await cashOf(player)).toBe(2_000_000n)
  // what is refused for its amount spends no code
  expect((await press(player, '1.00', code)).status).toBe(refusals.withdraw_below_minimum.status)
  const key = randomUUID()
  const first = dataOf(await press(player, '60.00', code, key))
  expect(dataOf(await press(player, '60.00', code, key))).toEqual(first)
  expect((await press(player, '60.00', code)).status).toBe(wrong)
  expect(await cashOf(player)).toBe(1_994_000n)
})

test('[ACC-10] closing an account pays out what is left without another code', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 20_000n)
  await guard(player)
  dataOf(
    await player.call(privacy.closeAccount, { body: { pwd: PASSWORD } }, { key: randomUUID() }),
  )
  const row = await server.deps.db
    .selectFrom('withdrawal.request')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'in_review', amount: 20_000n })
  // an app that was added just now is for a person to look at
  await approveWithdrawal(server.deps, row, { actorId: 'ana' })
  await untilState(server, { player, withdrawalId: String(row.withdrawal_id) }, 'paid')
  const { cash, withdrawing } = await server.deps.ledger.balances(player.playerId)
  expect([cash.balance, withdrawing.balance]).toEqual([0n, 0n])
})

type Shown = { readonly factor: string | undefined; readonly key: string }

const transfer = (from: Payer, to: Payer, { factor, key }: Shown) =>
  from.call(
    wallet.transfer,
    {
      body: {
        transferUser: to.email,
        transferAmount: '100.00',
        pwd: PASSWORD,
        ...(factor && { factor }),
      },
    },
    { key },
  )

test('[R004] [R079] a transfer by the password takes the code too, and is sent once whatever is asked again', async () => {
  const [player, other] = [await richPlayer(server), await registerPayer(server)]
  const next = await guard(player)
  const key = randomUUID()
  const send = (factor?: string) => transfer(player, other, { factor, key })
  expect((await send()).status).toBe(wrong)
  expect(await cashOf(player)).toBe(2_000_000n)
  const sent = dataOf(await send(next()))
  expect(dataOf(await send())).toMatchObject({ transferId: sent.transferId })
  expect(await cashOf(player)).toBe(1_990_000n)
})

test('[SEC-09] [R079] a transfer that is asked again while it is under way is not told that its code is wrong', async () => {
  const [player, other] = [await richPlayer(server), await registerPayer(server)]
  const code = (await guard(player))()
  const key = randomUUID()
  const send = (as = key) => transfer(player, other, { factor: code, key: as })
  const held = await holdMoney(server, player.playerId)
  const first = send()
  await held.untilAwaited()
  expect((await send(randomUUID())).status).toBe(wrong)
  const again = send()
  expect(await Promise.race([again, sleep(1000, 'under way')])).toBe('under way')
  await held.release()
  expect((await first).status).toBe(200)
  expect(await again).toEqual(await first)
  expect(await cashOf(player)).toBe(1_990_000n)
})
