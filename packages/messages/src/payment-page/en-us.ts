import type { PaymentPageTexts } from './pt-br.ts'

export const enUs: PaymentPageTexts = {
  locale: 'en-US',
  pageTitle: 'Pay {amount} by Pix',
  amount: 'Deposit amount',
  to: 'To',
  preparing: 'We are preparing your Pix code. Go back and confirm the deposit again.',
  payBy: 'Pay within',
  step1: 'Copy the code',
  step2: 'Open your bank’s app and choose Pix copia e cola',
  step3: 'Paste the code and confirm',
  codeLabel: 'Pix code to copy and paste',
  copy: 'Copy code',
  check: 'I have paid, check',
  own: 'Pay from an account in your own CPF. A Pix from somebody else is sent back.',
  qr: 'QR code of this deposit’s Pix',
  scan: 'Point the camera of your bank’s app at the QR code',
  paidTitle: 'Payment confirmed',
  paid: 'The amount is in your balance.',
  expiredTitle: 'This code has expired',
  expired:
    'If you have paid, do not worry: the amount reaches your balance as soon as the bank confirms it. If not, go back and make a new code.',
  cancelledTitle: 'Deposit cancelled',
  cancelled:
    'If you have paid, do not worry: the amount reaches your balance as soon as the bank confirms it.',
  returnedTitle: 'Payment being returned',
  returned:
    'The Pix came from a CPF that is not yours, so the amount goes back to whoever paid. Pay from an account in your own CPF.',
  withdrawnTitle: 'Code withdrawn',
  withdrawn:
    'A limit or a break on your account applies now, so this code can no longer be paid. If you have paid, the amount goes back to the account it came from.',
  copied: 'Copied',
  copyFailed: 'It could not be copied. The code is selected: copy it by your phone’s menu.',
  asking: 'Asking the bank…',
  notYet: 'The bank has not confirmed the payment yet. It usually takes seconds.',
  askFailed: 'It could not be checked now. Try again in a moment.',
}
