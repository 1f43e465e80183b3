import { createHash } from 'node:crypto'
import { licenceProfile } from '@jogada/core/licence/profile'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { noteOccurrence } from '../occurrence/index.ts'

const FAILURES_FROM_EVERYWHERE = 30

type Door = { readonly email: string; readonly address: string }

/** A login that was counted as failed before its password is looked at. */
export type CountedLogin = Door & { readonly isLast: boolean }

const hashOf = (email: string) => createHash('sha256').update(email).digest()

/**
 * Counts a login as failed until it has shown to be none; those of one e-mail are counted one after
 * the other, so that of many at once no more are looked at than of many in a row. Refuses with
 * `login_locked` where there were too many of this e-mail from this address or from everywhere; what
 * is refused does not make the lock longer.
 */
export async function countLogin(
  { db, clock, env }: Deps,
  { email, address }: Door,
): Promise<CountedLogin> {
  const { failures: most, windowMinutes } = licenceProfile(env.LICENCE_PROFILE).login
  const emailHash = hashOf(email)
  const now = clock.now()
  const since = new Date(now.getTime() - windowMinutes * 60_000)
  return db.transaction().execute(async (tx) => {
    const lock = `account.login_failure:${emailHash.toString('hex')}`
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
    const failures = await tx
      .selectFrom('account.login_failure')
      .select('address')
      .where('email_hash', '=', emailHash)
      .where('failed_at', '>', since)
      .limit(FAILURES_FROM_EVERYWHERE)
      .execute()
    const fromHere = failures.filter((failure) => failure.address === address).length
    if (fromHere >= most || failures.length >= FAILURES_FROM_EVERYWHERE) {
      throw new Refusal('login_locked', { minutes: windowMinutes })
    }
    await tx
      .insertInto('account.login_failure')
      .values({ email_hash: emailHash, address, failed_at: now })
      .execute()
    const isLast = fromHere + 1 === most || failures.length + 1 === FAILURES_FROM_EVERYWHERE
    return { email, address, isLast }
  })
}

/** Keeps a failed login, and the lock that it brought, among the significant events. */
export async function tellOfFailure(
  deps: Deps,
  { email, address, isLast }: CountedLogin,
  playerId: bigint | undefined,
): Promise<void> {
  const mark = hashOf(email).toString('hex').slice(0, 16)
  const subject = playerId === undefined ? `email:${mark}` : `player:${playerId}`
  await noteOccurrence(deps, { kind: 'login_failed', subject, detail: { address } })
  if (isLast) await noteOccurrence(deps, { kind: 'login_locked', subject, detail: { address } })
}

/** A right password wipes the count of its address. */
export const forgetLogins = ({ db }: Pick<Deps, 'db'>, { email, address }: Door) =>
  db
    .deleteFrom('account.login_failure')
    .where('email_hash', '=', hashOf(email))
    .where('address', '=', address)
    .execute()

/** A password set by a code from the account’s mail opens the login everywhere. */
export const openLogin = (db: Pick<Kysely<Tables>, 'deleteFrom'>, email: string) =>
  db.deleteFrom('account.login_failure').where('email_hash', '=', hashOf(email)).execute()
