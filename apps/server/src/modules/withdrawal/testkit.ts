import { order } from '@jogada/contract'
import { expect, vi } from 'vitest'
import { payInUsdt } from '../../testkit/as-owner.ts'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { findWithdrawal } from './request-store.ts'
import { sweepPayouts } from './watch-payouts.ts'

export type Asked = { readonly player: Payer; readonly withdrawalId: string }

/** A provider that calls nobody back. */
export const noCallbacks = { webhooks: { drop: true } }

/** A player with 20,000 reais at the highest level, whom no limit of a day holds back. */
export async function richPlayer(
  server: PixServer,
  { isPaidInUsdt = false, level = 12 } = {},
): Promise<Payer> {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 2_000_000n)
  await server.deps.db
    .updateTable('account.player')
    .set({ level })
    .where('player_id', '=', player.playerId)
    .execute()
  if (isPaidInUsdt) await payInUsdt(server, player.playerId)
  return player
}

/** A player with 5000 reais asks for a withdrawal to their own CPF, or as the changes say. */
export async function askFor(
  server: PixServer,
  amount: string,
  changes: object = {},
): Promise<Asked> {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 500_000n)
  return askAgain(player, amount, changes)
}

/** The same for a player who is there. */
export async function askAgain(
  player: Payer,
  amount: string,
  changes: object = {},
): Promise<Asked> {
  const body = { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf, amount } as const
  const { withdrawalId } = dataOf(
    await player.call(order.withdraw, { body: { ...body, ...changes } }),
  )
  return { player, withdrawalId }
}

/** The withdrawal as it is kept. */
export const rowOf = async ({ deps }: PixServer, { player, withdrawalId }: Asked) =>
  (await findWithdrawal(deps, player.playerId, BigInt(withdrawalId)))!

/** The withdrawal as its player reads it. */
export const listed = async ({ player, withdrawalId }: Asked, language = 'pt_BR') =>
  dataOf(await player.call(order.withdrawals, {}, { language })).find(
    (one) => one.withdrawalId === withdrawalId,
  )!

/** A round of the worker after every pause of a look-up is over. */
export async function sweepLater(server: PixServer) {
  server.clock.advance(10 * 60_000)
  await sweepPayouts(server.deps)
}

/**
 * Lets the worker go on until the withdrawal is there. Each look takes minutes of the server's
 * clock, so that it looks seldom: hours would lead into another day.
 */
export const untilState = (server: PixServer, asked: Asked, state: string) =>
  vi.waitFor(
    async () => {
      await sweepLater(server)
      expect((await rowOf(server, asked)).state).toBe(state)
    },
    { interval: 250, timeout: 60_000 },
  )
