import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseMoney } from '@jogada/core'
import type { Pool } from 'pg'
import type { Player } from './crowd.ts'

/** What the bank itself remembers of a player, in centavos. */
export type BankAccount = { received: bigint; returned: bigint; paidOut: bigint }

type Refund = { valor: string; status: string }
type Payment = { valor: string; payer: { cpf?: string }; refunds: readonly Refund[] }
type Payout = { asked: { idPagamento: string; valor: string; cpf?: string }; status: string }
type Records = { payments: Map<string, Payment>; payouts: Map<string, Payout> }

function centavosOf(text: string): bigint {
  const amount = parseMoney(text)
  if (amount === null) throw new Error(`${text} is not an amount`)
  return amount
}

/** Reads the bank's own journal: the one witness that the product did not write. */
export async function readBank(journal: string) {
  const records: Records = { payments: new Map(), payouts: new Map() }
  for (const line of (await readFile(journal, 'utf8')).trimEnd().split('\n')) {
    for (const [table, key, value] of JSON.parse(line) as [string, string, never][]) {
      if (table === 'payments' || table === 'payouts') records[table].set(key, value)
    }
  }
  const accounts = new Map<string, BankAccount>()
  const of = (cpf: string) => {
    const known = accounts.get(cpf) ?? { received: 0n, returned: 0n, paidOut: 0n }
    accounts.set(cpf, known)
    return known
  }
  for (const { valor, payer, refunds } of records.payments.values()) {
    const account = of(payer.cpf!)
    account.received += centavosOf(valor)
    for (const refund of refunds) {
      if (refund.status === 'DEVOLVIDO') account.returned += centavosOf(refund.valor)
    }
  }
  for (const { asked, status } of records.payouts.values()) {
    if (status === 'PAGO') of(asked.cpf!).paidOut += centavosOf(asked.valor)
  }
  return { accounts, payments: records.payments.size, payouts: records.payouts.size }
}

/** Waits until no payment, no payout and no transfer is under way any more. */
export async function settleDown(pool: Pool, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const { rows } = await pool.query<{ open: bigint }>(
      `SELECT (SELECT count(*) FROM deposit.payment
                WHERE state IN ('received', 'accepted', 'returning'))
            + (SELECT count(*) FROM withdrawal.request
                WHERE state IN ('requested', 'approved', 'sent'))
            + (SELECT count(*) FROM transfer.transfer WHERE received_id IS NULL) AS open`,
    )
    if (rows[0]!.open === 0n) return
    if (performance.now() > deadline) throw new Error(`${rows[0]!.open} operations never end`)
    await sleep(200)
  }
}

/** Which of these keys of a player the ledger has decided. */
export async function decidedKeys(pool: Pool, { playerId }: Player, keys: readonly string[]) {
  const { rows } = await pool.query<{ key: string; verdict: string }>(
    'SELECT key, verdict FROM ledger.command WHERE player_id = $1 AND key = ANY ($2)',
    [playerId, keys],
  )
  return new Map(rows.map(({ key, verdict }) => [key, verdict]))
}

type Sums = { has: bigint; won: bigint; given: bigint; fees: bigint; out: bigint }

/**
 * Compares what a player has with what the bank moved and the games paid: every centavo that came in
 * is there, was played away, given away, or went out, and nothing else is. Names the difference, or `null`.
 */
export async function difference(
  pool: Pool,
  { playerId, cpf }: Player,
  bank: BankAccount,
): Promise<string | null> {
  const { rows } = await pool.query<Sums>(
    `SELECT (SELECT coalesce(sum(balance), 0) FROM ledger.account WHERE owner = $1)::bigint AS has,
            (SELECT coalesce(sum(payout - stake), 0) FROM casino.round
              WHERE player_id = $1)::bigint AS won,
            (SELECT coalesce(sum(CASE recipient_id WHEN $1 THEN amount ELSE -amount END), 0)
               FROM transfer.transfer WHERE $1 IN (sender_id, recipient_id))::bigint AS given,
            coalesce(sum(fee), 0)::bigint AS fees, coalesce(sum(amount - fee), 0)::bigint AS out
       FROM withdrawal.request WHERE player_id = $1 AND state = 'paid'`,
    [playerId],
  )
  const { has, won, given, fees, out } = rows[0]!
  const due = bank.received - bank.returned + won + given - bank.paidOut - fees
  if (out !== bank.paidOut) return `${cpf}: paid ${out} by the books, ${bank.paidOut} by the bank`
  return has === due ? null : `${cpf}: has ${has}, should have ${due}`
}
