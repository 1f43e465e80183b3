import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { casino, game, order, wallet } from '@jogada/contract'
import type { Envelope } from '@jogada/contract'
import type { Pool } from 'pg'
import {
  NAME,
  newCharge,
  PASSWORD,
  payCharge,
  registerKnown,
} from '../../apps/server/src/testkit/known-player.ts'
import type { KnownPlayer, Scene } from '../../apps/server/src/testkit/known-player.ts'
import type { ServerClient } from '../../apps/server/src/testkit/server-process.ts'

export type OperationKind =
  | 'dice'
  | 'limbo'
  | 'mines start'
  | 'mines pick'
  | 'mines cash-out'
  | 'withdrawal'
  | 'transfer'

type Sender = (
  server: ServerClient,
  as: { readonly token: string; readonly key: string },
) => Promise<Envelope<unknown>>

type Asked = {
  readonly kind: OperationKind
  readonly key: string
  /** Sends the same request under the same key; throws when the connection breaks. */
  readonly send: Sender
}

/** What a player asked for under a key, and what came back; `lost` when the connection broke. */
export type Operation = Asked & {
  readonly outcome: 'answered' | 'refused' | 'lost'
  readonly data: unknown
}

export type Player = KnownPlayer & {
  readonly playerId: bigint
  readonly operations: Operation[]
  ordersMade: number
  ordersLost: number
  paymentsMade: number
  paymentsLost: number
}

/** Registers a player who passes identification, while everything still lives. */
export async function newPlayer(stage: Scene, pool: Pool, index: number): Promise<Player> {
  const known = await registerKnown(stage, index)
  const { rows } = await pool.query<{ player_id: bigint }>(
    'SELECT player_id FROM account.player WHERE email = $1',
    [known.email],
  )
  const counts = { ordersMade: 0, ordersLost: 0, paymentsMade: 0, paymentsLost: 0 }
  return { ...known, playerId: rows[0]!.player_id, operations: [], ...counts }
}

/** Deposits, plays, transfers and withdraws at random until `signal` ends it, whatever dies. */
export async function act(
  stage: Scene,
  player: Player,
  others: readonly Player[],
  signal: AbortSignal,
): Promise<void> {
  await deposit(stage, player)
  while (!signal.aborted) {
    const dice = randomInt(100)
    const stake = `${randomInt(5, 15)}.00`
    if (dice < 8) await run(stage, player, withdrawal(player))
    else if (dice < 12) await run(stage, player, transfer(others[randomInt(others.length)]!))
    else if (dice < 20) await playMines(stage, player, stake)
    else {
      const outcome = await run(stage, player, dice < 40 ? limbo(stake) : betDice(stake))
      if (outcome === 'refused') await deposit(stage, player)
    }
    await sleep(randomInt(20))
  }
}

/** A round of mines, begun or found open, with a pick or two, and ended or left as it is. */
async function playMines(stage: Scene, player: Player, stake: string) {
  await run(stage, player, minesStart(stake))
  const open = await stage
    .server()
    .call(casino.openRounds, {}, { token: player.token })
    .catch(() => null)
  const round = open?.data?.rounds.find(({ game: name }) => name === 'mines')
  if (!round) return
  for (let picks = randomInt(1, 3); picks > 0; picks--) {
    await run(stage, player, minesPick(round.roundId))
  }
  if (randomInt(3) > 0) await run(stage, player, minesCashOut(round.roundId))
}

const asked = (kind: OperationKind, send: Sender): Asked => ({ kind, key: randomUUID(), send })

const betDice = (stake: string) =>
  asked('dice', (server, as) =>
    server.call(game.betDice, { body: { stake, target: 5050, direction: 'over' } }, as),
  )

const limbo = (stake: string) =>
  asked('limbo', (server, as) => server.call(casino.betLimbo, { body: { stake, target: 200 } }, as))

const minesStart = (stake: string) =>
  asked('mines start', (server, as) =>
    server.call(casino.betMines, { body: { stake, mines: 3 } }, as),
  )

const minesPick = (roundId: string) =>
  asked('mines pick', (server, as) => server.call(casino.randomMines, { body: { roundId } }, as))

const minesCashOut = (roundId: string) =>
  asked('mines cash-out', (server, as) =>
    server.call(casino.cashOutMines, { body: { roundId } }, as),
  )

const withdrawal = ({ cpf }: Player) =>
  asked('withdrawal', (server, as) =>
    server.call(
      order.withdraw,
      {
        body: {
          payCardBank: 'CPF',
          payCardNo: cpf,
          ifsc: cpf,
          name: NAME,
          amount: '50.00',
          whatsapp: '',
        },
      },
      as,
    ),
  )

const transfer = ({ email }: Player) =>
  asked('transfer', (server, as) =>
    server.call(
      wallet.transfer,
      { body: { transferUser: email, transferAmount: '10.00', pwd: PASSWORD } },
      as,
    ),
  )

async function run(stage: Scene, player: Player, what: Asked): Promise<Operation['outcome']> {
  try {
    const answer = await what.send(stage.server(), { token: player.token, key: what.key })
    const outcome = answer.status === 200 ? 'answered' : 'refused'
    player.operations.push({ ...what, outcome, data: answer.data })
    return outcome
  } catch {
    player.operations.push({ ...what, outcome: 'lost', data: null })
    await sleep(200)
    return 'lost'
  }
}

/** Buys a package and pays it at the bank, whatever dies meanwhile. */
export async function deposit(stage: Scene, player: Player): Promise<void> {
  const codigo = await newCharge(stage, player).catch(() => {
    player.ordersLost++
    return null
  })
  if (!codigo) {
    await sleep(200)
    return
  }
  player.ordersMade++
  try {
    await payCharge(stage, codigo, player.cpf)
    player.paymentsMade++
  } catch {
    player.paymentsLost++
  }
}
