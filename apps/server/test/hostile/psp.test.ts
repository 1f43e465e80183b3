import { refusals } from '@jogada/contract'
import type { Envelope } from '@jogada/contract'
import { expect, test, vi } from 'vitest'
import { callbackUrl } from '../../src/modules/pix/index.ts'
import { askFor, noCallbacks, rowOf } from '../../src/modules/withdrawal/testkit.ts'
import { sweepPayouts } from '../../src/modules/withdrawal/watch-payouts.ts'
import { hostileBodies } from '../../src/testkit/hostile-bodies.ts'
import type { HostileBody } from '../../src/testkit/hostile-bodies.ts'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../src/testkit/pix-server.ts'
import { pixServerOfFile } from '../../src/testkit/pix-server-of-file.ts'
import { tablePrints } from '../../src/testkit/table-prints.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)
const EACH = Number(process.env['FUZZ_EACH'] ?? 250)
/** What a callback may be answered: refusals by their code, but not that something broke. */
const known = new Set(
  Object.entries(refusals)
    .filter(([code]) => code !== 'internal_error')
    .map(([, { http, status }]) => `${http}/${status}`),
)

const server = pixServerOfFile()

/** What the PSP would say of money that is credited, not paid, under way and nobody's. */
async function toldOf() {
  await server.sandbox.faults({ ...noCallbacks, payouts: { outcome: 'EM_PROCESSAMENTO' } })
  const player = await registerPayer(server)
  const paid = await orderDeposit(server, player)
  const endToEndId = await payAs(server, player, paid.code)
  const asked = await askFor(server, '200.00')
  await sweepPayouts(server.deps)
  const withdrawal = await rowOf(server, asked)
  expect(withdrawal.state).toBe('sent')
  const at = server.clock.now().toISOString()
  const refund = {
    id: 'r1',
    rtrId: 'D1',
    valor: '100.00',
    status: 'DEVOLVIDO',
    natureza: 'MED_FRAUDE',
  }
  return {
    player,
    paid,
    asked,
    pix: {
      pix: [
        { endToEndId, txid: 'a'.repeat(32), valor: '100.00', horario: at, devolucoes: [refund] },
        { endToEndId: 'E9', txid: null, valor: '9999999999.99', chave: 'k', horario: at },
      ],
    },
    payout: {
      payouts: [
        { idPagamento: withdrawal.payout_id, valor: '1.00', status: 'PAGO', endToEndId: 'E7' },
        {
          idPagamento: 'nobody',
          valor: '200.00',
          status: 'RECUSADO',
          motivo: 'X',
          devolucoes: [{ rtrId: 'D2', valor: '200.00', status: 'DEVOLVIDO' }],
        },
      ],
    },
  }
}

async function tell(
  what: 'pix' | 'payout',
  { payload, contentType }: HostileBody,
  secret?: string,
) {
  const { pathname } = new URL(callbackUrl(server.deps.env))
  const response = await server.app.inject({
    method: 'POST',
    url: `${secret === undefined ? pathname : `/api/psp/${secret}`}/${what}`,
    headers: { 'content-type': contentType },
    payload,
  })
  if (response.statusCode === 200) return '200'
  return `${response.statusCode}/${response.json<Envelope<null>>().status}`
}

test('[TST-05] [PIX-03] no body that a callback can have meets a fault, credits, pays or gives back', async () => {
  const { player, paid, asked, pix, payout } = await toldOf()
  // once as it is: what the PSP then confirms is credited, and nothing else ever
  expect(
    await tell('pix', {
      payload: Buffer.from(JSON.stringify(pix)),
      contentType: 'application/json',
    }),
  ).toBe('200')
  await vi.waitFor(async () => expect(await statusOf(player, paid.orderId)).toBe('10'))
  const open = await orderDeposit(server, player)
  const purses = async () => [await balanceOf(player), await balanceOf(asked.player)]
  const before = { tables: await tablePrints(server.deps.pool), purses: await purses() }
  const wrong: string[] = []
  const said = new Set<string>()
  for (const [what, good] of [
    ['pix', pix],
    ['payout', payout],
  ] as const) {
    for (const body of hostileBodies(good, SEED, EACH)) {
      const answer = await tell(what, body)
      said.add(answer)
      if (answer !== '200' && !known.has(answer)) {
        wrong.push(
          `${what} ${answer} ${body.contentType}: ${body.payload.toString().slice(0, 200)}`,
        )
      }
    }
  }
  expect(wrong).toEqual([])
  // both kinds were among them: bodies that were looked at, and bodies that were refused
  expect(said).toContain('200')
  expect(said).toContain('400/1000')
  expect(await purses()).toEqual(before.purses)
  expect(await statusOf(player, open.orderId)).toBe('00')
  expect((await rowOf(server, asked)).state).toBe('sent')
  const after = await tablePrints(server.deps.pool)
  const changed = Object.keys(after).filter((name) => after[name] !== before.tables[name])
  // a look-up says when the next one is due
  expect(changed.filter((name) => name !== 'withdrawal.request')).toEqual([])
})

test('[TST-05] [SEC-09] without the secret of the address no callback is even read', async () => {
  const { pix, payout } = await toldOf()
  const before = await tablePrints(server.deps.pool)
  const { pathname } = new URL(callbackUrl(server.deps.env))
  const real = pathname.split('/').at(-1)!
  const secrets = [
    real.slice(0, -1),
    `${real}x`,
    real.toLowerCase(),
    real.replace(/^./, '%00'),
    'x',
  ]
  const said = new Set<string>()
  for (const [what, good] of [
    ['pix', pix],
    ['payout', payout],
  ] as const) {
    const whole = { payload: Buffer.from(JSON.stringify(good)), contentType: 'application/json' }
    for (const secret of secrets) said.add(await tell(what, whole, secret))
  }
  expect([...said]).toEqual(['404/1004'])
  const after = await tablePrints(server.deps.pool)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([])
})
