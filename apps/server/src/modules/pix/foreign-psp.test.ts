import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reais } from '@jogada/core'
import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPixClient, readPayoutCallback, readPixCallback } from './index.ts'

// Answers that another PSP might give and ours does not, on a real socket.

const txid = 'a'.repeat(32)

// A code printed in the central bank's API Pix examples.
const code =
  '00020126740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5912BARBARA PELE6015SAO MIGUEL DO O62070503***63040433'

const charge = {
  txid,
  calendario: { criacao: '2026-01-02T03:04:05.678-03:00', expiracao: 1800 },
  revisao: 0,
  valor: { original: '20.00' },
  status: 'ATIVA',
  chave: 'k',
  pixCopiaECola: code,
}

const request = { amount: reais(20n), expiresInSeconds: 1800, key: 'k', description: 'd' }

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function clientOf(
  answer: RequestListener,
  { onToken = () => {}, timeoutMs = 60_000 }: { onToken?: () => void; timeoutMs?: number } = {},
) {
  const port = await listening(
    createServer((incoming, response) => {
      if (incoming.url?.endsWith('/oauth/token')) {
        onToken()
        response.end('{"access_token":"t","token_type":"bearer","expires_in":"3600"}')
      } else answer(incoming, response)
    }),
  )
  return createPixClient({
    baseUrl: `http://127.0.0.1:${port}/api/v2/`,
    clientId: 'c',
    clientSecret: 's',
    clock: { now: () => new Date() },
    timeoutMs,
  })
}

const answering = (body: unknown, status = 200) =>
  clientOf((_incoming, response) => response.writeHead(status).end(JSON.stringify(body)))

