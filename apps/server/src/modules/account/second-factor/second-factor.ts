import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { confirmPassword } from '../confirm-password.ts'
import { noteGuardChange } from '../guard-change.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { countTry, forgetTries } from './attempts.ts'
import { spendCode } from './codes.ts'

/** Since when the second factor is on, null when it is off, and the recovery codes left. */
export async function secondFactorOf({ db }: Pick<Deps, 'db'>, playerId: bigint) {
  const factor = await db
    .selectFrom('account.second_factor')
    .select('confirmed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const codes = await db
    .selectFrom('account.recovery_code')
    .select('code_hash')
    .where('player_id', '=', playerId)
    .execute()
  return { since: factor?.confirmed_at?.toISOString() ?? null, recoveryCodes: codes.length }
}

/**
 * Switches the second factor off for whoever knows the password and holds a code. Refuses with what
 * `confirmPassword` refuses, `second_factor_off`, `second_factor_wrong` and `login_locked`.
 */
export async function endSecondFactor(
  deps: Deps,
  playerId: bigint,
  { pwd, code }: { readonly pwd: string; readonly code: string },
): Promise<null> {
  await confirmPassword(deps, playerId, pwd)
  const { since } = await secondFactorOf(deps, playerId)
  if (since === null) throw new Refusal('second_factor_off')
  await countTry(deps, playerId)
  const now = deps.clock.now()
  if (!(await spendCode(deps, { playerId, code, now }))) {
    throw new Refusal('second_factor_wrong')
  }
  await deps.db.transaction().execute(async (db) => {
    await db.deleteFrom('account.recovery_code').where('player_id', '=', playerId).execute()
    await db.deleteFrom('account.second_factor').where('player_id', '=', playerId).execute()
    await noteGuardChange({ db, clock: deps.clock }, playerId, 'second_factor_off')
    await tellOfChange({ db, clock: deps.clock }, playerId, 'second_factor')
  })
  await forgetTries(deps, playerId)
  return null
}
