import { isDeepStrictEqual } from 'node:util'
import { verifyLedger } from '@jogada/ledger'
import type { Pool } from 'pg'
import { decidedKeys, difference, readBank, settleDown } from './books.ts'
import type { Scene } from '../../apps/server/src/testkit/known-player.ts'
import type { OperationKind, Player } from './crowd.ts'

const SETTLE_WITHIN_MS = 120_000
/** What was answered goes on afterwards, so that a later answer may know more. */
const goesOn: ReadonlySet<OperationKind> = new Set<OperationKind>(['withdrawal', 'transfer'])

/**
 * Waits until nothing is under way and compares what the players were told, the ledger and the bank's
 * own journal; prints the counts and gives each difference in one line.
 */
export async function audit(
  stage: Scene & { readonly journal: string },
  pool: Pool,
  players: readonly Player[],
): Promise<string[]> {
  await settleDown(pool, SETTLE_WITHIN_MS)
  const bank = await readBank(stage.journal)
  const problems: string[] = []
  const counts = { answered: 0, refused: 0, done: 0, never: 0, decidedAsRefused: 0 }
  const found = players.map((player) => classify(stage, pool, player, counts))
  problems.push(...(await Promise.all(found)).flat())
  await settleDown(pool, SETTLE_WITHIN_MS)
  const after = await readBank(stage.journal)
  for (const player of players) {
    const account = after.accounts.get(player.cpf) ?? { received: 0n, returned: 0n, paidOut: 0n }
    const wrong = await difference(pool, player, account)
    if (wrong) problems.push(wrong)
  }
  const report = await verifyLedger(pool)
  if (report.firstBadRow) problems.push(`the ledger is wrong: ${report.firstBadRow}`)

  const sum = (pick: (player: Player) => number) => players.reduce((n, each) => n + pick(each), 0)
  console.log(`
${players.length} players
orders        ${sum((p) => p.ordersMade)} made, ${sum((p) => p.ordersLost)} without an answer
payments      ${sum((p) => p.paymentsMade)} answered by the bank, ${sum((p) => p.paymentsLost)} lost; the bank has ${bank.payments}
payouts       the bank has ${after.payouts}
plays, transfers and withdrawals
  answered    ${counts.answered}, each answered the same again
  refused     ${counts.refused}
  answer lost ${counts.done + counts.never + counts.decidedAsRefused}: done once ${counts.done}, refused once ${counts.decidedAsRefused}, never done ${counts.never}
ledger        ${report.commands} commands, ${report.entries} entries, ${report.batches} batches verified
`)
  return problems
}

type Counts = {
  answered: number
  refused: number
  done: number
  never: number
  decidedAsRefused: number
}

/** Asks for every answer again: given ones must stand, lost ones were done once or never. */
async function classify(where: Scene, books: Pool, player: Player, counts: Counts) {
  const problems: string[] = []
  const decided = await decidedKeys(
    books,
    player,
    player.operations.map(({ key }) => key),
  )
  for (const operation of player.operations) {
    const { kind, key, outcome, data } = operation
    const verdict = decided.get(key)
    if (outcome === 'refused') counts.refused++
    else if (outcome === 'lost') {
      if (verdict === undefined) counts.never++
      else if (verdict === 'posted') counts.done++
      else counts.decidedAsRefused++
    } else {
      counts.answered++
      const again = await operation.send(where.server(), { token: player.token, key })
      if (verdict !== 'posted')
        problems.push(`${kind} ${key} was answered and is not in the ledger`)
      else if (!goesOn.has(kind) && !isDeepStrictEqual(again.data, data)) {
        problems.push(`${kind} ${key} was answered otherwise before`)
      }
    }
  }
  return problems
}
