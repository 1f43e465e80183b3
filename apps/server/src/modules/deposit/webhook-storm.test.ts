import { expect, test, vi } from 'vitest'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { sweepPayments, sweepRefunds } from './watch-payments.ts'

const server = pixServerOfFile()

const PLAYERS = 6
const PACKAGES = ['brl-20', 'brl-50', 'brl-100', 'brl-200']
const PAID = '370.00'
const COPIES = 12

type Deposit = {
  readonly player: Payer
  readonly orderId: string
  readonly payNo: string
  readonly endToEndId: string
}

/** Players who paid all their orders, of which the provider has told nothing yet. */
async function payQuietly(): Promise<readonly Deposit[]> {
  await server.sandbox.faults({ webhooks: { hold: true } })
  const deposits: Deposit[] = []
  for (let i = 0; i < PLAYERS; i++) {
    const player = await registerPayer(server)
    for (const pkgId of PACKAGES) {
      const { orderId, payNo, code } = await orderDeposit(server, player, pkgId)
      deposits.push({ player, orderId, payNo, endToEndId: await payAs(server, player, code) })
    }
  }
  return deposits
}

/** What the provider tells of a Pix; of it the server must believe nothing but the id. */
const told = ({ endToEndId, payNo }: Pick<Deposit, 'endToEndId' | 'payNo'>, valor: string) => ({
  endToEndId,
  txid: payNo,
  valor,
  horario: server.clock.now().toISOString(),
})

type Post = { readonly path: string; readonly body: string; readonly answer: number }

/** Each deposit so many times: alone, with a wrong amount, in groups that lie across each other. */
function notifications(path: string, deposits: readonly Deposit[]): Post[] {
  const post = (pix: object[]) => ({ path, body: JSON.stringify({ pix }), answer: 200 })
  return Array.from({ length: COPIES }, (_, copy) =>
    deposits.map((deposit, i) => {
      const next = deposits[(i + copy) % deposits.length]!
      const first = told(deposit, copy % 2 === 0 ? '100.00' : '9000.00')
      return post(copy < 8 ? [first] : [told(next, '0.01'), first, first])
    }),
  ).flat()
}

/** What is not the provider's, and what nobody can read. */
function noise(path: string, deposits: readonly Deposit[]): Post[] {
  const forged = deposits.map((deposit, i) => ({
    ...told(
      { ...deposit, endToEndId: `E9999999920261120FORGED${String(i).padStart(9, '0')}` },
      '1',
    ),
    valor: '5000.00',
  }))
  const guessed = path.replace(/psp\/.{43}/, `psp/${'A'.repeat(43)}`)
  return [
    ...deposits.map((deposit) => ({
      path: guessed,
      body: JSON.stringify({ pix: [told(deposit, '100.00')] }),
      answer: 404,
    })),
    ...forged.map((one) => ({ path, body: JSON.stringify({ pix: [one] }), answer: 200 })),
    ...[
      '',
      '{"pix":',
      'null',
      '[]',
      '{"pix":"all"}',
      '{"pix":[null]}',
      '{"pix":[{"valor":1}]}',
    ].map((body) => ({ path, body, answer: 400 })),
  ]
}

/** The same ones in an order in which neighbours come from everywhere. */
const shuffled = <T>(list: readonly T[], step = 7): T[] =>
  Array.from({ length: step }, (_, start) => list.filter((_one, i) => i % step === start))
    .toReversed()
    .flat()

async function deliver(origin: string, { path, body, answer }: Post) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(origin + path, { method: 'POST', headers, body })
  return { answer, given: response.status, text: await response.text() }
}

const creditsOf = async ({ playerId }: Payer) =>
  (await server.deps.ledger.entries(playerId, 'cash', { limit: 100 })).filter(
    ({ kind }) => kind === 'deposit',
  ).length

test('[TST-06] [PIX-05] a storm of notifications, true, forged and broken ones, credits each deposit once', async () => {
  const deposits = await payQuietly()
  const webhook = new URL((await server.deps.pix.getWebhook(server.deps.env.PIX_RECEIVER_KEY))!)
  const path = `${webhook.pathname}/pix`
  const posts = shuffled([...notifications(path, deposits), ...noise(path, deposits)])
  server.syncClock()
  const [answers] = await Promise.all([
    Promise.all(posts.map((post) => deliver(webhook.origin, post))),
    server.sandbox.faults({ webhooks: { group: true, reverse: true, copies: 3 } }),
    ...Array.from({ length: 3 }, () => sweepPayments(server.deps)),
    sweepRefunds(server.deps),
  ])

  expect(posts.length).toBeGreaterThan(300)
  expect(answers.filter(({ answer, given }) => given !== answer)).toEqual([])
  for (const { player, orderId } of deposits) {
    await vi.waitFor(async () => expect(await statusOf(player, orderId)).toBe('10'))
  }
  for (const player of new Set(deposits.map((deposit) => deposit.player))) {
    expect(await balanceOf(player)).toMatchObject({ balance: PAID, held: '0.00' })
    expect(await creditsOf(player)).toBe(PACKAGES.length)
  }
  const health = await fetch(`${webhook.origin}/health`)
  expect(health.status).toBe(200)
  await server.verify()
})
