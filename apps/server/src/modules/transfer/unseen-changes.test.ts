import { randomUUID } from 'node:crypto'
import { centavos } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betweenLooks } from '../../testkit/between-looks.ts'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { giveCash } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { restrictPlayer } from '../account/index.ts'
import { shutOut } from '../limits/index.ts'
import { addLock, OWED, readWagerLine, SPORT_DEBT } from '../wallet/index.ts'
import { withdraw } from '../withdrawal/withdraw.ts'
import { sendTransfer } from './send-transfer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const PASSWORD = 'calçadão-9-ondas'

/** Has cash given to a player who must wager all of what they then have. */
async function lock({ playerId }: Payer) {
  const line = await readWagerLine(server.deps, playerId)
  const verdict = await server.deps.ledger.submit(playerId, ({ at }) => ({
    key: randomUUID(),
    bodyHash: 'award',
    kind: 'vip_award',
    postings: [
      { account: 'house:promotion', amount: centavos(-1_000n) },
      { account: 'cash', amount: centavos(1_000n) },
    ],
    ...addLock(playerId, line, {
      lockId: 'award',
      amount: centavos(11_000n),
      given: centavos(1_000n),
      times: 1n,
      at,
    }),
  }))
  expect(verdict.status).toBe('posted')
}

const owe = (name: string) => async (player: Payer) => {
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: randomUUID(),
    bodyHash: '',
    kind: 'test_debt',
    postings: [],
    counters: [{ owner: 'player', name, delta: 10_000n }],
  }))
  expect(verdict.status).toBe('posted')
}

const changes = [
  ['a debt to the cashier', owe(OWED)],
  ['a debt to the sportsbook', owe(SPORT_DEBT)],
  ['a lock', lock],
] as const

async function playerWith(reais: bigint): Promise<Payer> {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, reais * 100n)
  return player
}

const cashOf = async ({ playerId }: Payer) =>
  (await server.deps.ledger.balances(playerId)).cash.balance

test.each(changes)(
  '[R004] %s that comes while a transfer is decided on keeps the cash',
  async (_, change) => {
    const [sender, recipient] = [await playerWith(100n), await registerPayer(server)]
    const deps = betweenLooks(server.deps, () => change(sender))
    const sending = sendTransfer(deps, {
      session: { playerId: sender.playerId, sessionId: 0n },
      key: randomUUID(),
      asked: { transferUser: recipient.email, transferAmount: centavos(10_000n), pwd: PASSWORD },
    })
    await expect(sending).rejects.toMatchObject({ code: 'transfer_above_maximum' })
    expect(await cashOf(sender)).toBeGreaterThanOrEqual(10_000n)
  },
)

test('[ACC-09] a suspension that comes while a transfer is decided on keeps the cash', async () => {
  const [sender, recipient] = [await playerWith(100n), await registerPayer(server)]
  const { playerId } = sender
  const deps = betweenLooks(server.deps, async () => {
    await restrictPlayer(server.deps.db, server.deps, { playerId, kind: 'suspended', reason: '' })
    await shutOut(server.deps, playerId)
  })
  const sending = sendTransfer(deps, {
    session: { playerId, sessionId: 0n },
    key: randomUUID(),
    asked: { transferUser: recipient.email, transferAmount: centavos(10_000n), pwd: PASSWORD },
  })
  await expect(sending).rejects.toMatchObject({ code: 'account_restricted' })
  expect(await cashOf(sender)).toBe(10_000n)
})

test.each(changes)(
  '[R119] %s that comes while a withdrawal is decided on keeps the cash',
  async (_, change) => {
    const player = await playerWith(100n)
    const deps = betweenLooks(server.deps, () => change(player))
    const asking = withdraw(deps, {
      playerId: player.playerId,
      key: randomUUID(),
      asked: {
        payCardBank: 'CPF',
        payCardNo: player.cpf,
        ifsc: player.cpf,
        name: player.name,
        amount: centavos(10_000n),
      },
      deviceId: 'test',
    })
    await expect(asking).rejects.toMatchObject({ code: 'withdraw_nothing_available' })
    expect(await cashOf(player)).toBeGreaterThanOrEqual(10_000n)
  },
)
