import { promotion, wallet } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import { balanceOf, registerPayer } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { playThrough } from '../../../testkit/play-money.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import { setCampaign } from '../../promotion/testkit.ts'
import { finish, home, offerEvent, placeSlip, settle, takeBack } from '../../sportsbook/testkit.ts'
import { sweepRefunds } from '../watch-payments.ts'
import { refundDeposit } from './refund-deposit.ts'
import { findRefund } from './refund-store.ts'
import { paidDeposit } from './testkit.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000 })

/** The same without the gift of the package, which is 5.00 and wagered twice. */
async function depositWithoutGift(player: Payer): Promise<string> {
  await setCampaign(server, 'page-gift', { is_on: false })
  const endToEndId = await paidDeposit(server, player)
  await setCampaign(server, 'page-gift', { is_on: true })
  return endToEndId
}

const missingOf = async (player: Payer) => {
  const { locked, locks } = dataOf(await player.call(wallet.locks, {}))
  const bonuses = dataOf(await player.call(promotion.bonuses, {}))
  return { locked, locks: locks.map(({ left }) => left), bonus: bonuses.map((one) => one.missing) }
}

async function decide(eventId: string) {
  server.syncClock()
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
}

test('[R062] [R083] a chargeback while a result is taken back plays nothing through that was brought after the bet', async () => {
  const player = await registerPayer(server)
  const first = await depositWithoutGift(player)
  const eventId = await offerEvent(server)
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)], stake: '100.00' }))
  await decide(eventId)
  await paidDeposit(server, player)
  const asBrought = { locks: ['100.00'], bonus: ['110.00'] }
  expect(await missingOf(player)).toEqual({ locked: '100.00', ...asBrought })
  server.syncClock()
  await takeBack(server, eventId)
  await settle(server)
  expect(await missingOf(player)).toMatchObject({ locks: ['100.00', '100.00'], bonus: ['110.00'] })
  await server.sandbox.takeBack(first)
  await until(async () => expect((await balanceOf(player)).balance).toBe('0.00'))
  expect(await missingOf(player)).toMatchObject(asBrought)
  await decide(eventId)
  expect(await balanceOf(player)).toMatchObject({ balance: '200.00', withdrawable: '100.00' })
  expect(await missingOf(player)).toEqual({ locked: '100.00', ...asBrought })
  await playThrough(server, player.playerId, 10_000n)
  expect(await missingOf(player)).toEqual({ locked: '0.00', locks: [], bonus: ['10.00'] })
})

test('[R062] [R195] a refund that the provider refuses after a later deposit lets that one and its bonus need no more', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 50_000n)
  await playThrough(server, player.playerId, 100_000n)
  const first = await depositWithoutGift(player)
  await server.sandbox.faults({ refunds: { outcome: 'EM_PROCESSAMENTO' } })
  const asked = { endToEndId: first, amount: centavos(10_000n), reason: 'pedido' }
  await refundDeposit(server.deps, { ...asked, refundId: 'no' })
  await playThrough(server, player.playerId, 10_000n)
  await paidDeposit(server, player)
  const asBrought = { locked: '100.00', locks: ['100.00'], bonus: ['110.00'] }
  expect(await missingOf(player)).toEqual(asBrought)
  await server.sandbox.faults({ refunds: { outcome: 'NAO_REALIZADO' } })
  await until(async () => {
    server.syncClock()
    await sweepRefunds(server.deps)
    expect(await findRefund(server.deps, first, 'no')).toMatchObject({ state: 'failed' })
  })
  expect(await balanceOf(player)).toMatchObject({ balance: '700.00' })
  expect(await missingOf(player)).toEqual(asBrought)
  await playThrough(server, player.playerId, 10_000n)
  expect(await missingOf(player)).toEqual({ locked: '0.00', locks: [], bonus: ['10.00'] })
})
