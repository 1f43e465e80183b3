import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { headerNames, pathOf } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply, Envelope } from '@jogada/contract'
import { CAPTCHA, DATA_KEYS, QUICK_HASHES } from './test-server.ts'

const main = resolve(import.meta.dirname, '../main.ts')
const endWithParent = resolve(import.meta.dirname, 'end-with-parent.ts')
const DEVICE = 'device-of-a-test'
/** A third of what a start takes of the processor is compiling, the same each time. */
export const COMPILED = join(tmpdir(), 'jogada-compiled')

export type Answered<T> = Envelope<T> & { readonly http: number }

/** Calls to whatever answers at an address. */
export type ServerClient = {
  readonly url: string
  /** Makes a call over the network; throws when the connection breaks. */
  call<const C extends CallDefinition>(
    definition: C,
    input: CallInput<C>,
    options?: { readonly token?: string; readonly key?: string },
  ): Promise<Answered<CallReply<C>>>
  /** Draws a captcha; `CAPTCHA` is then an accepted answer. */
  drawCaptcha(codeId: string): Promise<void>
}

/** The server as an operator runs it: a process of its own, on its own port. */
export type ServerProcess = ServerClient & {
  /** As a power cut would. */
  kill9(): Promise<void>
  /** Gives the code that it ended with, which is 0 when it ended in order. */
  stop(): Promise<number | null>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the server's main program and waits until it answers. */
export async function startServerProcess(
  settings: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', endWithParent, main], {
    env: {
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: COMPILED,
      LOG_LEVEL: 'error',
      CAPTCHA_TEST_ANSWER: CAPTCHA,
      RATE_LIMITS: 'off',
      PASSWORD_MEMORY_KIB: QUICK_HASHES,
      // to price a season takes each start longer than all else
      OPEN_DATA: 'off',
      DRAW_CHAIN_KEY: '5a'.repeat(32),
      DATA_KEYS,
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server ended')
    await sleep(20)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return code
  }
  return {
    ...clientOf(url),
    kill9: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** Makes the calls of a test device to the server, or the proxy, at this address. */
export const clientOf = (url: string): ServerClient => ({
  url,
  call: (definition, input, options) => call(url, definition, input, options),
  async drawCaptcha(codeId) {
    const response = await fetch(`${url}/api/auth/user/captcha/${codeId}`, {
      headers: { [headerNames.deviceId]: DEVICE },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error('no captcha')
  },
})

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

async function call<const C extends CallDefinition>(
  url: string,
  definition: C,
  input: CallInput<C>,
  options: { readonly token?: string; readonly key?: string } = {},
): Promise<Answered<CallReply<C>>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: object
  }
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const response = await fetch(url + pathOf(definition.path, params) + search, {
    method: definition.method,
    headers: {
      [headerNames.authorization]: options.token ?? '',
      [headerNames.deviceId]: DEVICE,
      ...(options.key ? { [headerNames.idempotencyKey]: options.key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const envelope = (await response.json()) as Envelope<CallReply<C>>
  return { http: response.status, ...envelope }
}
