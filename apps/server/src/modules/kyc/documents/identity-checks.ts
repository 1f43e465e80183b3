import type { kyc } from '@jogada/contract'
import type { Item } from './document-store.ts'

/** What a check says: yes, no with a reason, or that a person must look. */
export type CheckVerdict =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'refused'; readonly reason: kyc.KycItemReason }
  | { readonly outcome: 'person'; readonly hint: string | null }

export type CheckedPerson = {
  readonly name: string
  readonly cpf: string
  /** As the player said it, `1990-05-17`; null where nobody asked. */
  readonly birthDate: string | null
}

export type ShownPicture = {
  /** The number of the picture; a check that is asked again under it is the same check. */
  readonly documentId: string
  readonly item: Item
  readonly file: Buffer
  /** Whether the very same picture stands for another item, or for another player. */
  readonly isOfOtherItem: boolean
  readonly isOfOtherPlayer: boolean
}

/**
 * Whoever can tell documents and faces from pictures; a provider's adapter is another. A check that
 * throws, or does not answer until `signal` aborts, leaves the decision to a person.
 */
export type IdentityChecks = {
  /** Whether a picture shows the document of this person. */
  document(
    asked: { readonly person: CheckedPerson | null; readonly picture: ShownPicture },
    signal: AbortSignal,
  ): Promise<CheckVerdict>
  /** Whether a face is alive, and that of the document; the document is null when none is shown. */
  face(
    asked: {
      readonly person: CheckedPerson | null
      readonly picture: ShownPicture
      readonly document: Buffer | null
    },
    signal: AbortSignal,
  ): Promise<CheckVerdict>
}

/**
 * The checks that need nobody else: the same picture twice is no second picture, and one that
 * another player has shown is pointed out. Whom it shows only a person can tell here.
 */
export const localChecks: IdentityChecks = {
  document: async ({ picture }) =>
    picture.isOfOtherItem ? { outcome: 'refused', reason: 'document_other' } : byPerson(picture),
  face: async ({ picture }) =>
    picture.isOfOtherItem ? { outcome: 'refused', reason: 'face_not_live' } : byPerson(picture),
}

const byPerson = ({ isOfOtherPlayer }: ShownPicture): CheckVerdict => ({
  outcome: 'person',
  hint: isOfOtherPlayer ? 'picture_of_other_player' : null,
})
