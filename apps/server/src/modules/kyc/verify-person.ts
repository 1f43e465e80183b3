import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { localRegister } from '../register/index.ts'
import type { RegisterAnswer } from '../register/index.ts'
import { holdCpf, isBarred } from './barred.ts'
import { keepRefusal } from './keep-refusal.ts'
import { noteTakenCpf } from './linked.ts'
import { localPersonCheck } from './person-check.ts'
import type { GivenPerson, PersonCheck } from './person-check.ts'
import { CPF_DOMAIN, personPlace } from './sealed.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Confirms a player's name and CPF, once. One CPF belongs to one player, however many try at the
 * same time. Refuses with `kyc_name_invalid`, `kyc_cpf_invalid`, `kyc_cpf_taken`,
 * `kyc_barred`, `kyc_not_allowed` or
 * `kyc_already_verified`; the same data again are simply confirmed.
 */
export async function verifyPerson(
  deps: Deps,
  playerId: bigint,
  given: GivenPerson,
  check: PersonCheck = localPersonCheck,
): Promise<{ kyc: 1 }> {
  const verdict = await check(given)
  if (!verdict.ok) throw await keepRefusal(deps, playerId, verdict.reason)
  const { name, cpf } = verdict

  const known = await findPerson(deps, playerId)
  if (known && known.cpf !== cpf) throw new Refusal('kyc_already_verified')
  if (!known) await refuseWhenListed(deps, playerId, cpf)
  if (!known) await insertPerson(deps, { playerId, name, cpf })
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
  return { kyc: 1 }
}

/**
 * The regulator's register decides before an identity is taken; while it is out of reach nobody is
 * (IN SPA/MF 31/2025).
 */
async function refuseWhenListed(deps: Deps, playerId: bigint, cpf: string) {
  if (!licenceProfile(deps.env.LICENCE_PROFILE).limits.centralExclusion) return
  let answer: RegisterAnswer
  try {
    answer = await localRegister(deps)(cpf)
  } catch (error) {
    deps.log.error({ err: error }, 'the register of the self-excluded is out of reach')
    throw new Refusal('service_busy')
  }
  if (answer.isListed) throw await keepRefusal(deps, playerId, 'kyc_barred')
}

async function insertPerson(
  deps: Deps,
  person: { readonly playerId: bigint; readonly name: string; readonly cpf: string },
) {
  const { db, vault, clock } = deps
  try {
    const isKeptOut = await db.transaction().execute(async (tx) => {
      await holdCpf(deps, tx, person.cpf)
      if (await isBarred(deps, tx, person.cpf)) return true
      await tx
        .insertInto('kyc.person')
        .values({
          player_id: person.playerId,
          name: vault.seal(person.name, personPlace('name', person.playerId)),
          cpf: vault.seal(person.cpf, personPlace('cpf', person.playerId)),
          cpf_index: vault.index(person.cpf, CPF_DOMAIN),
          verified_at: clock.now(),
        })
        .execute()
      return false
    })
    if (isKeptOut) throw await keepRefusal(deps, person.playerId, 'kyc_not_allowed')
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== UNIQUE_VIOLATION) throw error
    if (constraint === 'person_cpf_index_key') {
      await noteTakenCpf(deps, person.playerId, person.cpf)
      throw await keepRefusal(deps, person.playerId, 'kyc_cpf_taken')
    }
    throw new Refusal('kyc_already_verified')
  }
}

/** The verified person behind a player, or undefined before KYC. */
export async function findPerson({ db, vault }: Pick<Deps, 'db' | 'vault'>, playerId: bigint) {
  const row = await db
    .selectFrom('kyc.person')
    .select(['name', 'cpf', 'verified_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    name: vault.open(row.name, personPlace('name', playerId)),
    cpf: vault.open(row.cpf, personPlace('cpf', playerId)),
    verified_at: row.verified_at,
  }
}

/** The CPF of each of many players whose identity is confirmed. */
export async function cpfsOf(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (players.length === 0) return new Map()
  const rows = await db
    .selectFrom('kyc.person')
    .select(['player_id', 'cpf'])
    .where('player_id', 'in', players)
    .execute()
  return new Map(
    rows.map(({ player_id, cpf }) => [player_id, vault.open(cpf, personPlace('cpf', player_id))]),
  )
}
