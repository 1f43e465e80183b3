import type { CallOutput, order } from '@jogada/contract'
import { isValidCnpj, normalizeCnpj } from '@jogada/core/documents/cnpj'
import { isValidCpf, normalizeCpf } from '@jogada/core/documents/cpf'
import { isValidTronAddress } from '@jogada/core/documents/tron'
import { payoutTypes } from '@jogada/core/licence/payout-types'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Player } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import type { DestinationType } from './tables.ts'

type Asked = CallOutput<typeof order.withdraw>['body']

/** Whose account is paid, under which Pix key or at which address. */
export type Destination = {
  readonly type: DestinationType
  readonly document: string
  readonly holderName: string
}

const USDT_PLAYER = '20'

/** Where the licence in force lets money be paid out to. */
export const lawfulTypes = ({ env }: Pick<Deps, 'env'>): readonly DestinationType[] =>
  payoutTypes(licenceProfile(env.LICENCE_PROFILE).payout)

/**
 * Whether the licence in force lets a withdrawal be paid, which may have been asked
 * for under another.
 */
export const mayBePaid = (
  deps: Pick<Deps, 'env'>,
  { type }: { readonly type: DestinationType },
): boolean => lawfulTypes(deps).includes(type)

/**
 * The account that a withdrawal goes to: the player's own CPF, the CNPJ of a company that an
 * operator checks, or the USDT address of a player of type 20. Refuses with `kyc_required`,
 * `withdraw_destination_invalid` or `withdraw_holder_mismatch`.
 */
export async function readDestination(
  deps: Deps,
  player: Player,
  asked: Asked,
): Promise<Destination> {
  if (asked.payCardBank === 'USDT' && player.user_type !== USDT_PLAYER) {
    throw new Refusal('withdraw_destination_invalid')
  }
  const person = await findPerson(deps, player.player_id)
  if (!person) throw new Refusal('kyc_required')
  if (asked.payCardBank === 'USDT') return usdtAddress(deps, asked, person)
  return asked.payCardBank === 'CPF' ? ownCpf(asked, person) : company(deps, asked)
}

function ownCpf(asked: Asked, person: { readonly cpf: string; readonly name: string }) {
  const cpf = normalizeCpf(asked.payCardNo)
  if (cpf === null || !isValidCpf(cpf)) throw new Refusal('withdraw_destination_invalid')
  const isOwnName = !asked.name || plainName(asked.name) === plainName(person.name)
  if (cpf !== person.cpf || !isOwnName) throw new Refusal('withdraw_holder_mismatch')
  return { type: 'CPF', document: cpf, holderName: person.name } as const
}

function company(deps: Deps, asked: Asked) {
  const cnpj = normalizeCnpj(asked.payCardNo)
  if (cnpj === null || !isValidCnpj(cnpj) || !asked.name) {
    throw new Refusal('withdraw_destination_invalid')
  }
  // The regulator lets prizes go to an account of the player's own CPF alone.
  if (!mayBePaid(deps, { type: 'CNPJ' })) {
    throw new Refusal('withdraw_holder_mismatch')
  }
  return { type: 'CNPJ', document: cnpj, holderName: asked.name } as const
}

function usdtAddress(deps: Deps, asked: Asked, person: { readonly name: string }) {
  // The regulator knows no money but that of bank accounts.
  if (!mayBePaid(deps, { type: 'USDT' })) {
    throw new Refusal('withdraw_holder_mismatch')
  }
  if (!isValidTronAddress(asked.payCardNo)) throw new Refusal('withdraw_destination_invalid')
  return { type: 'USDT', document: asked.payCardNo, holderName: person.name } as const
}

/** A name without accents, case and repeated blanks, as banks compare it. */
const plainName = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toUpperCase()
