import type { AddressInfo } from 'node:net'
import { order, user } from '@jogada/contract'
import { checkDigit } from '@jogada/core/documents/check-digit'
import { callbackUrl } from '../modules/pix/index.ts'
import type { PixSandbox } from './pix-sandbox.ts'
import { startPixSandbox } from './pix-sandbox.ts'
import { dataOf, passKyc, registerPlayer } from './test-player.ts'
import type { TestPlayer } from './test-player.ts'
import { startTestServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

export type PixServer = TestServer & {
  readonly sandbox: PixSandbox
  /** Sets the server's clock to the PSP's, which is the real one. */
  syncClock(): void
}

/** A server on a port, with a sandbox PSP of its own that calls it back. */
export async function startPixServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<PixServer> {
  const sandbox = await startPixSandbox()
  const server = await startTestServer({
    PIX_BASE_URL: sandbox.url,
    PIX_BANK_URL: `${sandbox.url}/banco`,
    ...settings,
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  await directCallbacks(server)
  const syncClock = () => server.clock.advance(Date.now() - server.clock.now().getTime())
  syncClock()
  return {
    ...server,
    sandbox,
    syncClock,
    async close() {
      // first, so that no call to it or from it keeps the server from closing
      await sandbox.close()
      await server.close()
    },
  }
}

/** Has the PSP call this server from now on, at the port that it got. */
export async function directCallbacks({ app, deps }: TestServer) {
  const { port } = app.server.address() as AddressInfo
  const url = callbackUrl({ ...deps.env, PUBLIC_URL: `http://127.0.0.1:${port}` })
  await deps.pix.registerWebhook(deps.env.PIX_RECEIVER_KEY, url)
}

let people = 0

/** A valid CPF that no other test of this file has. */
export function newCpf(): string {
  people += 1
  const digits = Array.from(String(700_000_000 + people), Number)
  digits.push(checkDigit(digits, 10))
  digits.push(checkDigit(digits, 11))
  return digits.join('')
}

export type Payer = TestPlayer & { readonly cpf: string; readonly name: string }

/** A player whose identity is confirmed. */
export async function registerPayer(server: TestServer): Promise<Payer> {
  const player = await registerPlayer(server)
  const cpf = newCpf()
  const name = 'Ana Lima Souza'
  await passKyc(player, cpf, name)
  return { ...player, cpf, name }
}

export const pressDeposit = (player: TestPlayer, pkgId = 'brl-100') =>
  player.call(order.prePay, { params: { pkgId }, body: { gift: '1', pkgId } })

/** Orders a package; the code is read off the payment page, as a payer does. */
export async function orderDeposit(server: TestServer, player: TestPlayer, pkgId = 'brl-100') {
  const placed = dataOf(await pressDeposit(player, pkgId))
  const page = await server.app.inject({ url: placed.url })
  const code = /id="code"[^>]*>([^<]+)</.exec(page.body)?.[1]?.trim()
  if (!code) throw new Error('the page shows no code')
  return { ...placed, code }
}

/** Pays a code as the player and gives the endToEndId. */
export const payAs = ({ sandbox }: PixServer, payer: Payer, code: string, force = false) =>
  sandbox.pay({ codigo: code, cpf: payer.cpf, nome: payer.name, force })

export const statusOf = async (player: TestPlayer, orderId: string) =>
  dataOf(await player.call(order.getStatus, { params: { orderId } })).status

export const balanceOf = async (player: TestPlayer) =>
  dataOf(await player.call(user.getBalance, {}))
