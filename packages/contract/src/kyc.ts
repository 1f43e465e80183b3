import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant } from './fields.ts'

/** What a player may be asked to show beside name and CPF. */
export const kycItems = ['document_front', 'document_back', 'selfie'] as const

export type KycItem = (typeof kycItems)[number]

export const kycItemStates = ['missing', 'waiting', 'approved', 'refused'] as const

/** Why a picture was refused, as operators and checks say it. */
export const kycItemReasons = [
  'picture_unreadable',
  'picture_cut',
  'document_other',
  'document_expired',
  'name_differs',
  'cpf_differs',
  'birth_date_differs',
  'face_differs',
  'face_not_live',
] as const

export type KycItemReason = (typeof kycItemReasons)[number]

export const MAX_PICTURE_BYTES = 6 * 1024 * 1024

export const documents = call({
  method: 'GET',
  path: '/api/app/user/kyc/documents',
  auth: 'player',
  summary: 'What the player has shown of the identity, item by item, and how it was decided',
  reply: z.object({
    /** Whether the licence asks for them before play; otherwise only when staff does. */
    needed: z.boolean(),
    items: z.array(
      z.object({
        item: z.enum(kycItems),
        state: z.enum(kycItemStates),
        /** Why it was refused, in the player’s language. */
        reason: z.nullable(z.string()),
        at: z.nullable(instant),
      }),
    ),
  }),
})

/** The body is the picture itself: JPEG, PNG or WebP. */
export const sendDocument = call({
  method: 'POST',
  path: '/api/app/user/kyc/documents/{item}',
  auth: 'player',
  summary: 'Shows one item as a picture; takes the place of one that waits or was refused',
  params: z.object({ item: z.enum(kycItems) }),
  reply: z.object({ state: z.enum(kycItemStates) }),
})
