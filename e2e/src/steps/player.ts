import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { auth, headerNames, order, pathOf, user } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply, Envelope } from '@jogada/contract'
import { balanceButton, CAPTCHA, freshCpf, NAME, PASSWORD, withoutGift } from './page.ts'

export type Player = {
  readonly email: string
  readonly cpf: string
  readonly token: string
}

type Wish = {
  /** The deposit package that is bought and paid at the bank, such as '100.00'. */
  readonly deposit?: string
  readonly inviteCode?: string
}

const PRODUCT = `http://localhost:${process.env['E2E_PORT'] ?? '3100'}`
const BANK = process.env['E2E_PIX_URL']!
const BR_CODE = /000201[0-9A-Za-z .,$%*+/:_-]+6304[0-9A-F]{4}/

/**
 * Makes a player over the calls that the app makes, for tests of what comes after the first steps:
 * registered and identified, with a device of their own, and with money where one is wished.
 */
export async function newPlayer({ deposit, inviteCode }: Wish = {}): Promise<Player> {
  const device = randomUUID()
  const codeId = String(randomInt(10_000_000, 99_999_999))
  const email = `j${randomUUID().slice(0, 12)}@example.com`
  const cpf = freshCpf()
  await fetch(`${PRODUCT}/api/auth/user/captcha/${codeId}`, { headers: { deviceId: device } })
  const body = {
    username: email,
    country: '+55',
    phone: '11987654321',
    pwd: PASSWORD,
    pwd1: PASSWORD,
    ...(inviteCode ? { regcode: inviteCode } : {}),
    codeId,
    captCode: CAPTCHA,
    isapp: 0 as const,
  }
  const { access_token: token } = await ask(auth.register, { body }, { device })
  const player = { email, cpf, token }
  await ask(user.updateKyc, { body: { name: NAME, cardNo: cpf } }, { device, token })
  if (deposit) await depositFor(player, deposit, device)
  return player
}

/** Buys a package and pays it at the bank, until the money is there. */
export async function depositFor(
  { token, cpf }: Player,
  price: string,
  device = 'device-of-a-test',
) {
  const as = { token, device }
  const packages = await ask(order.getPrices, {}, as)
  const { pkgId } = packages.find((entry) => entry.price === price)!
  const body = { gift: 0 as const, pkgId, isapp: 0 as const }
  const { orderId, url } = await ask(order.prePay, { params: { pkgId }, body }, as)
  await payOrder(url, cpf)
  while ((await ask(order.getStatus, { params: { orderId } }, as)).status !== '10') {
    // the bank tells the product by itself
  }
}

/** Pays at the bank what the page of an order asks for. */
export async function payOrder(url: string, cpf: string) {
  const [codigo] = BR_CODE.exec(await (await fetch(PRODUCT + url)).text())!
  const paid = await fetch(`${BANK}/sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ codigo, cpf: cpf.replaceAll(/\D/g, ''), nome: NAME }),
  })
  if (!paid.ok) throw new Error(`the bank answered ${paid.status}`)
}

/** Makes a call as the app does; throws in the server's words where it is refused. */
export async function ask<const C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
  {
    token = '',
    device = 'device-of-a-test',
  }: { readonly token?: string; readonly device?: string },
): Promise<CallReply<C>> {
  const { params, query, body } = input as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: object
  }
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const response = await fetch(PRODUCT + pathOf(definition.path, params) + search, {
    method: definition.method,
    headers: {
      [headerNames.authorization]: token,
      [headerNames.deviceId]: device,
      ...(definition.idempotent ? { [headerNames.idempotencyKey]: randomUUID() } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { status, message, data } = (await response.json()) as Envelope<CallReply<C>>
  if (status !== 200) throw new Error(`${definition.path}: ${status} ${message}`)
  return data as CallReply<C>
}

/** Opens a page as this player, as a browser that they logged in with before. */
export async function enterAs(page: Page, { token }: Player, path = '/home') {
  await withoutGift(page)
  await page.goto('/offline.html')
  await page.evaluate((value) => localStorage.setItem('jogada.token', value), token)
  await page.goto(path)
  await balanceButton(page).waitFor({ state: 'attached' })
}
