import { randomUUID } from 'node:crypto'
import { centavos, reais } from '@jogada/core'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPixSandbox } from '../../testkit/pix-sandbox.ts'
import type { PixSandbox } from '../../testkit/pix-sandbox.ts'
import { PixRefused, PixUnavailable, createPixClient } from './index.ts'
import type { ChargeRequest, PixClient, PixClientOptions } from './index.ts'

const KEY = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'

let psp: PixSandbox
let time = { aheadMs: 0 }

beforeAll(async () => {
  psp = await startPixSandbox({ PIX_SANDBOX_TOKEN_SECONDS: '60' })
})
afterEach(async () => {
  time = { aheadMs: 0 }
  await psp.heal()
})
afterAll(() => psp.close())

const newClient = (changes: Partial<PixClientOptions> = {}): PixClient =>
  createPixClient({
    baseUrl: psp.url,
    clientId: 'jogada',
    clientSecret: 'jogada-sandbox',
    clock: { now: () => new Date(Date.now() + time.aheadMs) },
    timeoutMs: 1000,
    ...changes,
  })

const newTxid = () => randomUUID().replaceAll('-', '')

const deposit = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  amount: reais(20n),
  expiresInSeconds: 1800,
  key: KEY,
  description: 'Depósito Jogada',
  payerCpf: '12345678909',
  payerName: 'Maria Souza',
  ...changes,
})

async function newPaid(pix: PixClient) {
  const charge = await pix.createCharge(newTxid(), deposit())
  const endToEndId = await psp.pay({ codigo: charge.copyPasteCode })
  return { endToEndId, txid: charge.txid }
}

const ever = () => ({
  from: new Date(Date.now() - 3_600_000),
  to: new Date(Date.now() + 3_600_000),
})

describe('charges', () => {
  test('[PIX-01] [PIX-02] a charge is made, found again and made only once', async () => {
    const pix = newClient()
    const txid = newTxid()
    const charge = await pix.createCharge(txid, deposit())
    expect(charge).toMatchObject({ txid, status: 'active', amount: 2000n, payments: [] })
    expect(charge.expiresAt.getTime() - charge.createdAt.getTime()).toBe(1_800_000)
    expect(charge.copyPasteCode).toMatch(/^000201.+6304[0-9A-F]{4}$/)
    expect(await pix.createCharge(txid, deposit())).toEqual(charge)
    expect(await pix.getCharge(txid)).toEqual(charge)
  })

  test('a charge that does not exist is null', async () => {
    expect(await newClient().getCharge(newTxid())).toBeNull()
  })

  test.each([centavos(1n), centavos(1999n), centavos(999_999_999_999n)])(
    '[PIX-02] %s centavos come back as they went',
    async (amount) => {
      const charge = await newClient().createCharge(newTxid(), deposit({ amount }))
      expect(charge.amount).toBe(amount)
    },
  )

  test.each([centavos(0n), centavos(-1n), centavos(1_000_000_000_000n)])(
    '[PIX-02] %s centavos never leave the house',
    async (amount) => {
      const made = newClient().createCharge(newTxid(), deposit({ amount }))
      await expect(made).rejects.toThrow(RangeError)
    },
  )

  test('[PIX-03] a removed charge is answered as removed, also the second time', async () => {
    const pix = newClient()
    const { txid } = await pix.createCharge(newTxid(), deposit())
    expect((await pix.removeCharge(txid)).status).toBe('removed')
    expect((await pix.removeCharge(txid)).status).toBe('removed')
  })

  test('[PIX-03] a paid charge cannot be removed', async () => {
    const pix = newClient()
    const { txid } = await newPaid(pix)
    await expect(pix.removeCharge(txid)).rejects.toThrow(PixRefused)
    expect(await pix.getCharge(txid)).toMatchObject({ status: 'paid', payments: [{ txid }] })
  })

  test('[PIX-08] a refusal carries its type and properties, and no personal value', async () => {
    const made = newClient().createCharge(newTxid(), deposit({ payerCpf: '1234567890X' }))
    const error: unknown = await made.catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(PixRefused)
    expect(error).toMatchObject({
      type: 'CobOperacaoInvalida',
      status: 400,
      violations: [{ property: 'cob.devedor.cpf' }],
    })
    expect(JSON.stringify(error) + String(error)).not.toContain('1234567890X')
  })
})

