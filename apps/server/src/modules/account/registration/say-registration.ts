import type { CallOutput, registration } from '@jogada/contract'
import { readAddress } from '@jogada/core/kyc/address'
import type { PostalAddress, TypedAddress } from '@jogada/core/kyc/address'
import { licenceProfile, registrationFields } from '@jogada/core/licence/profile'
import type { RegistrationField } from '@jogada/core/licence/profile'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findRegistration, keepRegistration } from '../../kyc/index.ts'
import type { Registration } from '../../kyc/index.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { showRegistration } from './show-registration.ts'

type Said = CallOutput<typeof registration.sayRegistration>['body']

/**
 * Keeps where a player lives and what they say of their gender, of that what the licence asks for.
 * Said again the same is kept once. Another than was said before is a change, which `confirmOwner`
 * lets and which is a significant event that names the field alone. Refuses with what that and the
 * address refuse, with `registration_not_asked` what the licence does not ask for, and with
 * `changed_meanwhile` where something else was said at the same time.
 */
export async function sayRegistration(deps: Deps, playerId: bigint, said: Said) {
  const { pwd, factor } = said
  refuseUnasked(deps, said)
  const before = await findRegistration(deps, playerId)
  const after: Registration = {
    address: said.address ? addressOf(said.address) : (before?.address ?? null),
    gender: said.gender ?? before?.gender ?? null,
  }
  const changed = registrationFields.filter(
    (field) => before && before[field] !== null && !isSame(before[field], after[field]),
  )
  if (changed.length > 0) {
    if (pwd === undefined) throw new Refusal('password_wrong')
    await confirmOwner(deps, playerId, { pwd, factor })
  }
  if (!before || registrationFields.some((field) => !isSame(before[field], after[field]))) {
    await keep(deps, playerId, { after, version: (before?.version ?? 0) + 1, changed })
  }
  return showRegistration(deps, playerId)
}

function refuseUnasked({ env }: Deps, said: Said) {
  const asked = licenceProfile(env.LICENCE_PROFILE).kyc.registration
  const given = registrationFields.filter((field) => said[field] !== undefined)
  if (given.length === 0) throw new Refusal('invalid_input', { fields: 'address' })
  if (given.some((field) => !asked.includes(field))) throw new Refusal('registration_not_asked')
}

function addressOf(typed: TypedAddress): PostalAddress {
  const read = readAddress(typed)
  if (!read.ok) throw new Refusal(read.code)
  return read.value
}

type Next = {
  readonly after: Registration
  readonly version: number
  readonly changed: readonly RegistrationField[]
}

async function keep(deps: Deps, playerId: bigint, { after, version, changed }: Next) {
  const at = deps.clock.now()
  const isKept = await deps.db.transaction().execute(async (tx) => {
    const room = { ...deps, db: tx }
    if (!(await keepRegistration(room, playerId, { ...after, version, at }))) return false
    for (const field of changed) await tellOfChange(room, playerId, field)
    return true
  })
  if (isKept) return
  // two presses of one button say the same
  const now = await findRegistration(deps, playerId)
  if (!now || registrationFields.some((field) => !isSame(now[field], after[field]))) {
    throw new Refusal('changed_meanwhile')
  }
}

const isSame = (one: Registration[RegistrationField], other: Registration[RegistrationField]) =>
  JSON.stringify(one) === JSON.stringify(other)
