import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../../../pix-sandbox/src/main.ts')

type Payment = {
  codigo: string
  cpf?: string
  nome?: string
  valor?: string
  /** Pays although the charge is expired, removed or paid. */
  force?: boolean
}

export type PixSandbox = {
  readonly url: string
  /** Sets switches of `POST /sandbox/faults`. */
  faults(switches: object): Promise<void>
  /** All switches off. */
  heal(): Promise<void>
  /** Pays a copied code, by default as the sandbox payer, and gives the endToEndId. */
  pay(payment: Payment): Promise<string>
  /** The payer's bank takes a Pix back by MED, whole unless an amount is given. */
  takeBack(endToEndId: string, valor?: string): Promise<void>
  /** The payee's bank sends a payout back, whole unless an amount is given. */
  sendBack(payoutId: string, valor?: string): Promise<void>
  close(): Promise<void>
}

/** The sandbox PSP in a process of its own, on a free port and a fresh journal. */
export async function startPixSandbox(
  settings: Readonly<Record<string, string>> = {},
): Promise<PixSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'pix-sandbox-'))
  const child = spawn(process.execPath, [main], {
    env: {
      PIX_SANDBOX_PORT: '0',
      PIX_SANDBOX_DATA: join(folder, 'journal'),
      PIX_SANDBOX_SETTLE_MS: '0',
      PIX_SANDBOX_RETRY_MS: '50',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const port = /localhost:(\d+)/.exec(line.toString())![1]
  const url = `http://127.0.0.1:${port}`

  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  return {
    url,
    faults: async (switches) => void (await post('/sandbox/faults', switches)),
    heal: async () => void (await fetch(`${url}/sandbox/faults`, { method: 'DELETE' })),
    async pay({ cpf = '52998224725', nome = 'Ana Pagadora', ...payment }) {
      const paid = await post('/sandbox/pay', { ...payment, cpf, nome })
      return String(paid['endToEndId'])
    },
    takeBack: async (endToEndId, valor) =>
      void (await post('/sandbox/med', { endToEndId, ...(valor && { valor }) })),
    sendBack: async (idPagamento, valor) =>
      void (await post('/sandbox/payout-return', { idPagamento, ...(valor && { valor }) })),
    async close() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
