import { randomUUID } from 'node:crypto'
import { draw } from '@jogada/contract'
import { drawSlotAt } from '@jogada/core/games/draws'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { createChainKeeper } from './chains/chain-keeper.ts'
import { ensureChains } from './chains/ensure-chains.ts'
import { advanceDraws } from './rounds/advance-draws.ts'

/** One leader of the draws that a test moves by hand. */
export type TestDraws = {
  /** Moves the clock to an instant of a round and does what is due then. */
  step(toMs?: number): Promise<void>
  /** The slot of a channel that the clock is in. */
  slot(channel: DrawChannelCode): ReturnType<typeof drawSlotAt>
}

/** A leader on a server of a test; its chains are short. */
export async function leadDraws(server: TestServer, rounds = 200): Promise<TestDraws> {
  const { deps, clock } = server
  await ensureChains(deps, rounds)
  const leader = { ...deps, chains: createChainKeeper(deps) }
  return {
    async step(toMs) {
      if (toMs !== undefined) clock.advance(toMs - clock.now().getTime())
      await advanceDraws(leader)
    },
    slot: (channel) => drawSlotAt(channel, clock.now().getTime()),
  }
}

/** A player with cash in centavos. */
export async function playerWith(server: TestServer, centavos: bigint): Promise<TestPlayer> {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, centavos)
  return player
}

type Bet = { roundId: string; selection?: 'red' | 'black' | 'white'; stake?: string; key?: string }

export const betDouble = (
  player: TestPlayer,
  { key = randomUUID(), roundId, selection = 'red', stake = '1.00' }: Bet,
) => player.call(draw.betDouble, { body: { roundId, selection, stake } }, { key })

type LuckyBet = {
  roundId: string
  selection: string
  stake?: string
  channel?: 'lucky30s' | 'lucky1m' | 'lucky3m' | 'lucky5m'
}

export const betLucky = (
  player: TestPlayer,
  { roundId, selection, stake = '1.00', channel = 'lucky30s' }: LuckyBet,
) =>
  player.call(
    draw.betLuckyColor,
    { body: { channel, roundId, selection, stake } },
    { key: randomUUID() },
  )

export const myBets = async (player: TestPlayer, channel: DrawChannelCode, round?: string) =>
  dataOf(
    await player.call(draw.myDrawBets, {
      params: { channel },
      ...(round === undefined ? {} : { query: { round } }),
    }),
  )
