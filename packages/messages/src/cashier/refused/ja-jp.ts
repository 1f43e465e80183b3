import type { RefusedTexts } from './refused-texts.ts'

export const refused: RefusedTexts = {
  account_closed: '送金先の口座は解約されています。',
  holder_differs: '送金先の口座の名義が一致しません。',
  bank_refused: '送金先の銀行がPixを拒否しました。',
  request_invalid: 'このPixキーは使えませんでした。',
  operator_refused: '審査を通りませんでした。サポートにご連絡ください。',
  documents_needed: '書類が必要です。マイアカウントから送り、もう一度出金を申請してください。',
  holder_unconfirmed:
    '口座がご本人のものと確認できませんでした。ご自身のCPFの口座をお使いください。',
  play_incomplete: '出金前に、金額の一部を賭ける必要があります。',
  debt_open: 'アカウントに未払いの金額があります。清算後にもう一度申請してください。',
  address_unusable: 'USDTアドレスが金額を受け取れませんでした。',
}
