import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { confirmPassword } from './confirm-password.ts'
import { countTry, forgetTries } from './second-factor/attempts.ts'
import { spendCode } from './second-factor/codes.ts'
import { secondFactorOf } from './second-factor/second-factor.ts'

type Shown = { readonly pwd: string; readonly factor?: string | undefined }

/**
 * Passes whoever knows the password, and the authenticator's code where one is on: what a way to the
 * account is exchanged for. Refuses with what `confirmPassword` refuses, and `second_factor_wrong`.
 */
export async function confirmOwner(deps: Deps, playerId: bigint, { pwd, factor }: Shown) {
  await confirmPassword(deps, playerId, pwd)
  if ((await secondFactorOf(deps, playerId)).since === null) return
  await countTry(deps, playerId)
  const now = deps.clock.now()
  if (!(await spendCode(deps, { playerId, code: factor ?? '', now }))) {
    throw new Refusal('second_factor_wrong')
  }
  await forgetTries(deps, playerId)
}
