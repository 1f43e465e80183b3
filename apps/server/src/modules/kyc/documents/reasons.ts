import type { kyc } from '@jogada/contract'

type Texts = Readonly<Record<kyc.KycItemReason, string>>

const pt: Texts = {
  picture_unreadable: 'A foto está escura ou desfocada. Tire outra com boa luz.',
  picture_cut: 'A foto está cortada. Mostre o documento inteiro.',
  document_other: 'A foto não mostra o lado pedido do documento.',
  document_expired: 'O documento está vencido. Use outro dentro da validade.',
  name_differs: 'O nome do documento não é o da sua conta.',
  cpf_differs: 'O CPF do documento não é o da sua conta.',
  face_differs: 'O rosto da selfie não parece o do documento.',
  face_not_live: 'Precisamos de uma selfie tirada agora, e não da foto de uma foto.',
}

const en: Texts = {
  picture_unreadable: 'The photo is dark or blurred. Take another one in good light.',
  picture_cut: 'The photo is cut. Show the whole document.',
  document_other: 'The photo does not show the side of the document that we asked for.',
  document_expired: 'The document has expired. Use one that is still valid.',
  name_differs: 'The name on the document is not the one of your account.',
  cpf_differs: 'The CPF on the document is not the one of your account.',
  face_differs: 'The face of the selfie does not look like the one on the document.',
  face_not_live: 'We need a selfie taken now, not the picture of a picture.',
}

/** Why a picture was refused, for the player; Portuguese where the language has no text. */
export const reasonText = (reason: kyc.KycItemReason, language: string): string =>
  (language === 'en_US' ? en : pt)[reason]
