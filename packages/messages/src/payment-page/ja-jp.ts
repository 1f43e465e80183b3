import type { PaymentPageTexts } from './pt-br.ts'

export const jaJp: PaymentPageTexts = {
  locale: 'ja-JP',
  pageTitle: 'Pixで{amount}を支払う',
  amount: '入金額',
  to: '宛先',
  preparing: 'Pixコードを準備しています。戻って、もう一度入金を確認してください。',
  payBy: 'お支払い期限まで',
  step1: 'コードをコピーする',
  step2: '銀行アプリを開き「Pix copia e cola」を選ぶ',
  step3: 'コードを貼り付けて確認する',
  codeLabel: 'コピー用Pixコード',
  copy: 'コードをコピー',
  check: '支払い済み、確認する',
  own: 'ご本人のCPFの口座からお支払いください。他の人からのPixは返金されます。',
  qr: 'この入金のPix QRコード',
  scan: '銀行アプリのカメラでQRコードを読み取る',
  paidTitle: '支払いを確認しました',
  paid: '金額は残高に入っています。',
  expiredTitle: 'このコードは期限切れです',
  expired:
    '支払い済みの場合はご安心ください。銀行が確認し次第、残高に入ります。未払いの場合は戻って新しいコードを作成してください。',
  cancelledTitle: '入金はキャンセルされました',
  cancelled: '支払い済みの場合はご安心ください。銀行が確認し次第、残高に入ります。',
  returnedTitle: '返金中です',
  returned:
    '別のCPFからのPixだったため、支払元に返金されます。ご本人のCPFの口座からお支払いください。',
  withdrawnTitle: 'コードは取り下げられました',
  withdrawn:
    'アカウントの上限または休憩が有効になったため、このコードでは支払えません。すでに支払った場合、金額は元の口座に戻ります。',
  copied: 'コピーしました',
  copyFailed:
    'コピーできませんでした。コードは選択済みです。端末のメニューからコピーしてください。',
  asking: '銀行に問い合わせています…',
  notYet: '銀行はまだ支払いを確認していません。通常は数秒です。',
  askFailed: '今は確認できませんでした。少し待ってからもう一度お試しください。',
}
