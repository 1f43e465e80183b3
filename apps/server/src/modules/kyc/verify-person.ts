import { isAdult, isBirthDate } from '@jogada/core/kyc/birth-date'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { Refusal } from '../../platform/refusal.ts'
import { localRegister } from '../register/index.ts'
import type { RegisterAnswer } from '../register/index.ts'
import { holdCpf, isBarred } from './barred.ts'
import { lockDocuments } from './documents/lock-documents.ts'
import { keepRefusal } from './keep-refusal.ts'
import { noteTakenCpf } from './linked.ts'
import { localPersonCheck } from './person-check.ts'
import type { GivenPerson, PersonCheck } from './person-check.ts'
import { CPF_DOMAIN, personPlace } from './sealed.ts'
import { lookAgain, noteUnderAge } from './under-age.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Confirms a player's name and CPF, once, and the birth date where the licence asks for it. One CPF
 * belongs to one player, however many try at the same time. Refuses with `kyc_name_invalid`,
 * `kyc_cpf_invalid`, `kyc_birth_date_invalid`, `kyc_under_age`, `kyc_cpf_taken`, `kyc_barred`,
 * `kyc_not_allowed` or `kyc_already_verified`; the same data again are simply confirmed, and a
 * birth date that nobody had asked for is added. Where a date of somebody under age was said
 * before, a person decides on the pictures.
 */
export async function verifyPerson(
  deps: Deps,
  playerId: bigint,
  given: GivenPerson & { readonly birthDate?: string | undefined },
  check: PersonCheck = localPersonCheck,
): Promise<{ kyc: 1 }> {
  const verdict = await check(given)
  if (!verdict.ok) throw await keepRefusal(deps, playerId, verdict.reason)
  const { name, cpf } = verdict
  const birthDate = await adultBirthDate(deps, { playerId, cpf }, given.birthDate ?? '')

  const known = await findPerson(deps, playerId)
  if (known && known.cpf !== cpf) throw new Refusal('kyc_already_verified')
  if (!known) await refuseWhenListed(deps, playerId, cpf)
  if (!known) await insertPerson(deps, { playerId, name, cpf, birthDate })
  if (known?.birthDate === null && birthDate) {
    await addBirthDate(deps, { playerId, cpf, birthDate })
  }
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
  return { kyc: 1 }
}

/** The birth date that was said, null where none was and none is asked for. */
async function adultBirthDate(
  deps: Deps,
  { playerId, cpf }: { readonly playerId: bigint; readonly cpf: string },
  said: string,
): Promise<string | null> {
  const isAsked = licenceProfile(deps.env.LICENCE_PROFILE).kyc.birthDate
  if (said === '' && !isAsked) return null
  const today = localDay(deps.clock.now())
  if (!isBirthDate(said, today)) throw await keepRefusal(deps, playerId, 'kyc_birth_date_invalid')
  if (!isAdult(said, today)) {
    await noteUnderAge(deps, { playerId, cpf })
    throw await keepRefusal(deps, playerId, 'kyc_under_age')
  }
  return said
}

const addBirthDate = (
  { db, vault }: Deps,
  {
    birthDate,
    ...person
  }: { readonly playerId: bigint; readonly cpf: string; readonly birthDate: string },
) =>
  db.transaction().execute(async (tx) => {
    await lockDocuments(tx, person.playerId)
    await tx
      .updateTable('kyc.person')
      .set({ birth_date: vault.seal(birthDate, personPlace('birth_date', person.playerId)) })
      .where('player_id', '=', person.playerId)
      .where('birth_date', 'is', null)
      .execute()
    await lookAgain(tx, { vault }, person)
  })

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
  person: {
    readonly playerId: bigint
    readonly name: string
    readonly cpf: string
    readonly birthDate: string | null
  },
) {
  const { db, vault, clock } = deps
  try {
    const isKeptOut = await db.transaction().execute(async (tx) => {
      await holdCpf(deps, tx, person.cpf)
      if (await isBarred(deps, tx, person.cpf)) return true
      await lockDocuments(tx, person.playerId)
      await tx
        .insertInto('kyc.person')
        .values({
          player_id: person.playerId,
          name: vault.seal(person.name, personPlace('name', person.playerId)),
          cpf: vault.seal(person.cpf, personPlace('cpf', person.playerId)),
          cpf_index: vault.index(person.cpf, CPF_DOMAIN),
          birth_date:
            person.birthDate === null
              ? null
              : vault.seal(person.birthDate, personPlace('birth_date', person.playerId)),
          verified_at: clock.now(),
        })
        .execute()
      await lookAgain(tx, deps, person)
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

type PersonDeps = Pick<Deps, 'db' | 'vault'>

/** The verified person behind each of many players; nobody for a player before KYC. */
export async function personsOf({ db, vault }: PersonDeps, players: readonly bigint[]) {
  if (players.length === 0) return new Map<bigint, never>()
  const rows = await db
    .selectFrom('kyc.person')
    .select(['player_id', 'name', 'cpf', 'birth_date', 'verified_at'])
    .where('player_id', 'in', players)
    .execute()
  return new Map(
    rows.map(({ player_id: playerId, name, cpf, birth_date, verified_at }) => [
      playerId,
      {
        name: vault.open(name, personPlace('name', playerId)),
        cpf: vault.open(cpf, personPlace('cpf', playerId)),
        birthDate: birth_date && vault.open(birth_date, personPlace('birth_date', playerId)),
        verified_at,
      },
    ]),
  )
}

/** The verified person behind a player, or undefined before KYC. */
export const findPerson = async (deps: PersonDeps, playerId: bigint) =>
  (await personsOf(deps, [playerId])).get(playerId)

/** The CPF of each of many players whose identity is confirmed. */
export async function cpfsOf(
  { db, vault }: PersonDeps,
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

/** Whether all is known of a player's person that the licence asks for. */
export const isWholePerson = (
  { env }: Pick<Deps, 'env'>,
  person: { readonly birthDate: string | null } | undefined,
): boolean =>
  person !== undefined &&
  (person.birthDate !== null || !licenceProfile(env.LICENCE_PROFILE).kyc.birthDate)
