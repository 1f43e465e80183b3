import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { reais } from '@jogada/core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { createPixClient } from './index.ts'

// A PSP behind mutual TLS, on a real socket, with certificates made here.

const txid = 'b'.repeat(32)

// A code printed in the central bank's API Pix examples.
const code =
  '00020126740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5912BARBARA PELE6015SAO MIGUEL DO O62070503***63040433'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pix-tls-'))
  authority('ca')
  authority('stranger')
  signed('psp', 'ca', 'subjectAltName=IP:127.0.0.1')
  signed('client', 'ca')
  signed('impostor', 'stranger')
})
afterAll(() => rmSync(folder, { recursive: true }))

const openssl = (...words: string[]) =>
  execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' })

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'] as const

function authority(name: string) {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`, '-days', '2']
  openssl('req', '-x509', ...KEY, ...files, '-subj', `/CN=${name}`)
}

function signed(name: string, by: string, extension = 'keyUsage=digitalSignature') {
  const request = ['-keyout', `${name}.key`, '-subj', `/CN=${name}`, '-addext', extension]
  openssl(
    'req',
    '-x509',
    ...KEY,
    ...request,
    '-out',
    `${name}.pem`,
    '-days',
    '2',
    '-CA',
    `${by}.pem`,
    '-CAkey',
    `${by}.key`,
  )
}

const pem = (name: string) => readFileSync(join(folder, name), 'utf8')

/**
 * A PSP that talks only to clients whose certificate its authority signed; `names` says to whom.
 */
async function securePsp() {
  const names: string[] = []
  const server = createServer(
    {
      key: pem('psp.key'),
      cert: pem('psp.pem'),
      ca: pem('ca.pem'),
      requestCert: true,
      rejectUnauthorized: true,
    },
    (request, response) => {
      names.push(String((request.socket as TLSSocket).getPeerCertificate().subject.CN))
      if (request.url === '/oauth/token') {
        response.end('{"access_token":"t","expires_in":3600}')
        return
      }
      const calendario = { criacao: '2026-01-02T03:04:05Z', expiracao: 1800 }
      const valor = { original: '20.00' }
      response.end(
        JSON.stringify({ txid, calendario, valor, status: 'ATIVA', pixCopiaECola: code }),
      )
    },
  )
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, names }
}

const clientOf = (baseUrl: string, tls: { cert?: string; key?: string; ca?: string }) =>
  createPixClient({
    baseUrl,
    clientId: 'c',
    clientSecret: 's',
    clock: { now: () => new Date() },
    timeoutMs: 5000,
    ...tls,
  })

const charge = { amount: reais(20n), expiresInSeconds: 1800, key: 'k', description: 'd' }

const settings = (own: Record<string, string>) =>
  readEnv({ DATABASE_URL: 'postgres://localhost/none', ...own })

describe('a PSP behind mutual TLS', () => {
  test('[PIX-08] the client shows its certificate at every call, also at the one for the token', async () => {
    const psp = await securePsp()
    const env = settings({
      PIX_CERT: join(folder, 'client.pem'),
      PIX_KEY: join(folder, 'client.key'),
      PIX_CA: pem('ca.pem'),
    })
    const pix = clientOf(psp.url, { cert: env.PIX_CERT!, key: env.PIX_KEY!, ca: env.PIX_CA! })
    expect(await pix.createCharge(txid, charge)).toMatchObject({ txid, amount: 2_000n })
    expect(psp.names).toEqual(['client', 'client'])
  })

  test.each([
    ['no certificate', {}],
    ['a certificate of another authority', { cert: 'impostor.pem', key: 'impostor.key' }],
  ])('a client with %s gets no answer, and nothing is taken for done', async (_what, own) => {
    const psp = await securePsp()
    const files = Object.entries(own).map(([name, file]) => [name, pem(file)])
    const pix = clientOf(psp.url, { ca: pem('ca.pem'), ...Object.fromEntries(files) })
    await expect(pix.createCharge(txid, charge)).rejects.toMatchObject({
      name: 'PixUnavailable',
      reason: 'connection',
    })
    expect(psp.names).toEqual([])
  })

  test('a PSP whose certificate nobody vouches for is not spoken to', async () => {
    const psp = await securePsp()
    const pix = clientOf(psp.url, { cert: pem('client.pem'), key: pem('client.key') })
    await expect(pix.getCharge(txid)).rejects.toMatchObject({ reason: 'connection' })
    expect(psp.names).toEqual([])
  })

  test('the server refuses to start with half a pair, a wrong pair or an unreadable one', () => {
    const pair = { PIX_CERT: pem('client.pem'), PIX_KEY: pem('client.key') }
    expect(settings(pair).PIX_KEY).toBe(pair.PIX_KEY)
    expect(settings({ ...pair, PIX_KEY: pair.PIX_KEY.replaceAll('\n', '\\n') }).PIX_KEY).toBe(
      pair.PIX_KEY,
    )
    expect(() => settings({ PIX_CERT: pair.PIX_CERT })).toThrow('set together')
    expect(() => settings({ ...pair, PIX_KEY: pem('psp.key') })).toThrow(
      'PIX_KEY is not the key of PIX_CERT',
    )
    expect(() => settings({ ...pair, PIX_CERT: '/nowhere.pem' })).toThrow('PIX_CERT')
    expect(() => settings({ ...pair, PIX_CERT: '-----BEGIN NOTHING' })).toThrow('readable')
  })
})