describe('payments received', () => {
  test('[PIX-04] the payer is known through the CPF filter only', async () => {
    const pix = newClient()
    const { endToEndId, txid } = await newPaid(pix)
    const paidBy = (cpf: string) => pix.listReceived({ ...ever(), txid, cpf })
    expect(await paidBy('52998224725')).toMatchObject([{ endToEndId, amount: 2000n, key: KEY }])
    expect(await paidBy('12345678909')).toEqual([])
    expect(await pix.getReceived(endToEndId)).toMatchObject({ endToEndId, txid, refunds: [] })
    expect(await pix.getReceived('E0')).toBeNull()
  })

  test('[PIX-07] a refund settles, and asking again with its id is the same refund', async () => {
    const pix = newClient()
    const { endToEndId } = await newPaid(pix)
    const asked = await pix.refund(endToEndId, 'r1', reais(5n))
    expect(asked).toMatchObject({ id: 'r1', amount: 500n })
    await vi.waitFor(async () =>
      expect(await pix.getRefund(endToEndId, 'r1')).toMatchObject({ status: 'returned' }),
    )
    expect(await pix.refund(endToEndId, 'r1', reais(5n))).toMatchObject({ status: 'returned' })
    expect((await pix.getReceived(endToEndId))!.refunds).toHaveLength(1)
  })

  test('[PIX-07] another amount under a used id, and more than the Pix, are refused', async () => {
    const pix = newClient()
    const { endToEndId } = await newPaid(pix)
    await pix.refund(endToEndId, 'r1', reais(5n))
    const refused = { type: 'PixDevolucaoInvalida' }
    await expect(pix.refund(endToEndId, 'r1', reais(6n))).rejects.toMatchObject(refused)
    await expect(pix.refund(endToEndId, 'r2', reais(16n))).rejects.toMatchObject(refused)
    expect(await pix.getRefund(endToEndId, 'r2')).toBeNull()
  })

  test('[PIX-07] an id that no refund may have is not sent', async () => {
    const pix = newClient()
    const { endToEndId } = await newPaid(pix)
    for (const id of ['', 'a-1', 'é', 'x'.repeat(36)]) {
      await expect(async () => pix.refund(endToEndId, id, reais(1n))).rejects.toThrow(RangeError)
    }
    expect(await pix.refund(endToEndId, 'x'.repeat(35), reais(1n))).toMatchObject({ amount: 100n })
    expect((await pix.getReceived(endToEndId))!.refunds).toHaveLength(1)
  })

  test('[PIX-05] a webhook is registered', async () => {
    const pix = newClient()
    expect(await pix.getWebhook(KEY)).toBeNull()
    await pix.registerWebhook(KEY, 'http://127.0.0.1:9/api/psp')
    expect(await pix.getWebhook(KEY)).toBe('http://127.0.0.1:9/api/psp')
    await expect(pix.registerWebhook('other', 'http://127.0.0.1:9/')).rejects.toThrow(PixRefused)
  })
})

const payout = (paymentId: string, amount = reais(50n)) => ({
  paymentId,
  amount,
  key: '52998224725',
  holderDocument: '52998224725',
  holderName: 'Ana Souza',
})

describe('payouts', () => {
  test('[PIX-10] a payout is paid once, however often it is sent', async () => {
    const pix = newClient()
    const id = randomUUID()
    expect(await pix.getPayout(id)).toBeNull()
    await pix.sendPayout(payout(id))
    const paid = await vi.waitFor(async () => {
      const found = await pix.getPayout(id)
      expect(found).toMatchObject({ status: 'paid', amount: 5000n })
      return found
    })
    expect(await pix.sendPayout(payout(id))).toEqual(paid)
    const other = pix.sendPayout(payout(id, reais(51n)))
    await expect(other).rejects.toMatchObject({ type: 'PagamentoConflitante', status: 409 })
  })

  test('[PIX-10] a refused payout says why', async () => {
    const pix = newClient()
    const id = randomUUID()
    await pix.sendPayout({ ...payout(id), holderDocument: '12345678909' })
    await vi.waitFor(async () =>
      expect(await pix.getPayout(id)).toMatchObject({
        status: 'refused',
        reason: 'TITULARIDADE_DIVERGENTE',
      }),
    )
  })

  test('[PIX-10] an answer lost after acceptance is unknown, and the look-up tells', async () => {
    const pix = newClient()
    const id = randomUUID()
    await psp.faults({ http: { only: '/v1/payout', answer: 'lost', times: 1 } })
    const sent = pix.sendPayout(payout(id))
    await expect(sent).rejects.toMatchObject({ name: 'PixUnavailable', reason: 'connection' })
    expect(await pix.getPayout(id)).toMatchObject({ paymentId: id, amount: 5000n })
  })

  test('[PIX-10] a payout that was never accepted is not there', async () => {
    const pix = newClient()
    const id = randomUUID()
    await psp.faults({ http: { only: '/v1/payout', status: 503, times: 1 } })
    await expect(pix.sendPayout(payout(id))).rejects.toThrow(PixUnavailable)
    expect(await pix.getPayout(id)).toBeNull()
  })
})

