import { createHash } from 'node:crypto'
import { base32, matchTotp } from '@jogada/core/security/totp'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Rng } from '../../../platform/chance.ts'
import type { Tables } from '../../../tables.ts'
import { secretPlace } from './sealed.ts'

/** How many recovery codes a player gets at once. */
export const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What is kept of a recovery code: 80 random bits need no slow hash. */
export const recoveryHash = (code: string) => createHash('sha256').update(plain(code)).digest()

/** Ten new recovery codes, in groups of four. */
export const makeRecoveryCodes = (rng: Rng): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    base32(rng.bytes(RECOVERY_BYTES)).replaceAll(/(.{4})(?=.)/g, '$1-'),
  )

/**
 * Uses a code of the player up: the app's present one, or a recovery code. False when it is
 * neither, was used before, or no second factor is on. No race uses one twice.
 */
export async function spendCode(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  { playerId, code, now }: { readonly playerId: bigint; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const factor = await db
    .selectFrom('account.second_factor')
    .select(['secret', 'used_step'])
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!factor) return false
  const usedStep = factor.used_step === null ? null : Number(factor.used_step)
  const secret = vault.openBytes(factor.secret, secretPlace(playerId))
  const step = matchTotp(secret, plain(code), now.getTime(), usedStep)
  if (step === null) return spendRecoveryCode(db, playerId, code)
  const { numUpdatedRows } = await db
    .updateTable('account.second_factor')
    .set({ used_step: BigInt(step) })
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .where(sql<boolean>`used_step IS NULL OR used_step < ${step}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function spendRecoveryCode(db: Kysely<Tables>, playerId: bigint, code: string) {
  const { numDeletedRows } = await db
    .deleteFrom('account.recovery_code')
    .where('player_id', '=', playerId)
    .where('code_hash', '=', recoveryHash(code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
