import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countTry, forgetTries } from './second-factor/attempts.ts'
import { spendCode } from './second-factor/codes.ts'
import { secondFactorOf } from './second-factor/second-factor.ts'

/**
 * Passes whoever has no second factor on, or shows its code, which serves once. Refuses with
 * `second_factor_wrong`, and with `login_locked` after too many tries.
 */
export async function confirmFactor(
  deps: Deps,
  playerId: bigint,
  code: string | undefined,
): Promise<void> {
  if ((await secondFactorOf(deps, playerId)).since === null) return
  await countTry(deps, playerId)
  const now = deps.clock.now()
  if (!(await spendCode(deps, { playerId, code: code ?? '', now }))) {
    throw new Refusal('second_factor_wrong')
  }
  await forgetTries(deps, playerId)
}
