import * as z from 'zod/mini'
import { call } from '../call.ts'
import { calendarDay, idText, instant, moneyInput, moneyText, text } from '../fields.ts'
import { withdrawalStates } from '../order.ts'

const withdrawalId = z.object({ playerId: idText, withdrawalId: idText })
const note = z.optional(text(500))

/** A sign of risk with what it stands on: since when, sums, a count, and a word for what it was. */
export const riskSign = z.object({
  flag: z.string(),
  at: z.nullable(instant),
  amounts: z.array(moneyText),
  count: z.nullable(z.number()),
  what: z.nullable(z.string()),
})

export const withdrawal = z.object({
  playerId: z.string(),
  withdrawalId: z.string(),
  payoutId: z.string(),
  type: z.enum(['CPF', 'CNPJ', 'USDT']),
  /** Masked. */
  destination: z.string(),
  amount: moneyText,
  fee: moneyText,
  net: moneyText,
  usdt: z.nullable(moneyText),
  state: z.enum(withdrawalStates),
  riskScore: z.number(),
  flags: z.array(z.string()),
  /**
   * Each flag with what it stands on, as far as it was kept. What was done to protect a player is
   * shown to those who may `wellbeing.view`; others see that there was something.
   */
  signs: z.array(riskSign),
  approvals: z.number(),
  approvalsNeeded: z.number(),
  /** Whether one of the approvals that count is the asker's, who cannot give another. */
  isApprovedByYou: z.boolean(),
  requestedAt: instant,
  reviewDueAt: z.nullable(instant),
  transactionHash: z.nullable(z.string()),
})

export const withdrawals = call({
  method: 'GET',
  path: '/api/ops/withdrawals/list',
  auth: 'operator',
  permission: 'withdrawal.view',
  summary: 'Withdrawals in a state, the oldest first',
  query: z.object({
    state: z.optional(z.enum(withdrawalStates)),
    /** The last one seen: `requestedAt withdrawalId`. */
    after: z.optional(text(60)),
    type: z.optional(z.enum(['CPF', 'CNPJ', 'USDT'])),
    flag: z.optional(text(40, 1)),
    /** Gross, both included. */
    from: z.optional(moneyInput),
    to: z.optional(moneyInput),
    late: z.optional(z.literal('1')),
    /** Only those of which something came back after they were paid. */
    returned: z.optional(z.literal('1')),
  }),
  reply: z.array(withdrawal),
})

export const withdrawalDetail = call({
  method: 'GET',
  path: '/api/ops/withdrawals/view/{playerId}/{withdrawalId}',
  auth: 'operator',
  permission: 'withdrawal.view',
  summary: 'One withdrawal with what operators decided on it',
  params: withdrawalId,
  reply: z.object({
    withdrawal,
    reviews: z.array(
      z.object({
        actor: z.string(),
        decision: z.enum(['approved', 'refused', 'paid']),
        note: z.string(),
        at: instant,
      }),
    ),
    /** The way it went, the oldest step first. */
    steps: z.array(z.object({ state: z.enum(withdrawalStates), at: instant })),
    /** Why it was refused: ours, and the provider’s own word. */
    reason: z.nullable(z.string()),
    providerReason: z.nullable(z.string()),
    endToEndId: z.nullable(z.string()),
    /** What came back after it was paid, the oldest first, and of what nature by the provider. */
    returns: z.array(
      z.object({
        returnId: z.string(),
        amount: moneyText,
        /** Given back with the last part. */
        fee: moneyText,
        nature: z.string(),
        at: instant,
      }),
    ),
    /** How often the provider was asked how a sent one went, and when it is asked next. */
    lookUps: z.number(),
    nextLookUpAt: z.nullable(instant),
  }),
})

export const approveWithdrawal = call({
  method: 'POST',
  path: '/api/ops/withdrawals/approve/{playerId}/{withdrawalId}',
  auth: 'operator',
  permission: 'withdrawal.decide',
  summary: 'Approves as one person; large ones need two different ones',
  params: withdrawalId,
  body: z.object({ note }),
  reply: z.object({
    state: z.enum(['in_review', 'approved']),
    approvals: z.number(),
    approvalsNeeded: z.number(),
  }),
})

export const refusalReasons = [
  'operator_refused',
  'documents_needed',
  'holder_unconfirmed',
  'play_incomplete',
  'debt_open',
  'address_unusable',
] as const

export const refuseWithdrawal = call({
  method: 'POST',
  path: '/api/ops/withdrawals/refuse/{playerId}/{withdrawalId}',
  auth: 'operator',
  permission: 'withdrawal.decide',
  summary: 'Gives the money back to the player, who reads the reason',
  params: withdrawalId,
  body: z.object({ reason: z.enum(refusalReasons), note }),
  reply: z.null(),
})

export const showPayee = call({
  method: 'POST',
  path: '/api/ops/withdrawals/payee/{playerId}/{withdrawalId}',
  auth: 'operator',
  permission: 'withdrawal.decide',
  summary:
    'Shows the whole address of an approved USDT withdrawal to who pays it; who saw it is kept',
  params: withdrawalId,
  reply: z.object({ address: z.string() }),
})

export const payUsdt = call({
  method: 'POST',
  path: '/api/ops/withdrawals/usdt/{playerId}/{withdrawalId}',
  auth: 'operator',
  permission: 'withdrawal.decide',
  summary: 'Notes the TRON transaction that paid an approved USDT withdrawal',
  params: withdrawalId,
  body: z.object({ transactionHash: text(80, 1), note }),
  reply: z.null(),
})