describe('answers of other PSPs', () => {
  test('[PIX-09] unknown fields and codes are let in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, status) => {
        const pix = await answering({ ...charge, novo: value, status: `NOVO_${status}` })
        expect(await pix.getCharge(txid)).toMatchObject({ txid, status: 'unknown' })
      }),
      { numRuns: 20 },
    )
  })

  test('[PIX-06] an endToEndId of 34 and devolucoes that are no list are let in', async () => {
    const endToEndId = `E12345678202009091221${'k'.repeat(13)}`
    const pix = await answering({
      endToEndId,
      valor: '110.00',
      horario: '2020-09-09T20:15:00.358Z',
      devolucoes: {
        id: '123ABC',
        rtrId: 'D12345678202009091221abcdf098765',
        valor: '10.00',
        horario: { solicitacao: '2020-09-09T20:15:00.358Z' },
        status: 'EM_PROCESSAMENTO',
      },
    })
    expect(await pix.getReceived(endToEndId)).toMatchObject({
      endToEndId,
      txid: null,
      refunds: [{ id: '123ABC', amount: 1000n, status: 'processing' }],
    })
  })

  test.each(['MED-2026/11', '', 'ação \0', 'x'.repeat(300)])(
    '[PIX-07] a return that a bank names %j is let in under a name that can be kept',
    async (id) => {
      const back = { id, rtrId: 'D1', valor: '10.00', status: 'DEVOLVIDO' }
      const at = '2020-09-09T20:15:00.358Z'
      const pix = await answering({
        endToEndId: 'E1',
        valor: '110.00',
        horario: at,
        devolucoes: [back],
      })
      const { refunds } = (await pix.getReceived('E1'))!
      expect(refunds).toMatchObject([{ id: expect.stringMatching(/^[a-f0-9]{64}$/) }])
    },
  )

  test.each([
    { valor: { original: 'x20.00' } },
    { valor: { original: '20.0' } },
    { valor: { original: 20 } },
    { calendario: { criacao: 'ontem' } },
    { txid: undefined },
  ])('[PIX-11] a charge with %j is not believed', async (changes) => {
    const pix = await answering({ ...charge, ...changes })
    await expect(pix.getCharge(txid)).rejects.toMatchObject({ reason: 'unreadable_answer' })
  })

  test.each([
    { txid: 'b'.repeat(32) },
    { valor: { original: '20.01' } },
    { pixCopiaECola: undefined },
    { pixCopiaECola: code.replace('PELE', 'PELF') },
    // its checksum is 0007, of which a reader of numbers sees no more than the 7
    { pixCopiaECola: '0002016204303963047zzz' },
    { pixCopiaECola: `${'0'.repeat(600)}63040433` },
  ])(
    '[BRC-02] [BRC-03] a new charge that comes back with %j is not handed out',
    async (changes) => {
      const pix = await answering({ ...charge, ...changes }, 201)
      const made = pix.createCharge(txid, request)
      await expect(made).rejects.toMatchObject({ reason: 'unreadable_answer' })
    },
  )

  test('the base path of the API and its query are kept', async () => {
    const seen: string[] = []
    const pix = await clientOf((incoming, response) => {
      seen.push(incoming.url ?? '')
      response.end(JSON.stringify({ ...charge, pix: [] }))
    })
    await pix.getCharge(txid)
    expect(seen).toEqual([`/api/v2/cob/${txid}`])
  })

  test('every page of a list is read', async () => {
    const pix = await clientOf((incoming, response) => {
      const { searchParams } = new URL(incoming.url ?? '', 'http://psp')
      const page = Number(searchParams.get('paginacao.paginaAtual'))
      const one = { endToEndId: `E${page}`, valor: '1.00', horario: '2026-01-01T00:00:00Z' }
      const paginacao = { paginaAtual: page, quantidadeDePaginas: 3 }
      response.end(JSON.stringify({ parametros: { paginacao }, pix: [one] }))
    })
    const found = await pix.listReceived({ from: new Date(0), to: new Date() })
    expect(found.map(({ endToEndId }) => endToEndId)).toEqual(['E0', 'E1', 'E2'])
  })

  test('[PIX-06] a Pix that cannot be read hides none of the others, and is told', async () => {
    const pix = await clientOf((incoming, response) => {
      const { searchParams } = new URL(incoming.url ?? '', 'http://psp')
      const page = Number(searchParams.get('paginacao.paginaAtual'))
      const one = { endToEndId: `E${page}`, valor: '1.00', horario: '2026-01-01T00:00:00Z' }
      const paginacao = { paginaAtual: page, quantidadeDePaginas: 2 }
      const broken = page === 0 ? [{ ...one, valor: '1,00' }, null] : []
      response.end(JSON.stringify({ parametros: { paginacao }, pix: [...broken, one] }))
    })
    const listed = pix.listReceived({ from: new Date(0), to: new Date() })
    await expect(listed).rejects.toMatchObject({
      reason: 'unreadable_answer',
      readable: [{ endToEndId: 'E0' }, { endToEndId: 'E1' }],
    })
  })

  test('[PIX-10] a payout that cannot be read hides none of the others, and is told', async () => {
    const pix = await clientOf((incoming, response) => {
      const { searchParams } = new URL(incoming.url ?? '', 'http://psp')
      const page = Number(searchParams.get('paginacao.paginaAtual'))
      const one = { idPagamento: `p${page}`, valor: '1.00', status: 'PAGO' }
      const paginacao = { paginaAtual: page, quantidadeDePaginas: 2 }
      const broken = page === 0 ? [{ ...one, valor: '1,00' }, null] : []
      response.end(JSON.stringify({ parametros: { paginacao }, pagamentos: [...broken, one] }))
    })
    await expect(pix.listPayouts({ from: new Date(0), to: new Date() })).rejects.toMatchObject({
      reason: 'unreadable_answer',
      readable: [{ paymentId: 'p0' }, { paymentId: 'p1' }],
    })
  })

  test('[PIX-10] a 404 that no problem explains does not mean "never sent"', async () => {
    const pix = await clientOf((_incoming, response) => response.writeHead(404).end('<html>'))
    await expect(pix.getPayout('p1')).rejects.toMatchObject({ reason: 'unreadable_answer' })
  })

  test('[SEC-12] a redirect is not followed', async () => {
    let visited = false
    const port = await listening(
      createServer((_incoming, response) => {
        visited = true
        response.end(JSON.stringify(charge))
      }),
    )
    const pix = await clientOf((_incoming, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end(),
    )
    await expect(pix.getCharge(txid)).rejects.toMatchObject({ reason: 'unreadable_answer' })
    expect(visited).toBe(false)
  })

  test('[SEC-12] an answer that drips for ever ends at the deadline', async () => {
    const pix = await clientOf(
      (_incoming, response) => {
        const drip = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(drip))
      },
      { timeoutMs: 500 },
    )
    await expect(pix.getCharge(txid)).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('[PIX-08] calls at the same time share one token', async () => {
    let tokens = 0
    const pix = await clientOf((_incoming, response) => response.end(JSON.stringify(charge)), {
      onToken: () => (tokens += 1),
    })
    await Promise.all(Array.from({ length: 20 }, () => pix.getCharge(txid)))
    expect(tokens).toBe(1)
  })

  test('[PIX-08] a token that is never accepted is tried twice and then refused', async () => {
    let calls = 0
    const pix = await clientOf((_incoming, response) => {
      calls += 1
      response.writeHead(401).end('{"type":"https://pix.bcb.gov.br/api/v2/error/AcessoNegado"}')
    })
    await expect(pix.getCharge(txid)).rejects.toMatchObject({ type: 'AcessoNegado', status: 401 })
    expect(calls).toBe(2)
  })
})

describe('callbacks', () => {
  test('[PIX-05] several Pix in one callback are read', () => {
    const one = { endToEndId: 'E1', txid, valor: '1.00', horario: '2026-01-01T00:00:00Z' }
    const found = readPixCallback({ pix: [one, { ...one, endToEndId: 'E2', novo: 1 }] })
    expect(found).toMatchObject([{ endToEndId: 'E1', amount: 100n }, { endToEndId: 'E2' }])
  })

  test('[PIX-10] payouts in a callback are read', () => {
    const one = { idPagamento: 'p1', valor: '5.00', status: 'PAGO', endToEndId: 'E1' }
    expect(readPayoutCallback({ payouts: [one] })).toMatchObject([
      { paymentId: 'p1', amount: 500n, status: 'paid' },
    ])
  })

  test('[SEC-12] whatever else arrives is null and never an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(readPixCallback(body)).toBeNull()
        expect(readPayoutCallback(body)).toBeNull()
      }),
    )
  })
})
