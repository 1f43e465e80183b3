import { auth, order, user } from '@jogada/contract'
import { cpfWithBase } from '@jogada/core/documents/cpf'
import type { ServerClient } from './server-process.ts'
import { CAPTCHA } from './test-server.ts'

/** Where players are: whichever server lives now, and the bank. */
export type Scene = { server(): ServerClient; readonly sandboxUrl: string }

export type KnownPlayer = { readonly email: string; readonly cpf: string; readonly token: string }

export const PASSWORD = 'calçadão-9-ondas'
export const NAME = 'Ana Lima Souza'

/** The `index`-th CPF that is valid by its check digits. */
const cpfOf = (index: number) => cpfWithBase(String(100_000_000 + index * 7919))

/** Registers the `index`-th player, who passes identification. */
export async function registerKnown(scene: Scene, index: number): Promise<KnownPlayer> {
  const server = scene.server()
  const codeId = String(40_000_000 + index)
  const email = `player${index}@example.com`
  await server.drawCaptcha(codeId)
  const registered = await server.call(auth.register, {
    body: {
      username: email,
      country: '+55',
      phone: '11987654321',
      pwd: PASSWORD,
      pwd1: PASSWORD,
      codeId,
      captCode: CAPTCHA,
      isapp: 0,
    },
  })
  if (registered.status !== 200) throw new Error(`not registered: ${registered.message}`)
  const token = registered.data!.access_token
  const cpf = cpfOf(index)
  const body = { name: NAME, cardNo: cpf, birthDate: '1990-05-17' }
  const known = await server.call(user.updateKyc, { body }, { token })
  if (known.status !== 200) throw new Error(`not identified: ${known.message}`)
  return { email, cpf, token }
}

/** Orders the package of R$ 200; gives its copy-and-paste code, null when it was refused. */
export async function newCharge(
  scene: Scene,
  { token }: Pick<KnownPlayer, 'token'>,
): Promise<string | null> {
  const server = scene.server()
  const { data: packages } = await server.call(order.getPrices, {}, { token })
  const chosen = packages?.find(({ price }) => price === '200.00')
  if (!chosen) return null
  const body = { gift: 0 as const, pkgId: chosen.pkgId, isapp: 0 as const }
  const { data } = await server.call(
    order.prePay,
    { params: { pkgId: chosen.pkgId }, body },
    { token },
  )
  if (!data) return null
  const page = await fetch(server.url + data.url)
  return /000201[0-9A-Za-z .,$%*+/:_-]+6304[0-9A-F]{4}/.exec(await page.text())?.[0] ?? null
}

/** Pays a charge at the bank, from the account of that CPF. */
export async function payCharge(scene: Scene, codigo: string, cpf: string): Promise<void> {
  const response = await fetch(`${scene.sandboxUrl}/sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ codigo, cpf, nome: NAME }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the bank answered ${response.status}`)
}
