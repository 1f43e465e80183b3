import type { CashierTexts } from './index.ts'
import { refused } from './refused/en-us.ts'

export const enUs: CashierTexts = {
  refused,
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
