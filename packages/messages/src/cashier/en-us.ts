import type { CashierTexts } from './index.ts'
import { refused } from './refused/en-us.ts'
import { lobby } from '../web/en-us/lobby.ts'

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
    head: ['Time', 'Type', 'Game', 'Status', 'Movement', 'Amount', 'In', 'Out', 'Balance', 'Id'],
    types: {
      '10': 'Deposit',
      '11': 'Withdrawal',
      '20': 'Transfer',
      '30': 'Sports bet',
      '31': 'Game',
      '40': 'Promotion',
      '90': 'Other',
    },
    games: lobby.house,
    statuses: { '00': 'Pending', '01': 'Cancelled', '10': 'Completed' },
    movements: {
      pixIn: 'Pix received',
      pixOrder: 'Pix ordered',
      pixBack: 'Pix returned',
      pixBackFailed: 'Return of a Pix undone',
      debtPaid: 'Open amount settled',
      withdrawal: 'Withdrawal requested',
      withdrawalBack: 'Withdrawal refused, money back',
      withdrawalReturned: 'Withdrawal returned by the bank',
      sent: 'Sent',
      received: 'Received',
      round: 'Round',
      stake: 'Stake',
      result: 'Result',
      stakeBack: 'Stake returned',
      corrected: 'Result corrected',
      cashOut: 'Cashed out',
      bonus: 'Bonus',
      gift: 'Gift',
      vipAward: 'VIP award',
      rebate: 'Game bonus',
      referral: 'Referral',
      adjustment: 'Adjustment',
    },
  },
}
