import { ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { orderDeposit, payAs, registerPayer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { receiveById } from '../deposit/receive-payment.ts'
import { advanceCases } from './case.ts'

const DAY_MS = 86_400_000
const server = pixServerOfFile()

test('[RG-08] under the open licence a barred player gets what was never played and is less than one may withdraw', async () => {
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player, 'brl-20')
  await receiveById(server.deps, await payAs(server, player, code))
  const risk = await operatorWith(server, ['risk'])
  const body = { cpf: player.cpf, kind: 'staff' as const, reason: 'trabalha na operação' }
  dataOf(await risk.call(ops.barred.add, { body }))
  server.clock.advance(2 * DAY_MS)
  await advanceCases(server.deps)
  const { cash, withdrawing } = await server.deps.ledger.balances(player.playerId)
  expect([cash.balance, withdrawing.balance]).toEqual([0n, 20_00n])
})
