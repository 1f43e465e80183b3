import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startReceiver } from './testkit/start-receiver.ts'
import { chargeBody, receiverKey, someTxid } from './testkit/start-sandbox.ts'

const main = join(import.meta.dirname, 'main.ts')

type Running = { child: ChildProcess; url: string }

async function start(journal: string): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: {
      PIX_SANDBOX_PORT: '0',
      PIX_SANDBOX_DATA: journal,
      PIX_SANDBOX_SETTLE_MS: '400',
      PIX_SANDBOX_RETRY_MS: '50',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: /http:\/\/localhost:\d+/.exec(line.toString())![0] }
}

async function callerOf({ url }: Running) {
  const basic = Buffer.from('jogada:jogada-sandbox').toString('base64')
  const answer = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return async (line: string, body?: object): Promise<Record<string, unknown>> => {
    const [method, path] = line.split(' ') as [string, string]
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
    const response = await fetch(url + path, init)
    const text = await response.text()
    return text ? (JSON.parse(text) as Record<string, unknown>) : {}
  }
}

describe('restart', () => {
  test('after kill -9 charges, payments, refunds, payouts and callbacks go on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pix-restart-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    let isUp = false
    const { callbacks, url: webhookUrl } = await startReceiver((response) =>
      response.writeHead(isUp ? 200 : 500).end(),
    )

    const first = await start(join(folder, 'journal'))
    const call = await callerOf(first)
    await call(`PUT /webhook/${receiverKey}`, { webhookUrl })
    const cob = await call(`PUT /cob/${someTxid()}`, chargeBody())
    const payer = { cpf: '52998224725', nome: 'Ana' }
    const paid = await call('POST /sandbox/pay', { codigo: cob['pixCopiaECola'], ...payer })
    const refund = `/pix/${String(paid['endToEndId'])}/devolucao/d1`
    await call(`PUT ${refund}`, { valor: '7.00' })
    const payout = { idPagamento: 's1', valor: '5.00', chave: '52998224725', ...payer }
    await call('POST /v1/payout', payout)
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')

    isUp = true
    const seen = callbacks.length
    const again = await callerOf(await start(join(folder, 'journal')))
    expect(await again(`GET /cob/${someTxid()}`)).toMatchObject({ status: 'CONCLUIDA' })
    await vi.waitFor(
      async () => {
        expect(await again(`GET ${refund}`)).toMatchObject({ status: 'DEVOLVIDO' })
        expect(await again('GET /v1/payout/s1')).toMatchObject({ status: 'PAGO' })
        expect(callbacks).toHaveLength(seen + 3)
      },
      { timeout: 60_000 },
    )
    const refused = { refusal: 'already_paid' }
    const twice = { codigo: cob['pixCopiaECola'], ...payer }
    expect(await again('POST /sandbox/pay', twice)).toEqual(refused)
  })

  test('a second process on the same port leaves the journal of the first alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pix-twice-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const journal = join(folder, 'journal')
    const first = await start(journal)
    const second = spawn(process.execPath, [main], {
      env: { PIX_SANDBOX_PORT: new URL(first.url).port, PIX_SANDBOX_DATA: journal },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [line] = (await once(second.stderr, 'data')) as [Buffer]
    expect(line.toString()).toMatch(/^pix-sandbox: PIX_SANDBOX_PORT: \d+ is in use\n$/)
    const call = await callerOf(first)
    expect(await call(`PUT /cob/${someTxid()}`, chargeBody())).toMatchObject({ status: 'ATIVA' })
  })

  test('a bad setting is named in one line', async () => {
    const child = spawn(process.execPath, [main], {
      env: { PIX_SANDBOX_PORT: 'many' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [line] = (await once(child.stderr, 'data')) as [Buffer]
    expect(line.toString()).toMatch(/^pix-sandbox: PIX_SANDBOX_PORT: .+\n$/)
    expect(await once(child, 'exit')).toEqual([1, null])
  })
})
