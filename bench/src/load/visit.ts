// What one player does from login to logout, each step timed.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { auth, game, order, security, sport, SOCKET_PATH } from '@jogada/contract'
import { newCharge, PASSWORD, payCharge } from '@jogada/server/src/testkit/known-player.ts'
import type { KnownPlayer, Scene } from '@jogada/server/src/testkit/known-player.ts'
import { CAPTCHA } from '@jogada/server/src/testkit/test-server.ts'
import { io } from 'socket.io-client'

const DICE_A_VISIT = 5
const PAID_WITHIN_MS = 30_000

/** Milliseconds of each step, and how often it was refused or lost. */
export type Steps = Map<string, { readonly ms: number[]; failed: number }>

type Timed = <T>(step: string, work: () => Promise<T>) => Promise<T>

/** Times what is done and counts what throws; the visit ends with it. */
export const timing =
  (steps: Steps): Timed =>
  async (step, work) => {
    const seen = steps.get(step) ?? { ms: [], failed: 0 }
    steps.set(step, seen)
    const startedAt = performance.now()
    try {
      const result = await work()
      seen.ms.push(performance.now() - startedAt)
      return result
    } catch (error) {
      seen.failed++
      throw error
    }
  }

function dataOf<T>(answer: { status: number; message: string; data?: T | null }): T {
  if (answer.status !== 200 || answer.data === null || answer.data === undefined) {
    throw new Error(`${answer.status} ${answer.message}`)
  }
  return answer.data
}

/** Logs in, opens the socket, looks around, pays a deposit, bets on the match, plays and leaves. */
export async function visit(
  scene: Scene,
  player: KnownPlayer,
  match: sport.SportEvent,
  timed: Timed,
): Promise<void> {
  const server = scene.server()
  const token = await timed('login', async () => {
    const codeId = String(Math.floor(10_000_000 + Math.random() * 80_000_000))
    await server.drawCaptcha(codeId)
    const body = { username: player.email, pwd: PASSWORD, codeId, captCode: CAPTCHA }
    return dataOf(await server.call(auth.login, { body })).access_token
  })
  const { ticket } = await timed('ticket', async () =>
    dataOf(await server.call(security.socketTicket, {}, { token })),
  )
  const socket = io(server.url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    query: { token: ticket },
    forceNew: true,
    reconnection: false,
  })
  try {
    await timed('socket', () => once(socket as never, 'connect'))
    await timed('packages', async () => dataOf(await server.call(order.getPrices, {}, { token })))
    await timed('matches', async () => dataOf(await server.call(sport.sportEvents, { query: {} })))
    const seen = await timed('match', async () =>
      dataOf(await server.call(sport.sportEventCall, { params: { eventId: match.eventId } })),
    )
    await timed('deposit, until the socket says so', async () => {
      const paid = once(socket as never, 'paySuccess', {
        signal: AbortSignal.timeout(PAID_WITHIN_MS),
      })
      const code = await newCharge(scene, { token })
      if (code === null) throw new Error('no charge')
      await payCharge(scene, code, player.cpf)
      await paid
    })
    const [outcome] = seen.markets.find(({ key }) => key === '1x2')!.outcomes
    await timed('sports bet', async () => {
      const body = { outcomeId: outcome!.outcomeId, stake: '2.00', seenOdds: outcome!.odds }
      dataOf(await server.call(sport.placeBet, { body }, { token, key: randomUUID() }))
    })
    for (let played = 0; played < DICE_A_VISIT; played++) {
      await timed('dice', async () => {
        const body = { stake: '1.00', target: 5050, direction: 'over' as const }
        dataOf(await server.call(game.betDice, { body }, { token, key: randomUUID() }))
      })
    }
    await timed('logout', () => server.call(auth.logout, {}, { token }))
  } finally {
    socket.disconnect()
  }
}
