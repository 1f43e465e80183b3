import type { CashierTexts } from './index.ts'

export const enUs: CashierTexts = {
  refused: {
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
  },
  review: {
    open_debt: 'Something is owed on your account, after a returned Pix or a corrected result.',
    large_amount: 'A person looks at large amounts first.',
    company_account: 'A person looks at company accounts first.',
    usdt: 'Payments in USDT are made by a person of our team.',
    security: 'A security check of your account.',
  },
  file: {
    separator: ',',
    decimal: '.',
    head: ['Time', 'Type', 'Status', 'Movement', 'Amount', 'In', 'Out', 'Balance', 'Id'],
    types: {
      '10': 'Deposit',
      '11': 'Withdrawal',
      '20': 'Transfer',
      '30': 'Sports bet',
      '31': 'Game',
      '40': 'Promotion',
      '90': 'Other',
    },
    statuses: { '00': 'Pending', '01': 'Cancelled', '10': 'Arrived' },
  },
}
