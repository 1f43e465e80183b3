import { assessRisk, evidenceOf, pointsOf } from '@jogada/core/withdrawal/risk'
import type { Deps } from '../../deps.ts'
import { listSessions } from '../account/index.ts'
import type { Sign } from './judged.ts'
import { readLimits } from './limits.ts'
import { readRisk } from './read-risk.ts'
import { readRules } from './rules.ts'

export type StandingRisk = {
  /** 0 to 100. */
  readonly score: number
  /** What makes it up, with what each adds before the whole is cut at 100. */
  readonly signs: readonly (Sign & { readonly points: number })[]
}

/**
 * The risk of a player by the rules of withdrawals, as if all that is free now were withdrawn on
 * the device that was last seen, to wherever the player was paid before.
 */
export async function standingRisk(deps: Deps, playerId: bigint): Promise<StandingRisk> {
  const [limits, [session], { weights, bounds }] = await Promise.all([
    readLimits(deps, playerId),
    listSessions(deps, playerId),
    readRules(deps),
  ])
  const facts = await readRisk(deps, {
    amount: limits.free,
    limits,
    destination: null,
    deviceId: session?.device_id ?? limits.player.registered_device,
  })
  const { score, flags } = assessRisk(facts, weights, bounds)
  return {
    score,
    signs: flags.map((flag) => ({
      flag,
      points: pointsOf(flag, weights),
      ...evidenceOf(flag, facts),
    })),
  }
}
