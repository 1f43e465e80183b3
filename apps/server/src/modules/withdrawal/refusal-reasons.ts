import { cashierTexts } from '@jogada/messages'
import type { CashierTexts } from '@jogada/messages'

export type RefusalReason = keyof CashierTexts['refused']

/** The reasons that an operator may give. */
export type OperatorReason = Extract<
  RefusalReason,
  | 'operator_refused'
  | 'documents_needed'
  | 'holder_unconfirmed'
  | 'play_incomplete'
  | 'debt_open'
  | 'address_unusable'
>

/** Why a withdrawal was refused, for the player; Portuguese where the language has no text. */
export const reasonText = (reason: RefusalReason, language: string): string =>
  cashierTexts(language).refused[reason]

const ofProvider: Readonly<Record<string, RefusalReason>> = {
  CONTA_DESTINO_ENCERRADA: 'account_closed',
  TITULARIDADE_DIVERGENTE: 'holder_differs',
}

/** Our reason for the provider's word; a word that is new to us says that the bank refused. */
export const reasonOf = (word: string | null): RefusalReason =>
  (word !== null && Object.hasOwn(ofProvider, word) && ofProvider[word]) || 'bank_refused'
