import type { Deps } from '../../deps.ts'
import { playRefusal } from './guard-command.ts'
import type { PlayTerms } from './play-terms.ts'
import { readPlayTerms } from './play-terms.ts'

/**
 * Refuses whoever may neither stake nor deposit now, before they are brought to a game or a
 * payment; gives the terms that it looked at. What counts is the check in the commit of the money.
 */
export async function checkPlay(deps: Deps, playerId: bigint): Promise<PlayTerms> {
  const [terms] = await Promise.all([readPlayTerms(deps, playerId), deps.legalTexts.ready()])
  const { env, legalTexts } = deps
  const refusal = playRefusal({ terms, env, legalTexts, at: deps.clock.now() })
  if (refusal) throw refusal
  return terms
}
