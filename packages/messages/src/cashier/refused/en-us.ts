import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
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
