import * as z from 'zod/mini'
import { call } from '../call.ts'
import { instant, text } from '../fields.ts'
import { kycItemReasons, kycItems } from '../kyc.ts'

const documentId = z.object({ documentId: z.uuid() })

const picture = {
  type: z.string(),
  /** Base64. */
  file: z.string(),
}

export const documents = call({
  method: 'GET',
  path: '/api/ops/kyc/documents',
  auth: 'operator',
  permission: 'kyc.view',
  summary: 'Pictures of identities that wait for a decision, the oldest first',
  query: z.object({
    item: z.optional(z.enum(kycItems)),
    /** The last one seen: `sentAt documentId`. */
    after: z.optional(text(80)),
  }),
  reply: z.array(
    z.object({
      documentId: z.string(),
      playerId: z.string(),
      item: z.enum(kycItems),
      /** Masked. */
      name: z.string(),
      cpf: z.string(),
      bytes: z.number(),
      sentAt: instant,
      /** By when the player was promised a decision. */
      decideBy: instant,
      /** What the face check said, where one was asked. */
      hint: z.nullable(z.string()),
    }),
  ),
})

export const openDocument = call({
  method: 'POST',
  path: '/api/ops/kyc/documents/open/{documentId}',
  auth: 'operator',
  permission: 'kyc.decide',
  summary:
    'One picture with the data that it must show and the others beside it; who looked is traced',
  params: documentId,
  body: z.object({}),
  reply: z.object({
    name: z.string(),
    cpf: z.string(),
    /** As the player said it, `1990-05-17`; null where nobody asked. */
    birthDate: z.nullable(z.string()),
    ...picture,
    /** The player's other pictures that wait or were approved: a face is held against a document. */
    beside: z.array(z.object({ item: z.enum(kycItems), ...picture })),
    /** What a decision says of the data that it was taken by. */
    mark: z.string(),
  }),
})

export const decideDocument = call({
  method: 'POST',
  path: '/api/ops/kyc/documents/decide/{documentId}',
  auth: 'operator',
  permission: 'kyc.decide',
  summary: 'Approves a picture, or refuses it with the reason that the player reads',
  params: documentId,
  body: z.object({
    decision: z.enum(['approved', 'refused']),
    /** As the picture was opened: a decision by data that changed since is refused. */
    mark: text(200, 1),
    reason: z.optional(z.enum(kycItemReasons)),
    note: z.optional(text(500)),
  }),
  reply: z.null(),
})
