import { expect, test } from 'vitest'
import { balanceOf } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { createPixClient } from '../pix/index.ts'
import type { Asked } from './testkit.ts'
import { askFor, noCallbacks, rowOf, untilState } from './testkit.ts'
import { sweepPayouts } from './watch-payouts.ts'

const server = pixServerOfFile()

const PAYOUTS = 3
const HOUR_MS = 60 * 60_000
const FIRST_WORD_MS = 60_000

/** The same server with a client that waits for the provider only so long. */
function impatient() {
  const { env, clock } = server.deps
  const pix = createPixClient({
    baseUrl: env.PIX_BASE_URL,
    clientId: env.PIX_CLIENT_ID,
    clientSecret: env.PIX_CLIENT_SECRET,
    clock,
    timeoutMs: 250,
  })
  return { ...server.deps, pix }
}

/** What the provider has been asked to pay, by its own list. */
async function paidOut(): Promise<readonly string[]> {
  const now = Date.now()
  const listed = await server.deps.pix.listPayouts({
    from: new Date(now - HOUR_MS),
    to: new Date(now + HOUR_MS),
  })
  return listed.map(({ paymentId }) => paymentId)
}

const stateOf = async (asked: Asked) => (await rowOf(server, asked)).state

test.each([
  ['takes the call and never answers', { slowMs: 600_000, status: 503 }],
  ['pays after nobody waits for it any more', { slowMs: 600 }],
  ['cuts the connection once it has paid', { answer: 'lost' }],
  ['answers 500 once it has paid', { answer: 'failed' }],
] as const)(
  '[TST-06] [PIX-10] a provider that %s pays each payout once when it is well again',
  async (_what, fault) => {
    const before = new Set(await paidOut())
    const asked: Asked[] = []
    for (let i = 0; i < PAYOUTS; i++) asked.push(await askFor(server, '200.00'))
    await server.sandbox.faults({ http: { only: '/v1/payout', ...fault }, ...noCallbacks })
    const deps = impatient()
    for (let round = 0; round < 2; round++) {
      await Promise.all([sweepPayouts(deps), sweepPayouts(deps)])
      for (const one of asked) {
        expect(await stateOf(one)).toBe('sent')
        expect(await balanceOf(one.player)).toMatchObject({
          balance: '4800.00',
          withdrawing: '200.00',
        })
      }
      server.clock.advance(FIRST_WORD_MS + 1)
    }

    await server.sandbox.faults({ http: null, ...noCallbacks })
    for (const one of asked) await untilState(server, one, 'paid')
    const ids = await Promise.all(asked.map(async (one) => (await rowOf(server, one)).payout_id))
    const since = (await paidOut()).filter((id) => !before.has(id))
    expect(since.toSorted()).toEqual(ids.toSorted())
    for (const { player } of asked) {
      expect(await balanceOf(player)).toMatchObject({ balance: '4800.00', withdrawing: '0.00' })
    }
  },
)
