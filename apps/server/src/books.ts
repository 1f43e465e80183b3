import { verifyLedger } from '@jogada/ledger'
import type { CounterRule, LedgerReport } from '@jogada/ledger'
import type { Pool } from 'pg'
import { DEPOSITED, RETURNED, WITHDRAWN } from './modules/wallet/index.ts'
import { CASH_OUT } from './modules/withdrawal/index.ts'

/** The counters of players that the commands themselves explain, as their modules move them. */
const counterRules: readonly CounterRule[] = [
  {
    counter: DEPOSITED,
    kinds: ['deposit'],
    accounts: ['house:psp_clearing'],
    counts: 'loss',
  },
  {
    counter: RETURNED,
    kinds: ['deposit_taken_back', 'deposit_refund', 'deposit_refund_failed'],
    accounts: ['house:psp_clearing'],
    counts: 'gain',
  },
  {
    counter: WITHDRAWN,
    kinds: ['withdrawal_paid', 'withdrawal_returned'],
    accounts: ['withdrawing', 'cash'],
    counts: 'loss',
  },
  {
    counter: CASH_OUT,
    kinds: ['withdrawal', 'transfer_sent'],
    accounts: ['cash'],
    counts: 'loss',
  },
]

/** Proves the whole ledger, and that what is counted of deposits and withdrawals is what the commands did. */
export const verifyBooks = (pool: Pool): Promise<LedgerReport> => verifyLedger(pool, counterRules)
