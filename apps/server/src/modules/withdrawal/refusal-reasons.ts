const pt = {
  account_closed: 'A conta de destino está encerrada.',
  holder_differs: 'A conta de destino não está no nome informado.',
  bank_refused: 'O banco de destino recusou o Pix.',
  request_invalid: 'A chave Pix não pôde ser usada.',
  operator_refused: 'O pedido não passou na análise. Fale com o suporte.',
  documents_needed: 'Precisamos de um documento seu. Envie em Minha conta e peça o saque de novo.',
  holder_unconfirmed: 'Não confirmamos que a conta de destino é sua. Use uma conta do seu CPF.',
  play_incomplete: 'Parte do valor ainda precisa ser apostada antes do saque.',
  debt_open: 'Há um valor em aberto na sua conta. Depois de quitado, peça o saque de novo.',
  address_unusable: 'O endereço USDT informado não pôde receber o valor.',
} as const

export type RefusalReason = keyof typeof pt

const en: Readonly<Record<RefusalReason, string>> = {
  account_closed: 'The account it was sent to is closed.',
  holder_differs: 'The account it was sent to is not in the given name.',
  bank_refused: 'The bank it was sent to refused the Pix.',
  request_invalid: 'The Pix key could not be used.',
  operator_refused: 'The request did not pass our review. Please contact support.',
  documents_needed: 'We need a document of yours. Send it in My account and ask again.',
  holder_unconfirmed: 'We could not confirm that the account is yours. Use one of your own CPF.',
  play_incomplete: 'Part of the amount has to be wagered before it can be withdrawn.',
  debt_open: 'Something is owed on your account. Ask again once it is settled.',
  address_unusable: 'The USDT address could not receive the amount.',
}

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
  (language === 'en_US' ? en : pt)[reason]

const ofProvider: Readonly<Record<string, RefusalReason>> = {
  CONTA_DESTINO_ENCERRADA: 'account_closed',
  TITULARIDADE_DIVERGENTE: 'holder_differs',
}

/** Our reason for the provider's word; a word that is new to us says that the bank refused. */
export const reasonOf = (word: string | null): RefusalReason =>
  (word !== null && Object.hasOwn(ofProvider, word) && ofProvider[word]) || 'bank_refused'