describe('trouble at the PSP', () => {
  test.each([
    [{ status: 500 }, 'server_error'],
    [{ status: 503 }, 'server_error'],
    [{ status: 504 }, 'server_error'],
    [{ status: 429 }, 'server_error'],
    [{ slowMs: 3000 }, 'timeout'],
    [{ answer: 'rubbish' }, 'unreadable_answer'],
    [{ answer: 'truncated' }, 'unreadable_answer'],
    [{ answer: 'huge' }, 'too_large'],
    [{ answer: 'redirect' }, 'unreadable_answer'],
    [{ answer: 'lost' }, 'connection'],
  ])('[PIX-08] [SEC-12] %j leaves the outcome unknown: %s', async (fault, reason) => {
    const pix = newClient()
    await psp.faults({ http: { only: '/cob', ...fault } })
    const made = pix.createCharge(newTxid(), deposit())
    await expect(made).rejects.toMatchObject({ name: 'PixUnavailable', reason })
  })

  test('[PIX-08] after a lost answer the same call gives the same charge', async () => {
    const pix = newClient()
    const txid = newTxid()
    await psp.faults({ http: { only: '/cob', answer: 'lost', times: 1 } })
    await expect(pix.createCharge(txid, deposit())).rejects.toThrow(PixUnavailable)
    expect(await pix.createCharge(txid, deposit())).toMatchObject({ txid, status: 'active' })
  })

  test('[PIX-07] after a lost answer the same refund is found, not made twice', async () => {
    const pix = newClient()
    const { endToEndId } = await newPaid(pix)
    await psp.faults({ http: { only: '/pix', answer: 'lost', times: 1 } })
    await expect(pix.refund(endToEndId, 'r1', reais(20n))).rejects.toThrow(PixUnavailable)
    expect(await pix.refund(endToEndId, 'r1', reais(20n))).toMatchObject({ amount: 2000n })
  })

  test('[PIX-08] a PSP that is not there is unknown too', async () => {
    const pix = newClient({ baseUrl: 'http://127.0.0.1:9' })
    await expect(pix.getCharge(newTxid())).rejects.toMatchObject({ reason: 'connection' })
  })
})

describe('tokens', () => {
  test('[PIX-08] a token that ends midway is renewed and the call goes through', async () => {
    const pix = newClient()
    const { txid } = await pix.createCharge(newTxid(), deposit())
    await psp.faults({ expireTokens: true })
    expect(await pix.getCharge(txid)).toMatchObject({ txid })
  })

  test('[PIX-08] a token serves until shortly before its end, and is then renewed', async () => {
    const pix = newClient()
    const ask = () => Promise.all(Array.from({ length: 20 }, () => pix.getCharge(newTxid())))
    await ask()
    await psp.faults({ http: { only: '/oauth', status: 503 } })
    await ask()
    time.aheadMs = 47_000
    await ask()
    time.aheadMs = 48_000
    await expect(pix.getCharge(newTxid())).rejects.toThrow(PixUnavailable)
  })

  test('[PIX-08] wrong credentials say nothing of the call that waits for them, and are named', async () => {
    const pix = newClient({ clientSecret: 'guess' })
    const refused = {
      name: 'PixUnavailable',
      reason: 'no_access',
      cause: { name: 'PixRefused', type: 'invalid_client', status: 401 },
    }
    await expect(pix.getCharge(newTxid())).rejects.toMatchObject(refused)
    await expect(pix.sendPayout(payout(randomUUID()))).rejects.toMatchObject(refused)
  })
})
