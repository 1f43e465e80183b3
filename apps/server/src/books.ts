import { proveInPages, verifyLedger } from '@jogada/ledger'
import type { CounterRule, LedgerCheck, LedgerReport, PageProof, PageRunner } from '@jogada/ledger'
import type { Pool } from 'pg'
import { openStakesOfStudios } from './modules/aggregator/index.ts'
import { owedCheck } from './modules/deposit/index.ts'
import { playCheck } from './modules/limits/index.ts'
import { sportDebtCheck } from './modules/sportsbook/index.ts'
import {
  DEPOSITED,
  RETURNED,
  takenBackCheck,
  turnoverCheck,
  WITHDRAWN,
} from './modules/wallet/index.ts'
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

/** What other counters of players promise beside the commands, as their modules move them. */
const counterChecks: readonly LedgerCheck[] = [
  turnoverCheck,
  takenBackCheck,
  playCheck({ soldBy: 'bet_cash_out', openStakes: openStakesOfStudios }),
  owedCheck,
  sportDebtCheck,
]

/**
 * Proves the whole ledger, and what is counted of deposits, withdrawals, play and debts against
 * what the commands did and what stands open.
 */
export const verifyBooks = (pool: Pool): Promise<LedgerReport> =>
  verifyLedger(pool, counterRules, counterChecks)

/** What the checks read beside the ledger, and the column of its player. */
const playerColumns = {
  'aggregator.stake': 'player_id',
  'deposit.debt': 'player_id',
  'sportsbook.debt': 'player_id',
  'wallet.play_taken_back': 'player_id',
}

/** As `verifyBooks`, page by page while commands go on; no snapshot lives longer than its page. */
export const proveBooks = (page: PageRunner): Promise<PageProof> =>
  proveInPages(page, { counters: counterRules, checks: counterChecks, playerColumns })

/**
 * As `verifyBooks`, but for counters of play and debts: for tests that move money of play by hand,
 * without the counters that each module moves with it.
 */
export const verifyMoney = (pool: Pool): Promise<LedgerReport> => verifyLedger(pool, counterRules)
