import { ADDRESS_LENGTHS } from '@jogada/core/kyc/address'
import { federalUnits } from '@jogada/core/kyc/federal-units'
import { genders } from '@jogada/core/kyc/gender'
import { registrationFields } from '@jogada/core/licence/profile'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, text } from './fields.ts'

const reply = z.object({
  /** What the licence asks for before play and deposits. */
  asked: z.array(z.enum(registrationFields)),
  address: z.nullable(
    z.object({
      /** Eight digits. */
      cep: z.string(),
      street: z.string(),
      /** `s/n` where the house has none. */
      number: z.string(),
      complement: z.string(),
      district: z.string(),
      city: z.string(),
      state: z.enum(federalUnits),
    }),
  ),
  gender: z.nullable(z.enum(genders)),
  /** When it was said last. */
  at: z.nullable(instant),
})

export const registration = call({
  method: 'GET',
  path: '/api/app/user/registration',
  auth: 'player',
  priority: 'list',
  summary: 'The player’s own address and gender, where the licence asks for them',
  reply,
})

export const sayRegistration = call({
  method: 'POST',
  path: '/api/app/user/registration',
  auth: 'player',
  summary: 'Says address and gender; another than was said before takes the password, as its owner',
  body: z.object({
    address: z.optional(
      z.object({
        cep: text(ADDRESS_LENGTHS.cep),
        street: text(ADDRESS_LENGTHS.street),
        number: text(ADDRESS_LENGTHS.number),
        complement: text(ADDRESS_LENGTHS.complement),
        district: text(ADDRESS_LENGTHS.district),
        city: text(ADDRESS_LENGTHS.city),
        state: text(ADDRESS_LENGTHS.state),
      }),
    ),
    gender: z.optional(z.enum(genders)),
    /** What shows the owner, where something that was said is changed. */
    pwd: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    factor: z.optional(text(24, 1)),
  }),
  reply,
})
