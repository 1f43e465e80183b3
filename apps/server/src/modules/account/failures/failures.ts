import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { createTurns } from '../../../platform/in-turn.ts'
import type { Tables } from '../../../tables.ts'

/** What is guessed at, named with its kind (`login:…`), and from where. */
export type Door = { readonly what: string; readonly address: string }

/** How many failures close a door, and for how long they count. */
export type Bounds = {
  readonly fromAddress: number
  readonly fromEverywhere: number
  readonly windowMinutes: number
}

/** A failure counted in advance; `isLast` when no further try is looked at after it. */
export type CountedFailure = { readonly failureId: bigint; readonly isLast: boolean }

const hashOf = (what: string) => createHash('sha256').update(what).digest()

/**
 * Counts a try as failed before what it shows is looked at, or answers null when there were
 * too many. Tries at one thing are counted one after the other, so that of many at once no
 * more are looked at than of many in a row; one that is not looked at does not keep the door
 * closed for longer.
 */
export function countFailure(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { what, address }: Door,
  { fromAddress, fromEverywhere, windowMinutes }: Bounds,
): Promise<CountedFailure | null> {
  const email_hash = hashOf(what)
  const failed_at = clock.now()
  return db.transaction().execute(async (tx) => {
    const lock = `account.login_failure:${email_hash.toString('hex')}`
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
    const failures = await tx
      .selectFrom('account.login_failure')
      .select('address')
      .where('email_hash', '=', email_hash)
      .where('failed_at', '>', new Date(failed_at.getTime() - windowMinutes * 60_000))
      .limit(fromEverywhere)
      .execute()
    const fromHere = failures.filter((failure) => failure.address === address).length
    if (fromHere >= fromAddress || failures.length >= fromEverywhere) return null
    const { login_failure_id: failureId } = await tx
      .insertInto('account.login_failure')
      .values({ email_hash, address, failed_at })
      .returning('login_failure_id')
      .executeTakeFirstOrThrow()
    const isLast = fromHere + 1 === fromAddress || failures.length + 1 === fromEverywhere
    return { failureId, isLast }
  })
}

const turns = createTurns()

/**
 * Has tries at a door from one address wait for each other, from before they are counted until their
 * outcome is kept: a right one under way is then not counted as a failure against the next.
 */
export const tryInTurn = <T>({ what, address }: Door, attempt: () => Promise<T>): Promise<T> =>
  turns(`${what} ${address}`, attempt)

/** Takes back what turned out to be no failure. */
export const takeFailureBack = ({ db }: Pick<Deps, 'db'>, { failureId }: CountedFailure) =>
  db.deleteFrom('account.login_failure').where('login_failure_id', '=', failureId).execute()

/** Opens a door again: for one address, or without one for all of them. */
export async function forgetFailures(
  db: Pick<Kysely<Tables>, 'deleteFrom'>,
  { what, address }: { readonly what: string; readonly address?: string },
): Promise<void> {
  let failures = db.deleteFrom('account.login_failure').where('email_hash', '=', hashOf(what))
  if (address !== undefined) failures = failures.where('address', '=', address)
  await failures.execute()
}
