import { base32, matchTotp, totpAddress } from '@jogada/core/security/totp'
import type { Session } from '../../../platform/session-lookup.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { confirmPassword } from '../confirm-password.ts'
import { noteGuardChange } from '../guard-change.ts'
import { getPlayer } from '../player-store.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { countTry, forgetTries } from './attempts.ts'
import { makeRecoveryCodes, recoveryHash } from './codes.ts'
import { secretPlace } from './sealed.ts'
import { holdSession } from '../sessions/hold-session.ts'

const SECRET_BYTES = 20
const ISSUER = 'Jogada'

/**
 * Makes a secret for an authenticator app, in the place of one that was never confirmed. Refuses
 * with what `confirmPassword` refuses and with `second_factor_on`.
 */
export async function beginSecondFactor(deps: Deps, playerId: bigint, pwd: string) {
  await confirmPassword(deps, playerId, pwd)
  const secret = deps.rng.bytes(SECRET_BYTES)
  const sealed = deps.vault.sealBytes(secret, secretPlace(playerId))
  const begun = { secret: sealed, begun_at: deps.clock.now(), used_step: null }
  const { numInsertedOrUpdatedRows } = await deps.db
    .insertInto('account.second_factor')
    .values({ player_id: playerId, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(begun)
        .where('account.second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('second_factor_on')
  const { email } = await getPlayer(deps.db, playerId)
  return { secret: base32(secret), address: totpAddress(ISSUER, email, secret) }
}

/**
 * Switches the second factor on by its first code, and gives the recovery codes. Refuses with
 * `second_factor_off` where none was begun, `second_factor_on`, `second_factor_wrong`, and
 * `login_locked` after too many codes.
 */
export async function confirmSecondFactor(deps: Deps, session: Session, code: string) {
  const { playerId } = session
  const factor = await deps.db
    .selectFrom('account.second_factor')
    .select(['secret', 'confirmed_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!factor) throw new Refusal('second_factor_off')
  if (factor.confirmed_at) throw new Refusal('second_factor_on')
  await countTry(deps, playerId)
  const now = deps.clock.now()
  const secret = deps.vault.openBytes(factor.secret, secretPlace(playerId))
  const step = matchTotp(secret, code.replaceAll(/\s/g, ''), now.getTime(), null)
  if (step === null) throw new Refusal('second_factor_wrong')
  const recoveryCodes = makeRecoveryCodes(deps.rng)
  await deps.db.transaction().execute(async (db) => {
    await holdSession(deps, db, session)
    const confirmed = await db
      .updateTable('account.second_factor')
      .set({ confirmed_at: now, used_step: BigInt(step) })
      .where('player_id', '=', playerId)
      .where('secret', '=', factor.secret)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (confirmed.numUpdatedRows === 0n) throw new Refusal('second_factor_on')
    await db.deleteFrom('account.recovery_code').where('player_id', '=', playerId).execute()
    await db
      .insertInto('account.recovery_code')
      .values(recoveryCodes.map((text) => ({ player_id: playerId, code_hash: recoveryHash(text) })))
      .execute()
    await noteGuardChange({ db, clock: deps.clock }, playerId, 'second_factor_on')
    await tellOfChange({ db, clock: deps.clock }, playerId, 'second_factor')
  })
  await forgetTries(deps, playerId)
  return { recoveryCodes }
}
