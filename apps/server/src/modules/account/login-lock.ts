import { createHash } from 'node:crypto'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { noteOccurrence } from '../occurrence/index.ts'
import { countFailure, forgetFailures, tryInTurn } from './failures/failures.ts'
import type { CountedFailure } from './failures/failures.ts'

const FAILURES_FROM_EVERYWHERE = 30

type Login = { readonly email: string; readonly address: string }

/** A login that was counted as failed before its password is looked at. */
export type CountedLogin = Login & CountedFailure

const loginOf = (email: string) => `login:${email}`

/**
 * Counts a login as failed until it has shown to be none. Refuses with `login_locked` where there
 * were too many of this e-mail from this address or from everywhere.
 */
export async function countLogin(deps: Deps, { email, address }: Login): Promise<CountedLogin> {
  const { failures, windowMinutes } = licenceProfile(deps.env.LICENCE_PROFILE).login
  const counted = await countFailure(
    deps,
    { what: loginOf(email), address },
    { fromAddress: failures, fromEverywhere: FAILURES_FROM_EVERYWHERE, windowMinutes },
  )
  if (!counted) throw new Refusal('login_locked', { minutes: windowMinutes })
  return { email, address, ...counted }
}

/** Has logins of an e-mail from one address wait for each other. */
export const logInInTurn = <T>({ email, address }: Login, attempt: () => Promise<T>): Promise<T> =>
  tryInTurn({ what: loginOf(email), address }, attempt)

/** Keeps a failed login, and the lock that it brought, among the significant events. */
export async function tellOfFailure(
  deps: Deps,
  { email, address, isLast }: CountedLogin,
  playerId: bigint | undefined,
): Promise<void> {
  const mark = createHash('sha256').update(email).digest('hex').slice(0, 16)
  const subject = playerId === undefined ? `email:${mark}` : `player:${playerId}`
  await noteOccurrence(deps, { kind: 'login_failed', subject, detail: { address } })
  if (isLast) await noteOccurrence(deps, { kind: 'login_locked', subject, detail: { address } })
}

/** A right password wipes the count of its address. */
export const forgetLogins = ({ db }: Pick<Deps, 'db'>, { email, address }: Login) =>
  forgetFailures(db, { what: loginOf(email), address })

/** A password set by a code from the account’s mail opens the login everywhere. */
export const openLogin = (db: Pick<Kysely<Tables>, 'deleteFrom'>, email: string) =>
  forgetFailures(db, { what: loginOf(email) })