export const differences = call({
  method: 'GET',
  path: '/api/ops/deposits/differences',
  auth: 'operator',
  permission: 'deposit.view',
  summary: 'What orders, the provider’s statement and the ledger do not agree on, the oldest first',
  /** The last one seen: `notedAt day kind endToEndId`. */
  query: z.object({
    state: z.optional(z.enum(['open', 'closed'])),
    after: z.optional(text(160)),
  }),
  reply: z.array(
    z.object({
      day: z.string(),
      kind: z.string(),
      endToEndId: z.string(),
      /** Null for a Pix that no player of ours is known for. */
      playerId: z.nullable(z.string()),
      orderId: z.nullable(z.string()),
      expected: z.nullable(moneyText),
      found: z.nullable(moneyText),
      state: z.enum(['open', 'closed']),
      notedAt: instant,
    }),
  ),
})

export const payoutDifferences = call({
  method: 'GET',
  path: '/api/ops/withdrawals/differences',
  auth: 'operator',
  permission: 'deposit.view',
  summary: 'What withdrawals, the provider’s payouts and the ledger do not agree on, oldest first',
  /** The last one seen: `notedAt day kind payoutId returnId`, with `-` for no return. */
  query: z.object({
    state: z.optional(z.enum(['open', 'closed'])),
    after: z.optional(text(220)),
  }),
  reply: z.array(
    z.object({
      day: z.string(),
      kind: z.string(),
      payoutId: z.string(),
      /** The return that it is about; null for the payout itself. */
      returnId: z.nullable(z.string()),
      /** Null for a payout that no withdrawal of ours is known for. */
      playerId: z.nullable(z.string()),
      withdrawalId: z.nullable(z.string()),
      expected: z.nullable(moneyText),
      found: z.nullable(moneyText),
      state: z.enum(['open', 'closed']),
      notedAt: instant,
    }),
  ),
})

export const reconcile = call({
  method: 'POST',
  path: '/api/ops/deposits/reconcile',
  auth: 'operator',
  permission: 'deposit.decide',
  summary:
    'Compares what came and went on a day again with the provider: how many differences are left',
  body: z.object({ day: calendarDay }),
  reply: z.object({ differences: z.number() }),
})

export const stranded = call({
  method: 'GET',
  path: '/api/ops/deposits/stranded',
  auth: 'operator',
  permission: 'deposit.view',
  summary: 'Pix for no order of ours, or that could not be returned, the oldest first',
  /** The last one seen: `strandedAt endToEndId`. */
  query: z.object({ after: z.optional(text(80)) }),
  reply: z.array(
    z.object({
      endToEndId: z.string(),
      why: z.enum(['unmatched', 'return_failed']),
      playerId: z.nullable(z.string()),
      txid: z.nullable(z.string()),
      amount: moneyText,
      paidAt: instant,
      strandedAt: instant,
    }),
  ),
})

export const handleStranded = call({
  method: 'POST',
  path: '/api/ops/deposits/stranded/{endToEndId}',
  auth: 'operator',
  permission: 'deposit.decide',
  summary: 'Notes what was done with such a Pix at the bank',
  params: z.object({ endToEndId: text(40, 1) }),
  body: z.object({ reason: text(500, 3) }),
  reply: z.null(),
})

/** Names what a player owes of bets, which is one debt however many results made it. */
export const DEBT_OF_BETS = 'bets'

export const debts = call({
  method: 'GET',
  path: '/api/ops/deposits/debts',
  auth: 'operator',
  permission: 'deposit.view',
  summary:
    'What players owe after their bank took a Pix back, or a result was taken back whose prize was gone; the oldest first',
  /** The last one seen: `openedAt playerId debtId`. */
  query: z.object({ after: z.optional(text(220)) }),
  reply: z.array(
    z.object({
      playerId: z.string(),
      debtId: z.string(),
      /** The Pix that went back; null of a debt of bets. */
      endToEndId: z.nullable(z.string()),
      /** The bet that was taken back last; null of a debt of deposits. */
      betId: z.nullable(z.string()),
      amount: moneyText,
      collected: moneyText,
      openedAt: instant,
    }),
  ),
})

const debt = z.object({ playerId: idText, debtId: text(140, 1) })

export const collectDebt = call({
  method: 'POST',
  path: '/api/ops/deposits/debts/collect/{playerId}/{debtId}',
  auth: 'operator',
  permission: 'deposit.decide',
  summary: 'Takes what the player’s cash holds towards a debt',
  params: debt,
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ amount: moneyText }),
})

export const writeOffDebt = call({
  method: 'POST',
  path: '/api/ops/deposits/debts/write-off/{playerId}/{debtId}',
  auth: 'operator',
  permission: 'deposit.decide',
  summary: 'Asks to give the rest of a debt up, which a second person must approve',
  params: debt,
  body: z.object({ reason: text(500, 3) }),
  reply: z.object({ approvalId: z.string() }),
})

export const kyc = call({
  method: 'GET',
  path: '/api/ops/kyc/list',
  auth: 'operator',
  permission: 'kyc.view',
  summary: 'Players whose last identity check was refused, the newest first',
  /** The last one seen: `refusedAt playerId`. */
  query: z.object({ before: z.optional(text(80)) }),
  reply: z.array(z.object({ playerId: z.string(), reason: z.string(), refusedAt: instant })),
})

export const counts = call({
  method: 'GET',
  path: '/api/ops/queues/counts',
  auth: 'operator',
  permission: 'self',
  summary: 'How much waits in each queue, as far as the operator may see it',
  reply: z.object({
    withdrawals: z.nullable(z.number()),
    withdrawalsLate: z.nullable(z.number()),
    stranded: z.nullable(z.number()),
    differences: z.nullable(z.number()),
    debts: z.nullable(z.number()),
    kyc: z.nullable(z.number()),
    tickets: z.nullable(z.number()),
    alerts: z.nullable(z.number()),
    approvals: z.number(),
  }),
})
