import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import { pagesOf } from '@jogada/ledger'
import type { PlayerAccount } from '@jogada/ledger'
import { proveBooks } from '../../../books.ts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { keepProof } from '../../report/index.ts'

const PAGE = 100

/** Entries of a player's account, the newest first. */
export async function showEntries(
  { ledger }: Deps,
  {
    playerId,
    account,
    before,
    at,
  }: {
    readonly playerId: bigint
    readonly account: PlayerAccount
    readonly before?: bigint | undefined
    readonly at?: string | undefined
  },
): Promise<CallReply<typeof ops.books.entries>> {
  const entries = await ledger.entries(playerId, account, {
    limit: PAGE,
    ...(before === undefined ? {} : { before }),
    ...(at === undefined ? {} : { to: new Date(at) }),
  })
  return entries.map((entry) => ({
    seq: String(entry.seq),
    commandId: String(entry.commandId),
    kind: entry.kind,
    debit: formatMoney(entry.debit),
    credit: formatMoney(entry.credit),
    balanceAfter: formatMoney(entry.balanceAfter),
    at: entry.at.toISOString(),
  }))
}

/** A player's accounts as they stood before an instant, now where none is named. */
export async function showBalancesAt(
  { ledger, clock }: Deps,
  playerId: bigint,
  at?: string,
): Promise<CallReply<typeof ops.books.balancesAt>> {
  // one millisecond on, so that what happened in this one counts
  const to = at === undefined ? new Date(clock.now().getTime() + 1) : new Date(at)
  const closing = async (account: PlayerAccount) =>
    formatMoney((await ledger.statement(playerId, account, { to })).closing)
  const [cash, bonus, held, withdrawing] = await Promise.all([
    closing('cash'),
    closing('bonus'),
    closing('held'),
    closing('withdrawing'),
  ])
  return { at: to.toISOString(), cash, bonus, held, withdrawing }
}

/** One command of a player. */
export async function showCommand(
  { ledger }: Deps,
  playerId: bigint,
  commandId: bigint,
): Promise<CallReply<typeof ops.books.command>> {
  const found = await ledger.findCommand(playerId, commandId)
  if (!found) throw new Refusal('record_unknown')
  const { verdict } = found
  return {
    commandId: String(found.commandId),
    kind: found.kind,
    at: found.at.toISOString(),
    verdict: verdict.status,
    detail:
      verdict.status === 'refused'
        ? verdict.code
        : verdict.status === 'limit_reached'
          ? verdict.counter
          : null,
    balances:
      verdict.status === 'posted'
        ? Object.entries(verdict.balances).map(([account, { balance }]) => ({
            account,
            balance: formatMoney(balance),
          }))
        : [],
  }
}

/** Proves the whole ledger, and keeps what was found. */
export async function proveLedger(deps: Deps): Promise<CallReply<typeof ops.books.verify>> {
  const { firstBadRow, entries } = await proveBooks(pagesOf(deps.pool))
  await keepProof(deps, { firstBadRow, entries })
  return { firstBadRow, entries: Number(entries) }
}
