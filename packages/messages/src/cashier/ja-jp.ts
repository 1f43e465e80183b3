import type { CashierTexts } from './index.ts'

export const jaJp: CashierTexts = {
  refused: {
    account_closed: '送金先の口座は解約されています。',
    holder_differs: '送金先の口座の名義が一致しません。',
    bank_refused: '送金先の銀行がPixを拒否しました。',
    request_invalid: 'このPixキーは使えませんでした。',
    operator_refused: '審査を通りませんでした。サポートにご連絡ください。',
    documents_needed: '書類が必要です。マイアカウントから送り、もう一度出金を申請してください。',
    holder_unconfirmed:
      '口座がご本人のものと確認できませんでした。ご自身のCPFの口座をお使いください。',
    play_incomplete: '出金前に、金額の一部を賭ける必要があります。',
    debt_open: '口座に未払いの金額があります。清算後にもう一度申請してください。',
    address_unusable: 'USDTアドレスが金額を受け取れませんでした。',
  },
  review: {
    open_debt: '返金されたPixまたは訂正された結果により、未払いの金額があります。',
    large_amount: '高額の出金は担当者が確認します。',
    company_account: '法人口座への出金は担当者が確認します。',
    usdt: 'USDTの支払いは担当者が行います。',
    security: 'アカウントの安全確認です。',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['日時', '種類', '状態', '取引', '金額', '入金', '出金', '残高', 'Id'],
    types: {
      '10': '入金',
      '11': '出金',
      '20': '送金',
      '30': 'スポーツベット',
      '31': 'ゲーム',
      '40': 'キャンペーン',
      '90': 'その他',
    },
    statuses: { '00': '処理中', '01': '取消', '10': '完了' },
  },
}
