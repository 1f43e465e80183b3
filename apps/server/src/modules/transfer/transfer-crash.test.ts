import { randomUUID } from 'node:crypto'
import { wallet } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { startServerProcess } from '../../testkit/server-process.ts'
import type { ServerProcess } from '../../testkit/server-process.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

// This server runs no workers: what it sends stays in transit.
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.clock.advance(Date.now() - server.clock.now().getTime())
  await server.deps.db
    .updateTable('transfer.terms')
    .set({
      per_day: 10_000n,
      day_amount: centavos(10n ** 9n),
      new_recipient_maximum: centavos(10n ** 9n),
    })
    .execute()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const PASSWORD = 'calçadão-9-ondas'

const startProcess = () =>
  startServerProcess({
    DATABASE_URL: server.url,
    PIX_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  })

async function payerWith(reais: bigint): Promise<Payer> {
  const player = await registerPayer(server)
  if (reais > 0n) await giveCash(server, player.playerId, reais * 100n)
  return player
}

const cashOf = async ({ playerId }: Payer) =>
  (await server.deps.ledger.balances(playerId)).cash.balance

async function inTransit(): Promise<bigint> {
  const { rows } = await server.deps.pool.query<{ sum: bigint }>(
    `SELECT sum(balance)::bigint AS sum FROM ledger.account WHERE owner < 0 AND account = 17`,
  )
  return rows[0]!.sum
}

const body = (to: Payer, amount: string) => ({
  body: { transferUser: to.email, transferAmount: amount, pwd: PASSWORD },
})

const untilDelivered = () =>
  vi.waitFor(async () => expect(await inTransit()).toBe(0n), { timeout: 60_000, interval: 50 })

test('[OPS-01] [R004] a stop between the two sides leaves the money in transit, and the next start ends it', async () => {
  const [ana, bia] = [await payerWith(100n), await payerWith(0n)]
  const sent = dataOf(await ana.call(wallet.transfer, body(bia, '70.00'), { key: randomUUID() }))
  expect(sent.state).toBe('in_transit')
  expect([await cashOf(ana), await inTransit(), await cashOf(bia)]).toEqual([3_000n, 7_000n, 0n])
  await server.verify()
  const next = await startProcess()
  await untilDelivered()
  await next.stop()
  expect([await cashOf(ana), await cashOf(bia)]).toEqual([3_000n, 7_000n])
})

type Pressed = { readonly key: string; readonly to: Payer }

/** Presses until the process dies; tells what was asked for, answered or not. */
async function pressUntilKilled(process: ServerProcess, from: Payer, to: readonly Payer[]) {
  const pressed: Pressed[] = []
  let answered = 0
  const death = new AbortController()
  const pressing = to.map(async (recipient) => {
    while (!death.signal.aborted) {
      const key = randomUUID()
      pressed.push({ key, to: recipient })
      try {
        const answer = await process.call(wallet.transfer, body(recipient, '10.00'), {
          token: from.token,
          key,
        })
        if (answer.status === 200) answered += 1
      } catch {
        return
      }
    }
  })
  await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(4), {
    timeout: 60_000,
    interval: 5,
  })
  await process.kill9()
  death.abort()
  await Promise.all(pressing)
  return pressed
}

test('[OPS-01] [R004] kill -9 in the middle of transfers: each key moved its amount once, to both sides', async () => {
  const ana = await payerWith(20_000n)
  const others = [await payerWith(0n), await payerWith(0n)]
  const pressed: Pressed[] = []
  for (let kill = 0; kill < 3; kill++) {
    pressed.push(...(await pressUntilKilled(await startProcess(), ana, others)))
  }
  const last = await startProcess()
  for (const { key, to } of pressed) {
    const answer = await last.call(wallet.transfer, body(to, '10.00'), { token: ana.token, key })
    expect(answer.status).toBe(200)
  }
  await untilDelivered()
  await last.stop()
  for (const other of others) {
    const count = pressed.filter(({ to }) => to === other).length
    expect(await cashOf(other)).toBe(BigInt(count) * 1_000n)
  }
  expect(await cashOf(ana)).toBe(2_000_000n - BigInt(pressed.length) * 1_000n)
})
