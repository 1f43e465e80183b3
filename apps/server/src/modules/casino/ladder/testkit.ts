import { randomUUID } from 'node:crypto'
import { casino, user } from '@jogada/contract'
import { drawMines } from '@jogada/core/games/mines'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

/** A new player with money in cash. */
export async function playerWith(server: TestServer, centavos: bigint) {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, centavos)
  return player
}

export const start = (player: TestPlayer, mines = 3, stake = '10.00', key = randomUUID()) =>
  player.call(casino.betMines, { body: { stake, mines } }, { key })

export const pick = (player: TestPlayer, roundId: string, tile: number, key = randomUUID()) =>
  player.call(casino.pickMines, { body: { roundId, tile } }, { key })

export const cashOut = (player: TestPlayer, roundId: string, key = randomUUID()) =>
  player.call(casino.cashOutMines, { body: { roundId } }, { key })

export const balanceOf = async (player: TestPlayer) =>
  dataOf(await player.call(user.getBalance, {}))

/** Where the mines of an open round are, as only the server can know. */
export async function hidden(server: TestServer, player: TestPlayer) {
  const row = await server.deps.db
    .selectFrom('casino.open_round as round')
    .innerJoin('casino.seed_pair as pair', 'pair.seed_pair_id', 'round.seed_pair_id')
    .select(['round.game', 'round.nonce', 'round.params', 'pair.server_seed', 'pair.client_seed'])
    .where('round.player_id', '=', player.playerId)
    .executeTakeFirstOrThrow()
  const seeds = {
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
  }
  return { seeds, params: row.params }
}

/** The board of the player's open round, and the tiles without a mine. */
export async function minesOf(server: TestServer, player: TestPlayer) {
  const { seeds, params } = await hidden(server, player)
  const board = drawMines(seeds, { mines: Number(params) })
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !board.includes(tile))
  return { board, safe }
}

/** An amount as it is written, and so many centavos more. */
export const added = (amount: string, centavos: bigint) => {
  const sum = BigInt(amount.replace('.', '')) + centavos
  return `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`
}
