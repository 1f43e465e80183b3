import { randomUUID } from 'node:crypto'
import { user } from '@jogada/contract'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import type { TestServer } from '../../testkit/test-server.ts'

export const infoOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {}))

/** Registers through the invite code of somebody, from a device and an address of its own. */
export async function invitedTo(
  server: TestServer,
  by?: TestPlayer,
  place: string = randomUUID(),
): Promise<TestPlayer> {
  const regcode = by ? { regcode: (await infoOf(by)).yqm } : {}
  const player = await registerPlayer(server, regcode)
  await moveTo(server, player, place)
  return player
}

async function moveTo(server: TestServer, { playerId }: TestPlayer, place: string) {
  const { db } = server.deps
  await db
    .updateTable('account.player')
    .set({ registered_device: `device ${place}`, registered_address: `address ${place}` })
    .where('player_id', '=', playerId)
    .execute()
  await db
    .updateTable('account.session')
    .set({ device_id: `device ${place}`, address: `address ${place}` })
    .where('player_id', '=', playerId)
    .execute()
}
