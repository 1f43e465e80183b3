import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: 'Le compte de destination est clos.',
  holder_differs: 'Le compte de destination n’est pas au nom indiqué.',
  bank_refused: 'La banque de destination a refusé le Pix.',
  request_invalid: 'La clé Pix n’a pas pu être utilisée.',
  operator_refused: 'La demande n’a pas passé la vérification. Contactez le support.',
  documents_needed:
    'Il nous faut un de vos documents. Envoyez-le dans Mon compte et refaites la demande.',
  holder_unconfirmed:
    'Nous n’avons pas pu confirmer que le compte est à vous. Utilisez un compte à votre CPF.',
  play_incomplete: 'Une partie du montant doit encore être misée avant le retrait.',
  debt_open: 'Un montant est dû sur votre compte. Une fois réglé, refaites la demande.',
  address_unusable: 'L’adresse USDT n’a pas pu recevoir le montant.',
}
