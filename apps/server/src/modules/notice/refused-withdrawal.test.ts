import { randomUUID } from 'node:crypto'
import { notice, order } from '@jogada/contract'
import { languages } from '@jogada/contract/languages'
import { cashierTexts } from '@jogada/messages'
import { messageText } from '@jogada/messages/push-texts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { findWithdrawal, refuseWithdrawal } from '../withdrawal/index.ts'
import { fillInboxes } from './inbox.ts'

let server: PixServer
const ending = new AbortController()
let filling: Promise<void>
beforeAll(async () => {
  server = await startPixServer()
  filling = fillInboxes(server.deps, ending.signal)
})
afterAll(async () => {
  ending.abort()
  await filling
  await server.verify()
  await server.close()
})

test('a refused withdrawal comes into the inbox with its reason, which every language words', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 2_000_000n)
  const { withdrawalId } = dataOf(
    await player.call(
      order.withdraw,
      {
        body: {
          payCardBank: 'CPF',
          payCardNo: player.cpf,
          ifsc: player.cpf,
          name: player.name,
          amount: '6000.00',
        },
      },
      { key: randomUUID() },
    ),
  )
  const asked = await findWithdrawal(server.deps, player.playerId, BigInt(withdrawalId))
  await refuseWithdrawal(server.deps, asked!, { actorId: 'ana', reason: 'documents_needed' })
  const messages = async () => dataOf(await player.call(notice.inbox, { query: {} })).messages
  await vi.waitFor(async () => expect(await messages()).toHaveLength(1), { timeout: 60_000 })
  const [{ kind, values } = { kind: '', values: {} }] = await messages()
  expect(values).toMatchObject({ amount: '6000.00', reason: 'documents_needed' })
  expect(messageText('pt_BR', kind, values)).toBe(
    'Seu saque de R$ 6.000,00 não pôde ser pago e o valor voltou ao saldo. Precisamos de um documento seu. Envie em Minha conta e peça o saque de novo.',
  )
  for (const { key } of languages) {
    expect(messageText(key, kind, values)).toContain(cashierTexts(key).refused.documents_needed)
  }
})

test('a refusal that was told before reasons were kept ends with its sentence', () => {
  expect(messageText('en_US', 'withdrawal_refused', { amount: '50.00' })).toBe(
    'Your withdrawal of R$ 50,00 could not be paid and is back in your balance.',
  )
})
