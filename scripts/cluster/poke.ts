import { randomUUID } from 'node:crypto'
import { game } from '@jogada/contract'
import { clientOf } from '../../apps/server/src/testkit/server-process.ts'
import type { Player } from '../drill/crowd.ts'

/** Moves a player's balance by one small bet; false when there is nothing left to bet with. */
export async function pokeBalance(url: string, { token }: Player): Promise<boolean> {
  const body = { stake: '1.00', target: 5050, direction: 'over' as const }
  const answer = await clientOf(url).call(game.betDice, { body }, { token, key: randomUUID() })
  return answer.status === 200
}
