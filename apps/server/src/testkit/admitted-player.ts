import { limits } from '@jogada/contract'
import { registerPayer } from './pix-server.ts'
import type { Payer } from './pix-server.ts'
import { admitToPlay, dataOf, giveCash } from './test-player.ts'
import type { TestServer } from './test-server.ts'

/**
 * A player who may play in profile `br`, but for the place: identity, pictures and phone are
 * confirmed, the limits that the profile asks for are set, and there is cash, in centavos.
 */
export async function admittedPlayer(server: TestServer, cash = 100_00n): Promise<Payer> {
  const player = await registerPayer(server)
  await admitToPlay(server, player.playerId)
  const key = () => ({ key: server.deps.rng.uuid() })
  const loss = { kind: 'loss', window: 'day', amount: '900.00' } as const
  dataOf(await player.call(limits.setMoneyLimit, { body: loss }, key()))
  dataOf(await player.call(limits.setTimeLimit, { body: { window: 'day', minutes: 600 } }, key()))
  await giveCash(server, player.playerId, cash)
  return player
}
