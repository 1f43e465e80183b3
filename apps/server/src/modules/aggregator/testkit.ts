import { randomUUID } from 'node:crypto'
import { play } from '@jogada/contract'
import type { ForeignProvider, WalletReply } from '../../testkit/foreign-provider.ts'
import { startForeignProvider } from '../../testkit/foreign-provider.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { syncGames } from './lobby/sync-catalogue.ts'
import { readProviders } from './provider/providers.ts'

export type GameServer = TestServer & { readonly provider: ForeignProvider }

/** A server that knows one provider and its list of games. */
export async function startGameServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<GameServer> {
  const provider = await startForeignProvider()
  const server = await startTestServer({ ...provider.settings, ...settings })
  await syncGames(server.deps, readProviders(server.deps.env)[0]!)
  return {
    ...server,
    provider,
    async close() {
      await server.close()
      await provider.close()
    },
  }
}

export type Seat = {
  readonly player: TestPlayer
  readonly token: string
  bet(amount: bigint, given?: Record<string, unknown>): Promise<WalletReply>
  win(amount: bigint, debitId: string, given?: Record<string, unknown>): Promise<WalletReply>
  rollback(debitId: string, given?: Record<string, unknown>): Promise<WalletReply>
  call(path: string, body?: Record<string, unknown>): Promise<WalletReply>
}

/** Amounts of the dialect are 1/100000 of a real. */
export const units = (centavos: bigint) => Number(centavos * 1000n)

/** A player with cash who has launched the slot; the provider has entered with the token. */
export async function sitDown(
  server: GameServer,
  cash: bigint,
  options: { readonly enter?: boolean; readonly player?: TestPlayer } = {},
): Promise<Seat> {
  const player = options.player ?? (await registerPlayer(server))
  if (cash > 0n) await giveCash(server, player.playerId, cash)
  dataOf(await player.call(play.launch, { body: { gameCode: 'orla.feira' } }))
  const token = server.provider.launches.at(-1)!['token']!
  const seat = seatOf(server, player, token)
  if (options.enter !== false) await seat.call('/user/info')
  return seat
}

/** Calls of a provider with one wallet token, over whichever server. */
export function seatOf(server: GameServer, player: TestPlayer, token: string): Seat {
  const call = (path: string, body: Record<string, unknown> = {}) =>
    server.provider.call(server, path, { request_uuid: randomUUID(), token, ...body })
  const money = (amount: bigint) => ({
    transaction_uuid: randomUUID(),
    round: 'r1',
    currency: 'BRL',
    amount: units(amount),
  })
  return {
    player,
    token,
    call,
    bet: (amount, given) => call('/transaction/bet', { ...money(amount), ...given }),
    win: (amount, debitId, given) =>
      call('/transaction/win', {
        ...money(amount),
        reference_transaction_uuid: debitId,
        round_closed: true,
        ...given,
      }),
    rollback: (debitId, given) =>
      call('/transaction/rollback', {
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: debitId,
        round: 'r1',
        ...given,
      }),
  }
}
