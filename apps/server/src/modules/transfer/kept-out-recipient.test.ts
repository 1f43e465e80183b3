import { randomUUID } from 'node:crypto'
import { limits, refusals, wallet } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { restrictPlayer } from '../account/index.ts'
import { listAlerts } from '../alert/index.ts'
import { deliverTransfers } from './deliver-transfers.ts'

// This server runs no workers: what it sends stays in transit until a test delivers it.
const server = serverOfFile()

const PASSWORD = 'calçadão-9-ondas'
const UNKNOWN = refusals.transfer_recipient_unknown.status

async function payerWith(reais: bigint): Promise<Payer> {
  const player = await registerPayer(server)
  if (reais > 0n) await giveCash(server, player.playerId, reais * 100n)
  return player
}

const send = (from: Payer, to: { email: string }) =>
  from.call(
    wallet.transfer,
    { body: { transferUser: to.email, transferAmount: '20.00', pwd: PASSWORD } },
    { key: randomUUID() },
  )

const keepOut = ({ playerId }: Payer, kind: 'suspended' | 'closed') =>
  restrictPlayer(server.deps.db, server.deps, { playerId, kind, reason: 'test' })

const cashOf = async ({ playerId }: Payer) =>
  (await server.deps.ledger.balances(playerId)).cash.balance

test('[R004] nobody can transfer to an account that is suspended or closed, and nobody is told that it is', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  const unknown = await send(ana, { email: 'nobody@example.com' })
  for (const kind of ['suspended', 'closed'] as const) {
    await keepOut(bia, kind)
    const looked = await ana.call(wallet.transferRecipient, { body: { transferUser: bia.email } })
    const sent = await send(ana, bia)
    expect([looked.status, sent.status]).toEqual([UNKNOWN, UNKNOWN])
    expect([looked.message, sent.message]).toEqual([unknown.message, unknown.message])
  }
  expect(await cashOf(ana)).toBe(10_000n)
})

test('[RG-04] nobody can transfer to who is excluded from play, and nobody is told that they are', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  const body = { months: 6 } as const
  dataOf(await bia.call(limits.excludeOneself, { body }, { key: randomUUID() }))
  const looked = await ana.call(wallet.transferRecipient, { body: { transferUser: bia.email } })
  expect([looked.status, (await send(ana, bia)).status]).toEqual([UNKNOWN, UNKNOWN])
  expect(await cashOf(ana)).toBe(10_000n)
})

test('[R004] a transfer that reaches an account closed meanwhile waits there and is named to a person', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  const { transferId } = dataOf(await send(ana, bia))
  await keepOut(bia, 'closed')
  const ending = new AbortController()
  const delivering = deliverTransfers(server.deps, ending.signal)
  await vi.waitFor(async () =>
    expect(await listAlerts(server.deps, { kind: 'closed_money' })).toMatchObject([
      { subject: `player:${bia.playerId}`, detail: { transferId, amount: '20.00' } },
    ]),
  )
  expect(await cashOf(bia)).toBe(2_000n)
  ending.abort()
  await delivering
})
