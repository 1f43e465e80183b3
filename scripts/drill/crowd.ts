import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth, game, order, user } from '@jogada/contract'
import type { Envelope } from '@jogada/contract'
import type { Pool } from 'pg'
import { CAPTCHA } from '../../apps/server/src/testkit/test-server.ts'
import type { Stage } from './stage.ts'

export type OperationKind = 'bet' | 'withdrawal'

/** What a player asked for under a key, and what came back; `lost` when the connection broke. */
export type Operation = {
  readonly kind: OperationKind
  readonly key: string
  readonly body: object
  readonly outcome: 'answered' | 'refused' | 'lost'
  readonly data: unknown
}

export type Player = {
  readonly playerId: bigint
  readonly cpf: string
  readonly token: string
  readonly operations: Operation[]
  ordersMade: number
  ordersLost: number
  paymentsMade: number
  paymentsLost: number
}

const PASSWORD = 'calçadão-9-ondas'
const NAME = 'Ana Lima Souza'

/** The `index`-th CPF that is valid by its check digits. */
function cpfOf(index: number): string {
  const digits = String(100_000_000 + index * 7919)
  const digit = (text: string) => {
    const sum = Array.from(text).reduce(
      (total, char, i) => total + Number(char) * (text.length + 1 - i),
      0,
    )
    return ((sum * 10) % 11) % 10
  }
  const first = digits + digit(digits)
  return first + digit(first)
}

/** Registers a player and lets them pass identification, while everything still lives. */
export async function newPlayer(stage: Stage, pool: Pool, index: number): Promise<Player> {
  const codeId = String(40_000_000 + index)
  const cpf = cpfOf(index)
  const email = `drill${index}@example.com`
  await stage.server().drawCaptcha(codeId)
  const registered = await stage.server().call(auth.register, {
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
  const known = await stage
    .server()
    .call(user.updateKyc, { body: { name: NAME, cardNo: cpf } }, { token })
  if (known.status !== 200) throw new Error(`not identified: ${known.message}`)
  const { rows } = await pool.query<{ player_id: bigint }>(
    'SELECT player_id FROM account.player WHERE email = $1',
    [email],
  )
  const counts = { ordersMade: 0, ordersLost: 0, paymentsMade: 0, paymentsLost: 0 }
  return { playerId: rows[0]!.player_id, cpf, token, operations: [], ...counts }
}

/** Deposits, bets and withdraws at random until `signal` ends it, whatever dies meanwhile. */
export async function act(stage: Stage, player: Player, signal: AbortSignal): Promise<void> {
  await deposit(stage, player)
  while (!signal.aborted) {
    if (randomInt(100) < 8) await run(stage, player, withdrawal(player))
    else if ((await run(stage, player, bet())) === 'refused') await deposit(stage, player)
    await sleep(randomInt(20))
  }
}

const bet = () => ({
  kind: 'bet' as const,
  key: randomUUID(),
  body: { stake: `${randomInt(5, 15)}.00`, target: 5050, direction: 'over' as const },
})

const withdrawal = ({ cpf }: Player) => ({
  kind: 'withdrawal' as const,
  key: randomUUID(),
  body: {
    payCardBank: 'CPF' as const,
    payCardNo: cpf,
    ifsc: cpf,
    name: NAME,
    amount: '50.00',
    whatsapp: '',
  },
})

type Asked = ReturnType<typeof bet> | ReturnType<typeof withdrawal>

/** Asks again under the same key; throws when the connection breaks. */
export function ask(
  stage: Stage,
  token: string,
  { kind, key, body }: Pick<Operation, 'kind' | 'key' | 'body'>,
): Promise<Envelope<unknown>> {
  const asked = { kind, key, body } as Asked
  return asked.kind === 'bet'
    ? stage.server().call(game.betDice, { body: asked.body }, { token, key })
    : stage.server().call(order.withdraw, { body: asked.body }, { token, key })
}

async function run(stage: Stage, player: Player, asked: Asked): Promise<Operation['outcome']> {
  try {
    const answer = await ask(stage, player.token, asked)
    const outcome = answer.status === 200 ? 'answered' : 'refused'
    player.operations.push({ ...asked, outcome, data: answer.data })
    return outcome
  } catch {
    player.operations.push({ ...asked, outcome: 'lost', data: null })
    await sleep(200)
    return 'lost'
  }
}

async function deposit(stage: Stage, player: Player) {
  const codigo = await newCharge(stage, player).catch(() => {
    player.ordersLost++
    return null
  })
  if (!codigo) return sleep(200)
  player.ordersMade++
  try {
    await pay(stage, codigo, player.cpf)
    player.paymentsMade++
  } catch {
    player.paymentsLost++
  }
}

async function newCharge(stage: Stage, { token }: Player): Promise<string | null> {
  const server = stage.server()
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

async function pay(stage: Stage, codigo: string, cpf: string) {
  const response = await fetch(`${stage.sandboxUrl}/sandbox/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ codigo, cpf, nome: NAME }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the bank answered ${response.status}`)
}
